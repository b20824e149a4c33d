import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerConfig } from '../src/config.ts';
import { SCHEMA_VERSION } from '../src/storage/migrations/index.ts';
import { openStorage } from '../src/storage/open.ts';
import { Guest } from './help/client.ts';
import { startPostgres, type TestPostgres } from './help/postgres.ts';
import { testServer } from './help/server.ts';

/** Written by the server as it was before databases had a version: a table that gathers, and a match in which Bert is asked. */
const landed = fileURLToPath(new URL('./fixtures/landed.sqlite', import.meta.url));
const OPEN = '4T4oKnEx9oxVOI-W8Y2UhQ';
const RUNNING = 'MCdHe0sOiEAZI2IMykWTCQ';
const ANNA = `orrery_guest=${'A'.repeat(43)}`;
const BERT = `orrery_guest=${'B'.repeat(43)}`;

/** What schema 12 brought. */
const sharingTables = ['shares', 'plans'];
const leagueTables = ['leagues', 'league_members', 'fixtures', 'fixture_seats', 'league_seasons', 'league_standings'];

/** The indexes of tables as they were up to schema 15. */
const indexesOf15 = [
  "CREATE INDEX tables_open ON tables (updated) WHERE listed = 1 AND status = 'gathering'",
  'CREATE INDEX tables_bots ON tables (updated) WHERE bot_due = 1',
  'CREATE INDEX tables_clocks ON tables (timeout) WHERE timeout IS NOT NULL',
  'CREATE INDEX tables_age ON tables (status, updated)',
  "CREATE INDEX tables_over ON tables (updated) WHERE status = 'over'",
  "CREATE INDEX tables_running ON tables (updated) WHERE listed = 1 AND status = 'playing'",
];
async function asOf20(run: Place['run']): Promise<void> {
  await run('ALTER TABLE results DROP COLUMN turn');
  await run('UPDATE schema_version SET version = 20');
}

async function asOf19(run: Place['run']): Promise<void> {
  await asOf20(run);
  await run('DROP TABLE journal');
  await run('UPDATE schema_version SET version = 19');
}

async function asOf18(run: Place['run']): Promise<void> {
  await asOf19(run);
  await run('DROP TABLE friends');
  for (const column of ['running', 'online']) await run(`ALTER TABLE profiles DROP COLUMN ${column}`);
  await run('UPDATE schema_version SET version = 18');
}

async function asOf16(run: Place['run']): Promise<void> {
  await asOf18(run);
  await run('DROP TABLE invitations');
  await run('DROP INDEX players_leaving');
  for (const column of ['leaving', 'leaving_name']) await run(`ALTER TABLE players DROP COLUMN ${column}`);
  await run('UPDATE schema_version SET version = 16');
}

async function asOf15(run: Place['run']): Promise<void> {
  await asOf16(run);
  for (const index of ['tables_open', 'tables_bots', 'tables_clocks', 'tables_age', 'tables_running']) await run(`DROP INDEX ${index}`);
  for (const column of ['hour', 'minute']) await run(`ALTER TABLE tables DROP COLUMN ${column}`);
  for (const index of indexesOf15) await run(index);
  await run('UPDATE schema_version SET version = 15');
}

const folder = mkdtempSync(join(tmpdir(), 'orrery-migrate-'));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Place = { readonly where: Pick<ServerConfig, 'dataDir' | 'databaseUrl'>; run(sql: string): Promise<unknown[]> };

/** A folder with a copy of it: whoever opens a database with a log writes beside it, even to read. */
function landedFolder(): string {
  const dataDir = mkdtempSync(join(folder, 'db-'));
  copyFileSync(landed, join(dataDir, 'orrery.sqlite'));
  return dataDir;
}

function sqlite(): Place {
  const dataDir = landedFolder();
  return {
    where: { dataDir },
    async run(sql) {
      const db = new Database(join(dataDir, 'orrery.sqlite'));
      try {
        const statement = db.prepare(sql);
        if (statement.reader) return statement.all();
        statement.run();
        return [];
      } finally {
        db.close();
      }
    },
  };
}

/** The same rows in the same schema; the statements that made it mean the same there. */
async function postgresql(): Promise<Place> {
  const databaseUrl = await postgres.database();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const db = new Database(join(landedFolder(), 'orrery.sqlite'), { readonly: true });
  const made = db.prepare('SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type DESC').all();
  for (const { type, name, sql } of made as { type: string; name: string; sql: string }[]) {
    await client.query(sql);
    if (type !== 'table') continue;
    for (const row of db.prepare(`SELECT * FROM ${name}`).all() as Record<string, unknown>[]) {
      const columns = Object.keys(row);
      const values = columns.map((_, i) => `$${i + 1}`);
      await client.query(`INSERT INTO ${name} (${columns}) VALUES (${values})`, Object.values(row));
    }
  }
  db.close();
  await client.end();
  return {
    where: { dataDir: folder, databaseUrl },
    async run(sql) {
      const one = new pg.Client({ connectionString: databaseUrl });
      await one.connect();
      const { rows } = await one.query(sql);
      await one.end();
      return rows;
    },
  };
}

