import type { TableList } from '@orrery/protocol';
import type { Results } from '../storage/results.ts';
import { middle } from './middle.ts';

const MINUTE = 60_000;
/** Whoever takes longer does not play at one sitting. */
const SITTING = 6 * 60 * MINUTE;
const LOOKED_AT = 2_000;
/** Fewer matches than these say nothing about the next one. */
const LEAST_MATCHES = 5;
/** Nobody can tell a game's length more exactly. */
const STEP = 5;
/** It changes slowly, and every lobby asks. */
const KEPT = 10 * MINUTE;

/** How many minutes games take here. */
export class Lengths {
  readonly #results: Pick<Results, 'lengths'>;
  readonly #now: () => number;
  #known: { readonly until: number; readonly minutes: Promise<TableList['minutes']> } | undefined;

  constructor(results: Pick<Results, 'lengths'>, now: () => number) {
    this.#results = results;
    this.#now = now;
  }

  minutes(): Promise<TableList['minutes']> {
    const now = this.#now();
    if (this.#known === undefined || this.#known.until <= now) {
      const minutes = this.#count();
      this.#known = { until: now + KEPT, minutes };
      // What failed is asked for again.
      minutes.catch(() => {
        this.#known = undefined;
      });
    }
    return this.#known.minutes;
  }

  async #count(): Promise<TableList['minutes']> {
    const counted: Record<string, Record<string, number>> = {};
    const byGame = Map.groupBy(await this.#results.lengths(SITTING, LOOKED_AT), ({ game, seats }) => `${seats} ${game}`);
    for (const list of byGame.values()) {
      const [first] = list;
      const length = middle(list.map((m) => m.length));
      if (first === undefined || length === null || list.length < LEAST_MATCHES) continue;
      const minutes = Math.max(STEP, STEP * Math.round(length / MINUTE / STEP));
      counted[first.game] = { ...counted[first.game], [first.seats]: minutes };
    }
    return counted;
  }
}
