import type { ChannelKind, NoticeKind } from '@orrery/protocol';
import { counted } from './counted.ts';
import { hourOf } from './rounded.ts';
import type { Driver, Row, Statement } from './sql-storage.ts';

/** Somebody an act asks, or has news for. */
export type Asked = {
  readonly identity: string;
  readonly seat: number;
  readonly kind: NoticeKind;
  /** Tells one occasion from another: whoever was told of this one is not told again. */
  readonly at: number;
  /** When to tell them, by the hour as people read it. */
  readonly due: number;
};

/** A way to reach somebody. */
export type Channel = {
  readonly id: string;
  readonly identity: string;
  readonly kind: ChannelKind;
  /** JSON of where it leads; a secret of whoever made it. */
  readonly target: string;
  /** What may be shown of it. */
  readonly label: string;
  /** The address of the house as its maker saw it: links lead there. */
  readonly origin: string;
  readonly made: number;
  /** The hash of the token it has to be confirmed with; null where it is good. */
  readonly confirm: string | null;
  /** How often in a row it did not work. */
  readonly failures: number;
};

/** Something to tell, with the channel to tell it through and what its owner wishes (JSON; null: the usual). */
export type Letter = {
  readonly table: string;
  readonly kind: NoticeKind;
  readonly at: number;
  readonly seat: number;
  readonly made: number;
  readonly due: number;
  readonly attempts: number;
  /** How often somebody took it and was never heard of again. */
  readonly doubts: number;
  readonly channel: Channel;
  readonly wishes: string | null;
};

export const done = { sent: 1, withdrawn: 2, failed: 3 } as const;
export type Done = (typeof done)[keyof typeof done];

/** Letters of one person in one look: whoever has very many does not keep the others waiting. */
const OF_ONE = 12;
const KEY = 'table_id = $1 AND identity = $2 AND channel = $3 AND kind = $4 AND at = $5';
const keyOf = ({ table, kind, at, channel }: Letter): (string | number)[] => [table, channel.identity, channel.id, kind, at];

/** Channels, wishes and what is still to be told. */
export class Outbox {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async channels(identity: string): Promise<Channel[]> {
    return (await this.#driver.query('SELECT * FROM channels WHERE identity = $1 ORDER BY made, id', [identity])).map(channelOf);
  }

  async addChannel({ id, identity, kind, target, label, origin, made, confirm }: Omit<Channel, 'failures'>): Promise<void> {
    const sql = 'INSERT INTO channels (id, identity, kind, target, label, origin, made, confirm) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)';
    await this.#driver.query(sql, [id, identity, kind, target, label, origin, made, confirm]);
  }

  /** Takes a channel away, with all that was to be told through it. */
  async dropChannel(id: string, identity: string): Promise<boolean> {
    const gone = await this.#driver.query('DELETE FROM channels WHERE id = $1 AND identity = $2 RETURNING id', [id, identity]);
    if (gone.length > 0) await this.#driver.query('DELETE FROM outbox WHERE channel = $1', [id]);
    return gone.length > 0;
  }

