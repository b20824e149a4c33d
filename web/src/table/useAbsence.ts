import { creditOf, inDays, type Payload, type Vote } from '@orrery/host';
import type { Seat } from '@orrery/kernel';
import { useTableState } from './context.ts';
import { useNow } from './useNow.ts';

/** Somebody the table may have to do something about. */
export type Absent = {
  readonly seat: Seat;
  readonly why: 'absent' | 'time';
  /** How long they have been away, and how long until a stand-in may be asked for. */
  readonly away: number;
  readonly wait: number;
  readonly votes: readonly Vote[];
};

export type Absence = {
  readonly people: readonly Absent[];
  readonly asleep: boolean;
  /** What one more chance is worth at this table's clock; 0 without a clock. */
  readonly credit: number;
  /** At a table over days being away is nobody's business. */
  readonly days: boolean;
  /** The viewer may vote. */
  readonly voter: boolean;
};

/** Less than this is a hiccup of the line, nothing to tell. */
const NOTICED_MS = 30_000;

/** Who is away or out of time, as the table shows it. */
export function useAbsence(shown: Payload | undefined): Absence {
  const presence = useTableState((s) => s.presence);
  const absence = useTableState((s) => s.summary?.absence ?? 0);
  const off = useTableState((s) => s.clockOff);
  const someAway = presence?.awaySince.some((since) => since !== null) === true;
  const now = useNow(someAway) + off;
  if (shown === undefined || shown.status !== 'playing') return { people: [], asleep: false, credit: 0, days: false, voter: false };
  const { seats, clock, clocks, viewer, votes, asleep } = shown;
  const days = inDays(clock);
  const people = seats.flatMap((s, seat): Absent[] => {
    if (s.kind !== 'human' || s.bot !== null || asleep) return [];
    const out = clocks?.out.includes(seat) === true;
    const since = presence?.awaySince[seat] ?? null;
    const away = since === null ? 0 : Math.max(0, now - since);
    if (!out && (days || since === null || away < NOTICED_MS || seat === viewer)) return [];
    const counted = votes.filter((v) => v.about === seat && (out || since === null || v.time >= since));
    return [{ seat, why: out ? 'time' : 'absent', away, wait: Math.max(0, absence - away), votes: counted }];
  });
  const plays = viewer >= 0 && seats[viewer]?.kind === 'human' && seats[viewer].bot === null;
  const voter = plays && clocks?.out.includes(viewer) !== true;
  return { people, asleep, credit: clock.kind === 'none' ? 0 : creditOf(clock), days, voter };
}
