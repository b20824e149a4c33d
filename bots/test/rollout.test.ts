import type { Configured } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { Rollout } from '../src/rollout.ts';
import { Valuer } from '../src/value.ts';
import { pebbles } from './pebbles.ts';
import { rounds } from './rounds.ts';

const game = pebbles();

/** What each has after so many turns played on from the start. */
function after(turns: number, seats = 2): { taken: readonly number[]; over: boolean } {
  const config = game.configure(seats, {});
  const end = new Rollout(game, new Valuer(game, config)).play(game.start(config, 'onward'), turns);
  return { taken: (end.state as Configured & { taken: number[] }).taken, over: game.over(end) };
}

it('everybody plays on for so many turns, each for themselves', () => {
  expect(after(0)).toEqual({ taken: [0, 0], over: false });
  expect(after(1)).toEqual({ taken: [4, 0], over: false });
  expect(after(2)).toEqual({ taken: [4, 4], over: false });
  expect(after(5, 4)).toEqual({ taken: [8, 4, 4, 4], over: false });
});

it('stops at the end of the game, and plays to it where the turn never passes on', () => {
  expect(after(99)).toEqual({ taken: [12, 12], over: true });
  expect(after(2, 1)).toEqual({ taken: [12], over: true });
});

/** In each of sixty rounds one of eight heaps is taken, as many grains as its number; from round 21 on the first one is worth a hundred. */
function heaps(rolloutLooks?: number): { grains: number; looks: number } {
  let looks = 0;
  const toy = rounds<{ seats: number; round: number; grains: number }, number>({
    id: 'heaps',
    rounds: 60,
    answers: [0, 1, 2, 3, 4, 5, 6, 7],
    turn: (s, _, heap) => {
      looks++;
      s.grains += heap === 0 && s.round > 20 ? 100 : heap;
    },
    evaluation: rolloutLooks === undefined ? {} : { rolloutLooks },
    fresh: (seats) => ({ seats, round: 0, grains: 0 }),
    copy: (s) => ({ ...s }),
    has: (s) => s.grains,
  });
  const config = toy.configure(1, {});
  const end = new Rollout(toy, new Valuer(toy, config)).play(toy.start(config, 'habit'), 99);
  return { grains: (end.state as Configured & { grains: number }).grains, looks };
}

it('looks at every answer of a question, or at those that used to look best and at one more in turn', () => {
  expect(heaps()).toEqual({ grains: 20 * 7 + 40 * 100, looks: 480 });
  const { grains, looks } = heaps(3);
  expect(looks).toBeLessThanOrEqual(180);
  // One heap better each round until it knows the best, in round 7. The first has its turn again in rounds 25 and 33, and is known to be good then.
  expect(grains).toBe(1 + 2 + 3 + 4 + 5 + 6 + 18 * 7 + 100 + 5 * 5 + 6 + 7 + 28 * 100);
});
