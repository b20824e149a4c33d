import type { BotQuestion, Order } from '@orrery/host';
import { BotsStopped, type Chosen } from '../bots/pool.ts';
import { asRefusal } from '../refusal.ts';
import { Backoff } from './backoff.ts';
import type { Tools } from './tools.ts';

type Driven = {
  /** Whose table it is, as far as anybody can tell. */
  readonly visitor: string;
  /** Whether a quicker level may answer where a bot waits too long. */
  readonly quicker: boolean;
  /** Whether somebody looks at the table. */
  present(): boolean;
  /** Tells those who look that a bot waits for a thread, and how many are before it; null once it thinks. */
  tellWaiting(seat: number, ahead: number | null): void;
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
    const { storage } = this.#tools;
    // Another server sees to it; should that one die, its claim is free and the sweep comes by.
    if (!(await storage.claim(this.#table))) return;
    try {
      while (!this.#stopped) {
        this.#woken = false;
        const question = this.#driven.question();
        if (question === undefined || this.#backoff.holds(question, this.#tools.now())) break;
        const { asked, answer, level } = await this.#choose(question);
        const { seat, seq, decision, bot } = asked;
        try {
          await this.#driven.order({
            kind: 'answer',
            id: `${seq}`,
            seat,
            seq,
            decision,
            answer,
            by: 'bot',
            ...(level === bot ? {} : { level }),
          });
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

  /** Lets the bot think when it is its turn; those who look are told when it has to wait for that. */
  async #choose(question: string): Promise<Chosen> {
    const { bots, botPatience, botNotice, log } = this.#tools;
    const asker = {
      table: this.#table,
      visitor: this.#driven.visitor,
      present: () => this.#driven.present(),
      ...(this.#driven.quicker ? { quickerAfter: botPatience } : {}),
    };
    let told = false;
    let ahead: () => number | undefined = () => undefined;
    const watch = setInterval(() => {
      const before = ahead();
      if (before === undefined && !told) return;
      told = before !== undefined;
      this.#driven.tellWaiting(this.#seatIn(question), before ?? null);
    }, botNotice);
    try {
      const chosen = await bots.choose(question, asker, (ask) => {
        ahead = ask;
      });
      const { bot, seat } = chosen.asked;
      if (chosen.level !== bot) log.warn({ table: this.#table, seat, bot, level: chosen.level }, 'a quicker level answered for a bot');
      return chosen;
    } finally {
      clearInterval(watch);
      if (told) this.#driven.tellWaiting(this.#seatIn(question), null);
    }
  }

  #seatIn(question: string): number {
    return (JSON.parse(question) as BotQuestion).seat;
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
