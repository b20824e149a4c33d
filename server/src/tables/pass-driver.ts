import { randomInt } from 'node:crypto';
import type { Order } from '@orrery/host';
import { asRefusal } from '../refusal.ts';
import type { Due } from '../rules/jobs.ts';
import { Backoff } from './backoff.ts';
import type { Tools } from './tools.ts';

type Driven = {
  /** What the host is to answer at the moment. */
  due(): readonly Due[];
  /** Somebody who sits here with several seats sees to this one's windows: at a shared screen nobody is asked, whoever wants to comes forward. */
  shared(seat: number): boolean;
  /** The number of the last act. */
  seq(): number;
  order(order: Order): Promise<number>;
};

/**
 * Answers for seats that need not be asked. Where a quick answer would tell the others something, it comes after as long as somebody might
 * have taken who read the question and passed: drawn anew for each, and the same for all seats. A timer that is lost with the server is
 * drawn again when the table is next looked after.
 */
export class PassDriver {
  readonly #tools: Tools;
  readonly #table: string;
  readonly #driven: Driven;
  readonly #timers = new Map<number, NodeJS.Timeout>();
  readonly #backoff = new Backoff();
  #passing = 0;

  constructor(tools: Tools, table: string, driven: Driven) {
    this.#tools = tools;
    this.#table = table;
    this.#driven = driven;
  }

  get busy(): boolean {
    return this.#passing > 0 || this.#timers.size > 0;
  }

  wake(): void {
    const due = this.#driven.due().filter(({ seat, window, pause }) => !(window && pause !== 'none' && this.#driven.shared(seat)));
    for (const [seat, timer] of this.#timers) {
      if (due.some((d) => d.seat === seat)) continue;
      clearTimeout(timer);
      this.#timers.delete(seat);
    }
    for (const { seat, pause } of due) {
      if (this.#timers.has(seat) || this.#backoff.holds(`${this.#driven.seq()} ${seat}`, this.#tools.now())) continue;
      const { least, most } = pause === 'none' ? { least: 0, most: 0 } : this.#tools.pauses[pause];
      this.#timers.set(seat, setTimeout(() => void this.#pass(seat), least === most ? least : randomInt(least, most)).unref());
    }
  }

  async #pass(seat: number): Promise<void> {
    const seq = this.#driven.seq();
    this.#passing++;
    try {
      await this.#driven.order({ kind: 'letPass', by: 'host', id: `${seq}`, seat, seq });
    } catch (error) {
      const refusal = asRefusal(error);
      if (refusal === undefined) this.#tools.log.error({ table: this.#table, err: error }, 'a window was not let pass');
      // Somebody answered first, or wants to be asked after all.
      else this.#tools.metrics.drivers.inc({ driver: 'pass', code: refusal.code });
      this.#backoff.refused(`${seq} ${seat}`, this.#tools.now());
    } finally {
      this.#passing--;
      this.#timers.delete(seat);
      this.wake();
    }
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
