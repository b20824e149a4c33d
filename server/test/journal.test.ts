import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, it } from 'vitest';
import { bringUpToDate } from '../src/backup/database.ts';
import { flatActs } from '../src/storage/flat-acts.ts';
import { Journal, needsActs } from '../src/storage/journal.ts';
import { openStorage } from '../src/storage/open.ts';
import { Silent } from '../src/storage/silent.ts';
import type { NewAct, Storage, TableRow } from '../src/storage/storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-journal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const row = (id: string): TableRow => ({
  id,
  title: 't',
  game: 'toy',
  terms: '{}',
  commitment: 'c',
  creator: 'anna',
  listed: true,
  imported: false,
  network: null,
  created: 1,
  seq: 0,
  status: 'gathering',
  summary: '{}',
  botDue: false,
  timeout: null,
  rules: 1,
  updated: 1,
});
const act = (table: string, seq: number, more: Partial<NewAct> = {}): NewAct => ({
  table,
  act: `{"seq":${seq},"text":"Ünï \\u0000"}`,
  now: { seq, status: 'playing', summary: `{"n":${seq}}`, botDue: seq === 3, timeout: 60_000, rules: 1, updated: 7_200_000 + seq },
  ...more,
});

/** The file as it would lie there had the machine stopped this moment. */
function asItLies(dataDir: string, name: string): string {
  const there = join(folder, name);
  mkdirSync(there);
  for (const file of ['orrery.sqlite', 'orrery.sqlite-wal']) copyFileSync(join(dataDir, file), join(there, file));
  return there;
}

function waiting(file: string): number {
  const db = new Database(file);
  try {
    return db.prepare('SELECT COUNT(*) FROM journal').pluck().get() as number;
  } finally {
    db.close();
  }
}

async function open(name: string): Promise<{ storage: Storage; dataDir: string }> {
  const dataDir = join(folder, name);
  return { storage: await openStorage({ dataDir }), dataDir };
}

