import { Refusal } from '../refusal.ts';
import type { Job, JobKind, Reply } from './jobs.ts';
import { ThreadHandle, type ThreadLimits, ThreadLost } from './thread-handle.ts';

type Limits = Required<ThreadLimits> & {
  /** So many jobs may wait; who comes with another is asked to come back. */
  readonly most: number;
  /** The thread ends when nothing has come for this long. */
  readonly idle: number;
};

/**
 * A thread that plays for nobody, and stands back for those who do: whatever its jobs cost, those at the tables do not wait for them. It is
 * started when something comes. Who gets it stuck loses it, and those behind them in the line have to come again.
 */
export class SideThread<K extends JobKind> {
  readonly #registry: string;
  readonly #limits: Limits;
  readonly #onStuck: () => void;
  #thread: ThreadHandle | undefined;
  #idle: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(registry: string, limits: Limits, onStuck: () => void) {
    this.#registry = registry;
    this.#limits = limits;
    this.#onStuck = onStuck;
  }

  async run<J extends K>(job: Job<J>): Promise<Reply<J>> {
    if (this.#stopped) throw new Refusal('busy');
    clearTimeout(this.#idle);
    this.#thread ??= this.#start();
    const thread = this.#thread;
    if (thread.load >= this.#limits.most) throw new Refusal('busy');
    try {
      return await thread.run(job);
    } catch (error) {
      throw error instanceof ThreadLost ? new Refusal('busy') : error;
    } finally {
      if (thread.load === 0 && this.#thread === thread) {
        clearTimeout(this.#idle);
        this.#idle = setTimeout(() => this.#end(thread), this.#limits.idle).unref();
      }
    }
  }

  #start(): ThreadHandle {
    const thread = new ThreadHandle(this.#registry, this.#limits, (stuck) => {
      if (stuck) this.#onStuck();
      if (this.#thread === thread) this.#thread = undefined;
    });
    return thread;
  }

  #end(thread: ThreadHandle): void {
    if (this.#thread === thread) this.#thread = undefined;
    void thread.stop();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#idle);
    await this.#thread?.stop();
  }
}
