/** A reward with an "or": the player takes one of two. */
import { open } from '@orrery/kernel';
import { DEVELOP_REWARDS } from '../content/box.ts';
import { factions } from '../content/factions.ts';
import type { Bundle } from '../content/resources.ts';
import { technologies } from '../content/technologies.ts';
import { decision, procedure } from '../kit.ts';
import { gain } from './resources.ts';

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

const EITHER: readonly number[] = [0, 1];

export const chooseReward = decision('chooseReward', {
  args: { source: open<string>() },
  options: (): readonly number[] => EITHER,
});

export const reward = procedure(
  'reward',
  { source: open<string>() },
  {
    choose: (x) => {
      x.ask(x.seat, chooseReward, { source: x.locals.source });
      return 'take';
    },
    take: (x) => {
      gain(x, x.seat, rewardsOf(x.locals.source)[x.answer(chooseReward)], x.locals.source);
      return 'end';
    },
  },
);
