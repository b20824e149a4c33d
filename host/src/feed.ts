import { copyPlain, type Seat, type Sendable } from '@orrery/kernel';
import { advance, type Patch } from './delta.ts';
import type { Heard, Payload } from './payload.ts';
import type { Table } from './table.ts';

/** What changed for a viewer since the payload with number `base`. */
export type Update = Sendable & { readonly base: number; readonly seq: number; readonly patch?: Patch; readonly heard: readonly Heard[] };

/** One viewer's line to a table: a whole payload once, then only what changed. */
export class Feed {
  readonly viewer: Seat;
  readonly #table: Table;
  readonly #kept: Payload;

  constructor(table: Table, viewer: Seat) {
    this.viewer = viewer;
    this.#table = table;
    // A copy of our own: a view may share parts with the state, which moves on.
    this.#kept = copyPlain(table.payload(viewer));
  }

  /** The payload as last told. */
  get payload(): Payload {
    return this.#kept;
  }

  /** What the acts since then changed; undefined when there were none. */
  next(): Update | undefined {
    const base = this.#kept.seq;
    const { seq } = this.#table;
    if (base === seq) return undefined;
    const patch = advance(this.#kept, this.#table.payload(this.viewer));
    const { heard } = this.#table.missed(this.viewer, base);
    const update = { base, seq, ...(patch === undefined ? {} : { patch }), heard };
    return update as typeof update & Update;
  }
}
