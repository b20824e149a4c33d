import type { Configured } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { Rollout } from '../src/rollout.ts';
import { Valuer } from '../src/value.ts';
import { pebbles } from './pebbles.ts';

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
