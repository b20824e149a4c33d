import type { Answer, Seat } from './rules.ts';

/** One answer as the log keeps it, with every roll it caused. */
export type Entry = { readonly seat: Seat; readonly decision: string; readonly answer: Answer; readonly rolls: readonly number[] };

/** This many entries are written together. */
const TOGETHER = 16;

type Written = readonly [Seat, string, Answer, (readonly number[])?];

/**
 * The answers of a match, in order. The last ones are at hand; those before them are kept as text, which takes a quarter of the room, for
 * only somebody who takes back, saves or looks at the past wants them.
 */
export class Log {
  /** Each of them holds TOGETHER entries. */
  readonly #older: string[] = [];
  readonly #latest: Entry[] = [];

  constructor(entries: Iterable<Entry> = []) {
    for (const entry of entries) this.push(entry);
  }

  get length(): number {
    return this.#older.length * TOGETHER + this.#latest.length;
  }

  get last(): Entry | undefined {
    return this.#latest.at(-1);
  }

  push(entry: Entry): void {
    this.#latest.push(entry);
    // One always stays at hand, and a few that may be taken back.
    if (this.#latest.length > 2 * TOGETHER) this.#older.push(written(this.#latest.splice(0, TOGETHER)));
  }

  /** Entries from one on and up to before another. */
  slice(from = 0, to = this.length): Entry[] {
    const firstAtHand = this.#older.length * TOGETHER;
    if (from >= firstAtHand) return this.#latest.slice(from - firstAtHand, to - firstAtHand);
    const first = Math.floor(from / TOGETHER);
    const read = this.#older.slice(first, Math.ceil(to / TOGETHER)).flatMap(readAgain);
    if (to > firstAtHand) read.push(...this.#latest);
    return read.slice(from - first * TOGETHER, to - first * TOGETHER);
  }

  /** Takes away all from this one on. */
  cut(from: number): Entry[] {
    const gone = this.slice(from);
    // The written ones that are left, but for the last of them: it comes to hand.
    const left = Math.min(this.#older.length, Math.max(0, Math.floor((from - 1) / TOGETHER)));
    const latest = this.slice(left * TOGETHER, from);
    this.#older.length = left;
    this.#latest.splice(0, this.#latest.length, ...latest);
    return gone;
  }
}

const written = (entries: readonly Entry[]): string =>
  JSON.stringify(
    entries.map(
      ({ seat, decision, answer, rolls }): Written => (rolls.length === 0 ? [seat, decision, answer] : [seat, decision, answer, rolls]),
    ),
  );

const readAgain = (text: string): Entry[] =>
  (JSON.parse(text) as readonly Written[]).map(([seat, decision, answer, rolls = []]) => ({ seat, decision, answer, rolls }));
