import { counted } from './counted.ts';
import type { Driver, Row, Statement } from './sql-storage.ts';

/** A match somebody has shared from a device of theirs. */
export type Share = {
  readonly id: string;
  readonly owner: string;
  /** Where it was shared from, as a hash nobody can turn back. */
  readonly network: string;
  readonly game: string;
  readonly title: string;
  /** JSON of who sat there. */
  readonly seats: string;
  readonly over: boolean;
  /** The save, packed. */
  readonly save: string;
  readonly made: number;
};

const DAY = 24 * 60 * 60 * 1000;

/** Matches that are kept for whoever has their link. */
export class Shares {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** Keeps a match; the same one again is the same. */
  async put({ id, owner, network, game, title, seats, over, save, made }: Share): Promise<void> {
    const sql = `INSERT INTO shares (id, owner, network, game, title, seats, ended, save, made, seen) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
                 ON CONFLICT (id) DO NOTHING`;
    await this.#driver.query(sql, [id, owner, network, game, title, seats, over ? 1 : 0, save, made]);
  }

  /** A match by its id, unless its owner wants to be forgotten; that somebody wanted to see it is noted once a day. */
  async share(id: string, now: number): Promise<Share | undefined> {
    const sql = `SELECT * FROM shares WHERE id = $1
                 AND NOT EXISTS (SELECT 1 FROM players p WHERE p.identity = shares.owner AND p.leaving IS NOT NULL)`;
    const [row] = await this.#driver.query(sql, [id]);
    if (row === undefined) return undefined;
    if (Number(row.seen) < now - DAY) await this.#driver.query('UPDATE shares SET seen = $2 WHERE id = $1', [id, now]);
    return shareOf(row);
  }

  async of(owner: string): Promise<Share[]> {
    return (await this.#driver.query('SELECT * FROM shares WHERE owner = $1 ORDER BY made, id', [owner])).map(shareOf);
  }

  /** How many somebody has, and how many came from somewhere since then. */
  async count(owner: string, network: string, since: number): Promise<{ readonly own: number; readonly from: number }> {
    const own = await counted(this.#driver, 'SELECT COUNT(*) AS n FROM shares WHERE owner = $1', [owner]);
    const from = await counted(this.#driver, 'SELECT COUNT(*) AS n FROM shares WHERE network = $1 AND made > $2', [network, since]);
    return { own, from };
  }

  async drop(id: string, owner: string): Promise<boolean> {
    return (await this.#driver.query('DELETE FROM shares WHERE id = $1 AND owner = $2 RETURNING id', [id, owner])).length > 0;
  }

  /** Forgets what nobody has looked at since before then. */
  async dropOld(before: number): Promise<number> {
    return (await this.#driver.query('DELETE FROM shares WHERE seen < $1 RETURNING id', [before])).length;
  }
}

/** What is another's from now on, when a guest's device joins a player. */
export const sharesHeldBy = ['UPDATE shares SET owner = $2 WHERE owner = $1'] as const;

export const forgetShares = (identity: string): Statement[] => [{ sql: 'DELETE FROM shares WHERE owner = $1', values: [identity] }];

const shareOf = (r: Row): Share => ({
  id: String(r.id),
  owner: String(r.owner),
  network: String(r.network),
  game: String(r.game),
  title: String(r.title),
  seats: String(r.seats),
  over: Number(r.ended) === 1,
  save: String(r.save),
  made: Number(r.made),
});
