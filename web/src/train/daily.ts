import type { Streak } from '@orrery/protocol';

/** A day as a calendar has it: '2026-11-16'. */
export type Day = string;

const two = (n: number): string => `${n}`.padStart(2, '0');

/** The day where this device is. */
export const today = (now = new Date()): Day => `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days since 1970, by the calendar alone. */
const numberOf = (day: Day): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

const dayBefore = (day: Day): Day => new Date((numberOf(day) - 1) * DAY_MS).toISOString().slice(0, 10);

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));

/** From one puzzle to the next day's: a step that leads to all of them, and away from those that stand beside each other. */
function strideOf(count: number): number {
  let stride = Math.max(1, Math.round(count * 0.382));
  while (common(stride, count) !== 1) stride++;
  return stride;
}

/** The one that comes after a puzzle, as if a day had passed. */
export const nextOf = (which: number, count: number): number => (which + strideOf(count)) % count;

/**
 * Which of this many puzzles a day has: everybody has the same on the same date, all of them come up before one comes again, and those that follow
 * each other in the stock, which may be of one game, do not.
 */
export const puzzleOf = (day: Day, count: number): number => (numberOf(day) * strideOf(count)) % count;

const NONE: Streak = { last: '', days: 0, longest: 0, found: 0, answered: '' };

/** The days in a row that still count: yesterday's may be gone on with. */
export const daysInARow = (streak: Streak, day: Day): number => (streak.last === day || streak.last === dayBefore(day) ? streak.days : 0);

/** After a day's puzzle was found, or shown. Only the first answer of a day counts. */
export function counted(streak: Streak, day: Day, found: boolean): Streak {
  if (streak.answered === day) return streak;
  if (!found) return { ...streak, answered: day, days: 0 };
  const days = daysInARow(streak, day) + 1;
  return { last: day, days, longest: Math.max(days, streak.longest), found: streak.found + 1, answered: day };
}

const keyOf = (game: string): string => `orrery.puzzles.${game}`;

export function keptStreak(game: string): Streak {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null') as Partial<Streak> | null;
    return { ...NONE, ...kept };
  } catch {
    return NONE;
  }
}

export function keepStreak(game: string, streak: Streak): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(streak));
  } catch {
    // Without storage every day is the first.
  }
}
