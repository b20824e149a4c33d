import type { Answer, Seat, Stops } from '@orrery/kernel';
import type { Wanted } from './motions.ts';
import type { Night, Span } from './rests.ts';
import type { SeatSetup, StandInReason } from './seats.ts';
import type { Attendance, VoteChoice } from './votes.ts';

/** Who gives an order when nobody at the table does: the bot at the seat, the clock, whoever runs the server, or the host for a seat that need not be asked. */
export type Machine = 'bot' | 'clock' | 'operator' | 'host';

/**
 * What somebody wants done. `id` is chosen by the sender: the same order with the same id is carried out once, however often it arrives.
 * `by` says that no person gives it. Ids are names within their giver: whatever a person calls an order, it is never taken for one of
 * the clock's or of a bot's. No message of a client has this field.
 * `seq` is the number of the last act the sender had seen: an answer to a question that has changed since is stale, never misapplied.
 */
export type Order =
  | {
      readonly kind: 'answer';
      readonly id: string;
      readonly seat: Seat;
      readonly seq: number;
      readonly decision: string;
      readonly answer: Answer;
      readonly by?: 'bot';
      /** Of a bot's answer: the level it came from, where that is not the one that sits there. */
      readonly level?: string;
      /** Planned beforehand: a print of what was expected to be asked. Where it is something else, the answer is not given. */
      readonly foreseen?: string;
    }
  | { readonly kind: 'undo'; readonly id: string; readonly seat: Seat; readonly seq: number; readonly scope: 'step' | 'turn' }
  | { readonly kind: 'redo'; readonly id: string; readonly seat: Seat; readonly seq: number }
  | { readonly kind: 'sit'; readonly id: string; readonly seat: Seat; readonly holder: SeatSetup }
  /** A person lets a bot play for them. The level is the one the table agreed on: the caller's to know, never the sender's to choose. */
  | { readonly kind: 'standIn'; readonly id: string; readonly seat: Seat; readonly bot: string }
  /** A person is back: they play again where a bot stood in, and wake a table that sleeps. */
  | { readonly kind: 'resumeSeat'; readonly id: string; readonly seat: Seat }
  /** What is to be done about a person who is away or out of time. `bot` is the level agreed on. */
  | {
      readonly kind: 'vote';
      readonly id: string;
      readonly seat: Seat;
      readonly about: Seat;
      readonly choice: VoteChoice;
      readonly bot: string;
      readonly attendance: Attendance;
    }
  /** Gives the match up. Where others still play, a bot of the level agreed on plays on for them, for good. */
  | { readonly kind: 'giveUp'; readonly id: string; readonly seat: Seat; readonly bot: string }
  /** Asks the table for something everybody has a say in. To take back is to take back this seat's own last answer, and whatever came after it. */
  | {
      readonly kind: 'move';
      readonly id: string;
      readonly seat: Seat;
      readonly wanted: Exclude<Wanted, { what: 'undo' }> | { readonly what: 'undo' };
    }
  /** What this seat says to it. Whoever asked withdraws the question with a no. */
  | { readonly kind: 'second'; readonly id: string; readonly seat: Seat; readonly yes: boolean }
  /** When whoever holds this seat is on vacation: all of it that lies ahead. The caller has counted the days. */
  | { readonly kind: 'vacation'; readonly id: string; readonly seat: Seat; readonly spans: readonly Span[]; readonly by: 'host' }
  /** When whoever holds this seat sleeps, at a table where that stops the clock. */
  | { readonly kind: 'night'; readonly id: string; readonly seat: Seat; readonly night: Night | null; readonly by: 'host' }
  /** The caller's clock has noticed that a seat's time is up. */
  | { readonly kind: 'timeUp'; readonly id: string; readonly seat: Seat; readonly by: 'clock' }
  /** Whoever runs the server ends the match; it has no winner. The seat means nothing. */
  | { readonly kind: 'close'; readonly id: string; readonly seat: Seat; readonly by: 'operator' }
  /** A seat's holder is called something else from now on. Only the host does that once the match is over, or as often as it likes. */
  | { readonly kind: 'rename'; readonly id: string; readonly seat: Seat; readonly name: string; readonly by?: 'host' }
  /** Whoever holds this seat takes the save of a running match along, and knows its luck from then on. */
  | { readonly kind: 'takeSave'; readonly id: string; readonly seat: Seat }
  | { readonly kind: 'allowHints' | 'withdrawHints'; readonly id: string; readonly seat: Seat }
  /** When this seat wants to be asked: all the stops it has chosen itself. */
  | { readonly kind: 'setStops'; readonly id: string; readonly seat: Seat; readonly stops: Stops }
  /** Nobody wants to answer what this seat is asked: the host does. By itself only where the seat's stops say so; somebody at a shared screen lets any window pass. */
  | { readonly kind: 'letPass'; readonly id: string; readonly seat: Seat; readonly seq: number; readonly by?: 'host' };

type Head = { readonly seq: number; readonly time: number; readonly id: string; readonly seat: Seat };

/** What was done: the table's numbered log, from which everything else follows. `time` is the moment it was done, as told by the caller. */
export type Act = Head &
  (
    | {
        readonly kind: 'answer';
        readonly decision: string;
        readonly answer: Answer;
        readonly rolls: readonly number[];
        readonly redo?: true;
        readonly by?: 'bot' | 'host';
        readonly level?: string;
        /** Nobody was asked. */
        readonly unasked?: true;
      }
    | { readonly kind: 'undo'; readonly count: number }
    | { readonly kind: 'giveUp'; readonly bot: string }
    /** `count` answers are taken back with it, where it decides so. */
    | { readonly kind: 'move'; readonly wanted: Wanted; readonly count?: number }
    | { readonly kind: 'second'; readonly yes: boolean; readonly count?: number }
    | { readonly kind: 'vacation'; readonly spans: readonly Span[]; readonly by: 'host' }
    | { readonly kind: 'night'; readonly night: Night | null; readonly by: 'host' }
    | { readonly kind: 'sit'; readonly holder: SeatSetup }
    | { readonly kind: 'standIn'; readonly bot: string; readonly why: StandInReason; readonly by?: 'clock' }
    | { readonly kind: 'resumeSeat' }
    | {
        readonly kind: 'vote';
        readonly about: Seat;
        readonly choice: VoteChoice;
        readonly why: 'absent' | 'time';
        readonly bot: string;
        /** Who could vote at that moment, and since when votes count. */
        readonly voters: readonly Seat[];
        readonly since: number;
      }
    | { readonly kind: 'timeUp'; readonly by: 'clock' }
    | { readonly kind: 'close'; readonly by: 'operator' }
    | { readonly kind: 'takeSave' }
    | { readonly kind: 'rename'; readonly name: string }
    | { readonly kind: 'allowHints' | 'withdrawHints' }
    | { readonly kind: 'setStops'; readonly stops: Stops }
  );

export type ActKind = Act['kind'];

/** Acts as older versions wrote them: the same things under other names. */
type FormerAct = Head &
  ({ readonly kind: 'handOver'; readonly bot: string; readonly why: StandInReason; readonly by?: 'clock' } | { readonly kind: 'takeBack' });

/** An act as storage may hold it. */
export type StoredAct = Act | FormerAct;

/** A stored act under today's name. */
export function currentAct(act: StoredAct): Act {
  if (act.kind === 'handOver') return { ...act, kind: 'standIn' };
  return act.kind === 'takeBack' ? { ...act, kind: 'resumeSeat' } : act;
}
