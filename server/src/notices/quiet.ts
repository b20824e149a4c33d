import type { Wishes } from '@orrery/protocol';

const MINUTE = 60_000;

/** The minute of the day in somebody's own time zone. */
function minuteIn(zone: string, now: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).formatToParts(
    now,
  );
  const number = (type: string): number => Number(parts.find((p) => p.type === type)?.value ?? 0);
  return number('hour') * 60 + number('minute');
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
