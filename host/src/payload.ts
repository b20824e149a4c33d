import {
  type Answer,
  type Barrier,
  type GoingOn,
  laid,
  type Outcome,
  type Own,
  type Seat,
  type Sendable,
  type Stops,
  type View,
} from '@orrery/kernel';
import type { ActKind } from './acts.ts';
import type { ClockRule, ClockState } from './clocks.ts';
import type { Motion, Wanted } from './motions.ts';
import type { SeatState } from './seats.ts';
import type { Vote } from './votes.ts';

/** `gathering` while a seat is empty: nobody sees a card before everybody sits, so nobody can fish for a hand. */
export type TableStatus = 'gathering' | 'playing' | 'over';

/** A question open to the viewer, with the whole list of what may be answered. */
export type OpenAsk = {
  readonly decision: string;
  readonly options: readonly Answer[];
  /** The kinds of window it is: those a stop can be set for. */
  readonly windows?: readonly string[];
};

/** Whether the viewer may take answers back: how many single steps, and what stops at the first impossible one. */
export type UndoState = { readonly steps: number; readonly reason: Barrier | 'nothing' | 'over' | 'limit' | null; readonly redo: number };

/**
 * Checkable luck: the hash of the seed from the start, the seed itself once the match is over. `known` says that somebody took the save of
 * the running match along and can know its luck: everybody at the table sees that.
 */
export type Luck = { readonly commitment: string; readonly seed: string | null; readonly known: boolean };

/**
 * Hints are off at a table with others until every person who plays there has allowed them; whoever withdraws ends it for all.
 * A person a bot stands in for is not asked.
 */
export type Hints = { readonly on: boolean; readonly allowedBy: readonly Seat[]; readonly missing: readonly Seat[] };

/** What everybody at a table sees, whoever looks: built, compared and sent once for all. */
export type OpenPart<V = unknown> = {
  /** The number of the last act. */
  readonly seq: number;
  /** How many answers lead to this position; undo lowers it. */
  readonly at: number;
  readonly status: TableStatus;
  readonly seats: readonly SeatState[];
  /** Null while the table is gathering. */
  readonly table: V | null;
  /** The seats with an open question. */
  readonly waiting: readonly Seat[];
  /** Those of them whose question is a window in which being asked would show that one holds something. */
  readonly windows: readonly Seat[];
  readonly hints: Hints;
  readonly clock: ClockRule;
  readonly clocks: ClockState | null;
  /** No person is in time: nothing runs and no bot plays until somebody comes back. */
  readonly asleep: boolean;
  /** What the table is deciding about people who are away or out of time. */
  readonly votes: readonly Vote[];
  /** What somebody asks the table. */
  readonly motion: Motion | null;
  /** Null while it is not over, and where the match was ended before its end. */
  readonly outcome: Outcome | null;
  /** Who won where the others have given up; null otherwise. */
  readonly leftOver: readonly Seat[] | null;
  readonly luck: Luck;
};

/** What one viewer sees besides. */
export type OwnPart<V = unknown> = {
  readonly viewer: Seat;
  /** Its part of the table, to be laid over the open one. */
  readonly own: Own<V>;
  /** Null while the table is gathering. */
  readonly goingOn: GoingOn | null;
  /** What the viewer is asked; nothing where the host answers for it. */
  readonly asks: readonly OpenAsk[];
  readonly undo: UndoState;
  /** When the viewer is asked, by kind of window; empty for spectators. */
  readonly stops: Stops;
};

/** All that one viewer gets of a table, as it travels. Built for that viewer's eyes; nothing else is ever sent. */
export type Told<V = unknown> = Sendable & { readonly open: OpenPart<V>; readonly own: OwnPart<V> };

/** All that one viewer gets of a table, put together. */
export type Payload<V = unknown> = Sendable &
  Omit<OpenPart<V>, 'table'> &
  Omit<OwnPart<V>, 'own' | 'goingOn'> & {
    /** Null while the table is gathering. */
    readonly view: View<V> | null;
  };

/** Puts together what travelled in parts. */
export function assembled<V>({ open, own: mine }: Told<V>): Payload<V> {
  const { table, ...everybody } = open;
  const { own, goingOn, ...mineAlone } = mine;
  const view = table === null || goingOn === null ? null : { ...goingOn, table: laid(table, own) };
  const payload = { ...everybody, ...mineAlone, view };
  return payload as typeof payload & Payload<V>;
}

/**
 * What one act told a viewer. A client's log is the list of these in order of `seq`; on `undo`, answers with a larger `at` than the
 * undo's own leave the log.
 */
export type Heard = Sendable & {
  readonly seq: number;
  /** The number of answers after this act. */
  readonly at: number;
  readonly what: ActKind | 'setup';
  readonly seat: Seat;
  readonly events: readonly unknown[];
  /** Of a bot's answer: the level that gave it, where it was not the one that sits there. */
  readonly level?: string;
  /** What a vote was about, and whether it decided. */
  readonly vote?: Voted;
  /** What the table was asked, and what came of it; null while that is open. */
  readonly motion?: Moved;
};

export type Moved = { readonly wanted: Wanted; readonly carried: boolean | null };

export type Voted = Pick<Vote, 'about' | 'choice' | 'why'> & { readonly decided: boolean };

/** What a viewer missed. `complete` is false where the beginning is no longer in memory: ask for the history, or do without. */
export type Missed = { readonly heard: readonly Heard[]; readonly complete: boolean };
