import type { TableStatus } from '@orrery/host';
import type { Tools } from './tools.ts';

/** How long what nobody touches is kept, in milliseconds; 0: for ever. */
export type Keep = {
  /** Tables that still gather, since anybody last sat down or stood up. */
  readonly gathering: number;
  /** Matches under way, since their last act. */
  readonly playing: number;
  /** Matches that are over, since they ended. Their players can save them to a file of their own until then. */
  readonly over: number;
  /** Names of guests who hold no seat any more. */
  readonly guests: number;
};

/** Of the names of guests who have neither seat nor table, so many are kept: a name costs nothing to make, and nothing to type again. */
const MOST_GUESTS = 20_000;

/** How often, in milliseconds; and how many names of guests who have nothing here. */
type Rhythm = { readonly every: number; readonly mostGuests?: number };

export type Tidied = { readonly tables: number; readonly links: number; readonly guests: number };

/** A league in which no season has ever begun. */
const LEAGUES_KEPT = 90 * 24 * 60 * 60_000;

/** So many at a time, so that those who play need not wait. */
const TOGETHER = 100;
const FIRST_AFTER_MS = 60_000;
/** Among several servers only one tidies up at a time. */
const CLAIM = 'tidying up';

/** Forgets what nobody comes back for, so that a small server stays small for years. */
export class Keeper {
  readonly #tools: Tools;
  readonly #keep: Keep;
  readonly #inUse: (table: string) => boolean;
  #timer: NodeJS.Timeout;
  #stopped = false;
  /** What else is done on that occasion, by one server at a time. */
  onTidy: () => Promise<void> = async () => {};

  readonly #every: number;
  readonly #mostGuests: number;

  constructor(tools: Tools, keep: Keep, inUse: (table: string) => boolean, { every, mostGuests = MOST_GUESTS }: Rhythm) {
    this.#every = every;
    this.#mostGuests = mostGuests;
    this.#tools = tools;
    this.#keep = keep;
    this.#inUse = inUse;
    this.#timer = this.#in(Math.min(every, FIRST_AFTER_MS));
  }

  #in(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      this.tidy(this.#tools.now())
        .then((tidied) => this.#tools.log.info(tidied, 'tidied up'))
        .catch((err) => this.#tools.log.warn({ err }, 'could not tidy up'))
        .finally(() => {
          if (!this.#stopped) this.#timer = this.#in(this.#every);
        });
    }, ms).unref();
  }

  async tidy(now: number): Promise<Tidied> {
    const { storage } = this.#tools;
    if (!(await storage.claim(CLAIM))) return { tables: 0, links: 0, guests: 0 };
    try {
      let tables = 0;
      for (const status of ['gathering', 'playing', 'over'] as const) tables += await this.#dropTables(status, now);
      // Shared matches are kept like those that were played here, as long as anybody looks at them.
      if (this.#keep.over > 0) await storage.shares.dropOld(now - this.#keep.over);
      const links = await storage.dropOldLinks(now);
      const old = this.#keep.guests === 0 ? 0 : await storage.dropOldGuests(now - this.#keep.guests, now);
      await this.onTidy();
      await storage.players.dropNameless();
      if (this.#keep.gathering > 0) await storage.leagues.dropStale(now - LEAGUES_KEPT);
      const guests = old + (await storage.dropSurplusGuests(this.#mostGuests));
      return { tables, links, guests };
    } finally {
      await storage.release(CLAIM);
    }
  }

  async #dropTables(status: TableStatus, now: number): Promise<number> {
    const keep = this.#keep[status];
    if (keep === 0) return 0;
    let dropped = 0;
    for (;;) {
      const stale = await this.#tools.storage.staleTables(status, now - keep, TOGETHER);
      let here = 0;
      for (const { id, seq } of stale) {
        if (this.#stopped) return dropped;
        // Somebody is looking at it after all; once they have gone it is next time's.
        if (!this.#inUse(id) && (await this.#tools.storage.dropTable(id, seq))) here++;
      }
      dropped += here;
      if (here === 0 || stale.length < TOGETHER) return dropped;
    }
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }
}
