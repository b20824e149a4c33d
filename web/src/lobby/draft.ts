import { isLevel, isQuick, type Opponent, opponents } from '@orrery/bots';
import type { ClockRule, SeatSetup } from '@orrery/host';
import { at, type OptionValue, type Seat } from '@orrery/kernel';
import type { CreateTable, WantedSeat } from '@orrery/protocol';
import { STAND_IN } from '../state/stand-in.ts';
import { guestName } from '../text/guest.ts';
import type { ShellText } from '../text/index.ts';

/** Who takes a seat: the person here, another one at this screen, a friend with a link, a bot, or nobody. */
export type Taker = 'me' | 'here' | 'friend' | 'none' | Opponent;

export type Place = { readonly taker: Taker; readonly name: string };

export type Where = 'here' | 'live' | 'days';

/** The others decide, a bot stands in at once, or the seat is given up. */
export type TimeOut = 'vote' | 'bot' | 'resign';

/** A table that is being planned. */
export type Draft = {
  readonly game: string;
  readonly places: readonly Place[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly where: Where;
  readonly listed: boolean;
  /** How long somebody must be away before the others may ask for a stand-in, and its level. */
  readonly absence: number;
  readonly standIn: Opponent;
  /** Time to think, for a table over days. */
  readonly pace: Pace;
  /** Saturday and Sunday do not count there, nor the quiet hours of whoever is asked. */
  readonly weekends: boolean;
  readonly nights: boolean;
  /** What follows where somebody's time is up there. */
  readonly timeOut: TimeOut;
  /** Time to think for a whole live match; 0: no clock. */
  readonly live: number;
  /** It counts for ratings, where only players and bots sit there. */
  readonly rated: boolean;
  /** A quicker bot may answer where a slow one has to wait too long for the server. */
  readonly quicker: boolean;
};

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** What a table can choose from. */
export const ABSENCES: readonly number[] = [2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 30 * MINUTE];
/** What each turn earns, and how much can be saved. */
export type Pace = { readonly increment: number; readonly bank: number };
export const PACES: readonly [Pace, Pace, Pace] = [
  { increment: DAY / 2, bank: DAY },
  { increment: DAY, bank: 3 * DAY },
  { increment: 2 * DAY, bank: 6 * DAY },
];
/** Live: so much for the match, and a little for each turn. */
export const LIVE_BANKS: readonly number[] = [0, 20 * MINUTE, 30 * MINUTE, 45 * MINUTE];
export const LIVE_INCREMENT = 10_000;

export const samePace = (a: Pace, b: Pace): boolean => a.increment === b.increment && a.bank === b.bank;

/** What a new table agrees on unless somebody changes it. */
export const firstTerms = {
  absence: 5 * MINUTE,
  standIn: STAND_IN,
  pace: PACES[1],
  weekends: false,
  nights: false,
  timeOut: 'vote',
  live: 0,
  rated: false,
} as const;

/** Me and bots, of middling strength by default: one click from playing. */
export function firstPlaces({ max }: { readonly max: number }, level: Opponent = 'officer'): Place[] {
  return Array.from({ length: max }, (_, seat) => ({ taker: seat === 0 ? 'me' : seat < 3 ? level : 'none', name: '' }));
}

/** Who can take a seat, depending on where the table stands. */
export function takersFor(where: Where, seat: Seat, min: number): Taker[] {
  return ['me', 'here', ...(where === 'here' ? [] : (['friend'] as const)), ...opponents, ...(seat >= min ? (['none'] as const) : [])];
}

/** One seat is mine at most; whoever had it before makes room. */
export function place(places: readonly Place[], seat: Seat, taker: Taker): Place[] {
  return places.map((p, s) => (s === seat ? { ...p, taker } : taker === 'me' && p.taker === 'me' ? { ...p, taker: 'here' } : p));
}

export const moved = (draft: Draft, where: Where): Draft => ({
  ...draft,
  where,
  places: draft.places.map((p) => (where === 'here' && p.taker === 'friend' ? { ...p, taker: 'here' } : p)),
});

export const taken = (places: readonly Place[]): readonly Place[] => places.filter((p) => p.taker !== 'none');

export const hasPerson = (places: readonly Place[]): boolean => places.some((p) => p.taker === 'me' || p.taker === 'here');

/** Whether a bot sits here that takes its time: only then it matters who answers in its place. */
export const thinks = (places: readonly Place[]): boolean => places.some((p) => isLevel(p.taker) && !isQuick(p.taker));

/** The name a seat goes by: the one typed, mine, or a star's. */
export function nameAt(places: readonly Place[], seat: Seat, mine: string, text: ShellText): string {
  const { taker, name } = at(places, seat);
  if (name.trim() !== '') return name.trim();
  if (taker === 'me' && mine !== '') return mine;
  // Seats nobody takes are left out of the table: names follow those that are taken, so that they stay the same there.
  if (taker === 'me' || taker === 'here') return guestName(text, taken(places.slice(0, seat)).length);
  const bot = places.slice(0, seat).filter((p) => isLevel(p.taker)).length;
  return at(text.lobby.botNames, bot % text.lobby.botNames.length);
}

/** For a table on this device. */
export function seatsHere(places: readonly Place[], mine: string, text: ShellText): SeatSetup[] {
  return taken(places).map((p, seat, all): SeatSetup => {
    const name = nameAt(all, seat, mine, text);
    return isLevel(p.taker) ? { kind: 'bot', bot: p.taker, name } : { kind: 'human', name };
  });
}

/** For a table on the server. */
export function wanted(draft: Draft, mine: string, text: ShellText): CreateTable {
  const seats = taken(draft.places).map((p, seat, all): WantedSeat => {
    if (p.taker === 'friend') return { kind: 'empty' };
    const name = nameAt(all, seat, mine, text);
    return isLevel(p.taker) ? { kind: 'bot', bot: p.taker, name } : { kind: 'me', name };
  });
  return {
    game: draft.game,
    seats,
    options: draft.options,
    clock: clockOf(draft),
    absence: draft.absence,
    standIn: draft.standIn,
    listed: draft.listed,
    ...(draft.rated ? { rated: true } : {}),
    ...(draft.quicker && thinks(draft.places) ? { quickerBots: true } : {}),
  };
}

function clockOf(draft: Draft): ClockRule {
  const { where, pace, nights, timeOut, live } = draft;
  if (where === 'days') {
    const agreed = { ...(nights ? { nights: true as const } : {}), ...(timeOut === 'vote' ? {} : { timeOut }) };
    return { kind: 'bank', ...pace, ...weekendsOf(draft), ...agreed };
  }
  return live === 0 ? { kind: 'none' } : { kind: 'bank', bank: live, increment: LIVE_INCREMENT };
}

/** Weekends are those of whoever lays the table. */
const weekendsOf = ({ weekends }: Draft): { readonly weekends?: number } => (weekends ? { weekends: -new Date().getTimezoneOffset() } : {});
