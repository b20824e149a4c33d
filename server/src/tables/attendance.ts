import type { PresenceRow, Storage } from '../storage/storage.ts';

/** A server that has said nothing for this long is gone, and everybody connected to it. */
const SILENT = 30_000;

/** Whether each of these seats' holders, who are connected, looks at the table. */
export type Here = ReadonlyMap<number, boolean>;

type Known = { readonly seat: number; readonly here: boolean; readonly seen: number };

/**
 * Who is at a table, on any server. What is connected here is known at once and noted in storage for the others; what they noted is read
 * when they say that it changed, and before it decides anything.
 */
export class Attendance {
  readonly #storage: Pick<Storage, 'notePresence' | 'presence'>;
  readonly #table: string;
  readonly #node: string;
  readonly #time: () => number;
  readonly #since: number;
  #here: Here = new Map();
  readonly #left = new Map<number, number>();
  #others: readonly PresenceRow[] = [];

  constructor(
    {
      storage,
      node,
      time,
    }: { readonly storage: Pick<Storage, 'notePresence' | 'presence'>; readonly node: string; readonly time: () => number },
    table: string,
  ) {
    this.#storage = storage;
    this.#table = table;
    this.#node = node;
    this.#time = time;
    this.#since = time();
  }

  /** These seats' holders are connected to this server now. */
  async here(seats: Here): Promise<void> {
    const seen = this.#time();
    const came = [...seats].filter(([seat, looks]) => this.#here.get(seat) !== looks);
    const went = [...this.#here.keys()].filter((seat) => !seats.has(seat));
    this.#here = seats;
    for (const seat of went) this.#left.set(seat, seen);
    if (came.length + went.length === 0) return;
    const row = { node: this.#node, seen };
    await this.#storage.notePresence(this.#table, [
      ...came.map(([seat, looks]) => ({ ...row, seat, here: true, looks })),
      ...went.map((seat) => ({ ...row, seat, here: false, looks: false })),
    ]);
  }

  /** Asks storage who is connected elsewhere. */
  async lookAround(): Promise<void> {
    this.#others = (await this.#storage.presence(this.#table)).filter((r) => r.node !== this.#node);
  }

  /** Somebody is, or was, connected elsewhere: what the others noted may have grown old. */
  get shared(): boolean {
    return this.#others.some((r) => r.here);
  }

  /** Whether somebody looks at the table for this seat: connected, and not with something else before their eyes. */
  lookedAt(seat: number): boolean {
    const alive = this.#time() - SILENT;
    return this.#here.get(seat) === true || this.#others.some((r) => r.seat === seat && r.looks && r.seen > alive);
  }

  /** Since when nobody has been there for a seat; null while somebody is. */
  awaySince(seat: number): number | null {
    if (this.#here.has(seat)) return null;
    const alive = this.#time() - SILENT;
    const known: Known[] = this.#others.filter((r) => r.seat === seat);
    if (known.some((r) => r.here && r.seen > alive)) return null;
    const left = this.#left.get(seat);
    const seen = [...known.map((r) => r.seen), ...(left === undefined ? [] : [left])];
    // Nobody has ever seen them: they have been away for as long as anybody has looked.
    return seen.length === 0 ? this.#since : Math.max(...seen);
  }
}
