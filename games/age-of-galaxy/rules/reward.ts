/** A reward with an "or": the player takes one of two. */
import { open } from '@orrery/kernel';
import { rewardsOf } from '../content/rewards.ts';
import { decision, procedure } from '../rulebook.ts';
import { gain } from './resources.ts';

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
