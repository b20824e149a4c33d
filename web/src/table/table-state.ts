import type { Heard, Payload } from '@orrery/host';
import type { Answer, Refusal, Seat, View } from '@orrery/kernel';
import type { BoardModule, Happening, Target } from '@orrery/kit';
import type { ChatLine, Plan, Presence, TableSummary } from '@orrery/protocol';
import type { Said } from './stage.ts';
import { NOTHING_YET, type Recap } from './turns.ts';

export type Connection = 'live' | 'connecting' | 'lost' | 'local' | 'replaced';

/** Something to be told in passing. */
export type Notice =
  | { readonly kind: 'refused'; readonly code: string; readonly detail: string }
  | { readonly kind: 'reconnected'; readonly missed: number }
  | { readonly kind: 'resent' };

/** A lesson at this table: what it keeps for later and until when, and what it speaks of. */
export type Guide = {
  closed(decision: string, answer: Answer, view: View): string | undefined;
  readonly pointed: readonly Target[];
};

/** All that a table's page draws. */
export interface TableState {
  readonly phase: 'loading' | 'ready' | 'missing' | 'broken';
  readonly summary: TableSummary | undefined;
  /** Its id, once its words and its board are here. */
  readonly game: string | undefined;
  readonly board: BoardModule | undefined;
  /** The newest there is. */
  readonly truth: Payload | undefined;
  /** What is drawn: behind the truth while events are being shown. */
  readonly shown: Payload | undefined;
  readonly log: readonly Heard[];
  readonly happening: Happening | undefined;
  /** What is said over the board while it happens. */
  readonly said: Said | undefined;
  /** What others did since the viewer's own turn. */
  readonly recap: Recap;
  /** The past is being shown once more: at its pace, or one caption at a time. */
  readonly replaying: false | 'paced' | 'bySteps';
  readonly busy: boolean;
  readonly refusals: readonly Refusal[];
  /** The seat the screen waits to be passed to; nothing of the table is drawn meanwhile. */
  readonly cover: Seat | undefined;
  /** Seats of this screen whose window it is: nobody is asked by name, for that would show who holds something. */
  readonly ringing: readonly Seat[];
  /** Whoever else may say at such a moment that they want the next window of their own. */
  readonly mayHold: readonly Seat[];
  readonly holding: readonly Seat[];
  /** The viewer came forward, and there is nothing to do. */
  readonly came: boolean;
  /** The list of stops is open. */
  readonly stops: boolean;
  readonly pending: boolean;
  /** What the viewer has planned for the next turn, and what became of it; undefined until the server has told. */
  readonly plan: Plan | null | undefined;
  readonly connection: Connection;
  readonly notice: { readonly id: number; readonly notice: Notice } | undefined;
  readonly chat: readonly ChatLine[];
  readonly presence: Presence | undefined;
  /** The bot that waits until the server has time for it, and how many are before it. */
  readonly botWaits: { readonly seat: Seat; readonly ahead: number } | undefined;
  /** The server's clock minus ours. */
  readonly clockOff: number;
  /** Everything up to this act was there when the viewer last answered. */
  readonly lastOwn: number;
  /** Nothing is answered before a lesson that is `coming` has begun. */
  readonly guide: Guide | 'coming' | undefined;
}

/** Before anything was told of the table. */
export const untold = (local: boolean): TableState => ({
  phase: 'loading',
  summary: undefined,
  game: undefined,
  board: undefined,
  truth: undefined,
  shown: undefined,
  log: [],
  happening: undefined,
  said: undefined,
  recap: NOTHING_YET,
  replaying: false,
  busy: false,
  refusals: [],
  cover: undefined,
  ringing: [],
  mayHold: [],
  holding: [],
  came: false,
  stops: false,
  pending: false,
  plan: undefined,
  connection: local ? 'local' : 'connecting',
  notice: undefined,
  chat: [],
  presence: undefined,
  botWaits: undefined,
  clockOff: 0,
  lastOwn: 0,
  guide: undefined,
});
