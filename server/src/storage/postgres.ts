import { createHash, randomUUID } from 'node:crypto';
import { at } from '@orrery/kernel';
import pg from 'pg';
import { inThread } from '../backup/jobs.ts';
import { CannotStart } from '../cannot-start.ts';
import { Queue } from '../queue.ts';
import { Announcer } from './announcer.ts';
import { migrationsFrom, READ_VERSION, VERSION_TABLE } from './migrations/index.ts';
import { hourOf, minuteOrNone } from './rounded.ts';
import type { Driver, Row, Statement, Value } from './sql-storage.ts';
import { type NewAct, type Notice, noticeKinds, StorageAway } from './storage.ts';

const CHANNEL = 'orrery';
/** Any number of ours: two servers that start together make the schema one after the other. */
export const SCHEMA_LOCK = 0x0533;
const CONNECT_WITHIN_MS = 5_000;
const ANSWER_WITHIN_MS = 15_000;
const LONGEST_WAIT_MS = 5_000;

/**
 * Acts whose number is free are kept in one statement, so that a batch costs one round trip and one flush. Rows are
 * inserted in the order of their key: two servers with overlapping batches wait for each other, never in a circle.
 */
const APPEND = `
WITH new AS (
  SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::int[], $7::bigint[], $8::bigint[], $9::int[], $10::text[], $11::int[], $12::bigint[], $19::bigint[])
    AS n(table_id, seq, act, status, summary, bot_due, timeout, updated, member_seat, member, rules, hour, minute)
), kept AS (
  INSERT INTO acts (table_id, seq, act) SELECT n.table_id, n.seq, n.act FROM new n JOIN tables t ON t.id = n.table_id
  ORDER BY n.table_id ON CONFLICT DO NOTHING RETURNING table_id, seq
), rows AS (
  UPDATE tables t SET seq = n.seq, status = n.status, summary = n.summary, bot_due = n.bot_due, timeout = n.timeout, updated = n.updated,
    rules = n.rules, hour = n.hour, minute = n.minute
  FROM new n JOIN kept k ON k.table_id = n.table_id WHERE t.id = n.table_id
), seated AS (
  INSERT INTO members (table_id, seat, identity)
  SELECT n.table_id, n.member_seat, n.member FROM new n JOIN kept k ON k.table_id = n.table_id WHERE n.member_seat IS NOT NULL AND n.member IS NOT NULL
  ON CONFLICT (table_id, seat) DO UPDATE SET identity = excluded.identity
), unlinked AS (
  DELETE FROM links l USING new n JOIN kept k ON k.table_id = n.table_id
  WHERE n.member_seat IS NOT NULL AND l.table_id = n.table_id AND l.seat = n.member_seat
), stood AS (
  DELETE FROM members m USING new n JOIN kept k ON k.table_id = n.table_id
  WHERE n.member_seat IS NOT NULL AND n.member IS NULL AND m.table_id = n.table_id AND m.seat = n.member_seat
), asked AS (
  INSERT INTO outbox (table_id, identity, channel, kind, at, seat, made, due, state, attempts)
  SELECT a.table_id, c.identity, c.id, a.kind, a.at, a.seat, n.updated, a.due, 0, 0
  FROM unnest($13::text[], $14::text[], $15::text[], $16::int[], $17::int[], $18::bigint[]) AS a(table_id, identity, kind, at, seat, due)
  JOIN kept k ON k.table_id = a.table_id JOIN new n ON n.table_id = a.table_id
  JOIN channels c ON c.identity = a.identity WHERE c.confirm IS NULL
  ORDER BY a.table_id, c.id ON CONFLICT DO NOTHING
)
SELECT array_agg(table_id) AS ids FROM kept`;

/** A notice is no data: nobody need wait for it to reach the disk. */
const ANNOUNCE = `SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`;
/** Room in every page for a row to be written anew beside itself. */
const ROOMY = 'ALTER TABLE tables SET (fillfactor = 60)';

