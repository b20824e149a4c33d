import type { Order } from '@orrery/host';
import { BotsStopped } from '../bots/pool.ts';
import { asRefusal } from '../refusal.ts';
import type { Tools } from './tools.ts';

type Driven = {
  /** JSON of the question a bot is asked, if one is. */
  question(): string | undefined;
  load(): Promise<void>;
  order(order: Order): Promise<number>;
};

/** A bot that is refused this often in a row has misunderstood something; the sweep tries again later. */
const PATIENCE = 5;

/** Lets the bots of a table answer, one question after the other, while this server holds the table's claim. */
export class BotDriver {
  readonly #tools: Tools;
  readonly #table: string;
  readonly #driven: Driven;
  #running: Promise<void> | undefined;
  #stopped = false;
  #woken = false;

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
    if (this.#woken || this.#stopped || this.#driven.question() === undefined) return;
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
    const { storage, bots, log } = this.#tools;
    // Another server sees to it; should that one die, its claim is free and the sweep comes by.
    if (!(await storage.claim(this.#table))) return;
    try {
      let refusals = 0;
      while (!this.#stopped && refusals < PATIENCE) {
        this.#woken = false;
        const question = this.#driven.question();
        if (question === undefined) break;
        const { asked, answer } = await bots.choose(question);
        const { seat, seq, decision } = asked;
        try {
          await this.#driven.order({ kind: 'answer', id: `bot-${seq}-${seat}`, seat, seq, decision, answer, bot: true });
          refusals = 0;
        } catch (error) {
          const refusal = asRefusal(error);
          if (refusal === undefined) throw error;
          refusals++;
          if (refusal.code === 'busy' || refusal.code === 'internal' || refusal.code === 'rulesStuck') break;
          // Somebody acted meanwhile, and the question is another one by now.
          if (refusal.code !== 'stale') log.warn({ table: this.#table, code: refusal.code }, 'a bot was refused');
          await this.#driven.load();
        }
      }
    } finally {
      await storage.release(this.#table);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
    this.#stopped = false;
  }
}
