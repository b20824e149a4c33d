import type { Answer, Game, SeenAsk, View } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { type Exercise, isRight, ruledOut } from '../src/train/exercise.ts';

const exercise = (options: readonly Answer[], worths: readonly number[], played?: Answer): Exercise => {
  const known = options.map((answer, i) => ({ answer, worth: worths[i] ?? 0 }));
  const best = known.reduce((a, b) => (b.worth > a.worth ? b : a));
  return {
    ...{ key: '', board: undefined, seats: [], log: [], options, known, best, unit: 'chance' },
    ...(played === undefined ? {} : { played: { answer: played, worth: 0 } }),
    ...{ game: {} as Game, view: {} as View, ask: {} as SeenAsk },
    save: () => {
      throw new Error('nobody plays on');
    },
  };
};

it('the best is right, and what is as good within two points', () => {
  const of = exercise(['a', 'b', 'c'], [0.5, 0.485, 0.47]);
  expect(['a', 'b', 'c'].map((answer, i) => isRight(of, answer, [0.5, 0.485, 0.47][i] ?? 0))).toEqual([true, true, false]);
});

it('a hint leaves the best and the two that come next, and never gives it away', () => {
  expect(ruledOut(exercise(['a', 'b', 'c', 'd', 'e'], [0.1, 0.5, 0.2, 0.3, 0.4]), []).sort()).toEqual(['a', 'c']);
  // With three there is one less, with two nothing to rule out.
  expect(ruledOut(exercise(['a', 'b', 'c'], [0.1, 0.5, 0.2]), [])).toEqual(['a']);
  expect(ruledOut(exercise(['a', 'b'], [0.1, 0.5]), [])).toEqual([]);
  // What was tried or played is gone already.
  expect(ruledOut(exercise(['a', 'b', 'c', 'd', 'e'], [0.1, 0.5, 0.2, 0.3, 0.4], 'c'), ['e'])).toEqual(['a']);
});
