import type { VacationRow } from '../storage/life.ts';

const DAY = 24 * 60 * 60_000;
const HOUR = 60 * 60_000;

/** Days of vacation in a year. */
export const DAYS_A_YEAR = 20;
/** So many stretches may be planned at once. */
export const MOST_PLANNED = 8;

/** The day of the calendar it is somewhere. */
export const dayIn = (zone: string, moment: number): string =>
  // Swedes write dates as calendars here do.
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);

const numberOf = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);
const dayOf = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);
export const dayAfter = (day: string): string => dayOf(numberOf(day) + 1);
export const daysIn = ({ first, last }: Pick<VacationRow, 'first' | 'last'>): number => numberOf(last) - numberOf(first) + 1;

/** The moment a day begins somewhere: the first at which it is that day there. */
export function midnightOf(day: string, zone: string): number {
  // No place is further than 14 hours from Greenwich.
  let early = numberOf(day) * DAY - 15 * HOUR;
  let late = numberOf(day) * DAY + 15 * HOUR;
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (dayIn(zone, middle) < day) early = middle;
    else late = middle;
  }
  return late;
}

/** How many days of a year are taken. */
export function takenIn(year: number, rows: readonly Pick<VacationRow, 'first' | 'last'>[]): number {
  let days = 0;
  for (const { first, last } of rows) {
    const from = Math.max(numberOf(first), numberOf(`${year}-01-01`));
    const to = Math.min(numberOf(last), numberOf(`${year}-12-31`));
    days += Math.max(0, to - from + 1);
  }
  return days;
}

/** What speaks against these days; undefined where nothing does. Today is possible only where no clock of one's own runs. */
export function whyNot(
  wanted: Pick<VacationRow, 'first' | 'last'>,
  rows: readonly VacationRow[],
  today: string,
  clockRuns: boolean,
): 'badTime' | 'clockRuns' | 'noDaysLeft' | undefined {
  const { first, last } = wanted;
  if (last < first || first < today || daysIn(wanted) > DAYS_A_YEAR || numberOf(first) > numberOf(today) + 366) return 'badTime';
  if (first === today && clockRuns) return 'clockRuns';
  const ahead = rows.filter((r) => r.last >= today);
  if (ahead.length >= MOST_PLANNED || ahead.some((r) => r.first <= last && r.last >= first)) return 'badTime';
  const years = [first, last].map((day) => Number(day.slice(0, 4)));
  return years.some((year) => takenIn(year, [...rows, wanted]) > DAYS_A_YEAR) ? 'noDaysLeft' : undefined;
}
