import { randomBytes, randomInt } from 'node:crypto';
import { type Level, levels } from '@orrery/bots';
import type { BotQuestion } from '@orrery/host';
import type { Answer } from '@orrery/kernel';
import { Piscina } from 'piscina';
import type { BotJob } from './thread.ts';

/** The bots a seat can be given to. */
export const botNames: readonly string[] = levels;
/** Plays for who ran out of time or left without naming another: decent, and quick. */
export const standIn: Level = 'officer';

/** The server is going down and nobody thinks any more. */
export class BotsStopped extends Error {}

/** Bots think in threads of their own, for a limited time; one that fails or takes too long answers at random, so that the match goes on. */
export class BotPool {
  readonly #pool: Piscina<BotJob, Answer>;
  readonly #registry: string;
  readonly #limit: number;
  readonly #onFailure: (error: unknown) => void;
  #stopped = false;

  constructor(
    registry: string,
    { threads, limit }: { readonly threads: number; readonly limit: number },
    onFailure: (error: unknown) => void,
  ) {
    this.#registry = registry;
    this.#limit = limit;
    this.#onFailure = onFailure;
    this.#pool = new Piscina({
      filename: new URL('./thread.ts', import.meta.url).href,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: 60_000,
      concurrentTasksPerWorker: 1,
    });
  }

  async choose(question: string): Promise<{ readonly asked: BotQuestion; readonly answer: Answer }> {
    const asked = JSON.parse(question) as BotQuestion;
    const { options } = asked;
    if (options.length === 1) return { asked, answer: options[0] };
    const stop = new AbortController();
    // The time starts when a thread is free, as near as can be told: a queue of thinking bots is not this one's fault.
    const limit = setTimeout(() => stop.abort(), this.#limit + (this.#pool.queueSize / this.#pool.threads.length) * this.#limit);
    try {
      const job = { registry: this.#registry, question, seed: randomBytes(16).toString('hex') };
      return { asked, answer: await this.#pool.run(job, { signal: stop.signal }) };
    } catch (error) {
      // Going down is no reason to answer at random: whoever comes up again asks again.
      if (this.#stopped) throw new BotsStopped();
      this.#onFailure(error);
      return { asked, answer: options[randomInt(options.length)] };
    } finally {
      clearTimeout(limit);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#pool.destroy();
  }
}
