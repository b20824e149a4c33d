import type { Job, Reply } from './jobs.ts';
import { SideThread } from './side-thread.ts';
import { RulesStuck, ThreadHandle, ThreadLost } from './thread-handle.ts';

/** Tables that got the rules stuck share a thread of their own for this long, so that they can only hold up each other. */
const QUARANTINE_MS = 10 * 60_000;
const RETRIES = 3;
/** For saves brought along: memory in megabytes, more than any save of a real match needs. */
const FOREIGN = { memory: 256, most: 4, idle: 60_000 };
/** For histories and replays, which go through whole matches. They stand back, so they have more time. */
const PAST = { memory: 256, most: 64, idle: 600_000 };
const PATIENT = 5;

/** Jobs that belong to no open table. */
type Loose = 'configure' | 'lay';
/** Jobs about what strangers bring along. */
type Foreign = 'import' | 'share' | 'lay';

/** The rules threads. A table stays with one thread while it is open. */
export class RulesPool {
  readonly #registry: string;
  readonly #limit: number;
  readonly #threads: ThreadHandle[] = [];
  readonly #onStuck: () => void;
  readonly #stuck = new Map<string, number>();
  #quarantine: ThreadHandle | undefined;
  readonly #foreign: SideThread<Foreign>;
  readonly #past: SideThread<'history'>;
  #stopped = false;

  constructor(registry: string, { threads, limit }: { readonly threads: number; readonly limit: number }, onStuck: () => void) {
    this.#registry = registry;
    this.#limit = limit;
    this.#onStuck = onStuck;
    this.#foreign = new SideThread(registry, { limit, ...FOREIGN }, onStuck);
    this.#past = new SideThread(registry, { limit: PATIENT * limit, ...PAST }, onStuck);
    for (let i = 0; i < threads; i++) this.#threads.push(this.#start(() => i));
  }

  #start(at: () => number | undefined): ThreadHandle {
    return new ThreadHandle(this.#registry, { limit: this.#limit }, (stuck) => {
      if (stuck) this.#onStuck();
      const i = at();
      if (this.#stopped) return;
      if (i === undefined) this.#quarantine = undefined;
      else this.#threads[i] = this.#start(at);
    });
  }

  /** The thread for a table about to be opened. */
  threadFor(table: string): ThreadHandle {
    const since = this.#stuck.get(table);
    if (since !== undefined && Date.now() - since < QUARANTINE_MS) {
      this.#quarantine ??= this.#start(() => undefined);
      return this.#quarantine;
    }
    this.#stuck.delete(table);
    return this.#threads.reduce((least, t) => (t.tables < least.tables ? t : least));
  }

  noteStuck(table: string): void {
    this.#stuck.set(table, Date.now());
  }

  /** Does a job of no table, wherever there is least to do. Who gets the rules stuck this way is told; others are tried again. */
  async run<K extends Loose>(job: Job<K>): Promise<Reply<K>> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#threads.reduce((least, t) => (t.tables < least.tables ? t : least)).run(job);
      } catch (error) {
        if (!(error instanceof ThreadLost) || error instanceof RulesStuck || attempt >= RETRIES) throw error;
      }
    }
  }

  /** Does a job about what a stranger brought along. */
  runForeign<K extends Foreign>(job: Job<K>): Promise<Reply<K>> {
    return this.#foreign.run(job);
  }

  /** Goes through the past of a match. */
  runPast(job: Job<'history'>): Promise<Reply<'history'>> {
    return this.#past.run(job);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    const all = [...this.#threads, this.#quarantine, this.#foreign, this.#past];
    await Promise.all(all.map((t) => t?.stop()));
  }
}
