import { expect, it } from 'vitest';
import { ranked } from '../src/index.ts';

const by = (key: string, values: readonly number[], fewest?: true) => ({
  by: key,
  of: (seat: number) => values[seat],
  ...(fewest === true ? { fewest } : {}),
});
const alone = [[0], [1], [2]];

it('needs no tie-break where points decide', () => {
  expect(ranked(alone, [by('points', [3, 9, 5]), by('rooms', [9, 0, 9])])).toEqual({ winners: [1], ties: [] });
});

it('compares only those who are level, and stops as soon as one is ahead', () => {
  expect(ranked(alone, [by('points', [9, 9, 5]), by('markers', [4, 2, 0], true), by('ore', [7, 7, 7])])).toEqual({
    winners: [1],
    ties: [
      {
        by: 'markers',
        values: [
          { seat: 0, value: 4 },
          { seat: 1, value: 2 },
        ],
        ahead: [1],
      },
    ],
  });
});

it('shares the victory when nothing is left to compare', () => {
  const { winners, ties } = ranked(alone, [by('points', [9, 5, 9]), by('rooms', [2, 8, 2])]);
  expect(winners).toEqual([0, 2]);
  expect(ties.map((t) => t.ahead)).toEqual([[0, 2]]);
});

it('treats a team as one side', () => {
  const { winners, ties } = ranked(
    [
      [0, 1],
      [2, 3],
    ],
    [by('points', [9, 9, 9, 9]), by('modules', [3, 3, 4, 4]), by('resources', [0, 0, 0, 0])],
  );
  expect(winners).toEqual([2, 3]);
  expect(ties.map((t) => t.by)).toEqual(['modules']);
});
