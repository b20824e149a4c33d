import type { Seat } from '@orrery/kernel';

/** A finished match that somebody played with one seat. */
export type Past = {
  readonly id: string;
  readonly game: string;
  readonly updated: number;
  readonly yours: readonly Seat[];
  readonly seats: readonly unknown[];
  readonly result: { readonly scores: readonly number[]; readonly winners: readonly Seat[] } | null;
};

export type Records = {
  readonly points: number;
  /** The best before; undefined where this was the first. */
  readonly before: number | undefined;
  /** Matches won one after the other, this one included. */
  readonly inARow: number;
};

/** What a match was compared with those before it, of the same game with as many seats. Undefined where one had none of one's own, or several. */
export function recordsIn(all: readonly Past[], id: string): Records | undefined {
  const now = all.find((past) => past.id === id);
  const mine = (past: Past): number | undefined => (past.yours.length === 1 && past.result !== null ? past.yours[0] : undefined);
  const seat = now === undefined ? undefined : mine(now);
  if (now === undefined || seat === undefined || now.result === null) return undefined;
  const earlier = all
    .filter(
      (p) => p.id !== id && mine(p) !== undefined && p.game === now.game && p.seats.length === now.seats.length && p.updated <= now.updated,
    )
    .toSorted((a, b) => b.updated - a.updated);
  const points = earlier.flatMap((p) => {
    const own = mine(p);
    return own === undefined ? [] : [p.result?.scores[own] ?? 0];
  });
  const won = (p: Past): boolean => p.result?.winners.includes(mine(p) ?? -1) === true;
  const streak = [now, ...earlier].findIndex((p) => !won(p));
  return {
    points: now.result.scores[seat] ?? 0,
    before: points.length === 0 ? undefined : Math.max(...points),
    inARow: streak < 0 ? 1 + earlier.length : streak,
  };
}
