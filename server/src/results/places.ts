import type { SeatState } from '@orrery/host';

/** Everybody's place, 1 the best: winners first, then by points, and whoever gave up after all who did not. */
export function placesOf(
  seats: readonly Pick<SeatState, 'standIn'>[],
  { scores, winners }: { readonly scores: readonly number[]; readonly winners: readonly number[] },
): number[] {
  const worth = seats.map((s, seat) => ({
    won: winners.includes(seat) ? 0 : s.standIn === 'gaveUp' ? 2 : 1,
    points: winners.includes(seat) ? 0 : (scores[seat] ?? 0),
  }));
  return worth.map((mine) => 1 + worth.filter((o) => o.won < mine.won || (o.won === mine.won && o.points > mine.points)).length);
}