describe('the journal', () => {
  it('has after a crash what was kept, and puts it where it belongs before anybody looks', async () => {
    const { storage, dataDir } = await open('crash');
    await storage.createTable(row('a'), '{}', [{ seat: 0, identity: 'anna' }]);
    await storage.createTable(row('b'), '{}', []);
    const channel = { id: 'c1', identity: 'bert', kind: 'push', target: '{}', label: '', origin: '', made: 1, confirm: null } as const;
    await storage.outbox.addChannel(channel);
    await storage.putLink({ hash: 'h', table: 'a', seat: 1, expires: 9, maker: 'anna', holder: null });
    const asks = [{ identity: 'bert', seat: 1, kind: 'turn' as const, at: 1, due: 5 }];
    const kept = [
      storage.append(act('a', 1, { member: { seat: 1, identity: 'bert' } })),
      storage.append(act('b', 1)),
      storage.append(act('a', 2, { asks })),
      storage.append(act('a', 3, { member: { seat: 0, identity: null } })),
    ];
    expect(await Promise.all(kept)).toEqual([true, true, true, true]);

    const there = asItLies(dataDir, 'crashed');
    // Otherwise this test would look at something else.
    expect(waiting(join(asItLies(dataDir, 'looked at'), 'orrery.sqlite'))).toBeGreaterThan(0);
    await storage.close();
    const again = await openStorage({ dataDir: there });
    expect(await again.acts('a', 0)).toEqual([act('a', 1).act, act('a', 2).act, act('a', 3).act]);
    expect(await again.acts('b', 0)).toEqual([act('b', 1).act]);
    expect(await again.table('a')).toMatchObject({ seq: 3, status: 'playing', summary: '{"n":3}', botDue: true, updated: 7_200_003 });
    expect(await again.members('a')).toEqual([{ seat: 1, identity: 'bert' }]);
    expect(await again.link('h')).toBeUndefined();
    expect((await again.outbox.due(9, 9)).map((l) => [l.table, l.seat, l.made])).toEqual([['a', 1, 7_200_002]]);
    expect([await again.append(act('a', 3)), await again.append(act('a', 4))]).toEqual([false, true]);
    await again.close();
    expect(waiting(join(there, 'orrery.sqlite'))).toBe(0);
  });

  it('gives a number once, whether the act that has it still lies here or not, and none at a table that is not there', async () => {
    const { storage } = await open('numbers');
    await storage.createTable(row('a'), '{}', []);
    // Kept in one batch, and then in several.
    expect(await Promise.all([act('a', 1), act('a', 1), act('nowhere', 1)].map((a) => storage.append(a)))).toEqual([true, false, false]);
    expect([await storage.append(act('a', 1)), await storage.append(act('a', 2))]).toEqual([false, true]);
    expect(await storage.acts('a', 0)).toHaveLength(2);
    expect([await storage.append(act('a', 2)), await storage.append(act('a', 3))]).toEqual([false, true]);
    await storage.dropTable('a', 3);
    expect(await storage.append(act('a', 4))).toBe(false);
    await storage.close();
  });

  it('is empty in a copy, however much is played meanwhile', async () => {
    const { storage } = await open('copy');
    await storage.createTable(row('a'), '{}', []);
    for (let seq = 1; seq <= 20; seq++) await storage.append(act('a', seq));
    const file = join(folder, 'copy.sqlite');
    const copied = storage.copyTo(file);
    for (let seq = 21; seq <= 40; seq++) await storage.append(act('a', seq));
    await copied;
    expect(waiting(file)).toBe(0);
    const db = new Database(file);
    expect(db.prepare('SELECT COUNT(*) FROM acts').pluck().get()).toBeGreaterThanOrEqual(20);
    db.close();
    expect(await storage.acts('a', 0)).toHaveLength(40);
    await storage.close();
  });

  it('is left by itself', async () => {
    const { storage, dataDir } = await open('alone');
    await storage.createTable(row('a'), '{}', []);
    await storage.append(act('a', 1));
    for (let n = 0; waiting(join(asItLies(dataDir, `alone ${n}`), 'orrery.sqlite')) > 0; n++) {
      expect(n).toBeLessThan(100);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await storage.close();
  });

  it('loses nothing where there is no room, neither for an act nor for putting it where it belongs', () => {
    const db = new Database(':memory:');
    bringUpToDate(db, 'memory');
    db.prepare(
      "INSERT INTO tables VALUES ('a', 't', 'toy', '{}', 'c', 'anna', 1, 0, 1, 0, 'playing', '{}', 0, NULL, 1, 1, NULL, 0, NULL)",
    ).run();
    const journal = new Journal(db, new Silent(db));
    const keep = (seq: number): boolean[] =>
      journal.keep(flatActs([{ ...act('a', seq), act: JSON.stringify({ seq, text: 'x'.repeat(2_000) }) }]));
    const room = (pages: number): unknown => db.pragma(`max_page_count = ${pages}`);
    room((db.pragma('page_count', { simple: true }) as number) + 8);
    let kept = 0;
    expect(() => {
      for (;;) {
        keep(kept + 1);
        kept++;
      }
    }).toThrow('full');
    expect(kept).toBeGreaterThan(3);
    expect(() => journal.settle()).toThrow('full');
    room(10_000);
    expect([keep(kept), keep(kept + 1)]).toEqual([[false], [true]]);
    journal.settle();
    const acts = db.prepare('SELECT seq FROM acts ORDER BY seq').pluck().all();
    expect(acts).toEqual(Array.from({ length: kept + 1 }, (_, i) => i + 1));
    expect(db.prepare('SELECT seq FROM tables').pluck().get()).toBe(kept + 1);
    expect(db.pragma('synchronous', { simple: true })).toBe(2);
    db.close();
  });

  it('lets no copy pass that was made while there was no room to leave it', async () => {
    const db = new Database(':memory:');
    bringUpToDate(db, 'memory');
    db.prepare(
      "INSERT INTO tables VALUES ('a', 't', 'toy', '{}', 'c', 'anna', 1, 0, 1, 0, 'playing', '{}', 0, NULL, 1, 1, NULL, 0, NULL)",
    ).run();
    const journal = new Journal(db, new Silent(db));
    const long = 'x'.repeat(30_000);
    const copied = journal.without(async () => {
      db.pragma(`max_page_count = ${(db.pragma('page_count', { simple: true }) as number) + 12}`);
      expect(() => journal.keep(flatActs([{ ...act('a', 1), act: long }]))).toThrow('full');
    });
    await expect(copied).rejects.toThrow('could not be put where they belong');
    db.pragma('max_page_count = 10000');
    expect(await journal.without(async () => db.prepare('SELECT seq FROM acts').pluck().all())).toEqual([1]);
    db.close();
  });

  it('knows who must wait for it', () => {
    expect(
      ['SELECT * FROM tables WHERE id = $1', 'DELETE FROM acts', 'select 1 from Members m', 'UPDATE links SET x = 1'].map(needsActs),
    ).toEqual([true, true, true, true]);
    expect(
      ['INSERT INTO outbox VALUES (1)', 'SELECT 1 FROM channels', 'SELECT 1 FROM own_tables', 'INSERT INTO snapshots VALUES (1)'].map(
        needsActs,
      ),
    ).toEqual([true, true, false, false]);
  });
});
