import type { Seat } from '@orrery/kernel';

export type Span = { readonly from: number; readonly to: number };
/** A time in which a clock stands still: one seat's, or everybody's. */
export type Rest = Span & { readonly seat: Seat | null };

/** Hours of every day in which a seat's clock stands still: minutes of a day in Greenwich. Over midnight where it ends before it begins. */
export type Night = { readonly from: number; readonly to: number };

const DAY = 24 * 60 * 60_000;
const WEEK = 7 * DAY;
const MINUTE = 60_000;
/** The first day of the calendar was a Thursday: this long after it the first Saturday began. */
const FIRST_SATURDAY = 2 * DAY;
/** No clock holds more than this many stretches between nights and weekends. */
const MOST_STRETCHES = 400;
/** Whoever sleeps longer than this plays meanwhile. */
const LONGEST_NIGHT = 10 * 60;
const DAY_MINUTES = 24 * 60;

type Rests = {
  readonly rests: readonly Rest[];
  readonly weekends?: number | undefined;
  /** Of each seat; null where it has none. */
  readonly nights?: readonly (Night | null)[] | undefined;
};

/** The weekend that ends first after this moment. */
function weekendAfter(offset: number, moment: number): Span {
  const shift = FIRST_SATURDAY - offset * MINUTE;
  const from = Math.floor((moment - shift) / WEEK) * WEEK + shift;
  return from + 2 * DAY > moment ? { from, to: from + 2 * DAY } : { from: from + WEEK, to: from + WEEK + 2 * DAY };
}

/** The night that ends first after this moment. */
function nightAfter({ from, to }: Night, moment: number): Span {
  const length = Math.min((to - from + DAY_MINUTES) % DAY_MINUTES, LONGEST_NIGHT) * MINUTE;
  const begins = Math.floor((moment - from * MINUTE) / DAY) * DAY + from * MINUTE;
  const night = begins + length > moment ? begins : begins + DAY;
  return { from: night, to: night + length };
}

/** The next weekend and the next night of a seat, under way or to come. */
function regular({ weekends, nights }: Rests, seat: Seat, moment: number): Span[] {
  const night = nights?.[seat] ?? null;
  return [...(weekends === undefined ? [] : [weekendAfter(weekends, moment)]), ...(night === null ? [] : [nightAfter(night, moment)])];
}

/** Until when a seat's clock stands still at this moment; the moment itself where it runs. */
function restsUntil(clocks: Rests, seat: Seat, moment: number): number {
  let until = moment;
  for (;;) {
    const own = clocks.rests.filter((r) => r.seat === null || r.seat === seat);
    const rest = [...own, ...regular(clocks, seat, until)].find((r) => r.from <= until && r.to > until);
    if (rest === undefined) return until;
    until = rest.to;
  }
}

/** When the next time of rest begins after a moment at which the clock runs. */
function restsFrom(clocks: Rests, seat: Seat, moment: number): number {
  const starts = clocks.rests.flatMap((r) => ((r.seat === null || r.seat === seat) && r.from > moment && r.to > r.from ? [r.from] : []));
  return Math.min(...starts, ...regular(clocks, seat, moment).map((r) => r.from));
}

const never = ({ rests, weekends, nights }: Rests): boolean => rests.length === 0 && weekends === undefined && nights === undefined;

/** How much of this time counts for a seat's clock. */
export function countedIn(clocks: Rests, seat: Seat, from: number, to: number): number {
  if (never(clocks)) return Math.max(0, to - from);
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
  if (never(clocks)) return from + left;
  let rest = left;
  let now = restsUntil(clocks, seat, from);
  for (let i = 0; i < MOST_STRETCHES + clocks.rests.length; i++) {
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
