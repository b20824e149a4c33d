import { randomUUID } from 'node:crypto';
import type { TableStatus } from '@orrery/host';
import { at, need } from '@orrery/kernel';
import { tableItself } from '../notices/table-hooks.ts';
import { counted } from './counted.ts';
import { Friends, tellFriends } from './friends.ts';
import { GroupCommit } from './group-commit.ts';
import { Invitations, invite } from './invitations.ts';
import { Leagues } from './leagues.ts';
import { Life } from './life.ts';
import { Office } from './office.ts';
import { Outbox, tellOthers } from './outbox.ts';
import { Plans } from './plans.ts';
import { Players } from './players.ts';
import { Results } from './results.ts';
import { hourOf, minuteOf, minuteOrNone } from './rounded.ts';
import { Shares } from './shares.ts';
import type { Asks, ChatRow, LinkRow, Member, NewAct, Notice, PageEnd, PresenceRow, Storage, StoredSnapshot, TableRow } from './storage.ts';

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;
export type Statement = { readonly sql: string; readonly values: readonly Value[] };

/** What SQLite and PostgreSQL do each in its own way. Statements have $1, $2 … for values, and mean the same in both. */
export interface Driver {
  readonly kind: Storage['kind'];
  query(sql: string, values: readonly Value[]): Promise<Row[]>;
  /** All or nothing. */
  transaction(statements: readonly Statement[]): Promise<void>;
  /** Keeps all whose number is free, in one flush; says which. */
  append(batch: readonly NewAct[]): Promise<boolean[]>;
  claim(table: string): Promise<boolean>;
  release(table: string): Promise<void>;
  notify(notice: Notice): Promise<void>;
  onNotice(listener: (notice: Notice) => void): void;
  /** Everything, as it is at one moment, as a new SQLite file. */
  copyTo(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Acts kept in one flush. */
const LARGEST_BATCH = 200;
/** Tables asked for in one query. */
const SEQS_AT_ONCE = 500;
const DAY = 24 * 60 * 60 * 1000;
/** Of what is said at a table, so many lines. */
const CHAT_KEPT = 1_000;

/** Guests without a seat and a table. */
const HAS_NOTHING = `NOT EXISTS (SELECT 1 FROM members m WHERE m.identity = guests.identity)
                     AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.creator = guests.identity)`;

/** The queries both kinds of storage share. */
export class SqlStorage implements Storage {
  readonly kind: Storage['kind'];
  readonly office: Office;
  readonly players: Players;
  readonly outbox: Outbox;
  readonly life: Life;
  readonly results: Results;
  readonly leagues: Leagues;
  readonly shares: Shares;
  readonly plans: Plans;
  readonly invitations: Invitations;
  readonly friends: Friends;
  readonly #driver: Driver;
  readonly #acts: GroupCommit<NewAct, boolean>;

  constructor(driver: Driver, onBatch: (size: number, seconds: number) => void = () => {}) {
    this.kind = driver.kind;
    this.#driver = driver;
    this.office = new Office(driver);
    this.players = new Players(driver);
    this.outbox = new Outbox(driver);
    this.life = new Life(driver);
    this.results = new Results(driver);
    this.leagues = new Leagues(driver);
    this.shares = new Shares(driver);
    this.plans = new Plans(driver);
    this.invitations = new Invitations(driver);
    this.friends = new Friends(driver);
    this.#acts = new GroupCommit(async (batch) => {
      const start = performance.now();
      const kept = await driver.append(batch);
      onBatch(batch.length, (performance.now() - start) / 1000);
      return kept;
    }, LARGEST_BATCH);
  }

