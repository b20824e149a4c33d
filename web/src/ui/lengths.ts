const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time in words: "5 minutes", "12 hours", "3 days". Never less than a minute. */
export function lengthWords(ms: number, language: string, unitDisplay: 'long' | 'short' = 'long'): string {
  const [value, unit] =
    ms >= 2 * DAY || ms === DAY
      ? ([Math.round(ms / DAY), 'day'] as const)
      : ms >= HOUR
        ? ([Math.round(ms / HOUR), 'hour'] as const)
        : ([Math.max(1, Math.floor(ms / MINUTE)), 'minute'] as const);
  // There is no short word for days that everybody reads.
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: unit === 'day' ? 'long' : unitDisplay }).format(value);
}

/** "23 Nov" in the reader's language. */
export const dayWords = (time: number, language: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { day: 'numeric', month: 'short' }).format(time);
