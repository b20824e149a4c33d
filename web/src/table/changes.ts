import type { Seat, View } from '@orrery/kernel';
import { type BoardModule, type BoardProps, type Glyph, icons } from '@orrery/kit';

/** So much more or less of something; points have no name of their own. */
export type Change = {
  readonly key: string;
  readonly name?: string;
  readonly by: number;
  readonly glyph: Glyph;
  readonly hue?: string | undefined;
};

/** What is different for a seat between two tables, as its board counts: its points first. */
export function changesBetween(before: View, after: View, board: BoardModule | undefined, props: BoardProps, seat: Seat): Change[] {
  if (board === undefined) return [];
  const changes: Change[] = [];
  const points = (board.points?.(after, seat).ended ?? 0) - (board.points?.(before, seat).ended ?? 0);
  if (board.points !== undefined) changes.push({ key: 'points', by: points, glyph: icons.star });
  const had = new Map(board.holdings?.({ ...props, view: before }, seat).map(({ key, count }) => [key, count]));
  for (const { key, name, glyph, hue, count } of board.holdings?.({ ...props, view: after }, seat) ?? []) {
    const by = count - (had.get(key) ?? 0);
    if (by !== 0) changes.push({ key, name, by, glyph, hue });
  }
  return changes;
}
