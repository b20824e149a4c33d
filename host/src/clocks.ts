import { at, type Seat } from '@orrery/kernel';
import { countedIn, type Night, type Rest, runsOutAt, type Span } from './rests.ts';

/** No clock, or a bank of time for each seat to which each turn that ends adds an increment, up to the bank it began with. Milliseconds. */
export type ClockRule =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'bank';
      readonly bank: number;
      readonly increment: number;
      /** Saturday and Sunday do not count, by a calendar this many minutes east of Greenwich. */
      readonly weekends?: number | undefined;
      /** No clock runs in the quiet hours of whoever is asked. */
      readonly nights?: true | undefined;
      /** What follows where somebody's time is up: by itself a bot stands in, or the seat is given up. Otherwise the others decide. */
      readonly timeOut?: 'bot' | 'resign' | undefined;
    };
export type BankRule = Extract<ClockRule, { kind: 'bank' }>;

export type ClockState = {
  /** When the banks below were true. */
  readonly asOf: number;
  readonly left: readonly number[];
  /** Seats whose time is running. */
  readonly running: readonly Seat[];
  /** Seats whose time is up and about whom nothing has been decided yet. */
  readonly out: readonly Seat[];
  /** What its last turn earned each seat: who takes the end of a turn back gives it back. */
  readonly earned: readonly number[];
  /** When clocks stand still that would run, from now on: vacations and pauses. */
  readonly rests: readonly Rest[];
  /** Weekends off, as the rule has it. */
  readonly weekends?: number | undefined;
  /** Everybody's nights, where the rule lets them rest. */
  readonly nights?: readonly (Night | null)[] | undefined;
};

/** Clocks as older snapshots hold them. */
export type StoredClocks = Pick<ClockState, 'asOf' | 'left' | 'running'> & Partial<ClockState>;

/** From here on a clock counts days: people come by when they can, and nobody need be at the table. */
const DAYS = 12 * 60 * 60_000;
/** The least time somebody has who comes back. */
const LEAST = 60_000;

export const inDays = (rule: ClockRule): boolean => rule.kind === 'bank' && rule.bank >= DAYS;

/** What one more chance is worth: one increment, and never less than it takes to look at the table. */
export const creditOf = ({ bank, increment }: BankRule): number => Math.min(bank, Math.max(increment, LEAST));

export const newClocks = (rule: ClockRule, seats: number, now: number): ClockState | null => {
  if (rule.kind === 'none') return null;
  const each = (ms: number): number[] => Array.from({ length: seats }, () => ms);
  return {
    asOf: now,
    left: each(rule.bank),
    running: [],
    out: [],
    earned: each(0),
    rests: [],
    ...weekendsOf(rule),
    ...nightsOf(rule, seats),
  };
};

/** Clocks from a snapshot. Older ones could hold more than the bank. */
export function readClocks(clocks: StoredClocks | null, rule: ClockRule): ClockState | null {
  if (clocks === null || rule.kind === 'none') return null;
  const left = clocks.left.map((ms) => Math.min(ms, rule.bank));
  return { out: [], earned: left.map(() => 0), rests: [], ...nightsOf(rule, left.length), ...clocks, left, ...weekendsOf(rule) };
}

const weekendsOf = ({ weekends }: BankRule): Pick<ClockState, 'weekends'> => (weekends === undefined ? {} : { weekends });

const nightsOf = ({ nights }: BankRule, seats: number): Pick<ClockState, 'nights'> =>
  nights === true ? { nights: Array.from({ length: seats }, () => null) } : {};

/** From now on this seat has these nights. */
export const sleeping = (clocks: ClockState, seat: Seat, night: Night | null): ClockState => ({
  ...clocks,
  nights: clocks.nights?.map((n, s) => (s === seat ? night : n)),
});

/** The clocks at a later moment: what ran has run down. Time never goes back, whatever a machine's clock does. */
export function passed(clocks: ClockState, now: number): ClockState {
  const { asOf, running } = clocks;
  const until = Math.max(now, asOf);
  const rests = clocks.rests.some((r) => r.to <= until) ? clocks.rests.filter((r) => r.to > until) : clocks.rests;
  return {
    ...clocks,
    asOf: until,
    rests,
    left: clocks.left.map((ms, seat) => (running.includes(seat) ? Math.max(0, ms - countedIn(clocks, seat, asOf, until)) : ms)),
  };
}

/** From now on this seat, or everybody, rests at these times and no others. */
export const resting = (clocks: ClockState, seat: Seat | null, spans: readonly Span[]): ClockState => ({
  ...clocks,
  rests: [...clocks.rests.filter((r) => r.seat !== seat), ...spans.map((span) => ({ seat, ...span }))],
});

const changed = (list: readonly number[], seat: Seat, value: number): number[] => list.map((v, s) => (s === seat ? value : v));

/** A seat ends its turn. */
export function turnEnded(clocks: ClockState, seat: Seat, { bank, increment }: BankRule): ClockState {
  const left = at(clocks.left, seat);
  const earned = Math.max(0, Math.min(increment, bank - left));
  return inTime({ ...clocks, earned: changed(clocks.earned, seat, earned) }, seat, left + earned);
}

/** A seat takes the end of its turn back. */
export function turnTakenBack(clocks: ClockState, seat: Seat): ClockState {
  const left = Math.max(0, at(clocks.left, seat) - at(clocks.earned, seat));
  return { ...clocks, left: changed(clocks.left, seat, left), earned: changed(clocks.earned, seat, 0) };
}

/** A seat has this much time, and is out of it no more if that is any. */
function inTime(clocks: ClockState, seat: Seat, left: number): ClockState {
  return { ...clocks, left: changed(clocks.left, seat, left), out: left > 0 ? clocks.out.filter((s) => s !== seat) : clocks.out };
}

/** A seat gets one more chance: at least one credit to answer in. */
export const grantedCredit = (clocks: ClockState, seat: Seat, rule: BankRule): ClockState =>
  inTime(clocks, seat, Math.max(at(clocks.left, seat), creditOf(rule)));

/** Everybody gets one credit: the table wakes. */
export const woken = (clocks: ClockState, rule: BankRule): ClockState => ({
  ...clocks,
  left: clocks.left.map((ms) => Math.min(rule.bank, ms + creditOf(rule))),
  out: [],
});

export const ranOut = (clocks: ClockState, seat: Seat): ClockState => ({
  ...clocks,
  left: changed(clocks.left, seat, 0),
  out: [...clocks.out.filter((s) => s !== seat), seat].sort((a, b) => a - b),
});

/** Nothing is open about this seat any more: a bot plays there. */
export const settled = (clocks: ClockState, seat: Seat): ClockState => ({ ...clocks, out: clocks.out.filter((s) => s !== seat) });

export const runningFor = (clocks: ClockState, running: readonly Seat[]): ClockState => ({ ...clocks, running });

/** The seat whose time is up first, and when. */
export function nextTimeout(clocks: ClockState): { readonly seat: Seat; readonly time: number } | undefined {
  let first: { seat: Seat; time: number } | undefined;
  for (const seat of clocks.running) {
    const time = runsOutAt(clocks, seat, clocks.asOf, at(clocks.left, seat));
    if (first === undefined || time < first.time) first = { seat, time };
  }
  return first;
}
