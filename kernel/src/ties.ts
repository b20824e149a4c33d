import type { TieBreak } from './game.ts';
import { at } from './need.ts';
import type { Seat } from './rules.ts';

/** Something seats are compared by; `by` is a key that the game's texts put into words. */
export type Measure = { readonly by: string; readonly fewest?: true; of(seat: Seat): number };

/**
 * Compares sides (single seats, or teams whose members share every value) by the first measure, and those who are level by the next ones
 * until one side is ahead or nothing is left to compare.
 */
export function ranked(
  sides: readonly (readonly Seat[])[],
  measures: readonly Measure[],
): { readonly winners: Seat[]; readonly ties: TieBreak[] } {
  let level = sides;
  const ties: TieBreak[] = [];
  for (const [index, { by, fewest, of }] of measures.entries()) {
    if (index > 0 && level.length === 1) break;
    const value = (side: readonly Seat[]): number => of(at(side, 0));
    const best = level.map(value).reduce((a, b) => (fewest === true ? Math.min(a, b) : Math.max(a, b)));
    const ahead = level.filter((side) => value(side) === best);
    if (index > 0) {
      const values = level.flatMap((side) => side.map((seat) => ({ seat, value: of(seat) })));
      ties.push({ by, values, ahead: ahead.flat() });
    }
    level = ahead;
  }
  return { winners: level.flat(), ties };
}
