import { Worker } from 'node:worker_threads';
import type { Answer } from '@orrery/kernel';
import { endThread } from '../end-thread.ts';

export type BotJob = { readonly registry: string; readonly question: string; readonly level: string; readonly seed: string };
export type BotReply = { readonly answer: Answer } | { readonly failed: string };

/** A thread nobody has needed for this long is given back. */
const IDLE_MS = 60_000;

type Waiting = { readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void };

/** One thread, which thinks about one question at a time. */
class BotThread {
  readonly #thread: Worker;
  /** 1 while it thinks, with everything loaded. */
  readonly #thinking = new Int32Array(new SharedArrayBuffer(4));
  #waiting: Waiting | undefined;
  ended = false;
  idleSince = performance.now();

  constructor() {
    this.#thread = new Worker(new URL('./thread.ts', import.meta.url), { name: 'bots', workerData: this.#thinking.buffer });
    this.#thread.on('message', (reply: BotReply) => {
      const waiting = this.#take();
      if ('answer' in reply) waiting?.resolve(reply.answer);
      else waiting?.reject(new Error(reply.failed));
    });
    this.#thread.on('error', (error) => this.#lose(error instanceof Error ? error : new Error(String(error))));
    this.#thread.on('exit', () => this.#lose(new Error('the thread has ended')));
    // Only a thought under way keeps the process up.
    this.#thread.unref();
  }

  #take(): Waiting | undefined {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    this.idleSince = performance.now();
    this.#thread.unref();
    return waiting;
  }

  #lose(error: Error): void {
    this.ended = true;
    this.#take()?.reject(error);
  }

  think(job: BotJob): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#thread.ref();
      this.#thread.postMessage(job);
    });
  }

  async end(why: string): Promise<void> {
    this.#lose(new Error(why));
    await endThread(this.#thread, () => Atomics.load(this.#thinking, 0) === 1);
  }
}

/** The threads of one lane: whoever asks has waited in line for one to be free. The first is kept warm, further ones are started when needed. */
export class BotThreads {
  readonly #limit: number;
  readonly #idle: BotThread[] = [new BotThread()];
  readonly #all = new Set<BotThread>(this.#idle);
  readonly #sweep = setInterval(() => this.#giveBack(), IDLE_MS).unref();

  /** `limit`: how long one thought may take. What takes longer hangs, and ends with its thread. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  async think(job: BotJob): Promise<Answer> {
    const thread = this.#next();
    const limit = setTimeout(() => void thread.end(`no answer within ${this.#limit} ms`), this.#limit);
    try {
      return await thread.think(job);
    } finally {
      clearTimeout(limit);
      if (thread.ended) this.#all.delete(thread);
      else this.#idle.push(thread);
    }
  }

  #next(): BotThread {
    for (let thread = this.#idle.pop(); thread !== undefined; thread = this.#idle.pop()) {
      if (!thread.ended) return thread;
      this.#all.delete(thread);
    }
    const thread = new BotThread();
    this.#all.add(thread);
    return thread;
  }

  /** The first in the list has idled longest. */
  #giveBack(): void {
    const before = performance.now() - IDLE_MS;
    while (this.#idle.length > 1) {
      const [thread] = this.#idle;
      if (thread === undefined || thread.idleSince >= before) return;
      this.#idle.shift();
      this.#all.delete(thread);
      void thread.end('idle');
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#sweep);
    await Promise.all([...this.#all].map((thread) => thread.end('the server stops')));
  }
}
