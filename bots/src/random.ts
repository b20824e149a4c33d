import { type Chance, int } from '@orrery/kernel';
import type { Player } from './player.ts';

/** Any option is as good as another. */
export function randomPlayer(chance: Chance): Player {
  return { choose: ({ options }) => options[int(chance, options.length)] };
}
