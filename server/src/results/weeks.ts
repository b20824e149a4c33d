import type { Week } from '@orrery/protocol';

const DAY = 24 * 60 * 60_000;
const WEEK = 7 * DAY;
/** The first Monday there is, by the calendar of Greenwich. */
const MONDAY = 4 * DAY;
const SHOWN = 20;

const weekOf = (time: number): number => Math.floor((time - MONDAY) / WEEK);

/** How many matches of each game ended in each of the last weeks. */
export function weeksOf(matches: readonly { readonly game: string; readonly ended: number }[], now: number): Week[] {
  const byWeek = Map.groupBy(matches, ({ ended }) => weekOf(ended));
  return Array.from({ length: SHOWN }, (_, i) => {
    const week = weekOf(now) - SHOWN + 1 + i;
    const games: Record<string, number> = {};
    for (const { game } of byWeek.get(week) ?? []) games[game] = (games[game] ?? 0) + 1;
    return { begins: MONDAY + week * WEEK, games };
  });
}
