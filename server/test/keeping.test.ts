import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaults } from '../src/config.ts';
import { createLog } from '../src/log.ts';
import { openStorage } from '../src/storage/open.ts';
import type { Storage, TableRow } from '../src/storage/storage.ts';
import { Keeper } from '../src/tables/keeper.ts';
import type { Tools } from '../src/tables/tools.ts';
import { Guest } from './help/client.ts';
import { startPostgres, type TestPostgres } from './help/postgres.ts';
import { generous, testServer } from './help/server.ts';

const DAY = 24 * 60 * 60 * 1000;
const folder = mkdtempSync(join(tmpdir(), 'orrery-keep-'));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const row = (id: string, updated: number, more: Partial<TableRow>): TableRow => ({
  id,
  title: id,
  game: 'toy',
  terms: '{}',
  commitment: 'c',
  creator: 'nobody',
  listed: true,
  imported: false,
  network: null,
  created: updated,
  seq: 0,
  status: 'gathering',
  summary: '{}',
  botDue: false,
  timeout: null,
  rules: 1,
  updated,
  ...more,
});

for (const [name, open] of [
  ['SQLite', () => openStorage({ dataDir: folder })],
  ['PostgreSQL', async () => openStorage({ dataDir: folder, databaseUrl: await postgres.database() })],
] as const) {
  describe(`what is kept, and for how long, ${name}`, () => {
    let storage: Storage;
    let keeper: Keeper;
    const looked = new Set<string>();
    beforeAll(async () => {
      storage = await open();
      // By its own clock nothing is old: on a slow machine it tidies on its own while a test is under way.
      keeper = new Keeper({ storage, now: () => 0, log: createLog('silent') } as Tools, defaults.keep, (id) => looked.has(id), {
        every: defaults.tidy,
      });
    });
    afterAll(async () => {
      keeper.stop();
      await storage.close();
    });

    it('years of tables that nobody touches do not add up', async () => {
      for (let day = 1; day <= 3 * 365; day += 5) {
        const now = day * DAY;
        for (const status of ['gathering', 'playing', 'over'] as const) {
          const id = `${status} ${day}`;
          await storage.createTable(row(id, now, { status }), '{"seed":"s"}', [{ seat: 0, identity: `guest ${day}` }]);
          await storage.putSnapshot(id, { seq: 0, firm: true, data: '{}' });
        }
        await storage.nameGuest(`guest ${day}`, 'Guest', now);
        if (day % 50 === 1) await keeper.tidy(now);
      }
      const end = 3 * 365 * DAY;
      await keeper.tidy(end);
      const left = async (status: 'gathering' | 'playing' | 'over') => (await storage.staleTables(status, end + DAY, 9_999)).length;
      // One of each kind every five days, kept for 14, 180 and 365 days.
      expect([await left('gathering'), await left('playing'), await left('over')]).toEqual([3, 36, 73]);
      expect(await storage.guestName('guest 1')).toBeUndefined();
      expect(await storage.guestName('guest 1091')).toBe('Guest');
      expect(await storage.members('over 1')).toEqual([]);
      expect(await storage.snapshots('over 1')).toEqual([]);
      await expect(storage.setup('over 1')).rejects.toThrow();
    });

    it('a table somebody looks at, or something just happened at, stays', async () => {
      await storage.createTable(row('old', 1, {}), '{}', []);
      looked.add('old');
      await keeper.tidy(5_000 * DAY);
      expect(await storage.table('old')).toBeDefined();
      expect(await storage.dropTable('old', 7)).toBe(false);
      looked.clear();
      await keeper.tidy(5_000 * DAY);
      expect(await storage.table('old')).toBeUndefined();
      // Nobody can act at a table that is gone.
      const now = { seq: 1, status: 'playing', summary: '{}', botDue: false, timeout: null, rules: 1, updated: 1 } as const;
      expect(await storage.append({ table: 'old', act: '{}', now })).toBe(false);
      expect(await storage.acts('old', 0)).toEqual([]);
    });

    it('of what is said at a table, the last thousand lines', async () => {
      const say = (i: number) => storage.addChat('talk', { time: i, seat: 0, name: 'Anna', text: `${i}` }, `c${i}`, i);
      for (let i = 1; i <= 1_003; i++) await say(i);
      const lines = await storage.chat('talk', 0, 2_000);
      expect([lines.length, lines[0].n, lines.at(-1)?.n]).toEqual([1_000, 4, 1_003]);
    });

    it('of guests who have nothing here, those who came last', async () => {
      const few = new Keeper(
        { storage, now: Date.now, log: createLog('silent') } as Tools,
        { gathering: 0, playing: 0, over: 0, guests: 0 },
        () => false,
        {
          every: defaults.tidy,
          mostGuests: 3,
        },
      );
      await storage.createTable(row('hers', 1, { creator: 'layer' }), '{}', [{ seat: 0, identity: 'sitter' }]);
      for (const [seen, who] of ['layer', 'sitter', 'first', 'second', 'third', 'fourth'].entries()) {
        await storage.nameGuest(who, who, 10_000 * DAY + seen);
      }
      await few.tidy(10_000 * DAY);
      few.stop();
      const left = await Promise.all(['layer', 'sitter', 'first', 'second', 'third', 'fourth'].map((who) => storage.guestName(who)));
      expect(left).toEqual(['layer', 'sitter', undefined, 'second', 'third', 'fourth']);
      await storage.dropTable('hers', 0);
    });

    it('of one maker’s watch links at a table, the newest', async () => {
      const link = { table: 'watched', seat: null, maker: 'anna', holder: null };
      for (const n of [1, 2, 3, 4]) await storage.putLink({ ...link, hash: `w${n}`, expires: 6_000 * DAY + n });
      await storage.putLink({ ...link, hash: 'his', maker: 'bert', expires: 5_500 * DAY });
      await storage.putLink({ ...link, hash: 'seat', seat: 1, expires: 5_500 * DAY });
      await storage.trimWatchLinks('watched', 'anna', 2);
      const left = await Promise.all(['w1', 'w2', 'w3', 'w4', 'his', 'seat'].map(async (hash) => (await storage.link(hash)) !== undefined));
      expect(left).toEqual([false, false, true, true, true, true]);
    });

    it('links that ran out go', async () => {
      const link = { table: 'x', seat: null, maker: 'anna', holder: null };
      await storage.putLink({ ...link, hash: 'old', expires: 4_999 * DAY });
      await storage.putLink({ ...link, hash: 'new', expires: 5_001 * DAY });
      expect((await keeper.tidy(5_000 * DAY)).links).toBe(1);
      expect(await storage.link('old')).toBeUndefined();
      expect(await storage.link('new')).toBeDefined();
    });
  });
}

