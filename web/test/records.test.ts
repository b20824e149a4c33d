import { expect, it } from 'vitest';
import { type Past, recordsIn } from '../src/finish/records.ts';

const past = (id: string, updated: number, points: number, won: boolean, change: Partial<Past> = {}): Past => ({
  id,
  game: 'toy',
  updated,
  yours: [0],
  seats: [0, 1],
  result: { scores: [points, 20], winners: won ? [0] : [1] },
  ...change,
});

it('compares a result with those before it, of the same game and size', () => {
  const all = [
    past('a', 1, 50, true),
    past('b', 2, 31, false),
    past('c', 3, 28, true),
    past('other game', 3, 99, true, { game: 'other' }),
    past('other size', 3, 99, true, { seats: [0, 1, 2] }),
    past('shared screen', 3, 99, true, { yours: [0, 1] }),
    past('d', 5, 34, true),
    past('later', 6, 99, true),
  ];
  expect(recordsIn(all.slice(1), 'd')).toEqual({ points: 34, before: 31, inARow: 2 });
  expect(recordsIn(all, 'd')).toEqual({ points: 34, before: 50, inARow: 2 });
  expect(recordsIn([past('d', 5, 34, true)], 'd')).toEqual({ points: 34, before: undefined, inARow: 1 });
  expect(recordsIn(all, 'shared screen')).toBeUndefined();
  expect(recordsIn([past('d', 5, 34, false, { result: null })], 'd')).toBeUndefined();
});
