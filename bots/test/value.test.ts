import type { Game, Position } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { Valuer } from '../src/index.ts';
import { pebbles } from './pebbles.ts';
import { sowing } from './sowing.ts';

/** A game in which so many seats give these answers in turn. */
function after(game: Game, seats: number, answers: readonly (string | number)[]): Position {
  const position = game.start(game.configure(seats, {}), 'value');
  for (const answer of answers) game.play(position, game.open(position)[0], answer);
  return position;
}

function chances(game: Game, position: Position): number[] {
  const { config } = position.state;
  const out = new Float64Array(config.seats);
  new Valuer(game, config).chances(position, out);
  return [...out];
}

it('alone at the table one has what one may hope for, and in the end one has points', () => {
  const game = sowing({ weights: [6], scale: 2 });
  expect(chances(game, after(game, 1, ['eat', 'eat', 'eat']))).toEqual([9]);
  expect(chances(game, after(game, 1, ['eat', 'eat', 'eat', 'eat']))).toEqual([2]);
});

it('team mates share one chance', () => {
  const game = pebbles((_, a, b) => a % 2 === b % 2);
  const [first, second, third, fourth] = chances(game, after(game, 4, [4, 1, 1, 2]));
  expect(first).toBe(third);
  expect(second).toBe(fourth);
  expect(first + second).toBeCloseTo(1);
  // Five pebbles against three, whoever of a team has them.
  expect(first).toBeCloseTo(1 / (1 + Math.exp(3 - 5)));
  expect(chances(game, after(game, 4, [3, 2, 2, 1]))).toEqual([first, second, third, fourth]);
  // One of them wins, and both have won.
  const rest = [1, 1, 1, 1, 1, 1, 1, 1];
  expect(chances(game, after(game, 4, [4, 1, 1, 2, ...rest]))).toEqual([1, 0, 1, 0]);
});
