import type { Streak } from '@orrery/protocol';

const DAY_MS = 24 * 60 * 60 * 1000;
const numberOf = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
const firstOf = ({ last, days }: Streak): number => numberOf(last) - days + 1;

/** Two devices' knowledge of one player: days in a row go on where they touch, and a puzzle found on one of them was found. */
export function mergedStreaks(a: Streak, b: Streak): Streak {
  const [later, earlier] = a.answered > b.answered || (a.answered === b.answered && a.last >= b.last) ? [a, b] : [b, a];
  const both = { longest: Math.max(a.longest, b.longest), found: Math.max(a.found, b.found) };
  if (later.days === 0 || earlier.days === 0) return { ...later, ...both };
  const touch = numberOf(earlier.last) >= firstOf(later) - 1;
  const days = touch ? numberOf(later.last) - Math.min(firstOf(later), firstOf(earlier)) + 1 : later.days;
  return { ...later, ...both, days, longest: Math.max(both.longest, days) };
}
