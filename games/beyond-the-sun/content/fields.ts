import type { Level } from './kinds.ts';

/** The 19 fields of the technology board. Above level I they have letters, as in the rulebook's example. The state refers to them by index. */
export const FIELDS = ['1', '2', '3', '4', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O'] as const;
export type FieldId = (typeof FIELDS)[number];
export const FIELD = Object.fromEntries(FIELDS.map((id, i) => [id, i])) as Readonly<Record<FieldId, number>>;

type Lines = readonly FieldId[];
/** The blue lines: what lies directly left of each field. */
const LINES: Readonly<Partial<Record<FieldId, Lines>>> = {
  A: ['1'],
  B: ['1', '2'],
  C: ['2'],
  D: ['3'],
  E: ['3', '4'],
  F: ['4'],
  G: ['A'],
  H: ['A', 'B'],
  I: ['B', 'C'],
  J: ['C', 'D'],
  K: ['E'],
  L: ['E', 'F'],
  M: ['G', 'H'],
  N: ['H', 'I', 'J'],
  O: ['J', 'K', 'L'],
};

/** Prerequisites of each field. */
export const LEFT_OF: readonly (readonly number[])[] = FIELDS.map((id) => (LINES[id] ?? []).map((left) => FIELD[left]));
/** How many of them are needed: all, but 2 of 3. */
export const NEEDED: readonly number[] = LEFT_OF.map((left) => Math.min(left.length, 2));

export const levelOf = (field: number): Level => (field < 4 ? 1 : field < 10 ? 2 : field < 16 ? 3 : 4);
const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, i) => from + i);
export const FIELDS_OF: Readonly<Record<Level, readonly number[]>> = {
  1: range(0, 4),
  2: range(4, 10),
  3: range(10, 16),
  4: range(16, 19),
};
