import type { Friend } from '@orrery/protocol';
import type { Driver, Row, Statement } from './sql-storage.ts';

export type FriendRow = { readonly other: string; readonly is: Friend['is'] };
const friendOf = (r: Row): FriendRow => ({ other: String(r.other), is: r.so as Friend['is'] });

/** Somebody (a) and a friend of theirs (b): both say so. */
const FRIENDS = 'friends a JOIN friends b ON b.identity = a.other AND b.other = a.identity AND a.wants = 1 AND b.wants = 1';

/** Somebody's ($1) friends, those they have asked, and those who ask them and have had no answer; blocked ones ask nothing. */
const OWN = `SELECT a.other, a.since, CASE WHEN b.wants = 1 THEN 'friends' ELSE 'asked' END AS so FROM friends a
             LEFT JOIN friends b ON b.identity = a.other AND b.other = a.identity WHERE a.identity = $1 AND a.wants = 1`;
const ASKING = `SELECT b.identity AS other, b.since, 'asks' AS so FROM friends b WHERE b.other = $1 AND b.wants = 1
                AND NOT EXISTS (SELECT 1 FROM friends a WHERE a.identity = $1 AND a.other = b.identity)
                AND NOT EXISTS (SELECT 1 FROM blocks x WHERE x.identity = $1 AND x.other = b.identity)`;
const ALL = `SELECT f.other, f.so FROM (${OWN} UNION ALL ${ASKING}) AS f JOIN players p ON p.identity = f.other WHERE p.leaving IS NULL`;

/**
 * Who is whose friend: everybody says so for themselves, and friends are those who say it of each other. Whoever says no is not asked again; they may say otherwise later.
 */
export class Friends {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** What somebody wants from now on. */
  async say(identity: string, other: string, wants: boolean, now: number): Promise<void> {
    const sql = `INSERT INTO friends (identity, other, wants, since) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (identity, other) DO UPDATE SET wants = excluded.wants, since = excluded.since`;
    await this.#driver.query(sql, [identity, other, wants ? 1 : 0, now]);
    await this.#driver.notify({ kind: 'friend', table: other, seq: 0 });
  }

  async of(identity: string, limit: number): Promise<FriendRow[]> {
    return (await this.#driver.query(`${ALL} ORDER BY f.since DESC, f.other LIMIT $2`, [identity, limit])).map(friendOf);
  }

  /** What somebody else is to them, if anything. */
  async between(identity: string, other: string): Promise<Friend['is'] | undefined> {
    return (await this.#driver.query(`${ALL} AND f.other = $2`, [identity, other])).map(friendOf)[0]?.is;
  }

  /** How many somebody wants for friends, in all and since then. */
  async countWanted(identity: string, since: number): Promise<{ readonly all: number; readonly lately: number }> {
    const sql = `SELECT COUNT(*) AS n, COALESCE(SUM(CASE WHEN since >= $2 THEN 1 ELSE 0 END), 0) AS lately FROM friends WHERE identity = $1 AND wants = 1`;
    const [row] = await this.#driver.query(sql, [identity, since]);
    return { all: Number(row?.n ?? 0), lately: Number(row?.lately ?? 0) };
  }

  /** Friends of somebody who let them see where they play. */
  async playing(identity: string): Promise<string[]> {
    const sql = `SELECT a.other FROM ${FRIENDS} WHERE a.identity = $1 AND ${letsSee('running', 'a.other')} ORDER BY a.other`;
    return (await this.#driver.query(sql, [identity])).map((r) => String(r.other));
  }

  /** Which of somebody's friends were here since then and let it be seen. */
  async online(identity: string, since: number): Promise<ReadonlySet<string>> {
    const sql = `SELECT DISTINCT a.other FROM ${FRIENDS} JOIN devices d ON d.identity = a.other AND d.seen >= $2
                 WHERE a.identity = $1 AND ${letsSee('online', 'a.other')}`;
    return new Set((await this.#driver.query(sql, [identity, since])).map((r) => String(r.other)));
  }
}

/** Without a profile of their own somebody shows what everybody shows. */
const letsSee = (what: 'running' | 'online', whose: string): string =>
  `NOT EXISTS (SELECT 1 FROM profiles p WHERE p.identity = ${whose} AND p.${what} <> 'friends')`;

/** Tells whoever's friends lays a table with room for them, through each of their channels; those who blocked them hear nothing. */
export const tellFriends = (table: string, maker: string, made: number, due: number): Statement => ({
  sql: `INSERT INTO outbox (table_id, identity, channel, kind, at, seat, made, due, state, attempts)
        SELECT $1, c.identity, c.id, 'friend', 0, 0, $3, $4, 0, 0 FROM ${FRIENDS}
        JOIN channels c ON c.identity = a.other AND c.confirm IS NULL WHERE a.identity = $2
        AND ${letsSee('running', '$2')} AND NOT EXISTS (SELECT 1 FROM blocks x WHERE x.identity = a.other AND x.other = $2) ON CONFLICT DO NOTHING`,
  values: [table, maker, made, due],
});

/** Whoever blocks somebody is no friend of theirs any more. */
export const unfriend = (identity: string, other: string): Statement => ({
  sql: 'UPDATE friends SET wants = 0 WHERE identity = $1 AND other = $2',
  values: [identity, other],
});

export const forgetFriends = (identity: string): Statement[] => [
  { sql: 'DELETE FROM friends WHERE identity = $1 OR other = $1', values: [identity] },
];
