import { rate, rating } from 'openskill';
import type { RatingRow, ResultRow } from '../storage/results.ts';

/** Somebody nobody knows anything about. */
const { mu: MU, sigma: SIGMA } = rating();

/** One number for people and bots alike: the middle is 1500, and one unit of skill is worth thirty. */
const POINTS = 30;
export const shownRating = ({
  mu,
  sigma,
}: {
  readonly mu: number;
  readonly sigma: number;
}): { readonly value: number; readonly spread: number } => ({
  value: Math.round(1500 + (mu - MU) * POINTS),
  spread: Math.round(sigma * POINTS),
});

export type Rated = { readonly ratings: readonly RatingRow[]; readonly gains: readonly number[] };

/**
 * What a match says about those who played it. `sides` are the seats that play together, each one's own where nobody does. Whoever sits there several times, as a level of bots may,
 * is rated by the mean of it.
 */
export function ratedBy(
  results: readonly (ResultRow & { readonly who: string })[],
  sides: readonly (readonly number[])[],
  known: readonly RatingRow[],
): Rated {
  const before = new Map(known.map((k) => [k.who, k]));
  const of = (seat: number): RatingRow => {
    const who = results[seat]?.who ?? '';
    return before.get(who) ?? { who, mu: MU, sigma: SIGMA, matches: 0 };
  };
  const teams = sides.map((side) => side.map((seat) => rating(of(seat))));
  const rank = sides.map((side) => Math.min(...side.map((seat) => results[seat]?.place ?? sides.length)));
  const rated = rate(teams, { rank });
  const after = new Map<string, { mu: number; sigma: number }[]>();
  const gains: number[] = results.map(() => 0);
  for (const [i, side] of sides.entries()) {
    for (const [j, seat] of side.entries()) {
      const now = rated[i]?.[j];
      if (now === undefined) continue;
      const { who } = of(seat);
      after.set(who, [...(after.get(who) ?? []), { mu: now.mu, sigma: now.sigma }]);
      gains[seat] = shownRating(now).value - shownRating(of(seat)).value;
    }
  }
  const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;
  const ratings = [...after].map(([who, all]) => ({
    who,
    mu: mean(all.map((a) => a.mu)),
    sigma: mean(all.map((a) => a.sigma)),
    matches: (before.get(who)?.matches ?? 0) + 1,
  }));
  return { ratings, gains };
}
