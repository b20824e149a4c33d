import type { Answer, Seat } from '@orrery/kernel';
import type { SeatSetup, StandInReason } from './seats.ts';

/** Who gives an order when no person does: the bot at the seat, or the clock. */
export type Machine = 'bot' | 'clock';

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
    }
  | { readonly kind: 'undo'; readonly id: string; readonly seat: Seat; readonly seq: number; readonly scope: 'step' | 'turn' }
  | { readonly kind: 'redo'; readonly id: string; readonly seat: Seat; readonly seq: number }
  | { readonly kind: 'sit'; readonly id: string; readonly seat: Seat; readonly holder: SeatSetup }
  | {
      readonly kind: 'handOver';
      readonly id: string;
      readonly seat: Seat;
      readonly bot: string;
      readonly why: StandInReason;
      readonly by?: 'clock';
    }
  | { readonly kind: 'takeBack'; readonly id: string; readonly seat: Seat }
  | { readonly kind: 'allowHints' | 'withdrawHints'; readonly id: string; readonly seat: Seat };

/** What was done: the table's numbered log, from which everything else follows. `time` is the moment it was done, as told by the caller. */
export type Act = { readonly seq: number; readonly time: number; readonly id: string; readonly seat: Seat } & (
  | {
      readonly kind: 'answer';
      readonly decision: string;
      readonly answer: Answer;
      readonly rolls: readonly number[];
      readonly redo?: true;
      readonly by?: 'bot';
      readonly level?: string;
    }
  | { readonly kind: 'undo'; readonly count: number }
  | { readonly kind: 'sit'; readonly holder: SeatSetup }
  | { readonly kind: 'handOver'; readonly bot: string; readonly why: StandInReason; readonly by?: 'clock' }
  | { readonly kind: 'takeBack' }
  | { readonly kind: 'allowHints' | 'withdrawHints' }
);

export type ActKind = Act['kind'];
