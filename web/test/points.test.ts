import { expect, it } from 'vitest';
import { barsOf, reachOf } from '../src/analysis/bars.ts';

const score = (track: number, damage: number) => ({ total: track + damage, parts: { track, damage } });
const rounds = [
  { round: 0, at: 2, scores: [score(0, 0), score(0, 0)] },
  { round: 1, at: 9, scores: [score(4, 0), score(1, 0)] },
  { round: 2, at: 20, scores: [score(9, -2), score(3, 0)] },
];
const parts = ['track', 'damage'];

it('bars show what a seat has, or what a round added to it', () => {
  const sum = barsOf(rounds, 0, parts, 'sum');
  expect(sum.map((b) => [b.round, b.at, b.total])).toEqual([
    [1, 9, 4],
    [2, 20, 7],
  ]);
  const gain = barsOf(rounds, 0, parts, 'gain');
  expect(gain.map((b) => b.total)).toEqual([4, 3]);
  expect(gain[1].slices).toEqual([
    { part: 'track', value: 5 },
    { part: 'damage', value: -2 },
  ]);
});

it('all seats share one scale, losses below zero', () => {
  const all = [0, 1].map((seat) => barsOf(rounds, seat, parts, 'sum'));
  expect(reachOf(all)).toEqual({ up: 9, down: 2 });
});
