/** Rewards with an "or": of which the player takes one. */
import { DEVELOP_REWARDS } from './box.ts';
import { factions } from './factions.ts';
import type { Bundle } from './resources.ts';
import { technologies } from './technologies.ts';

const choices: ReadonlyMap<string, readonly Bundle[]> = new Map<string, readonly Bundle[]>([
  ['develop', DEVELOP_REWARDS],
  ...technologies.flatMap((t): [string, readonly Bundle[]][] => (t.choice === undefined ? [] : [[`technology:${t.id}`, t.choice]])),
  ...factions.flatMap((f): [string, readonly Bundle[]][] =>
    f.abilities.flatMap((a): [string, readonly Bundle[]][] =>
      a.kind === 'introduction' && a.or !== undefined ? [[`faction:${f.id}`, [a.gain, a.or]]] : [],
    ),
  ),
]);

export function rewardsOf(source: string): readonly Bundle[] {
  const found = choices.get(source);
  if (found === undefined) throw new Error(`${source} gives no choice of rewards`);
  return found;
}
