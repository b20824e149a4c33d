import { counted } from './counted.ts';
import { SCHEMA_VERSION } from './migrations/index.ts';
import type { Driver, Row } from './sql-storage.ts';

/** A table as those who run the server see it listed: no seed, no hands. */
export type FiledTable = {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly status: string;
  readonly seq: number;
  readonly created: number;
  readonly updated: number;
};

export type FiledPlayer = {
  readonly identity: string;
  readonly name: string;
  readonly seen: number;
  readonly seats: number;
  readonly banned: boolean;
};

export type Ban = { readonly identity: string; readonly since: number; readonly why: string };

/** Questions of those who run the server. Rare, so they need not be quick, but they stay within a page. */
export class Office {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** The newest first, in one state or in all. */
  async tables(status: string | undefined, limit: number): Promise<FiledTable[]> {
    const which = status === undefined ? '' : 'WHERE status = $2';
    const sql = `SELECT id, title, game, status, seq, created, updated FROM tables ${which} ORDER BY updated DESC, id LIMIT $1`;
    return (await this.#driver.query(sql, status === undefined ? [limit] : [limit, status])).map(filedTable);
  }

  /** Guests by a part of their name, or by the beginning of their identity. */
  async players(text: string, limit: number): Promise<FiledPlayer[]> {
    const sql = `SELECT g.identity, g.name, g.seen, (SELECT COUNT(*) FROM members m WHERE m.identity = g.identity) AS seats,
                 (SELECT COUNT(*) FROM bans b WHERE b.identity = g.identity) AS banned
                 FROM guests g WHERE LOWER(g.name) LIKE $1 ESCAPE '\\' OR g.identity LIKE $2 ESCAPE '\\' ORDER BY g.seen DESC, g.identity LIMIT $3`;
    const literal = text.replace(/[\\%_]/g, (c) => `\\${c}`);
    return (await this.#driver.query(sql, [`%${literal.toLowerCase()}%`, `${literal}%`, limit])).map((r) => ({
      identity: String(r.identity),
      name: String(r.name),
      seen: Number(r.seen),
      seats: Number(r.seats),
      banned: Number(r.banned) > 0,
    }));
  }

  async bans(): Promise<Ban[]> {
    const rows = await this.#driver.query('SELECT identity, since, why FROM bans ORDER BY since', []);
    return rows.map((r) => ({ identity: String(r.identity), since: Number(r.since), why: String(r.why) }));
  }

  async ban({ identity, since, why }: Ban): Promise<void> {
    await this.#driver.query('INSERT INTO bans (identity, since, why) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [identity, since, why]);
  }

  async unban(identity: string): Promise<boolean> {
    return (await this.#driver.query('DELETE FROM bans WHERE identity = $1 RETURNING identity', [identity])).length > 0;
  }

  async counts(): Promise<Record<string, number>> {
    const count = (what: string): Promise<number> => counted(this.#driver, `SELECT COUNT(*) AS n FROM ${what}`, []);
    return {
      schema: SCHEMA_VERSION,
      gathering: await count("tables WHERE status = 'gathering'"),
      playing: await count("tables WHERE status = 'playing'"),
      over: await count("tables WHERE status = 'over'"),
      acts: await count('acts'),
      guests: await count('guests'),
      bans: await count('bans'),
      bytes: await this.#bytes(),
    };
  }

  async #bytes(): Promise<number> {
    const size =
      this.#driver.kind === 'postgres'
        ? 'SELECT pg_database_size(current_database()) AS n'
        : 'SELECT page_count * page_size AS n FROM pragma_page_count(), pragma_page_size()';
    return counted(this.#driver, size, []);
  }
}

const filedTable = (r: Row): FiledTable => ({
  id: String(r.id),
  title: String(r.title),
  game: String(r.game),
  status: String(r.status),
  seq: Number(r.seq),
  created: Number(r.created),
  updated: Number(r.updated),
});
