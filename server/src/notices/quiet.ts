import type { Night } from '@orrery/host';
import type { Wishes } from '@orrery/protocol';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** The minute of the day in somebody's own time zone. */
function minuteIn(zone: string, now: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).formatToParts(
    now,
  );
  const number = (type: string): number => Number(parts.find((p) => p.type === type)?.value ?? 0);
  return number('hour') * 60 + number('minute');
}

/** Quiet hours as minutes of a day in Greenwich, by the hands of today; null where there are none. */
export function nightOf({ quiet, zone }: Pick<Wishes, 'quiet' | 'zone'>, now: number): Night | null {
  if (quiet === null || quiet.from === quiet.to) return null;
  const east = minuteIn(zone, now) - minuteIn('UTC', now);
  const there = (minute: number): number => (minute - east + 2 * DAY_MINUTES) % DAY_MINUTES;
  return { from: there(quiet.from), to: there(quiet.to) };
}

const within = (minute: number, { from, to }: { readonly from: number; readonly to: number }): boolean =>
  from <= to ? minute >= from && minute < to : minute >= from || minute < to;

/** When the quiet hours that it is now are over; undefined where it is not quiet. */
export function quietUntil({ quiet, zone }: Pick<Wishes, 'quiet' | 'zone'>, now: number): number | undefined {
  if (quiet === null || quiet.from === quiet.to) return undefined;
  if (!within(minuteIn(zone, now), quiet)) return undefined;
  const left = (quiet.to - minuteIn(zone, now) + 24 * 60) % (24 * 60);
  const until = Math.floor(now / MINUTE) * MINUTE + left * MINUTE;
  // Where clocks are changed that night the hour is another one: look once more then, or go by the hands that were moved on.
  const off = minuteIn(zone, until) - quiet.to;
  return off > 0 && off < 180 ? until - off * MINUTE : until;
}
