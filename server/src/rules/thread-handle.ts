import { Worker } from 'node:worker_threads';
import { endThread } from '../end-thread.ts';
import { Refusal } from '../refusal.ts';
import type { Job, JobKind, Numbered, Outcome, Reply } from './jobs.ts';
import { type Outcomes, packJobs, unpackOutcomes } from './parcels.ts';

/** The thread with the table has ended, through no fault of this job: open the table again and try again. */
export class ThreadLost extends Error {}
/** The rules did not come to an end over this job. */
export class RulesStuck extends Error {}
/** The rules threw: our own mistake. */
export class RulesFailed extends Error {}

/** How long one job may take, in milliseconds, and how much memory a thread for what strangers bring along may use, in megabytes. */
export type ThreadLimits = { readonly limit: number; readonly memory?: number };

type Waiting = {
  readonly resolve: (reply: unknown) => void;
  readonly reject: (error: Error) => void;
  /** How long the rules may think about it. */
  readonly limit: number;
};

/** Opening a table plays many acts where an order plays one: it has so many times the time. */
const OPENING = 10;

const WATCH_EVERY = 100;

/**
 * Megabytes in which what is made lives at first. Threads with room for 48, as V8 would have it, keep all of it for ever; most of what an order
 * makes is garbage when it is answered, so little room costs little time (docs/performance.md).
 */
const YOUNG_MB = 12;

/**
 * A rules thread as seen from outside. It watches which job the thread is at; one that takes too long is ended together with its thread,
 * the only way to stop a loop that never looks up. The other tables of that thread are opened elsewhere and notice nothing but a pause.
 */
export class ThreadHandle {
  readonly #thread: Worker;
  readonly #cell = new Int32Array(new SharedArrayBuffer(4));
  readonly #waiting = new Map<number, Waiting>();
  readonly #watch: NodeJS.Timeout;
  readonly #limit: number;
  #outbox: Numbered[] = [];
  #jobs = 0;
  #seen = { job: 0, since: 0 };
  #ended = false;
  /** How many tables are open there. */
  tables = 0;

  constructor(registry: string, { limit, memory }: ThreadLimits, onEnd: (stuck: boolean) => void) {
    this.#limit = limit;
    this.#thread = new Worker(new URL('./thread.ts', import.meta.url), {
      name: 'rules',
      workerData: { registry, cell: this.#cell.buffer, foreign: memory !== undefined },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB, ...(memory === undefined ? {} : { maxOldGenerationSizeMb: memory }) },
    });
    this.#thread.on('message', (outcomes: Outcomes) => {
      for (const outcome of unpackOutcomes(outcomes)) this.#settle(outcome);
    });
    this.#thread.on('error', (error) => this.#end(onEnd, error instanceof Error ? error : new Error(String(error))));
    this.#thread.on('exit', () => this.#end(onEnd, new Error('the thread has ended')));
    this.#watch = setInterval(() => this.#look(onEnd), WATCH_EVERY).unref();
  }

  /** How many jobs wait there or are under way. */
  get load(): number {
    return this.#waiting.size;
  }

  get ended(): boolean {
    return this.#ended;
  }

  run<K extends JobKind>(job: Job<K>): Promise<Reply<K>> {
    return new Promise((resolve, reject) => {
      if (this.#ended) {
        reject(new ThreadLost('the thread has ended'));
        return;
      }
      this.#jobs = (this.#jobs % 0x3fffffff) + 1;
      const id = this.#jobs;
      this.#waiting.set(id, {
        resolve: (reply) => resolve(reply as Reply<K>),
        reject,
        limit: job.kind === 'open' ? OPENING * this.#limit : this.#limit,
      });
      if (this.#outbox.length === 0) setImmediate(() => this.#flush());
      this.#outbox.push({ id, job: job as unknown as Job });
    });
  }

  /** All at once; where that fails, one by one, so that a job which cannot cross over fails alone. */
  #flush(): void {
    const jobs = this.#outbox;
    this.#outbox = [];
    if (this.#ended) return;
    try {
      this.#thread.postMessage(packJobs(jobs));
    } catch {
      for (const numbered of jobs) this.#post(numbered);
    }
  }

  #post(numbered: Numbered): void {
    try {
      this.#thread.postMessage([numbered]);
    } catch (error) {
      const waiting = this.#waiting.get(numbered.id);
      this.#waiting.delete(numbered.id);
      waiting?.reject(new RulesFailed(`a job cannot be sent: ${String(error)}`));
    }
  }

  #settle(outcome: Outcome): void {
    const waiting = this.#waiting.get(outcome.id);
    this.#waiting.delete(outcome.id);
    if ('ok' in outcome) waiting?.resolve(outcome.ok);
    else if ('declined' in outcome) waiting?.reject(new Refusal(outcome.declined, outcome.args));
    else waiting?.reject(new RulesFailed(outcome.failed));
  }

  #look(onEnd: (stuck: boolean) => void): void {
    const job = Atomics.load(this.#cell, 0);
    const now = performance.now();
    if (job === 0 || job !== this.#seen.job) this.#seen = { job, since: now };
    else if (now - this.#seen.since > (this.#waiting.get(job)?.limit ?? this.#limit)) {
      const waiting = this.#waiting.get(job);
      waiting?.reject(new RulesStuck(`the rules did not come to an end within ${waiting.limit} ms`));
      this.#waiting.delete(job);
      this.#end(onEnd, new Error('stuck'), true);
      void this.#thread.terminate();
    }
  }

  #end(onEnd: (stuck: boolean) => void, error: Error, stuck = false): void {
    if (this.#ended) return;
    this.#ended = true;
    clearInterval(this.#watch);
    // A thread that ran out of memory was at some job; that one must not simply be tried again.
    const at = Atomics.load(this.#cell, 0);
    const culprit = this.#waiting.get(at);
    if (culprit !== undefined) {
      this.#waiting.delete(at);
      culprit.reject(new RulesStuck(error.message));
    }
    for (const { reject } of this.#waiting.values()) reject(new ThreadLost(error.message));
    this.#waiting.clear();
    onEnd(stuck);
  }

  async stop(): Promise<void> {
    this.#ended = true;
    clearInterval(this.#watch);
    await endThread(this.#thread, () => Atomics.load(this.#cell, 0) !== 0);
  }
}
