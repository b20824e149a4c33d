import type { Outlook } from '@orrery/bots';
import type { View } from '@orrery/kernel';
import { type BoardModule, type BoardProps, icons } from '@orrery/kit';
import { expect, it } from 'vitest';
import { comparedWith, reasonsFor } from '../src/hint/reasons.ts';

type Table = { readonly points: number; readonly ore: number };
const board = {
  Board: () => null,
  points: ({ table }: View<Table>) => ({ now: table.points, ended: table.points }),
  holdings: ({ view }: BoardProps<Table>) => [{ key: 'ore', name: 'Ore', glyph: icons.star, count: view.table.ore }],
} as unknown as BoardModule;
const eyes = { board, props: { view: { table: { points: 5, ore: 2 } }, viewer: 0 } as unknown as BoardProps };

const table = (points: number, ore: number): Table => ({ points, ore });
const outlook = (turnEnd: readonly Table[], nextTurn: readonly Table[]): Outlook => ({
  ...{ luck: false, turnEnd, nextTurn },
  points: { now: 5, turnEnd: turnEnd.map((t) => t.points), nextTurn: nextTurn.map((t) => t.points) },
});
const said = (of: readonly unknown[]) =>
  (of as { kind: string; changes?: { key: string; by: number }[]; chance?: number; points?: number }[]).map(
    ({ kind, changes, chance, points }) =>
      changes === undefined ? [kind, chance, points] : [kind, ...changes.map(({ key, by }) => `${key} ${by}`)],
  );

it('says what a turn brings and costs, points first', () => {
  const two = [table(8, 0), table(8, 0)];
  expect(said(reasonsFor(outlook(two, two), [], eyes))).toEqual([['thisTurn', 'points 3', 'ore -2']]);
});

it('says what is set up only where other options do not bring it as well', () => {
  const mine = outlook([table(5, 2)], [table(5, 6)]);
  expect(said(reasonsFor(mine, [outlook([table(5, 2)], [table(5, 3)])], eyes))).toEqual([['setsUp', 'ore 4']]);
  expect(said(reasonsFor(mine, [mine], eyes))).toEqual([]);
});

it('says how likely points are lost before the next turn, or luck brings fewer', () => {
  const end = [table(7, 2), table(7, 2), table(7, 2), table(7, 2)];
  expect(said(reasonsFor(outlook(end, [table(7, 2), table(4, 2), table(7, 2), table(7, 2)]), [], eyes)).at(-1)).toEqual(['taken', 0.25, 3]);
  const luck = [table(9, 2), table(9, 2), table(9, 2), table(7, 2)];
  expect(said(reasonsFor(outlook(luck, luck), [], eyes)).at(-1)).toEqual(['short', 0.25, 2]);
});

it('compares two answers by what they leave, things that only one of them changes included', () => {
  const changes = comparedWith([table(9, 2)], [table(6, 5)], eyes);
  expect(changes.map(({ key, by }) => [key, by])).toEqual([
    ['points', 3],
    ['ore', -3],
  ]);
});
