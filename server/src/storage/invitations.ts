import { counted } from './counted.ts';
import type { Driver, Row, Statement } from './sql-storage.ts';

/** Somebody is asked to sit down at a table, once; a rematch asks whoever sat at the table before. */
export type InvitationRow = {
  readonly table: string;
  readonly identity: string;
  /** The identity of whoever asks. */
  readonly maker: string;
  readonly rematch: boolean;
  /** The seat that is kept for them as long as the question stands; null: any will do. */
  readonly seat: number | null;
  readonly made: number;
  /** From then on no answer counts as no. */
  readonly until: number;
  readonly declined: boolean;
};

/** What is written when somebody is asked: the row, and a letter for each of their channels, due at `due`; null: they are told nothing. */
export function invite(asked: Omit<InvitationRow, 'declined'>, due: number | null): Statement[] {
  const { table, identity, maker, rematch, seat, made, until } = asked;
  const row = {
    sql: `INSERT INTO invitations (table_id, identity, maker, rematch, made, until, seat) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
    values: [table, identity, maker, rematch ? 1 : 0, made, until, seat],
  };
  if (due === null) return [row];
  const letter = {
    sql: `INSERT INTO outbox (table_id, identity, channel, kind, at, seat, made, due, state, attempts)
          SELECT $1, identity, id, $3, 0, 0, $4, $5, 0, 0 FROM channels WHERE identity = $2 AND confirm IS NULL
          AND EXISTS (SELECT 1 FROM invitations i WHERE i.table_id = $1 AND i.identity = $2 AND i.made = $4) ON CONFLICT DO NOTHING`,
    values: [table, identity, rematch ? 'rematch' : 'invite', made, due],
  };
  return [row, letter];
}

/** Who is asked to which table. */
export class Invitations {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** Asks somebody and tells them, in one go; whoever was asked there before is not asked again. */
  async put(row: Omit<InvitationRow, 'declined'>, due: number | null): Promise<void> {
    await this.#driver.transaction(invite(row, due));
  }

  /** All who were asked to a table. */
  async at(table: string): Promise<InvitationRow[]> {
    return (await this.#driver.query('SELECT * FROM invitations WHERE table_id = $1 ORDER BY made, identity', [table])).map(invitationOf);
  }

  /** What somebody is asked to and has neither answered nor let pass, where there is still a seat to take; the newest first. */
  async open(identity: string, now: number, limit: number): Promise<InvitationRow[]> {
    const sql = `SELECT i.* FROM invitations i JOIN tables t ON t.id = i.table_id WHERE i.identity = $1 AND i.declined = 0 AND i.until > $2 AND t.status = 'gathering'
                 AND NOT EXISTS (SELECT 1 FROM members m WHERE m.table_id = i.table_id AND m.identity = $1) ORDER BY i.made DESC, i.table_id LIMIT $3`;
    return (await this.#driver.query(sql, [identity, now, limit])).map(invitationOf);
  }

  /** The seats of a table that are kept for somebody who has not answered yet. */
  async kept(table: string, now: number): Promise<ReadonlyMap<number, string>> {
    const sql = 'SELECT seat, identity FROM invitations WHERE table_id = $1 AND seat IS NOT NULL AND declined = 0 AND until > $2';
    return new Map((await this.#driver.query(sql, [table, now])).map((r) => [Number(r.seat), String(r.identity)]));
  }

  /** Says no; false where nobody asked. */
  async decline(table: string, identity: string): Promise<boolean> {
    const sql = 'UPDATE invitations SET declined = 1 WHERE table_id = $1 AND identity = $2 RETURNING table_id';
    return (await this.#driver.query(sql, [table, identity])).length > 0;
  }

  async countBy(maker: string, since: number): Promise<number> {
    return counted(this.#driver, 'SELECT COUNT(*) AS n FROM invitations WHERE maker = $1 AND made >= $2 AND rematch = 0', [maker, since]);
  }
}

/** What is another's from now on, when a guest's device joins a player. */
export const invitationsHeldBy = [
  'UPDATE invitations SET identity = $2 WHERE identity = $1 AND NOT EXISTS (SELECT 1 FROM invitations i WHERE i.table_id = invitations.table_id AND i.identity = $2)',
  'UPDATE invitations SET maker = $2 WHERE maker = $1',
] as const;

export const forgetInvitations = (identity: string): Statement[] => [
  { sql: 'DELETE FROM invitations WHERE identity = $1 OR maker = $1', values: [identity] },
];

const invitationOf = (r: Row): InvitationRow => ({
  table: String(r.table_id),
  identity: String(r.identity),
  maker: String(r.maker),
  rematch: r.rematch === 1,
  seat: r.seat === null ? null : Number(r.seat),
  made: Number(r.made),
  until: Number(r.until),
  declined: r.declined === 1,
});
