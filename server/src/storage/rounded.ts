const HOUR = 3_600_000;
const MINUTE = 60_000;

/** The hour a moment lies in, and the minute: what indexes know of it. */
export const hourOf = (time: number): number => Math.floor(time / HOUR);
export const minuteOf = (time: number): number => Math.floor(time / MINUTE);
export const minuteOrNone = (time: number | null): number | null => (time === null ? null : minuteOf(time));
