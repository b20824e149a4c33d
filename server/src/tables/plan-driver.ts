import type { Order } from '@orrery/host';
import type { PlanStep, Plan as PlanTold } from '@orrery/protocol';
import { asRefusal } from '../refusal.ts';
import type { Plan } from '../storage/plans.ts';
import type { Tools } from './tools.ts';

type Driven = {
  /** Whoever holds a seat. */
  holder(seat: number): string | undefined;
  /** Whether a seat is asked now, and whether the table waits for it at all: the host may be about to answer for it. */
  asked(seat: number): boolean;
  waiting(seat: number): boolean;
  seq(): number;
  order(order: Order): Promise<number>;
  /** A plan has come further, or to its end. */
  changed(plan: Plan): void;
};

/** A plan as whoever made it sees it. */
export const planFor = ({ steps, played, ended }: Plan): PlanTold => ({
  words: (JSON.parse(steps) as PlanStep[]).map((step) => step.words),
  played,
  ended,
});

/** How often an answer that came too early or too late is tried again. */
const TRIES = 3;
const AGAIN = new Set(['stale', 'busy']);

/**
 * Gives the answers that people have planned, as soon as they are asked what they foresaw. The table compares: where question or options are others, the rest of the plan is dropped. The order's id
 * follows from the plan, so several servers that try give each answer once.
 */
export class PlanDriver {
  readonly #tools: Tools;
  readonly #table: string;
  readonly #driven: Driven;
  #running: Promise<void> | undefined;
  #again = false;
  /** There may be a plan: most tables have none, and asking storage at every turn would cost as much as keeping the answer. */
  #some = true;

  constructor(tools: Tools, table: string, driven: Driven) {
    this.#tools = tools;
    this.#table = table;
    this.#driven = driven;
  }

  get busy(): boolean {
    return this.#running !== undefined;
  }

  /** Somebody has planned something, here or at another server. */
  planned(): void {
    this.#some = true;
    this.wake();
  }

  /** Somebody is asked who was not. */
  wake(): void {
    if (!this.#some) return;
    this.#again = true;
    this.#running ??= this.#run()
      .catch((err) => this.#tools.log.warn({ table: this.#table, err }, 'plans were not looked at'))
      .finally(() => {
        this.#running = undefined;
      });
  }

  async #run(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      this.#some = false;
      const plans = await this.#plansNow();
      this.#some ||= plans.length > 0;
      for (const plan of plans) await this.#play(plan);
    }
  }

  async #plansNow(): Promise<readonly Plan[]> {
    try {
      return await this.#tools.storage.plans.at(this.#table);
    } catch (error) {
      this.#some = true;
      throw error;
    }
  }

  async #play(plan: Plan): Promise<void> {
    const { seat, identity } = plan;
    if (this.#driven.holder(seat) !== identity) return this.#note(plan, plan.played, 'dropped');
    const steps = JSON.parse(plan.steps) as readonly PlanStep[];
    let { played } = plan;
    for (let step = steps[played]; step !== undefined && this.#driven.asked(seat); step = steps[played]) {
      if (!(await this.#give(plan, played, step))) return this.#note(plan, played, 'dropped');
      played++;
      await this.#note(plan, played, played === steps.length ? 'played' : null);
    }
    // The turn ended before the plan did: what is left of it was meant for this turn.
    if (played > 0 && played < steps.length && !this.#driven.waiting(seat)) await this.#note(plan, played, 'dropped');
  }

  /** Whether the answer was taken. */
  async #give({ id, seat }: Plan, n: number, { decision, answer, foreseen }: PlanStep): Promise<boolean> {
    for (let tries = 1; ; tries++) {
      try {
        await this.#driven.order({ kind: 'answer', id: `plan.${id}.${n}`, seat, seq: this.#driven.seq(), decision, answer, foreseen });
        return true;
      } catch (error) {
        const refusal = asRefusal(error);
        if (refusal === undefined) throw error;
        if (!AGAIN.has(refusal.code) || tries >= TRIES) return false;
      }
    }
  }

  async #note(plan: Plan, played: number, ended: Plan['ended']): Promise<void> {
    await this.#tools.storage.plans.note(plan, played, ended);
    this.#driven.changed({ ...plan, played, ended });
  }

  async stop(): Promise<void> {
    await this.#running;
  }
}
