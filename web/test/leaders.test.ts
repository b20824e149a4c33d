import { expect, it } from 'vitest';
import { leaders } from '../src/table/leaders.ts';

it('says who leads after each source, and nobody while all are level', () => {
  const score = (cities: number, roads: number, rivers: number) => ({ total: cities + roads + rivers, parts: { cities, roads, rivers } });
  const outcome = { ending: 'rounds', scores: [score(4, 5, 0), score(6, 2, 0), score(2, 7, 1)], winners: [2] };
  const parts = ['cities', 'roads', 'rivers'];
  expect([0, 1, 2, 3].map((added) => leaders(outcome, parts.slice(0, added)))).toEqual([[], [1], [0, 2], [2]]);
});
