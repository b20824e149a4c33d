import type { Question } from '@orrery/bots';
import { expect, it } from 'vitest';
import { drawing } from '../src/run-games.ts';

it('lots answer the one question they are drawn for, each option now and then, and a player the others', () => {
  const player = drawing({ choose: ({ options }) => options[0] }, 'startingFaction', 'any');
  const answers = (decision: string) =>
    Array.from({ length: 40 }, () => player.choose({ ask: { seat: 0, decision }, options: [3, 1, 2] } as unknown as Question));
  expect([...new Set(answers('startingFaction'))].sort()).toEqual([1, 2, 3]);
  expect([...new Set(answers('chooseAction'))]).toEqual([3]);
});
