import { unfriend } from './friends.ts';
import type { Driver, Statement } from './sql-storage.ts';

/** Days of a calendar ('2026-12-21'), and when they begin and end as clocks go. */
export type VacationRow = { readonly first: string; readonly last: string; readonly since: number; readonly until: number };

/** What somebody keeps to themselves about a table. */
export type OwnTable = { readonly note: string; readonly hidden: boolean };

/** Whom one visitor may have blocked. */
export const MOST_BLOCKS = 500;

/** Vacations, private notes, blocks, and who was sent away. */
export class Life {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** All that somebody has planned or had, the earliest first. */
  async vacations(identity: string): Promise<VacationRow[]> {
    const rows = await this.#driver.query('SELECT first, last, since, until FROM vacations WHERE identity = $1 ORDER BY since', [identity]);
    return rows.map((r) => ({ first: String(r.first), last: String(r.last), since: Number(r.since), until: Number(r.until) }));
  }

  async putVacation(identity: string, { first, last, since, until }: VacationRow): Promise<void> {
    const sql = `INSERT INTO vacations (identity, first, last, since, until) VALUES ($1, $2, $3, $4, $5)
                 ON CONFLICT (identity, first) DO UPDATE SET last = excluded.last, since = excluded.since, until = excluded.until`;
    await this.#driver.query(sql, [identity, first, last, since, until]);
  }

  async dropVacation(identity: string, first: string): Promise<void> {
    await this.#driver.query('DELETE FROM vacations WHERE identity = $1 AND first = $2', [identity, first]);
  }

  async own(identity: string, table: string): Promise<OwnTable> {
    const [row] = await this.#driver.query('SELECT note, hidden FROM own_tables WHERE identity = $1 AND table_id = $2', [identity, table]);
    return row === undefined ? { note: '', hidden: false } : { note: String(row.note), hidden: row.hidden === 1 };
  }

  async putOwn(identity: string, table: string, { note, hidden }: OwnTable): Promise<void> {
    const sql = `INSERT INTO own_tables (identity, table_id, note, hidden) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (identity, table_id) DO UPDATE SET note = excluded.note, hidden = excluded.hidden`;
    if (note === '' && !hidden) await this.#driver.query('DELETE FROM own_tables WHERE identity = $1 AND table_id = $2', [identity, table]);
    else await this.#driver.query(sql, [identity, table, note, hidden ? 1 : 0]);
  }

  /** All private notes of somebody, by table. */
  async notes(identity: string): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#driver.query("SELECT table_id, note FROM own_tables WHERE identity = $1 AND note <> ''", [identity]);
    return new Map(rows.map((r) => [String(r.table_id), String(r.note)]));
  }

  /** Whom somebody has blocked. */
  async blocked(identity: string): Promise<string[]> {
    return (await this.#driver.query('SELECT other FROM blocks WHERE identity = $1 ORDER BY since, other', [identity])).map((r) =>
      String(r.other),
    );
  }

  /** Who has blocked somebody. */
  async blockedBy(other: string): Promise<string[]> {
    return (await this.#driver.query('SELECT identity FROM blocks WHERE other = $1', [other])).map((r) => String(r.identity));
  }

  async block(identity: string, other: string, now: number): Promise<void> {
    const block = 'INSERT INTO blocks (identity, other, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';
    await this.#driver.transaction([{ sql: block, values: [identity, other, now] }, unfriend(identity, other)]);
  }

  async unblock(identity: string, other: string): Promise<void> {
    await this.#driver.query('DELETE FROM blocks WHERE identity = $1 AND other = $2', [identity, other]);
  }

  /** Sent away from a table: does not sit down there again. */
  async kick(table: string, identity: string): Promise<void> {
    await this.#driver.query('INSERT INTO kicks (table_id, identity) VALUES ($1, $2) ON CONFLICT DO NOTHING', [table, identity]);
  }

  /** Whether somebody may sit down at a table of this creator: neither sent away from it nor blocked by whoever laid it. */
  async welcome(table: string, creator: string, identity: string): Promise<boolean> {
    const sql = `SELECT 1 AS one WHERE EXISTS (SELECT 1 FROM kicks WHERE table_id = $1 AND identity = $3)
                 OR EXISTS (SELECT 1 FROM blocks WHERE identity = $2 AND other = $3)`;
    return (await this.#driver.query(sql, [table, creator, identity])).length === 0;
  }
}

/** What is another's from now on, when a guest's device joins a player. */
export const lifeHeldBy = [
  'UPDATE kicks SET identity = $2 WHERE identity = $1 AND NOT EXISTS (SELECT 1 FROM kicks k WHERE k.table_id = kicks.table_id AND k.identity = $2)',
  'UPDATE own_tables SET identity = $2 WHERE identity = $1 AND NOT EXISTS (SELECT 1 FROM own_tables o WHERE o.table_id = own_tables.table_id AND o.identity = $2)',
  'UPDATE blocks SET identity = $2 WHERE identity = $1 AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.other = blocks.other AND b.identity = $2)',
  'UPDATE blocks SET other = $2 WHERE other = $1 AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.identity = blocks.identity AND b.other = $2)',
] as const;

/** Forgets what a player kept, and what others kept about them. */
export const forgetLife = (identity: string): Statement[] =>
  [
    'vacations WHERE identity = $1',
    'own_tables WHERE identity = $1',
    'blocks WHERE identity = $1 OR other = $1',
    'kicks WHERE identity = $1',
  ].map((what) => ({ sql: `DELETE FROM ${what}`, values: [identity] }));
