import type { Outcome, Seat } from '@orrery/kernel';

/** Who is ahead once these sources are added up; nobody while all are level. */
export function leaders({ scores }: Outcome, parts: readonly string[]): Seat[] {
  const sums = scores.map((score) => parts.reduce((total, part) => total + (score.parts[part] ?? 0), 0));
  const most = Math.max(...sums);
  return sums.every((sum) => sum === most) ? [] : sums.flatMap((sum, seat) => (sum === most ? [seat] : []));
}
