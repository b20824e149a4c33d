import { type Emitted, heard, type Seat } from '@orrery/kernel';
import type { Act, ActKind } from './acts.ts';
import type { Heard, Missed } from './payload.ts';

type Told = {
  readonly seq: number;
  readonly at: number;
  readonly what: ActKind | 'setup';
  readonly seat: Seat;
  readonly events: readonly Emitted[];
};

/** How many acts a table can tell somebody who was away, without going through the whole log. */
const REMEMBERED = 128;

/** What the last acts told, for those who were away. */
export class Chronicle {
  readonly #shares: (a: Seat, b: Seat) => boolean;
  #told: Told[] = [];
  /** The newest act that is no longer remembered. */
  #forgotten: number;

  constructor(shares: (a: Seat, b: Seat) => boolean, forgotten: number) {
    this.#shares = shares;
    this.#forgotten = forgotten;
  }

  /** The setting up is told once everybody sits, together with the act that completed the table. */
  noteSetup(seq: number, events: readonly Emitted[]): void {
    this.#told.push({ seq, at: 0, what: 'setup', seat: 0, events });
  }

  note(act: Act, at: number, events: readonly Emitted[]): void {
    // Answers taken back were never given, as far as anybody is told from now on.
    if (act.kind === 'undo') this.#told = this.#told.filter((t) => t.what !== 'answer' || t.at <= at);
    this.#told.push({ seq: act.seq, at, what: act.kind, seat: act.seat, events });
    if (this.#told.length <= REMEMBERED) return;
    const gone = this.#told.shift();
    if (gone !== undefined) this.#forgotten = gone.seq;
  }

  /** What this viewer missed since an act; everything still remembered without one. */
  missed(viewer: Seat, since = -1): Missed {
    return { heard: this.#told.filter((t) => t.seq > since).map((t) => this.#hear(t, viewer)), complete: since >= this.#forgotten };
  }

  #hear({ seq, at, what, seat, events }: Told, viewer: Seat): Heard {
    const told = { seq, at, what, seat, events: heard(events, viewer, this.#shares) };
    return told as typeof told & Heard;
  }
}
