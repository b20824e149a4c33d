import { type Emitted, heard, need, type Seat, told } from '@orrery/kernel';
import type { Act, ActKind } from './acts.ts';
import type { Heard, Missed, Moved, Voted } from './payload.ts';

/** What there is to see at an event: the open table, and what the seats that watch see besides. */
export type Sight = { readonly table: object; readonly own: ReadonlyMap<Seat, object> };

/** What an act told. */
export type Telling = {
  readonly seq: number;
  readonly at: number;
  readonly what: ActKind | 'setup';
  readonly seat: Seat;
  readonly events: readonly Emitted[];
  /** What there was to see at each event, while a viewer may still want to see it. */
  beats?: readonly Sight[] | undefined;
  readonly level?: string | undefined;
  readonly vote?: Voted | undefined;
  readonly motion?: Moved | undefined;
};

/** What is told of an act besides its events. */
export type Also = { beats?: readonly Sight[] | undefined; vote?: Voted; motion?: Moved };

/** An act as one viewer heard it, and what there was to see at each of the events it heard; undefined where nobody watched or it is long ago. */
export type HeardBeats = { readonly heard: Heard; readonly sights: readonly (Sight | undefined)[] };

/** How many acts a table can tell somebody who was away, without going through the whole log. */
const REMEMBERED = 64;
/** Viewers are told after every act; one that is further behind sees only how things are now. */
const RECENT = 4;

/** What the last acts told, for those who were away. */
export class Chronicle {
  readonly #shares: (a: Seat, b: Seat) => boolean;
  /** The last acts, as they were told. */
  #recent: Telling[] = [];
  /** Those before them as JSON: hardly anybody asks for them, and text takes a fraction of the room. */
  #older: string[] = [];
  /** The newest act that is no longer remembered. */
  #forgotten: number;

  constructor(shares: (a: Seat, b: Seat) => boolean, forgotten: number) {
    this.#shares = shares;
    this.#forgotten = forgotten;
  }

  /** The setting up is told once everybody sits, together with the act that completed the table. */
  noteSetup(seq: number, events: readonly Emitted[]): void {
    this.#add({ seq, at: 0, what: 'setup', seat: 0, events });
  }

  note(act: Act, at: number, events: readonly Emitted[], { beats, vote, motion }: Also = {}): void {
    // Answers taken back were never given, as far as anybody is told from now on.
    const back = act.kind === 'undo' || ('count' in act && act.count !== undefined);
    if (back) this.#takeBack(at);
    const level = act.kind === 'answer' && act.level !== undefined ? { level: act.level } : {};
    this.#add({ seq: act.seq, at, what: back ? 'undo' : act.kind, seat: act.seat, events, beats, vote, motion, ...level });
  }

  #add(telling: Telling): void {
    this.#recent.push(telling);
    if (this.#recent.length > RECENT) this.#older.push(written(need(this.#recent.shift())));
    if (this.#older.length > REMEMBERED - RECENT) this.#forgotten = seqOf(need(this.#older.shift()));
  }

  #takeBack(at: number): void {
    const stands = (t: Telling): boolean => t.what !== 'answer' || t.at <= at;
    this.#recent = this.#recent.filter(stands);
    this.#older = this.#older.filter((text) => stands(read(text)));
  }

  /** What this viewer missed since an act; everything still remembered without one. */
  missed(viewer: Seat, since = -1): Missed {
    return { heard: this.since(since).map((t) => this.#hear(t, viewer)), complete: since >= this.#forgotten };
  }

  since(seq: number): readonly Telling[] {
    const recent = this.#recent.filter((t) => t.seq > seq);
    if (recent.length < this.#recent.length) return recent;
    const first = this.#older.findLastIndex((text) => seqOf(text) <= seq) + 1;
    return [...this.#older.slice(first).map(read), ...recent];
  }

  /** Everybody has been told: nobody will want to see the table at these events any more. */
  allTold(): void {
    for (const telling of this.#recent) telling.beats = undefined;
  }

  /** What a viewer heard of an act. An event it did not hear has no beat: what it changed is seen at the next. */
  heardBeats(telling: Telling, viewer: Seat): HeardBeats {
    const sights: (Sight | undefined)[] = [];
    telling.events.forEach((event, i) => {
      if (told(event, viewer, this.#shares) !== undefined) sights.push(telling.beats?.[i]);
    });
    return { heard: this.#hear(telling, viewer), sights };
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

/** A list without names, for a table keeps many of them. Sights are never written: they are what some may see, and nobody sees them again. */
type Written = readonly [number, number, Telling['what'], Seat, readonly WrittenEvent[], Besides?];
type Besides = { readonly level?: string | undefined; readonly vote?: Voted | undefined; readonly motion?: Moved | undefined };
type WrittenEvent = readonly [unknown] | readonly [unknown, readonly Seat[], unknown];

function written({ seq, at, what, seat, events, level, vote, motion }: Telling): string {
  const told = events.map(({ event, seats, twin }): WrittenEvent => (twin === undefined ? [event] : [event, seats, twin]));
  const plain: Written = [seq, at, what, seat, told];
  const more = level !== undefined || vote !== undefined || motion !== undefined;
  return JSON.stringify(more ? [...plain, { level, vote, motion }] : plain);
}

/** Its number comes first. */
const seqOf = (text: string): number => Number.parseInt(text.slice(1), 10);

function read(text: string): Telling {
  const [seq, at, what, seat, told, also] = JSON.parse(text) as Written;
  // Nothing is null in a list that was undefined before: an event others do not hear.
  const events = told.map(([event, seats = [], twin]): Emitted => ({ event: event ?? undefined, seats, twin }));
  return { seq, at, what, seat, events, ...also };
}