/** PostgreSQL, for several servers on the same tables. They hear of each other's acts by LISTEN and NOTIFY. */
export class PostgresDriver implements Driver {
  readonly kind = 'postgres';
  readonly #node = randomUUID();
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #listeners: ((notice: Notice) => void)[] = [];
  /** The session that listens and holds claims. A dead server's session ends, and its claims with it. */
  #session: Promise<pg.Client> | undefined;
  readonly #line = new Queue();
  readonly #announcer = new Announcer(async (list) => {
    await this.#pool.query({ name: 'announce', text: ANNOUNCE, values: [CHANNEL, `${this.#node} act ${list}`] });
  });
  #claims = new Set<string>();
  #closed = false;

  private constructor(url: string) {
    this.#url = url;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: 8,
      application_name: 'orrery',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    // A lost connection that nobody was using is not news; the next query opens another.
    this.#pool.on('error', () => {});
    // One lost in the middle of its use fails the statement under way or the next; but it also says so aloud, and somebody has to listen.
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  /** Waits for a database that is not there yet, for as long as it takes; `onWait` hears of it. */
  static async open(url: string, onWait: (why: string) => void = () => {}): Promise<PostgresDriver> {
    if (!URL.canParse(url)) throw new CannotStart('DATABASE_URL is not an address: write postgres://user:password@host/database');
    pg.types.setTypeParser(pg.types.builtins.INT8, Number);
    const driver = new PostgresDriver(url);
    try {
      for (let wait = 250; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
        try {
          await driver.#makeSchema();
          await driver.#connect();
          return driver;
        } catch (error) {
          if (!isAway(error)) throw whyNot(url, error);
          onWait(`${placeOf(url)} does not answer yet (${reasonOf(error)})`);
          await new Promise((resolve) => setTimeout(resolve, wait));
        }
      }
    } catch (error) {
      await driver.close();
      throw error;
    }
  }

  async #makeSchema(): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
      await client.query(VERSION_TABLE);
      const { rows } = await client.query<{ version: number }>(READ_VERSION);
      const statements = migrationsFrom(rows[0]?.version, placeOf(this.#url));
      for (const statement of statements) await client.query(statement);
      if (statements.length > 0) await client.query(ROOMY);
      await client.query('COMMIT');
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  #connect(): Promise<pg.Client> {
    this.#session ??= this.#newSession().catch((error) => {
      this.#session = undefined;
      throw error;
    });
    return this.#session;
  }

  async #newSession(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'orrery listener',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
    });
    const lost = (): void => {
      this.#session = undefined;
      this.#claims = new Set();
      // Until we listen again we are deaf; the numbers themselves keep us right, and afterwards everybody catches up.
      if (this.#closed) return;
      const again = (): void => {
        for (const listener of this.#listeners) listener({ kind: 'missed', table: '', seq: 0 });
      };
      setTimeout(() => void this.#connect().then(again, lost), 500).unref();
    };
    client.on('error', () => {});
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    await client.connect();
    client.once('end', lost);
    await client.query(`LISTEN ${CHANNEL}`);
    return client;
  }

  #hear(payload: string): void {
    const [node, said, list] = payload.split(' ');
    const kind = noticeKinds.find((k) => k === said);
    if (node === this.#node || list === undefined || kind === undefined) return;
    for (const item of list.split(',')) {
      const [table = '', seq] = item.split(':');
      for (const listener of this.#listeners) listener({ kind, table, seq: Number(seq) });
    }
  }

  async query(sql: string, values: readonly Value[]): Promise<Row[]> {
    return (await away(this.#pool.query<Row>(sql, [...values]))).rows;
  }

  transaction(statements: readonly Statement[]): Promise<void> {
    return away(this.#transaction(statements));
  }

  async #transaction(statements: readonly Statement[]): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      for (const { sql, values } of statements) await client.query(sql, [...values]);
      await client.query('COMMIT');
      client.release();
    } catch (error) {
      // Closing the connection rolls back, whatever state it is in.
      client.release(true);
      throw error;
    }
  }

  /** One statement holds at most one act of a table; a second one, which our own server never has under way, waits for the first. */
  async append(batch: readonly NewAct[]): Promise<boolean[]> {
    const seen = new Set<string>();
    const again = batch.filter((a) => seen.has(a.table) || !seen.add(a.table));
    if (again.length === 0) return this.#appendOnce(batch);
    const first = batch.filter((a) => !again.includes(a));
    const kept = new Map<NewAct, boolean>();
    for (const [acts, results] of [[first, await this.#appendOnce(first)] as const, [again, await this.append(again)] as const]) {
      for (const [i, act] of acts.entries()) kept.set(act, results[i] === true);
    }
    return batch.map((a) => kept.get(a) === true);
  }

  async #appendOnce(batch: readonly NewAct[]): Promise<boolean[]> {
    const column = (value: (act: NewAct) => Value): Value[] => batch.map(value);
    const asks = batch.flatMap(({ table, asks = [] }) => asks.map((asked) => ({ table, ...asked })));
    const { rows } = await away(
      this.#pool.query<{ ids: string[] | null }>({
        name: 'append',
        text: APPEND,
        values: [
          column((a) => a.table),
          column((a) => a.now.seq),
          column((a) => a.act),
          column((a) => a.now.status),
          column((a) => a.now.summary),
          column((a) => (a.now.botDue ? 1 : 0)),
          column((a) => a.now.timeout),
          column((a) => a.now.updated),
          column((a) => a.member?.seat ?? null),
          column((a) => a.member?.identity ?? null),
          column((a) => a.now.rules),
          column((a) => hourOf(a.now.updated)),
          asks.map((a) => a.table),
          asks.map((a) => a.identity),
          asks.map((a) => a.kind),
          asks.map((a) => a.at),
          asks.map((a) => a.seat),
          asks.map((a) => a.due),
          column((a) => minuteOrNone(a.now.timeout)),
        ],
      }),
    );
    const kept = new Set(at(rows, 0).ids ?? []);
    for (const { table, now } of batch) if (kept.has(table)) this.#announcer.add(table, now.seq);
    return batch.map((a) => kept.has(a.table));
  }

  /** One query after the other: a session has but one line. */
  #inSession<R extends pg.QueryResultRow>(sql: string, table: string): Promise<pg.QueryResult<R>> {
    return away(this.#line.run(async () => (await this.#connect()).query<R>(sql, [lockOf(table)])));
  }

  async claim(table: string): Promise<boolean> {
    if (this.#claims.has(table)) return true;
    const { rows } = await this.#inSession<{ got: boolean }>('SELECT pg_try_advisory_lock($1::bigint) AS got', table);
    const { got } = at(rows, 0);
    if (got) this.#claims.add(table);
    return got;
  }

  async release(table: string): Promise<void> {
    if (!this.#claims.delete(table)) return;
    await this.#inSession('SELECT pg_advisory_unlock($1::bigint)', table);
  }

  async notify({ kind, table, seq }: Notice): Promise<void> {
    await away(this.#pool.query('SELECT pg_notify($1, $2)', [CHANNEL, `${this.#node} ${kind} ${table}:${seq}`]));
  }

  onNotice(listener: (notice: Notice) => void): void {
    this.#listeners.push(listener);
  }

  async copyTo(file: string): Promise<void> {
    await inThread({ kind: 'copyFromPostgres', url: this.#url, database: file });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#announcer.close();
    const session = await this.#session?.catch(() => undefined);
    await session?.end();
    await this.#pool.end();
  }
}

/** Advisory locks have numbers; 64 bits of a table's id are enough to tell tables apart. */
const lockOf = (table: string): string => createHash('sha256').update(table).digest().readBigInt64BE(0).toString();

/** A database's address without its password. */
export function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'the database';
  const { host, pathname } = new URL(url);
  return `the database ${pathname.slice(1)} at ${host}`;
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
export const reasonOf = (error: unknown): string => codeOf(error) || (error instanceof Error ? error.message : String(error));

/** Not there, starting, stopping, full, out of room or not for writing: passing states, unlike a statement that is wrong. */
export function isAway(error: unknown): boolean {
  if (error instanceof CannotStart) return false;
  const code = codeOf(error);
  // Without a code: the connection broke, or an answer did not come in time. Five characters: what PostgreSQL itself says.
  return code === '' || /^E[A-Z]+/.test(code) || /^(08|53|55|57|58|25006)/.test(code);
}

async function away<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isAway(error) ? new StorageAway(reasonOf(error), { cause: error }) : error;
  }
}

/** Why a database cannot be used, and what helps. */
export function whyNot(url: string, error: unknown): unknown {
  const place = placeOf(url);
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return new CannotStart(`${place} does not let us in: check user and password in DATABASE_URL`);
    case '3D000':
      return new CannotStart(`${place} does not exist: create it, or correct DATABASE_URL`);
    case '42501':
      return new CannotStart(`${place} does not let us make tables: grant the user CREATE on its schema`);
    default:
      return error;
  }
}
