import type { Order } from '@orrery/host';
import { BotsStopped } from '../bots/pool.ts';
import { asRefusal } from '../refusal.ts';
import { Backoff } from './backoff.ts';
import type { Tools } from './tools.ts';

type Driven = {
  /** JSON of the question a bot is asked, if one is. */
  question(): string | undefined;
  load(): Promise<void>;
  order(order: Order): Promise<number>;
};

/** Lets the bots of a table answer, one question after the other, while this server holds the table's claim. */
export class BotDriver {
  readonly #tools: Tools;
  readonly #table: string;
  readonly #driven: Driven;
  #running: Promise<void> | undefined;
  #stopped = false;
  #woken = false;
  readonly #backoff = new Backoff();
  #later: NodeJS.Timeout | undefined;

  constructor(tools: Tools, table: string, driven: Driven) {
    this.#tools = tools;
    this.#table = table;
    this.#driven = driven;
  }

  get busy(): boolean {
    return this.#running !== undefined;
  }

  wake(): void {
    // Something happened while the driver was perhaps about to stop: it looks once more.
    this.#woken = this.#running !== undefined;
    if (this.#woken || this.#stopped) return;
    const question = this.#driven.question();
    if (question === undefined || this.#backoff.holds(question, this.#tools.now())) return;
    this.#running = this.#run()
      .catch((err) => {
        if (!(err instanceof BotsStopped)) this.#tools.log.error({ table: this.#table, err }, 'the bots of a table stopped');
      })
      .finally(() => {
        this.#running = undefined;
        if (this.#woken) this.wake();
      });
  }

  async #run(): Promise<void> {
    const { storage, bots } = this.#tools;
    // Another server sees to it; should that one die, its claim is free and the sweep comes by.
    if (!(await storage.claim(this.#table))) return;
    try {
      while (!this.#stopped) {
        this.#woken = false;
        const question = this.#driven.question();
        if (question === undefined || this.#backoff.holds(question, this.#tools.now())) break;
        const { asked, answer } = await bots.choose(question);
        const { seat, seq, decision } = asked;
        try {
          await this.#driven.order({ kind: 'answer', id: `${seq}`, seat, seq, decision, answer, by: 'bot' });
        } catch (error) {
          const refusal = asRefusal(error);
          if (refusal === undefined) throw error;
          this.#refused(question, refusal.code);
          // Somebody may have acted meanwhile; then the question is another one by now.
          await this.#driven.load();
        }
      }
    } finally {
      await storage.release(this.#table);
    }
  }

  /** The same question is not tried again at once, however often somebody wakes this: a bot that is always refused must not keep a core busy. */
  #refused(question: string, code: string): void {
    const { metrics, log, now } = this.#tools;
    metrics.drivers.inc({ driver: 'bot', code });
    const { refusals, wait } = this.#backoff.refused(question, now());
    if (code !== 'stale') log.warn({ table: this.#table, code, refusals }, 'a bot was refused');
    clearTimeout(this.#later);
    this.#later = setTimeout(() => this.wake(), wait + 1).unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#later);
    await this.#running;
    this.#stopped = false;
  }
}