  async createTable(
    row: TableRow,
    setup: string,
    members: readonly Member[],
    asks: readonly Asks[] = [],
    tellFriendsAt?: number,
  ): Promise<void> {
    await this.#driver.transaction([
      {
        sql: `INSERT INTO tables (id, title, game, terms, commitment, creator, listed, imported, created, seq, status, summary, bot_due, timeout, updated, rules, network, hour, minute)
              VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
        values: [
          row.id,
          row.title,
          row.game,
          row.terms,
          row.commitment,
          row.creator,
          flag(row.listed),
          flag(row.imported),
          row.created,
          row.seq,
          row.status,
          row.summary,
          flag(row.botDue),
          row.timeout,
          row.updated,
          row.rules,
          row.network,
          hourOf(row.updated),
          minuteOrNone(row.timeout),
        ],
      },
      { sql: 'INSERT INTO setups (table_id, setup) VALUES ($1, $2)', values: [row.id, setup] },
      ...members.map((m) => ({
        sql: 'INSERT INTO members (table_id, seat, identity) VALUES ($1, $2, $3)',
        values: [row.id, m.seat, m.identity],
      })),
      ...asks.flatMap(({ due, ...asked }) => invite(asked, due)),
      ...(tellFriendsAt === undefined ? [] : [tellFriends(row.id, row.creator, row.created, tellFriendsAt)]),
    ]);
    // Lobbies on other servers hear of it.
    await this.#driver.notify({ kind: 'members', table: row.id, seq: 0 });
  }

  async table(id: string): Promise<TableRow | undefined> {
    const [row] = await this.#driver.query('SELECT * FROM tables WHERE id = $1', [id]);
    return row === undefined ? undefined : tableOf(row);
  }

  async setup(id: string): Promise<string> {
    const [row] = await this.#driver.query('SELECT setup FROM setups WHERE table_id = $1', [id]);
    if (row === undefined) throw new Error('a table without a setup');
    return String(row.setup);
  }

  async members(id: string): Promise<Member[]> {
    const rows = await this.#driver.query('SELECT seat, identity FROM members WHERE table_id = $1 ORDER BY seat', [id]);
    return rows.map((r) => ({ seat: Number(r.seat), identity: String(r.identity) }));
  }

  async keptOf(tables: readonly string[]): Promise<ReadonlySet<string>> {
    if (tables.length === 0) return new Set();
    const list = tables.map((_, i) => `$${i + 1}`).join(', ');
    const rows = await this.#driver.query(`SELECT id FROM tables WHERE status <> 'gathering' AND id IN (${list})`, tables);
    return new Set(rows.map((r) => String(r.id)));
  }

  async seatsOf(identity: string): Promise<{ table: string; seat: number }[]> {
    const rows = await this.#driver.query('SELECT table_id, seat FROM members WHERE identity = $1 ORDER BY table_id, seat', [identity]);
    return rows.map((r) => ({ table: String(r.table_id), seat: Number(r.seat) }));
  }

  async openTables(limit: number): Promise<TableRow[]> {
    // Everybody's newest table before anybody's second one; among those, whoever has laid few before whoever has laid many.
    const sql = `SELECT * FROM (SELECT *, COUNT(*) OVER maker AS laid, ROW_NUMBER() OVER (maker ORDER BY updated DESC, id) AS place
                 FROM tables WHERE listed = 1 AND status = 'gathering' AND creator NOT LIKE 'league:%' WINDOW maker AS (PARTITION BY COALESCE(network, creator))) AS open
                 ORDER BY place, laid, updated DESC, id LIMIT $1`;
    return (await this.#driver.query(sql, [limit])).map(tableOf);
  }

  async runningTables(limit: number, whose?: readonly string[]): Promise<TableRow[]> {
    if (whose?.length === 0) return [];
    const list = whose?.map((_, i) => `$${i + 2}`).join(', ');
    const theirs = list === undefined ? '' : ` AND id IN (SELECT table_id FROM members WHERE identity IN (${list}))`;
    const sql = `SELECT * FROM tables WHERE listed = 1 AND status = 'playing'${theirs} ORDER BY hour DESC, updated DESC, id LIMIT $1`;
    return (await this.#driver.query(sql, [limit, ...(whose ?? [])])).map(tableOf);
  }

  async countListedOf(creator: string): Promise<number> {
    const sql = "SELECT COUNT(*) AS n FROM tables WHERE creator = $1 AND listed = 1 AND status = 'gathering'";
    return counted(this.#driver, sql, [creator]);
  }

  async tablesOf(identity: string, limit: number, after?: PageEnd): Promise<TableRow[]> {
    const { over, updated, id } = after ?? { over: false, updated: Number.MAX_SAFE_INTEGER, id: '' };
    const last = "CASE WHEN status = 'over' THEN 1 ELSE 0 END";
    const hidden = 'SELECT 1 FROM own_tables o WHERE o.table_id = tables.id AND o.identity = $1 AND o.hidden = 1';
    const sql = `SELECT * FROM tables WHERE (id IN (SELECT table_id FROM members WHERE identity = $1) OR creator = $1) AND NOT EXISTS (${hidden})
                 AND (${last} > $3 OR (${last} = $3 AND (updated < $4 OR (updated = $4 AND id > $5))))
                 ORDER BY ${last}, updated DESC, id LIMIT $2`;
    return (await this.#driver.query(sql, [identity, limit, flag(over), updated, id])).map(tableOf);
  }

  async countWaiting(identity: string): Promise<number> {
    const sql =
      "SELECT m.table_id, m.seat, t.summary FROM members m JOIN tables t ON t.id = m.table_id WHERE m.identity = $1 AND t.status = 'playing'";
    const waits = (await this.#driver.query(sql, [identity])).filter((r) => {
      const { waiting = [], asleep } = JSON.parse(String(r.summary)) as { waiting?: number[]; asleep?: boolean };
      return asleep !== true && waiting.includes(Number(r.seat));
    });
    return new Set(waits.map((r) => r.table_id)).size;
  }

  async seenIn(tables: readonly string[]): Promise<{ id: string; listed: boolean; status: TableStatus; identities: string[] }[]> {
    if (tables.length === 0) return [];
    const list = tables.map((_, i) => `$${i + 1}`).join(', ');
    const sql = `SELECT t.id, t.listed, t.status, t.creator, m.identity FROM tables t LEFT JOIN
                 (SELECT table_id, identity FROM members UNION SELECT table_id, identity FROM invitations) AS m ON m.table_id = t.id WHERE t.id IN (${list})`;
    const rows = await this.#driver.query(sql, tables);
    const found = new Map<string, { id: string; listed: boolean; status: TableStatus; identities: string[] }>();
    for (const { id, listed, status, creator, identity } of rows) {
      const known = found.get(String(id)) ?? {
        id: String(id),
        listed: listed === 1,
        status: status as TableStatus,
        identities: [String(creator)],
      };
      found.set(known.id, known);
      if (identity !== null && !known.identities.includes(String(identity))) known.identities.push(String(identity));
    }
    return [...found.values()];
  }

  async countTablesOf(creator: string, since: number): Promise<number> {
    return counted(this.#driver, 'SELECT COUNT(*) AS n FROM tables WHERE creator = $1 AND created >= $2', [creator, since]);
  }

  async countTablesFrom(network: string, since: number): Promise<number> {
    return counted(this.#driver, 'SELECT COUNT(*) AS n FROM tables WHERE network = $1 AND created >= $2', [network, since]);
  }

  async putBotTable(table: string, creator: string, address: string): Promise<void> {
    await this.#driver.transaction([
      {
        sql: 'INSERT INTO bot_tables (table_id, creator, address) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        values: [table, creator, address],
      },
      // What is over, or gone, needs no keeping of addresses.
      { sql: "DELETE FROM bot_tables WHERE table_id NOT IN (SELECT id FROM tables WHERE status <> 'over')", values: [] },
    ]);
  }

  async countBotTables(creator: string, address: string, since: number): Promise<{ identity: number; address: number; all: number }> {
    const sql = `SELECT COUNT(*) AS n, COALESCE(SUM(CASE WHEN b.creator = $1 THEN 1 ELSE 0 END), 0) AS identity,
                 COALESCE(SUM(CASE WHEN b.address = $2 THEN 1 ELSE 0 END), 0) AS address
                 FROM bot_tables b JOIN tables t ON t.id = b.table_id WHERE t.status <> 'over' AND t.updated >= $3`;
    const row = at(await this.#driver.query(sql, [creator, address, since]), 0);
    return { identity: Number(row.identity), address: Number(row.address), all: Number(row.n) };
  }

  async dueTables(before: number, now: number, limit: number): Promise<string[]> {
    const sql = `SELECT id FROM (SELECT id, updated FROM tables WHERE bot_due = 1 AND updated < $1
                 UNION SELECT id, updated FROM tables WHERE minute IS NOT NULL AND minute <= $4 AND timeout <= $2) AS due ORDER BY updated LIMIT $3`;
    return (await this.#driver.query(sql, [before, now, limit, minuteOf(now)])).map((r) => String(r.id));
  }

  append(act: NewAct): Promise<boolean> {
    return this.#acts.add(act);
  }

  async seqsOf(tables: readonly string[]): Promise<Map<string, number>> {
    const seqs = new Map<string, number>();
    for (let from = 0; from < tables.length; from += SEQS_AT_ONCE) {
      const some = tables.slice(from, from + SEQS_AT_ONCE);
      const list = some.map((_, i) => `$${i + 1}`).join(', ');
      for (const { id, seq } of await this.#driver.query(`SELECT id, seq FROM tables WHERE id IN (${list})`, some))
        seqs.set(String(id), Number(seq));
    }
    return seqs;
  }

  async past(table: string, after: number, upTo: number): Promise<string> {
    const sql = "SELECT string_agg(act, ',' ORDER BY seq) AS past FROM acts WHERE table_id = $1 AND seq > $2 AND seq <= $3";
    const [row] = await this.#driver.query(sql, [table, after, upTo]);
    return `[${row?.past ?? ''}]`;
  }

  async acts(table: string, after: number): Promise<string[]> {
    const sql = 'SELECT act FROM acts WHERE table_id = $1 AND seq > $2 ORDER BY seq';
    return (await this.#driver.query(sql, [table, after])).map((r) => String(r.act));
  }

  async putSnapshot(table: string, { seq, firm, data }: StoredSnapshot): Promise<void> {
    await this.#driver.transaction([
      {
        sql: `INSERT INTO snapshots (table_id, seq, firm, data) VALUES ($1, $2, $3, $4)
              ON CONFLICT (table_id, seq) DO UPDATE SET firm = excluded.firm, data = excluded.data`,
        values: [table, seq, flag(firm), data],
      },
      {
        sql: `DELETE FROM snapshots WHERE table_id = $1 AND seq <> (SELECT MAX(seq) FROM snapshots WHERE table_id = $1)
              AND seq <> COALESCE((SELECT MAX(seq) FROM snapshots WHERE table_id = $1 AND firm = 1), -1)`,
        values: [table],
      },
    ]);
  }

  async snapshots(table: string): Promise<StoredSnapshot[]> {
    const rows = await this.#driver.query('SELECT seq, firm, data FROM snapshots WHERE table_id = $1 ORDER BY seq DESC', [table]);
    return rows.map((r) => ({ seq: Number(r.seq), firm: r.firm === 1, data: String(r.data) }));
  }

  async moveSeat(table: string, seat: number, from: string, to: string): Promise<boolean> {
    const sql = 'UPDATE members SET identity = $4 WHERE table_id = $1 AND seat = $2 AND identity = $3 RETURNING seat';
    if ((await this.#driver.query(sql, [table, seat, from, to])).length === 0) return false;
    await this.#driver.transaction([
      { sql: 'DELETE FROM links WHERE table_id = $1 AND seat = $2', values: [table, seat] },
      // The same person on another device: the watch links they gave out go on.
      { sql: 'UPDATE links SET maker = $3 WHERE table_id = $1 AND seat IS NULL AND maker = $2', values: [table, from, to] },
    ]);
    await this.#driver.notify({ kind: 'members', table, seq: 0 });
    return true;
  }

  async putLink({ hash, table, seat, expires, maker, holder }: LinkRow): Promise<void> {
    const sql = 'INSERT INTO links (hash, table_id, seat, expires, maker, holder) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING';
    await this.#driver.query(sql, [hash, table, seat, expires, maker, holder]);
  }

  async link(hash: string): Promise<LinkRow | undefined> {
    const [row] = await this.#driver.query('SELECT * FROM links WHERE hash = $1', [hash]);
    if (row === undefined) return undefined;
    return {
      hash,
      table: String(row.table_id),
      seat: row.seat === null ? null : Number(row.seat),
      expires: Number(row.expires),
      maker: String(row.maker),
      holder: row.holder === null ? null : String(row.holder),
    };
  }

  async takeLink(hash: string): Promise<boolean> {
    return (await this.#driver.query('DELETE FROM links WHERE hash = $1 RETURNING hash', [hash])).length > 0;
  }

  async trimWatchLinks(table: string, maker: string, most: number): Promise<void> {
    const sql = `DELETE FROM links WHERE table_id = $1 AND seat IS NULL AND maker = $2 AND hash NOT IN
                 (SELECT hash FROM links WHERE table_id = $1 AND seat IS NULL AND maker = $2 ORDER BY expires DESC, hash LIMIT $3)`;
    await this.#driver.query(sql, [table, maker, most]);
  }

  async dropLinks(table: string, seat: number | null, maker?: string): Promise<void> {
    const which = seat === null ? { sql: 'seat IS NULL', values: [] } : { sql: 'seat = $2', values: [seat] };
    const whose = maker === undefined ? { sql: '', values: [] } : { sql: ` AND maker = $${which.values.length + 2}`, values: [maker] };
    const sql = `DELETE FROM links WHERE table_id = $1 AND ${which.sql}${whose.sql}`;
    await this.#driver.query(sql, [table, ...which.values, ...whose.values]);
  }

  async addChat(
    table: string,
    { time, seat, name, text }: Omit<ChatRow, 'n'>,
    id: string,
    due: number,
  ): Promise<{ line: ChatRow; fresh: boolean }> {
    const known = async () => {
      const sql = 'SELECT n, time, seat, name, text FROM chat WHERE table_id = $1 AND seat = $2 AND order_id = $3';
      const [row] = await this.#driver.query(sql, [table, seat, id]);
      return row === undefined ? undefined : lineOf(row);
    };
    const before = await known();
    if (before !== undefined) return { line: before, fresh: false };
    const add = {
      sql: `INSERT INTO chat (table_id, n, time, seat, name, text, order_id)
            SELECT $1, COALESCE(MAX(n), 0) + 1, $2, $3, $4, $5, $6 FROM chat WHERE table_id = $1 ON CONFLICT DO NOTHING`,
      values: [table, time, seat, name, text, id],
    };
    const trim = {
      sql: `DELETE FROM chat WHERE table_id = $1 AND n <= (SELECT MAX(n) FROM chat WHERE table_id = $1) - ${CHAT_KEPT}`,
      values: [table],
    };
    // Two servers may count to the same number; one of them counts again.
    for (;;) {
      await this.#driver.transaction([add, tellOthers(table, seat, id, time, due), trim]);
      const line = await known();
      if (line === undefined) continue;
      // What was sent twice at once was kept once, with the time of whoever was faster.
      const fresh = line.time === time;
      if (fresh) await this.#driver.notify({ kind: 'chat', table, seq: line.n });
      return { line, fresh };
    }
  }

  async chat(table: string, after: number, limit: number): Promise<ChatRow[]> {
    const sql = 'SELECT n, time, seat, name, text FROM chat WHERE table_id = $1 AND n > $2 ORDER BY n DESC LIMIT $3';
    const rows = await this.#driver.query(sql, [table, after, limit]);
    return rows.map(lineOf).reverse();
  }

  async guestName(identity: string): Promise<string | undefined> {
    const [row] = await this.#driver.query('SELECT name FROM guests WHERE identity = $1', [identity]);
    return row === undefined || row.name === '' ? undefined : String(row.name);
  }

  async nameGuest(identity: string, name: string, now: number): Promise<void> {
    await this.#driver.query(
      `INSERT INTO guests (identity, name, seen) VALUES ($1, $2, $3)
       ON CONFLICT (identity) DO UPDATE SET name = excluded.name, seen = excluded.seen`,
      [identity, name, now],
    );
  }

  async notePresence(table: string, rows: readonly PresenceRow[]): Promise<void> {
    await this.#driver.transaction(
      rows.map(({ seat, node, here, looks, seen }) => ({
        sql: `INSERT INTO presence (table_id, seat, node, here, seen) VALUES ($1, $2, $3, $4, $5)
              ON CONFLICT (table_id, seat, node) DO UPDATE SET here = excluded.here, seen = excluded.seen`,
        // One column: 0 is away, 1 looks at the table, 2 is connected and looks elsewhere.
        values: [table, seat, node, here ? (looks ? 1 : 2) : 0, seen],
      })),
    );
    await this.#driver.notify({ kind: 'presence', table, seq: 0 });
  }

  async presence(table: string): Promise<PresenceRow[]> {
    const rows = await this.#driver.query('SELECT seat, node, here, seen FROM presence WHERE table_id = $1', [table]);
    return rows.map((r) => ({ seat: Number(r.seat), node: String(r.node), here: r.here !== 0, looks: r.here === 1, seen: Number(r.seen) }));
  }

  async keepPresence(node: string, at: number, until: number): Promise<void> {
    await this.#driver.transaction([
      { sql: 'UPDATE presence SET seen = $2 WHERE node = $1 AND here <> 0', values: [node, at] },
      { sql: 'DELETE FROM presence WHERE seen < $1', values: [until] },
    ]);
  }

  async keepTime(now: number): Promise<number> {
    const sql = `INSERT INTO server_time (one, at) VALUES (1, $1)
                 ON CONFLICT (one) DO UPDATE SET at = CASE WHEN excluded.at > server_time.at THEN excluded.at ELSE server_time.at END RETURNING at`;
    const [row] = await this.#driver.query(sql, [Math.floor(now)]);
    return Number(need(row).at);
  }

  async knows(identity: string): Promise<boolean> {
    const sql = `SELECT 1 AS one WHERE EXISTS (SELECT 1 FROM guests WHERE identity = $1) OR EXISTS (SELECT 1 FROM members WHERE identity = $1)
                 OR EXISTS (SELECT 1 FROM tables WHERE creator = $1)`;
    return (await this.#driver.query(sql, [identity])).length > 0;
  }

  async sawGuest(identity: string, now: number): Promise<void> {
    // Once a day is enough.
    await this.#driver.query('UPDATE guests SET seen = $2 WHERE identity = $1 AND seen < $3', [identity, now, now - DAY]);
  }

  async secret(name: string, fresh: string): Promise<string> {
    await this.#driver.query('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, fresh]);
    const [row] = await this.#driver.query('SELECT value FROM secrets WHERE name = $1', [name]);
    return String(need(row).value);
  }

  async staleTables(status: TableStatus, before: number, limit: number): Promise<Pick<TableRow, 'id' | 'seq'>[]> {
    const sql = 'SELECT id, seq FROM tables WHERE status = $1 AND hour <= $4 AND updated < $2 ORDER BY updated LIMIT $3';
    return (await this.#driver.query(sql, [status, before, limit, hourOf(before)])).map((r) => ({ id: String(r.id), seq: Number(r.seq) }));
  }

  async dropTable(id: string, seq: number): Promise<boolean> {
    const gone = 'NOT EXISTS (SELECT 1 FROM tables WHERE id = $1)';
    await this.#driver.transaction([
      { sql: 'DELETE FROM tables WHERE id = $1 AND seq = $2', values: [id, seq] },
      // The chats it wrote to.
      ...['channels', 'notice_wishes'].map((part) => ({
        sql: `DELETE FROM ${part} WHERE identity = $2 AND ${gone}`,
        values: [id, tableItself(id)],
      })),
      ...[
        'acts',
        'setups',
        'snapshots',
        'members',
        'links',
        'chat',
        'bot_tables',
        'presence',
        'outbox',
        'own_tables',
        'kicks',
        'plans',
        'invitations',
      ].map((part) => ({
        sql: `DELETE FROM ${part} WHERE table_id = $1 AND ${gone}`,
        values: [id],
      })),
    ]);
    return (await this.table(id)) === undefined;
  }

  async dropOldLinks(now: number): Promise<number> {
    return (await this.#driver.query('DELETE FROM links WHERE expires <= $1 RETURNING hash', [now])).length;
  }

  async dropOldGuests(before: number, now: number): Promise<number> {
    // Those from before this was kept count as seen today.
    await this.#driver.query('UPDATE guests SET seen = $1 WHERE seen = 0', [now]);
    return (await this.#driver.query(`DELETE FROM guests WHERE seen < $1 AND ${HAS_NOTHING} RETURNING identity`, [before])).length;
  }

  async dropSurplusGuests(most: number): Promise<number> {
    const sql = `DELETE FROM guests WHERE identity IN
                 (SELECT identity FROM guests WHERE ${HAS_NOTHING} AND NOT EXISTS (SELECT 1 FROM players p WHERE p.identity = guests.identity) ORDER BY seen DESC, identity LIMIT 1000000 OFFSET $1) RETURNING identity`;
    return (await this.#driver.query(sql, [most])).length;
  }

  claim(table: string): Promise<boolean> {
    return this.#driver.claim(table);
  }

  release(table: string): Promise<void> {
    return this.#driver.release(table);
  }

  onNotice(listener: (notice: Notice) => void): void {
    this.#driver.onNotice(listener);
  }

  async tryWriting(): Promise<void> {
    const id = randomUUID();
    // As much as a snapshot may need: storage that has room for less is not well.
    await this.#driver.transaction([
      { sql: 'INSERT INTO trials (id, ballast) VALUES ($1, $2)', values: [id, id.repeat(450)] },
      { sql: 'DELETE FROM trials WHERE id = $1', values: [id] },
    ]);
  }

  copyTo(file: string): Promise<void> {
    return this.#driver.copyTo(file);
  }

  close(): Promise<void> {
    return this.#driver.close();
  }
}

const lineOf = (r: Row): ChatRow => ({
  n: Number(r.n),
  time: Number(r.time),
  seat: Number(r.seat),
  name: String(r.name),
  text: String(r.text),
});

const flag = (value: boolean): number => (value ? 1 : 0);

function tableOf(row: Row): TableRow {
  return {
    id: String(row.id),
    title: String(row.title),
    game: String(row.game),
    terms: String(row.terms),
    commitment: String(row.commitment),
    creator: String(row.creator),
    listed: row.listed === 1,
    imported: row.imported === 1,
    created: Number(row.created),
    seq: Number(row.seq),
    status: row.status as TableStatus,
    summary: String(row.summary),
    botDue: row.bot_due === 1,
    timeout: row.timeout === null ? null : Number(row.timeout),
    updated: Number(row.updated),
    rules: row.rules === null ? null : Number(row.rules),
    network: row.network === null ? null : String(row.network),
  };
}
