import type { Driver, Row, Statement } from './sql-storage.ts';

/** What a seat wants to answer when it is asked next. */
export type Plan = {
  readonly table: string;
  readonly seat: number;
  readonly identity: string;
  /** Tells one plan of a seat from the next. */
  readonly id: string;
  /** JSON of the answers, each with what it expects to be asked. */
  readonly steps: string;
  /** How many of them were given. */
  readonly played: number;
  /** Why it goes no further; null while it does. */
  readonly ended: 'played' | 'dropped' | null;
  readonly made: number;
};

/** Plans, one for a seat. */
export class Plans {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** In place of any other plan of the seat. */
  async put({ table, seat, identity, id, steps, made }: Omit<Plan, 'played' | 'ended'>): Promise<void> {
    const sql = `INSERT INTO plans (table_id, seat, identity, id, steps, played, ended, made) VALUES ($1, $2, $3, $4, $5, 0, NULL, $6)
                 ON CONFLICT (table_id, seat) DO UPDATE SET identity = $3, id = $4, steps = $5, played = 0, ended = NULL, made = $6`;
    await this.#driver.query(sql, [table, seat, identity, id, steps, made]);
    await this.#driver.notify({ kind: 'plan', table, seq: 0 });
  }

  /** All plans at a table that still go on. */
  async at(table: string): Promise<Plan[]> {
    return (await this.#driver.query('SELECT * FROM plans WHERE table_id = $1 AND ended IS NULL ORDER BY seat', [table])).map(planOf);
  }

  /** The last plan of a seat, whatever became of it. */
  async of(table: string, seat: number, identity: string): Promise<Plan | undefined> {
    const sql = 'SELECT * FROM plans WHERE table_id = $1 AND seat = $2 AND identity = $3';
    const [row] = await this.#driver.query(sql, [table, seat, identity]);
    return row === undefined ? undefined : planOf(row);
  }

  /** So much of it was given, and whether that is the end of it. Another plan of the seat is left alone. */
  async note({ table, seat, id }: Pick<Plan, 'table' | 'seat' | 'id'>, played: number, ended: Plan['ended']): Promise<void> {
    const sql = 'UPDATE plans SET played = $4, ended = $5 WHERE table_id = $1 AND seat = $2 AND id = $3 AND ended IS NULL';
    await this.#driver.query(sql, [table, seat, id, played, ended]);
  }

  async drop(table: string, seat: number, identity: string): Promise<void> {
    await this.#driver.query('DELETE FROM plans WHERE table_id = $1 AND seat = $2 AND identity = $3', [table, seat, identity]);
  }
}

/** What is another's from now on, when a guest's device joins a player. */
export const plansHeldBy = ['UPDATE plans SET identity = $2 WHERE identity = $1'] as const;

export const forgetPlans = (identity: string): Statement[] => [{ sql: 'DELETE FROM plans WHERE identity = $1', values: [identity] }];

const planOf = (r: Row): Plan => ({
  table: String(r.table_id),
  seat: Number(r.seat),
  identity: String(r.identity),
  id: String(r.id),
  steps: String(r.steps),
  played: Number(r.played),
  ended: r.ended === null ? null : (String(r.ended) as Plan['ended']),
  made: Number(r.made),
});