for (const [name, place] of [
  ['SQLite', async () => sqlite()],
  ['PostgreSQL', postgresql],
] as const) {
  describe(`a database of the time before versions, ${name}`, () => {
    it('is brought forward, and its players go on where they were', async () => {
      const { where, run } = await place();
      const server = await testServer({ ...where });
      const anna = new Guest(server.port);
      anna.cookie = ANNA;
      const bert = new Guest(server.port);
      bert.cookie = BERT;
      expect((await anna.get('/api/me')).body).toEqual({ name: 'Anna' });
      expect((await anna.get('/api/tables')).body).toMatchObject({ tables: [{ id: OPEN, title: 'Open', creator: true, yours: [0] }] });
      const line = await bert.connect({ table: RUNNING, seat: 1 });
      expect(line.received[0]).toMatchObject({ type: 'welcome', chat: [{ text: 'Hello, Anna' }], told: { open: { seq: 3 } } });
      expect(await server.context.hall.use(RUNNING, (t) => t.hash())).toBe(
        '609431b804a72a6011dcb71be4dc4f491e8f48e0f10746a451531c001c98a453',
      );
      expect(await line.answer('take')).toMatchObject({ type: 'ack', seq: 4 });
      await server.stop();
      expect(await run('SELECT version FROM schema_version')).toEqual([{ version: SCHEMA_VERSION }]);
      // A second start has nothing to do.
      const storage = await openStorage(where);
      expect(await storage.table(RUNNING)).toMatchObject({ seq: 4, title: 'Running' });
      await storage.close();
    });

    it('of schema 6 is brought forward, and its guests may become players', async () => {
      const { where, run } = await place();
      await (await openStorage(where)).close();
      // As the last server before players, notices and puzzles left it.
      const later = [
        ...['players', 'devices', 'passkeys', 'tickets', 'channels', 'notice_wishes', 'outbox', 'puzzle_streaks'],
        ...['vacations', 'own_tables', 'blocks', 'kicks', 'matches', 'results', 'ratings', 'profiles'],
        ...leagueTables,
        ...sharingTables,
      ];
      await asOf15(run);
      for (const table of later) await run(`DROP TABLE ${table}`);
      for (const index of ['tables_over', 'tables_running']) await run(`DROP INDEX ${index}`);
      await run('UPDATE schema_version SET version = 6');
      const server = await testServer({ ...where });
      const anna = new Guest(server.port);
      anna.cookie = ANNA;
      const became = await anna.post<{ words: string[] }>('/api/player', { name: 'Anna', language: 'de', zone: 'Europe/Vienna' });
      expect([became.status, became.body.words.length]).toEqual([200, 8]);
      expect((await anna.get('/api/notices')).body).toMatchObject({ fresh: true, channels: [] });
      const phone = await Guest.arrive(server.port);
      expect((await phone.post('/api/recover', { words: became.body.words.join(' ') })).status).toBe(200);
      expect((await phone.get('/api/tables/mine')).body).toMatchObject({
        tables: expect.arrayContaining([expect.objectContaining({ id: OPEN, yours: [0] })]),
      });
      await server.stop();
      expect(await run('SELECT version FROM schema_version')).toEqual([{ version: SCHEMA_VERSION }]);
    });

    it('of schema 11 is brought forward, and results noted before leagues are still told', async () => {
      const { where, run } = await place();
      await (await openStorage(where)).close();
      await asOf15(run);
      for (const table of [...leagueTables, ...sharingTables]) await run(`DROP TABLE ${table}`);
      await run('DROP INDEX tables_running');
      await run('ALTER TABLE results DROP COLUMN plays');
      await run('ALTER TABLE outbox DROP COLUMN doubts');
      await run('DROP INDEX channels_mail');
      await run('UPDATE schema_version SET version = 11');
      await run("INSERT INTO matches (table_id, game, ended, began, seats, rated, listed, moves) VALUES ('old', 'toy', 2, 1, 2, 0, 1, 9)");
      await run(
        "INSERT INTO results (table_id, seat, who, name, place, points) VALUES ('old', 0, 'bot:cadet', 'B', 1, 7), ('old', 1, NULL, 'A', 2, 3)",
      );
      const storage = await openStorage(where);
      expect((await storage.results.publicResults('toy', 5)).map((m) => m.results.map((r) => [r.name, r.points, r.plays]))).toEqual([
        [
          ['B', 7, null],
          ['A', 3, null],
        ],
      ]);
      expect(await storage.leagues.list(null, 5)).toEqual([]);
      await storage.close();
      expect(await run('SELECT version FROM schema_version')).toEqual([{ version: SCHEMA_VERSION }]);
    });

    it('of schema 15 is brought forward, and what is due or old is found by hour and minute', async () => {
      const { where, run } = await place();
      await (await openStorage(where)).close();
      await asOf15(run);
      const [day, hour, minute] = [86_400_000, 3_600_000, 60_000];
      await run(
        `UPDATE tables SET updated = ${100 * day + hour - 1}, timeout = ${200 * day + minute - 1}, bot_due = 0 WHERE id = '${RUNNING}'`,
      );
      await run(`UPDATE tables SET updated = ${100 * day + 2 * hour}, timeout = NULL, bot_due = 1 WHERE id = '${OPEN}'`);
      const storage = await openStorage(where);
      const due = (before: number, now: number): Promise<string[]> => storage.dueTables(before, now, 9);
      expect(await due(0, 200 * day + minute - 2)).toEqual([]);
      expect(await due(0, 200 * day + minute - 1)).toEqual([RUNNING]);
      expect(await due(100 * day + 2 * hour, 0)).toEqual([]);
      expect(await due(100 * day + 2 * hour + 1, 201 * day)).toEqual([RUNNING, OPEN]);
      expect(await storage.staleTables('playing', 100 * day + hour - 1, 9)).toEqual([]);
      expect(await storage.staleTables('playing', 100 * day + hour, 9)).toMatchObject([{ id: RUNNING }]);
      await storage.close();
      expect(
        (await run(`SELECT hour, minute FROM tables WHERE id = '${RUNNING}'`)).map((r) => Object.values(r as object).map(Number)),
      ).toEqual([[2400, 288_000]]);
    });

    it('of schema 16 is brought forward: its players stay, and somebody can be asked to a table that gathers', async () => {
      const { where, run } = await place();
      await (await openStorage(where)).close();
      await asOf16(run);
      await run("INSERT INTO players (identity, avatar, language, zone, created) VALUES ('pia', 1, 'en', 'UTC', 5)");
      await run("INSERT INTO channels (id, identity, kind, target, label, origin, made) VALUES ('c', 'pia', 'hook', '{}', 'l', 'o', 1)");
      const storage = await openStorage(where);
      expect((await storage.players.player('pia'))?.leaving).toBe(null);
      await storage.invitations.put({ table: OPEN, identity: 'pia', maker: 'anna', rematch: false, seat: null, made: 7, until: 9 }, 8);
      expect(await storage.outbox.due(8, 5)).toMatchObject([{ table: OPEN, kind: 'invite', channel: { identity: 'pia' } }]);
      await storage.close();
      expect(await run('SELECT version FROM schema_version')).toEqual([{ version: SCHEMA_VERSION }]);
    });

    it('of schema 17 is brought forward: whoever was asked to a table still is, to any seat', async () => {
      const { where, run } = await place();
      await (await openStorage(where)).close();
      await asOf18(run);
      await run('ALTER TABLE invitations DROP COLUMN seat');
      await run('UPDATE schema_version SET version = 17');
      await run(`INSERT INTO invitations (table_id, identity, maker, rematch, made, until) VALUES ('${OPEN}', 'pia', 'anna', 1, 7, 9)`);
      const storage = await openStorage(where);
      expect(await storage.invitations.open('pia', 8, 5)).toMatchObject([{ table: OPEN, rematch: true, seat: null }]);
      expect([...(await storage.invitations.kept(OPEN, 8))]).toEqual([]);
      await storage.close();
    });

    it('of schema 18 is brought forward: profiles stay as they were, are shown to friends, and there are none yet', async () => {
      const { where, run } = await place();
      await (await openStorage(where)).close();
      await asOf18(run);
      await run("INSERT INTO profiles (handle, identity, shown) VALUES ('handle-of-pia-00', 'pia', 'everybody')");
      const storage = await openStorage(where);
      expect(await storage.results.profileOf('pia', '')).toEqual({
        handle: 'handle-of-pia-00',
        identity: 'pia',
        shown: 'everybody',
        running: 'friends',
        online: 'friends',
      });
      expect([await storage.friends.of('pia', 9), await storage.friends.between('pia', 'paul')]).toEqual([[], undefined]);
      await storage.close();
      expect(await run('SELECT version FROM schema_version')).toEqual([{ version: SCHEMA_VERSION }]);
    });

    it('of schema 20 is brought forward: of matches noted before nobody knows how long turns took', async () => {
      const { where, run } = await place();
      await (await openStorage(where)).close();
      await asOf20(run);
      await run("INSERT INTO matches (table_id, game, ended, began, seats, rated, listed, moves) VALUES ('old', 'toy', 2, 1, 1, 0, 1, 9)");
      await run("INSERT INTO results (table_id, seat, who, name, place, points) VALUES ('old', 0, 'pia', 'Pia', 1, 7)");
      const storage = await openStorage(where);
      expect((await storage.results.history('pia', 5)).map((m) => m.results.map((r) => [r.points, r.turn]))).toEqual([[[7, null]]]);
      await storage.close();
      expect(await run('SELECT version FROM schema_version')).toEqual([{ version: SCHEMA_VERSION }]);
    });

    it('of a newer server is refused in one line and left alone', async () => {
      const { where, run } = await place();
      await (await openStorage(where)).close();
      await run('UPDATE schema_version SET version = 9000');
      const refused = openStorage(where);
      await expect(refused).rejects.toThrow(/^.*orrery.* was written by a newer server \(its schema is 9000, this server knows \d+\): .*$/);
      expect(await run('SELECT version FROM schema_version')).toEqual([{ version: 9000 }]);
    });
  });
}
