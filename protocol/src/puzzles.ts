import { z } from 'zod';

/** A day of the calendar, '2026-11-16'; empty where there was none yet. */
const day = z.union([z.literal(''), z.iso.date()]);
const count = z.int().min(0).max(100_000);

/* PUT /api/player/puzzles/:game: what somebody has made of a game's daily puzzles, as this device knows it. -> the same, with what other devices told. Players alone; else `notAPlayer`. */
export const streak = z
  .strictObject({
    /** The last day on which the puzzle was found … */
    last: day,
    /** … and how many days in a row that were. */
    days: count,
    longest: count,
    /** Puzzles found in all. */
    found: count,
    /** The last day on which it was answered at all, found or not: it counts once. */
    answered: day,
  })
  .refine(({ last, days }) => last !== '' || days === 0);
export type Streak = z.infer<typeof streak>;
export const puzzleParams = z.strictObject({ game: z.string().min(1).max(60) });

/* GET /api/puzzles/:game/:day: how many players have answered a day's puzzle here, and how many of them found it. For everybody. */
export const puzzleDayParams = z.strictObject({ ...puzzleParams.shape, day: z.iso.date() });
export type PuzzleShare = { readonly answered: number; readonly found: number };
