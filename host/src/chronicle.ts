import { type Configured, type Emitted, heard, type Seat, told } from '@orrery/kernel';
import type { Act, ActKind } from './acts.ts';
import type { Heard, Missed, Moved, Voted } from './payload.ts';

/** What an act told. */
export type Telling = {
  readonly seq: number;
  readonly at: number;
  readonly what: ActKind | 'setup';
  readonly seat: Seat;
  readonly events: readonly Emitted[];
  /** The state at each event, while a viewer may still want to see it. It holds every secret. */
  beats?: readonly Configured[] | undefined;
  readonly level?: string;
  readonly vote?: Voted | undefined;
  readonly motion?: Moved | undefined;
};

/** What is told of an act besides its events. */
export type Also = { beats?: readonly Configured[] | undefined; vote?: Voted; motion?: Moved };

/** An act as one viewer heard it, and the state at each of the events it heard; undefined where nobody watched or it is long ago. */
export type HeardBeats = { readonly heard: Heard; readonly states: readonly (Configured | undefined)[] };

/** How many acts a table can tell somebody who was away, without going through the whole log. */
const REMEMBERED = 128;
/** Viewers are told after every act; one that is further behind sees only how things are now. */
const BEATS_KEPT = 4;

/** What the last acts told, for those who were away. */
export class Chronicle {
  readonly #shares: (a: Seat, b: Seat) => boolean;
  #told: Telling[] = [];
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

  note(act: Act, at: number, events: readonly Emitted[], { beats, vote, motion }: Also = {}): void {
    // Answers taken back were never given, as far as anybody is told from now on.
    const back = act.kind === 'undo' || ('count' in act && act.count !== undefined);
    if (back) this.#told = this.#told.filter((t) => t.what !== 'answer' || t.at <= at);
    const level = act.kind === 'answer' && act.level !== undefined ? { level: act.level } : {};
    this.#told.push({ seq: act.seq, at, what: back ? 'undo' : act.kind, seat: act.seat, events, beats, vote, motion, ...level });
    const old = this.#told.at(-1 - BEATS_KEPT);
    if (old !== undefined) old.beats = undefined;
    if (this.#told.length <= REMEMBERED) return;
    const gone = this.#told.shift();
    if (gone !== undefined) this.#forgotten = gone.seq;
  }

  /** What this viewer missed since an act; everything still remembered without one. */
  missed(viewer: Seat, since = -1): Missed {
    return { heard: this.since(since).map((t) => this.#hear(t, viewer)), complete: since >= this.#forgotten };
  }

  since(seq: number): readonly Telling[] {
    return this.#told.slice(this.#told.findLastIndex((t) => t.seq <= seq) + 1);
  }

  /** What a viewer heard of an act. An event it did not hear has no beat: what it changed is seen at the next. */
  heardBeats(telling: Telling, viewer: Seat): HeardBeats {
    const states: (Configured | undefined)[] = [];
    telling.events.forEach((event, i) => {
      if (told(event, viewer, this.#shares) !== undefined) states.push(telling.beats?.[i]);
    });
    return { heard: this.#hear(telling, viewer), states };
  }

  #hear({ seq, at, what, seat, events, level, vote, motion }: Telling, viewer: Seat): Heard {
    const also = {
      ...(level === undefined ? {} : { level }),
      ...(vote === undefined ? {} : { vote }),
      ...(motion === undefined ? {} : { motion }),
    };
    const told = { seq, at, what, seat, events: heard(events, viewer, this.#shares), ...also };
    return told as typeof told & Heard;
  }
}
