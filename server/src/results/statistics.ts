import type { Statistics } from '@orrery/protocol';
import type { Results } from '../storage/results.ts';
import { shownRating } from './rating.ts';

/** So many of the last public matches are looked at. */
const LOOKED_AT = 1_000;
/** Whoever has fewer rated matches is not on a ladder yet. */
const LEAST_MATCHES = 3;
const LADDER = 50;

const middle = (values: readonly number[]): number | null => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;
const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round((values.reduce((sum, v) => sum + v, 0) / values.length) * 10) / 10;

/** What the public matches of a game tell everybody. */
export async function statisticsOf(results: Results, game: string): Promise<Statistics> {
  const all = (await results.publicResults(game, LOOKED_AT)).filter((m) => m.results.length > 0);
  const bySeats = [...Map.groupBy(all, (m) => m.match.seats)].sort(([a], [b]) => a - b);
  const best = await results.ladder(game, LEAST_MATCHES, LADDER);
  const handles = await results.handles(best.map((b) => b.who));
  return {
    game,
    matches: all.length,
    length: middle(all.map((m) => m.match.ended - m.match.began)),
    moves: middle(all.map((m) => m.match.moves)),
    bySeats: bySeats.map(([seats, list]) => ({
      seats,
      matches: list.length,
      won: Array.from({ length: seats }, (_, seat) => list.filter((m) => m.results.some((r) => r.seat === seat && r.place === 1)).length),
      winners: mean(list.flatMap((m) => m.results.filter((r) => r.place === 1).map((r) => r.points))),
      others: mean(list.flatMap((m) => m.results.filter((r) => r.place > 1).map((r) => r.points))),
    })),
    ladder: best.map((row) => ({
      name: row.name,
      bot: row.who.startsWith('bot:') ? row.who.slice(4) : null,
      handle: handles.get(row.who) ?? null,
      rating: { ...shownRating(row), matches: row.matches },
    })),
  };
}