describe('the lobby', () => {
  it('shows an honest table first, however many one visitor lays', async () => {
    const server = await testServer({ rates: { ...generous, listed: 3 } });
    const honest = await Guest.arrive(server.port);
    const seats = [{ kind: 'me' }, { kind: 'empty' }] as const;
    // From another address than the flood that follows.
    const { storage } = server.context.tools;
    await storage.createTable(
      row('A'.repeat(22), Date.now(), {
        title: 'Honest',
        network: 'elsewhere',
        terms: '{"config":{"seats":2,"options":{}},"clock":{"kind":"none"}}',
        summary: '{"seats":[],"waiting":[]}',
      }),
      '{}',
      [],
    );
    const statuses: number[] = [];
    for (let visitor = 0; visitor < 40; visitor++) {
      const flooder = await Guest.arrive(server.port);
      for (let i = 0; i < 4; i++)
        statuses.push((await flooder.post('/api/tables', { game: 'toy', title: `Flood ${visitor} ${i}`, seats, listed: true })).status);
    }
    expect(statuses.filter((s) => s === 200)).toHaveLength(120);
    expect(statuses.filter((s) => s === 429)).toHaveLength(40);
    const { body } = await honest.get<{ tables: { title: string }[] }>('/api/tables');
    expect(body.tables[0].title).toBe('Honest');
    expect(body.tables).toHaveLength(100);
    await server.end();
  });
});