  /** Whoever has the token has read what was sent there. */
  async confirm(hash: string): Promise<boolean> {
    return (await this.#driver.query('UPDATE channels SET confirm = NULL WHERE confirm = $1 RETURNING id', [hash])).length > 0;
  }

  /** The mailboxes at an address that players have shown to be theirs, the oldest first. */
  async mailboxes(address: string, most: number): Promise<Channel[]> {
    const sql = `SELECT c.* FROM channels c JOIN players p ON p.identity = c.identity
                 WHERE c.kind = 'mail' AND c.label IN ($1, $2) AND c.confirm IS NULL ORDER BY c.made, c.id LIMIT $3`;
    return (await this.#driver.query(sql, [address, address.toLowerCase(), most])).map(channelOf);
  }

  async noteFailures(id: string, failures: number): Promise<void> {
    await this.#driver.query('UPDATE channels SET failures = $2 WHERE id = $1', [id, failures]);
  }

  async wishes(identity: string): Promise<string | null> {
    const [row] = await this.#driver.query('SELECT wishes FROM notice_wishes WHERE identity = $1', [identity]);
    return row === undefined ? null : String(row.wishes);
  }

  async setWishes(identity: string, wishes: string): Promise<void> {
    const sql =
      'INSERT INTO notice_wishes (identity, wishes) VALUES ($1, $2) ON CONFLICT (identity) DO UPDATE SET wishes = excluded.wishes';
    await this.#driver.query(sql, [identity, wishes]);
  }

  /** What is to be told by now, a few of each person. */
  async due(now: number, limit: number): Promise<Letter[]> {
    const sql = `SELECT o.table_id, o.kind AS notice, o.at, o.seat, o.made AS asked, o.due, o.attempts, o.doubts, w.wishes, c.* FROM
                 (SELECT *, ROW_NUMBER() OVER (PARTITION BY identity ORDER BY due, table_id, kind, at) AS place FROM outbox WHERE state = 0 AND due <= $1) AS o
                 JOIN channels c ON c.id = o.channel LEFT JOIN notice_wishes w ON w.identity = o.identity
                 WHERE o.place <= ${OF_ONE} ORDER BY o.due LIMIT $2`;
    return (await this.#driver.query(sql, [now, limit])).map(letterOf);
  }

  /** Takes a letter until then: nobody else does, and whoever dies over it leaves it to others, in doubt whether it was sent. False where somebody was faster. */
  async take(letter: Letter, until: number): Promise<boolean> {
    const sql = `UPDATE outbox SET due = $6, attempts = attempts + 1, doubts = doubts + 1 WHERE ${KEY} AND state = 0 AND due = $7 RETURNING at`;
    return (await this.#driver.query(sql, [...keyOf(letter), until, letter.due])).length > 0;
  }

  /** Later; `attempts` as it was before unless it was a try. */
  async putOff(letter: Letter, due: number, attempts: number): Promise<void> {
    const sql = `UPDATE outbox SET due = $6, attempts = $7, doubts = $8 WHERE ${KEY} AND state = 0`;
    await this.#driver.query(sql, [...keyOf(letter), due, attempts, letter.doubts]);
  }

  async finish(letter: Letter, state: Done, now: number): Promise<void> {
    await this.#driver.query(`UPDATE outbox SET state = $6, due = $7 WHERE ${KEY}`, [...keyOf(letter), state, now]);
  }

  /** Whether there is news of the same kind from a later moment: then this is old. */
  async outdated(letter: Letter): Promise<boolean> {
    const sql = `SELECT 1 AS one FROM outbox WHERE table_id = $1 AND identity = $2 AND channel = $3 AND kind = $4
                 AND (made > $6 OR (made = $6 AND at > $5)) LIMIT 1`;
    return (await this.#driver.query(sql, [...keyOf(letter), letter.made])).length > 0;
  }

  /** They look at the table: what was to be said of it is seen. That time runs short is said all the same. */
  async withdraw(table: string, identity: string, now: number): Promise<void> {
    const sql = `UPDATE outbox SET state = ${done.withdrawn}, due = $3 WHERE table_id = $1 AND identity = $2 AND state = 0 AND kind <> 'short'`;
    await this.#driver.query(sql, [table, identity, now]);
  }

  async sentSince(channel: string, since: number): Promise<number> {
    const sql = `SELECT COUNT(*) AS n FROM outbox WHERE channel = $1 AND due >= $2 AND state = ${done.sent}`;
    return counted(this.#driver, sql, [channel, since]);
  }

  /** Forgets what was told, or was not to be told, before then; and channels nobody confirmed. */
  async tidy(before: number): Promise<void> {
    await this.#driver.query('DELETE FROM outbox WHERE state <> 0 AND due < $1', [before]);
    await this.#driver.query('DELETE FROM channels WHERE confirm IS NOT NULL AND made < $1', [before]);
    // Of guests who were forgotten.
    const nobodys =
      'NOT EXISTS (SELECT 1 FROM channels c WHERE c.identity = notice_wishes.identity) AND NOT EXISTS (SELECT 1 FROM guests g WHERE g.identity = notice_wishes.identity)';
    await this.#driver.query(`DELETE FROM notice_wishes WHERE ${nobodys}`, []);
  }
}

/** Somebody at this seat said something to the others at the table, if the line was kept: once an hour whoever sits there and is not the same person, or has not blocked them, is told so. */
export const tellOthers = (table: string, seat: number, order: string, time: number, due: number): Statement => ({
  sql: `INSERT INTO outbox (table_id, identity, channel, kind, at, seat, made, due, state, attempts)
        SELECT $1, c.identity, c.id, 'said', $3, (SELECT MIN(m.seat) FROM members m WHERE m.table_id = $1 AND m.identity = c.identity), $4, $5, 0, 0
        FROM channels c JOIN members s ON s.table_id = $1 AND s.seat = $2
        WHERE c.confirm IS NULL AND c.identity <> s.identity AND c.identity IN (SELECT identity FROM members WHERE table_id = $1)
        AND EXISTS (SELECT 1 FROM chat l WHERE l.table_id = $1 AND l.seat = $2 AND l.order_id = $6)
        AND NOT EXISTS (SELECT 1 FROM blocks x WHERE x.identity = c.identity AND x.other = s.identity) ON CONFLICT DO NOTHING`,
  values: [table, seat, hourOf(time), time, due, order],
});

function channelOf(row: Row): Channel {
  return {
    id: String(row.id),
    identity: String(row.identity),
    kind: row.kind as ChannelKind,
    target: String(row.target),
    label: String(row.label),
    origin: String(row.origin),
    made: Number(row.made),
    confirm: row.confirm === null ? null : String(row.confirm),
    failures: Number(row.failures),
  };
}

const letterOf = (row: Row): Letter => ({
  table: String(row.table_id),
  kind: row.notice as NoticeKind,
  at: Number(row.at),
  seat: Number(row.seat),
  made: Number(row.asked),
  due: Number(row.due),
  attempts: Number(row.attempts),
  doubts: Number(row.doubts),
  wishes: row.wishes === null ? null : String(row.wishes),
  channel: channelOf(row),
});
