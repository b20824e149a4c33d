import type { Seat } from '@orrery/kernel';

export type Span = { readonly from: number; readonly to: number };
/** A time in which a clock stands still: one seat's, or everybody's. */
export type Rest = Span & { readonly seat: Seat | null };

const DAY = 24 * 60 * 60_000;
const WEEK = 7 * DAY;
const MINUTE = 60_000;
/** The first day of the calendar was a Thursday: so long after it the first Saturday began. */
const FIRST_SATURDAY = 2 * DAY;
/** No clock holds more than this many weeks of working days. */
const MOST_WEEKS = 60;

type Rests = { readonly rests: readonly Rest[]; readonly weekends?: number | undefined };

/** The weekend that ends first after this moment. */
function weekendAfter(offset: number, moment: number): Span {
  const shift = FIRST_SATURDAY - offset * MINUTE;
  const from = Math.floor((moment - shift) / WEEK) * WEEK + shift;
  return from + 2 * DAY > moment ? { from, to: from + 2 * DAY } : { from: from + WEEK, to: from + WEEK + 2 * DAY };
}

/** Until when a seat's clock stands still at this moment; the moment itself where it runs. */
function restsUntil({ rests, weekends }: Rests, seat: Seat, moment: number): number {
  let until = moment;
  for (;;) {
    const rest = rests.find((r) => (r.seat === null || r.seat === seat) && r.from <= until && r.to > until);
    const weekend = weekends === undefined ? undefined : weekendAfter(weekends, until);
    const next = rest?.to ?? (weekend !== undefined && weekend.from <= until ? weekend.to : until);
    if (next === until) return until;
    until = next;
  }
}

/** When the next time of rest begins after a moment at which the clock runs. */
function restsFrom({ rests, weekends }: Rests, seat: Seat, moment: number): number {
  const starts = rests.flatMap((r) => ((r.seat === null || r.seat === seat) && r.from > moment && r.to > r.from ? [r.from] : []));
  const weekend = weekends === undefined ? [] : [weekendAfter(weekends, moment).from];
  return Math.min(...starts, ...weekend);
}

/** How much of this time counts for a seat's clock. */
export function countedIn(clocks: Rests, seat: Seat, from: number, to: number): number {
  if (clocks.rests.length === 0 && clocks.weekends === undefined) return Math.max(0, to - from);
  let counted = 0;
  for (let now = restsUntil(clocks, seat, from); now < to; ) {
    const stop = Math.min(to, restsFrom(clocks, seat, now));
    counted += stop - now;
    now = restsUntil(clocks, seat, stop);
  }
  return counted;
}

/** When a clock that has so much left at this moment will have run out. */
export function runsOutAt(clocks: Rests, seat: Seat, from: number, left: number): number {
  if (clocks.rests.length === 0 && clocks.weekends === undefined) return from + left;
  let rest = left;
  let now = restsUntil(clocks, seat, from);
  for (let i = 0; i < MOST_WEEKS + clocks.rests.length; i++) {
    const stop = restsFrom(clocks, seat, now);
    if (now + rest <= stop) return now + rest;
    rest -= stop - now;
    now = restsUntil(clocks, seat, stop);
  }
  return now + rest;
}

/** Until when a seat rests by its own wish, or everybody by agreement; undefined where it does not. Weekends are everybody's and no news. */
export function restOf({ rests }: Rests, seat: Seat | null, moment: number): number | undefined {
  return rests.find((r) => r.seat === seat && r.from <= moment && r.to > moment)?.to;
}
