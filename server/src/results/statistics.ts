import type { Statistics } from '@orrery/protocol';
import type { ResultRow, Results } from '../storage/results.ts';
import { middle } from './middle.ts';
import { shownRating } from './rating.ts';

/** So many of the last public matches are looked at. */
const LOOKED_AT = 1_000;
/** Whoever has fewer rated matches is not on a ladder yet. */
const LEAST_MATCHES = 3;
const LADDER = 50;

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round((values.reduce((sum, v) => sum + v, 0) / values.length) * 10) / 10;

/** What seats played with. Where victories are shared each has its part; `expected` is what chance alone would have given at those tables. */
function byPlays(all: readonly { readonly results: readonly ResultRow[] }[]): Statistics['byPlays'] {
  const seats = all.flatMap(({ results }) => {
    const winners = results.filter((r) => r.place === 1).length;
    return results.length < 2
      ? []
      : results.map((r) => ({ plays: r.plays, points: r.points, won: r.place === 1 ? 1 / winners : 0, expected: 1 / results.length }));
  });
  const sum = (values: readonly number[]): number => Math.round(values.reduce((total, v) => total + v, 0) * 100) / 100;
  return [...Map.groupBy(seats, (s) => s.plays)]
    .flatMap(([plays, list]) =>
      plays === null
        ? []
        : [
            {
              plays,
              seats: list.length,
              won: sum(list.map((s) => s.won)),
              expected: sum(list.map((s) => s.expected)),
              points: mean(list.map((s) => s.points)) ?? 0,
            },
          ],
    )
    .sort((a, b) => b.won / b.expected - a.won / a.expected || (a.plays < b.plays ? -1 : 1));
}

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
    byPlays: byPlays(all),
    ladder: best.map((row) => ({
      name: row.name,
      bot: row.who.startsWith('bot:') ? row.who.slice(4) : null,
      handle: handles.get(row.who) ?? null,
      rating: { ...shownRating(row), matches: row.matches },
    })),
  };
}
