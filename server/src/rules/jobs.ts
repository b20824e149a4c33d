import type { Order, TableStatus, VoteChoice, Wanted } from '@orrery/host';
import type { Config, Language, OptionValue } from '@orrery/kernel';
import type { ImportSave, RefusalCode, ShareMatch } from '@orrery/protocol';
import type { StoredSnapshot, TableNow } from '../storage/storage.ts';

/** An update for one viewer, ready to be sent. */
export type ViewerText = { readonly viewer: number; readonly text: string };

/** Who is asked at a moment, for telling those who are not there. */
export type Turn = {
  /** How many answers led here: after undo and another answer it is the same turn. */
  readonly at: number;
  readonly status: TableStatus;
  /** The people with an open question, and what is left on their clocks. */
  readonly asked: readonly { readonly seat: number; readonly left: number | null }[];
  /** The bank of the clock, null without one. */
  readonly bank: number | null;
  readonly people: readonly number[];
  /** People for whom a bot plays because the others decided so. */
  readonly standIns: readonly number[];
  /** Nobody is in time. */
  readonly asleep: boolean;
  /** Votes under way: about whom, and who has voted. */
  readonly votes: readonly { readonly about: number; readonly by: readonly number[] }[];
  /** Who has answered what the table is asked; null where it is asked nothing. */
  readonly motion: readonly number[] | null;
};

/** What there is to say to somebody about a table: nothing that is not everybody's to know. */
export type Facts = {
  readonly at: number;
  readonly game: string;
  readonly round: number;
  readonly asked: boolean;
  readonly asleep: boolean;
  /** The people the table waits for, and those who won. */
  readonly waiting: readonly string[];
  readonly winners: readonly string[];
  /** Whoever came back to the table last; empty where nobody has. */
  readonly woke: string;
  /** The last thing somebody else did, and what is asked now. */
  readonly last: string;
  readonly question: string;
  /** Points by seat as the table counts them; null where it does not. */
  readonly points: readonly number[] | null;
  /** How many moves others have made since the seat's last one; null where that is too long ago to be remembered. */
  readonly since: number | null;
  readonly left: number | null;
  readonly bank: number | null;
  readonly votes: readonly { readonly about: string; readonly by: string; readonly choice: VoteChoice }[];
  /** What somebody asks the table. */
  readonly motion: { readonly by: string; readonly wanted: Wanted } | null;
  /** Points by place, and one's own place; null where the match has no result. */
  readonly result: { readonly scores: readonly number[]; readonly place: number; readonly won: boolean; readonly shared: boolean } | null;
};

/** A seat the host is to answer for, whether in a window, and how long that should seem to take. */
export type Due = { readonly seat: number; readonly window: boolean; readonly pause: 'none' | 'live' | 'days' };

/** What a table is after something was done to it. */
export type After = {
  readonly now: Omit<TableNow, 'updated'>;
  readonly turn: Turn;
  /** JSON of a question to a bot, where one is asked. */
  readonly question?: string;
  readonly due: readonly Due[];
};

/** A match to go on with: JSON of its save, and the seed out of it. */
export type Base = { readonly save: string; readonly seed: string };

/**
 * What the rules threads do. Whatever is large travels as JSON text, made where the table is: the thread that has the sockets only passes
 * it on. `viewers` are those who are looking; each gets the change since it last looked.
 */
type Jobs = {
  open: {
    ask: {
      readonly table: string;
      readonly game: string;
      readonly setup: string;
      /** JSON of the acts after `from` up to `upTo`, in one piece. Of a long match only the end is read. */
      readonly past: string;
      readonly from: number;
      readonly snapshots: readonly StoredSnapshot[];
      /** The rules its first acts were made under. */
      readonly rules: number | null;
      /** Everybody sits, and has seen something. */
      readonly begun: boolean;
      /** The number its viewers know: the table is opened there, and goes on with `follow`. */
      readonly upTo: number;
      readonly viewers: readonly number[];
    };
    /** Or the word that it cannot be opened without its whole past. */
    reply: (After & { readonly snapshot?: StoredSnapshot }) | 'wholePast';
  };
  order: {
    ask: { readonly table: string; readonly order: Order; readonly time: number; readonly viewers: readonly number[] };
    reply:
      | { readonly duplicate: number }
      | (After & { readonly act: string; readonly updates: readonly ViewerText[]; readonly snapshot?: StoredSnapshot });
  };
  follow: {
    ask: { readonly table: string; readonly acts: readonly string[]; readonly viewers: readonly number[] };
    reply: After & { readonly updates: readonly ViewerText[]; readonly snapshot?: StoredSnapshot };
  };
  look: {
    ask: { readonly table: string; readonly viewer: number; readonly since: number | null };
    /** JSON of what there is to see and of what was heard. */
    reply: { readonly told: string; readonly heard: string; readonly complete: boolean };
  };
  whyNot: { ask: { readonly table: string; readonly viewer: number; readonly decision: string }; reply: string };
  facts: {
    ask: { readonly table: string; readonly game: string; readonly seat: number; readonly language: Language; readonly time: number };
    reply: Facts;
  };
  timedOut: { ask: { readonly table: string; readonly time: number }; reply: readonly number[] };
  /** `past` is JSON of all acts: a table in memory knows only the end of them. */
  save: { ask: { readonly table: string; readonly past: string }; reply: string };
  hash: { ask: { readonly table: string }; reply: string };
  /** Lets go of a table; a snapshot when the last one is out of date. */
  close: { ask: { readonly table: string }; reply: StoredSnapshot | null };
  history: {
    ask: {
      readonly game: string;
      readonly setup: string;
      readonly past: string;
      readonly rules: number | null;
      readonly viewer: number;
      readonly from: number;
      readonly to: number;
      readonly views: boolean;
    };
    reply: { readonly text: string; readonly last: number };
  };
  configure: {
    ask: { readonly game: string; readonly seats: number; readonly options: Readonly<Record<string, OptionValue>> };
    reply: Config;
  };
  /** What a new table is before its first act. */
  lay: { ask: { readonly game: string; readonly setup: string }; reply: After };
  /**
   * Reads a request to go on with a save, and plays the save again from its seed. It comes as the text a stranger sent and is looked at here
   * for the first time; what goes back is what was proven, and nothing else.
   */
  import: {
    ask: { readonly text: string };
    reply: { readonly wanted: Omit<ImportSave, 'save'>; readonly game: string; readonly config: Config; readonly base: Base };
  };
  /** Reads a match somebody shares from a device of theirs, plays it again, and packs it: base64 of the deflated save. */
  share: {
    ask: { readonly text: string /** Bytes it may come to. */; readonly most: number };
    reply: Omit<ShareMatch, 'save'> & { readonly game: string; readonly over: boolean; readonly save: string };
  };
};

export type JobKind = keyof Jobs;
export type Job<K extends JobKind = JobKind> = { [J in K]: { readonly kind: J } & Jobs[J]['ask'] }[K];
export type Reply<K extends JobKind = JobKind> = Jobs[K]['reply'];

export type Numbered = { readonly id: number; readonly job: Job };
export type Outcome =
  | { readonly id: number; readonly ok: unknown }
  | { readonly id: number; readonly declined: RefusalCode; readonly args: Readonly<Record<string, string | number>> }
  | { readonly id: number; readonly failed: string };
