/** Where a thought may take place: threads kept for the quick levels, and threads for the slow ones. */
export type Lane = 'quick' | 'slow';

/** A thought that waits for a thread. */
export type Thought = {
  /** Whose table it is, as far as anybody can tell: visitors share the threads, however many tables they lay. */
  readonly visitor: string;
  readonly table: string;
  readonly lane: Lane;
  /** Whether somebody looks at the table right now. */
  present(): boolean;
  /** From when on a quicker level may answer in its place; never without it. */
  readonly quickerAt?: number;
  /** Thinks, in the lane it was given; resolves when the thread is free again. */
  think(lane: Lane): Promise<void>;
  /** It will never be its turn. */
  dropped(): void;
};

type Waiting = Thought & { readonly since: number; readonly number: number };

/** What somebody has used up counts half after this time. */
const HALF_LIFE_MS = 60_000;
/** A table nobody looks at has its turn all the same, once it has waited this long. */
const LONG_ENOUGH_MS = 60_000;

/** Thinking time used of late. */
class Used {
  readonly #of = new Map<string, { ms: number; at: number }>();

  get(who: string, now: number): number {
    const used = this.#of.get(who);
    return used === undefined ? 0 : used.ms * 0.5 ** ((now - used.at) / HALF_LIFE_MS);
  }

  add(who: string, ms: number, now: number): void {
    this.#of.set(who, { ms: this.get(who, now) + ms, at: now });
    // What is next to nothing is forgotten, so that this never grows.
    if (this.#of.size > 1_000) for (const [key] of this.#of) if (this.get(key, now) < 1) this.#of.delete(key);
  }
}

/**
 * Who thinks next. Slow levels never hold the threads of the quick ones. Within a lane: tables somebody looks at come first; then the
 * visitor who has used least of late, so that forty tables of one get no more than one table of another; then that visitor's table that
 * has used least; then who came first.
 */
export class Line {
  readonly #free: Record<Lane, number>;
  /** No visitor thinks slowly in all threads at once, where there are several. */
  readonly #mostSlow: number;
  readonly #now: () => number;
  readonly #waiting = new Set<Waiting>();
  readonly #running = new Map<string, number>();
  readonly #visitors = new Used();
  readonly #tables = new Used();
  #numbers = 0;

  constructor(threads: Readonly<Record<Lane, number>>, now: () => number) {
    this.#free = { ...threads };
    this.#mostSlow = Math.max(1, threads.slow - 1);
    this.#now = now;
  }

  get length(): number {
    return this.#waiting.size;
  }

  /** Stands in line; the function returned says how many are before it, undefined once it thinks. */
  add(thought: Thought): () => number | undefined {
    const waiting: Waiting = { ...thought, since: this.#now(), number: ++this.#numbers };
    this.#waiting.add(waiting);
    if (thought.quickerAt !== undefined) setTimeout(() => this.#dispatch(), Math.max(0, thought.quickerAt - waiting.since) + 1).unref();
    this.#dispatch();
    return () => (this.#waiting.has(waiting) ? this.#ahead(waiting) : undefined);
  }

  /** Nobody who waits thinks any more. */
  clear(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const { dropped } of waiting) dropped();
  }

  #ahead(waiting: Waiting): number {
    const now = this.#now();
    let ahead = 0;
    for (const other of this.#waiting)
      if (other !== waiting && other.lane === waiting.lane && this.#order(other, waiting, now) < 0) ahead++;
    return ahead;
  }

  #dispatch(): void {
    for (const lane of ['quick', 'slow'] as const) {
      while (this.#free[lane] > 0) {
        const next = this.#next(lane);
        if (next === undefined) break;
        this.#start(next, lane);
      }
    }
  }

  #next(lane: Lane): Waiting | undefined {
    const now = this.#now();
    let best: Waiting | undefined;
    for (const waiting of this.#waiting) {
      if (!this.#fits(waiting, lane, now)) continue;
      if (best === undefined || this.#order(waiting, best, now) < 0) best = waiting;
    }
    if (best !== undefined || lane === 'quick') return best;
    // A slow thread with nothing to do helps the quick ones.
    for (const waiting of this.#waiting)
      if (waiting.lane === 'quick' && (best === undefined || this.#order(waiting, best, now) < 0)) best = waiting;
    return best;
  }

  #fits({ lane: own, visitor, quickerAt }: Waiting, lane: Lane, now: number): boolean {
    if (lane === 'quick') return own === 'quick' || (quickerAt !== undefined && now >= quickerAt);
    return own === 'slow' && (this.#running.get(visitor) ?? 0) < this.#mostSlow;
  }

  #order(a: Waiting, b: Waiting, now: number): number {
    const first = (w: Waiting): number => (w.present() || now - w.since > LONG_ENOUGH_MS ? 0 : 1);
    return (
      first(a) - first(b) ||
      (this.#running.get(a.visitor) ?? 0) - (this.#running.get(b.visitor) ?? 0) ||
      this.#visitors.get(a.visitor, now) - this.#visitors.get(b.visitor, now) ||
      this.#tables.get(a.table, now) - this.#tables.get(b.table, now) ||
      a.number - b.number
    );
  }

  #start(waiting: Waiting, lane: Lane): void {
    const { visitor, table } = waiting;
    this.#waiting.delete(waiting);
    this.#free[lane]--;
    if (lane === 'slow') this.#running.set(visitor, (this.#running.get(visitor) ?? 0) + 1);
    const since = this.#now();
    const done = (): void => {
      const now = this.#now();
      this.#free[lane]++;
      if (lane === 'slow') {
        const left = (this.#running.get(visitor) ?? 1) - 1;
        if (left === 0) this.#running.delete(visitor);
        else this.#running.set(visitor, left);
      }
      this.#visitors.add(visitor, now - since, now);
      this.#tables.add(table, now - since, now);
      this.#dispatch();
    };
    waiting.think(lane).then(done, done);
  }
}
