import { Refusal } from '../refusal.ts';
import type { Job, Reply } from './jobs.ts';
import { RulesStuck, ThreadHandle, ThreadLost } from './thread-handle.ts';

/** Tables that got the rules stuck share a thread of their own for this long, so that they can only hold up each other. */
const QUARANTINE_MS = 10 * 60_000;
const RETRIES = 3;
/** Of saves brought along, so many may wait; who brings another is asked to come back. */
const MOST_FOREIGN = 4;
/** The thread for them ends when none has come for this long. */
const FOREIGN_IDLE_MS = 60_000;
/** More than any save of a real match needs, in megabytes. */
const FOREIGN_MEMORY = 256;

/** Jobs that belong to no open table. */
type Loose = 'history' | 'configure' | 'lay';
/** Jobs about what strangers bring along. */
type Foreign = 'import' | 'lay';

/** The rules threads. A table stays with one thread while it is open. */
export class RulesPool {
  readonly #registry: string;
  readonly #limit: number;
  readonly #threads: ThreadHandle[] = [];
  readonly #onStuck: () => void;
  readonly #stuck = new Map<string, number>();
  #quarantine: ThreadHandle | undefined;
  #foreign: ThreadHandle | undefined;
  #foreignIdle: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(registry: string, { threads, limit }: { readonly threads: number; readonly limit: number }, onStuck: () => void) {
    this.#registry = registry;
    this.#limit = limit;
    this.#onStuck = onStuck;
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

  /**
   * Does a job about what a stranger brought along, in a thread that plays for nobody: whatever it costs, those at the tables do not wait for
   * it. Who gets it stuck loses that thread, and those behind them in the line have to come again.
   */
  async runForeign<K extends Foreign>(job: Job<K>): Promise<Reply<K>> {
    if (this.#stopped) throw new Refusal('busy');
    clearTimeout(this.#foreignIdle);
    this.#foreign ??= this.#startForeign();
    const thread = this.#foreign;
    if (thread.load >= MOST_FOREIGN) throw new Refusal('busy');
    try {
      return await thread.run(job);
    } catch (error) {
      throw error instanceof ThreadLost ? new Refusal('busy') : error;
    } finally {
      if (thread.load === 0 && this.#foreign === thread) {
        clearTimeout(this.#foreignIdle);
        this.#foreignIdle = setTimeout(() => this.#endForeign(thread), FOREIGN_IDLE_MS).unref();
      }
    }
  }

  #startForeign(): ThreadHandle {
    const thread = new ThreadHandle(this.#registry, { limit: this.#limit, memory: FOREIGN_MEMORY }, (stuck) => {
      if (stuck) this.#onStuck();
      if (this.#foreign === thread) this.#foreign = undefined;
    });
    return thread;
  }

  #endForeign(thread: ThreadHandle): void {
    if (this.#foreign === thread) this.#foreign = undefined;
    void thread.stop();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#foreignIdle);
    const all = [...this.#threads, this.#quarantine, this.#foreign];
    await Promise.all(all.map((t) => t?.stop()));
  }
}
