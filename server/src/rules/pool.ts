import type { Job, Reply } from './jobs.ts';
import { RulesStuck, ThreadHandle, ThreadLost } from './thread-handle.ts';

/** Tables that got the rules stuck share a thread of their own for this long, so that they can only hold up each other. */
const QUARANTINE_MS = 10 * 60_000;
const RETRIES = 3;

/** Jobs that belong to no open table. */
type Loose = 'history' | 'configure' | 'lay' | 'check';

/** The rules threads. A table stays with one thread while it is open. */
export class RulesPool {
  readonly #registry: string;
  readonly #limit: number;
  readonly #threads: ThreadHandle[] = [];
  readonly #onStuck: () => void;
  readonly #stuck = new Map<string, number>();
  #quarantine: ThreadHandle | undefined;
  #stopped = false;

  constructor(registry: string, { threads, limit }: { readonly threads: number; readonly limit: number }, onStuck: () => void) {
    this.#registry = registry;
    this.#limit = limit;
    this.#onStuck = onStuck;
    for (let i = 0; i < threads; i++) this.#threads.push(this.#start(() => i));
  }

  #start(at: () => number | undefined): ThreadHandle {
    return new ThreadHandle(this.#registry, this.#limit, (stuck) => {
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

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all([...this.#threads, ...(this.#quarantine === undefined ? [] : [this.#quarantine])].map((t) => t.stop()));
  }
}
