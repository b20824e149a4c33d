import { type Config, int, seeded } from '@orrery/kernel';
import { everyConfig } from '@orrery/kernel/testing';
import { andromedasEdge } from '../index.ts';

/** Forty of all combinations of options: the default for each player count, every option value somewhere, the rest by a fixed lot. */
export function sampledConfigs(size = 40): Config[] {
  const all = everyConfig(andromedasEdge);
  const chosen: Config[] = [2, 3, 4].map((seats) => andromedasEdge.configure(seats, {}));
  const luck = seeded('andromedas-edge/configs');
  while (chosen.length < size) {
    const config = all[int(luck, all.length)];
    if (!chosen.includes(config)) chosen.push(config);
  }
  return chosen;
}
