import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Act } from '@orrery/host';
import { seeded } from '@orrery/kernel';
import type { TableAnswer } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { adminAddress } from '../src/admin/address.ts';
import { ask } from '../src/admin/ask.ts';
import { restoreBackup } from '../src/backup/restore.ts';
import { backupName, takeBackup } from '../src/backup/take.ts';
import type { ServerConfig } from '../src/config.ts';
import { openStorage } from '../src/storage/open.ts';
import { StorageAway } from '../src/storage/storage.ts';
import { ChildServer, generous } from '../tools/child-server.ts';
import { Robot } from '../tools/robot.ts';
import { Guest } from './help/client.ts';
import { startPostgres, type TestPostgres } from './help/postgres.ts';
import { testServer, toyRegistry } from './help/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-backup-'));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const place = (name: string): string => join(folder, name);

async function backup(dataDir: string, to: string): Promise<{ file: string; rows: Record<string, number> }> {
  const reply = await ask(adminAddress(dataDir), { command: 'backup', to });
  if ('error' in reply) throw new Error(reply.error);
  return reply.result as { file: string; rows: Record<string, number> };
}

type Where = Pick<ServerConfig, 'dataDir' | 'databaseUrl'>;
type Match = { readonly table: string; readonly cookie: string };

const SEATS = [0, 1];
const child = (where: Where): ChildServer =>
  new ChildServer({ registry: toyRegistry, host: '127.0.0.1', logLevel: 'error', rates: generous, sweep: 500, idle: 2_000, ...where });

async function lay(origin: string): Promise<Match> {
  const me = await fetch(`${origin}/api/me`);
  const cookie = me.headers.getSetCookie()[0].split(';')[0];
  const response = await fetch(`${origin}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin },
    body: JSON.stringify({ game: 'toy', seats: SEATS.map(() => ({ kind: 'me' })), options: { length: 'long' } }),
  });
  return { table: ((await response.json()) as TableAnswer).table.id, cookie };
}

const play = (matches: readonly Match[], servers: readonly ChildServer[], seed: string): Robot[] =>
  matches.flatMap(({ table, cookie }) =>
    SEATS.map((seat) => {
      const addresses = (): string[] => servers.filter((s) => s.running).map((s) => `http://127.0.0.1:${s.port}`);
      return new Robot({ addresses, cookie, table, seat }, seeded(`${seed} ${table} ${seat}`), 40);
    }),
  );

/** Plays, takes a backup in the middle, kills everything, restores elsewhere, and plays on there. */
async function drill(from: readonly Where[], to: Where): Promise<void> {
  const servers = from.map(child);
  const restored = child(to);
  let robots: Robot[] = [];
  try {
    for (const server of servers) await server.start();
    const matches: Match[] = [];
    for (let i = 0; i < 4; i++) matches.push(await lay(`http://127.0.0.1:${servers[0].port}`));
    robots = play(matches, servers, 'before');
    const acknowledged = () => robots.flatMap((r) => r.acknowledged);
    await vi.waitFor(() => expect(acknowledged().length).toBeGreaterThan(40), { timeout: 60_000 });
    const before = acknowledged();
    const { file } = await backup(from[0].dataDir, join(from[0].dataDir, 'one.backup'));
    // It went on being played at meanwhile.
    await vi.waitFor(() => expect(acknowledged().length).toBeGreaterThan(before.length), { timeout: 60_000 });
    for (const server of servers) await server.kill();
    for (const robot of robots) robot.stop();
    const elsewhere = `${file}.elsewhere`;
    copyFileSync(file, elsewhere);
    await restoreBackup(elsewhere, to);

    const storage = await openStorage(to);
    for (const { table, seq, seat, order } of before) {
      const act = JSON.parse((await storage.acts(table, seq - 1))[0] ?? 'null') as Act | null;
      expect({ id: act?.id, seat: act?.seat, seq: act?.seq }).toEqual({ id: order.id, seat, seq });
    }
    await storage.close();

    await restored.start();
    robots = play(matches, [restored], 'after');
    await vi.waitFor(() => expect(robots.map((r) => r.over)).toEqual(robots.map(() => true)), { timeout: 90_000, interval: 100 });
  } finally {
    for (const robot of robots) robot.stop();
    for (const server of [...servers, restored]) await server.kill();
  }
}

describe('a backup taken under load, everything killed, restored elsewhere: what was acknowledged before it is there, and every match plays on', () => {
  it('from SQLite into another folder', async () => {
    mkdirSync(place('a'));
    await drill([{ dataDir: place('a') }], { dataDir: place('b') });
  });

  it('from PostgreSQL with two servers into another PostgreSQL', async () => {
    const [one, two] = [await postgres.database(), await postgres.database()];
    await drill(
      [
        { dataDir: place('n1'), databaseUrl: one },
        { dataDir: place('n2'), databaseUrl: one },
      ],
      { dataDir: place('n3'), databaseUrl: two },
    );
  });
});

describe('a backup', () => {
  let good = '';
  let id = '';
  beforeAll(async () => {
    const server = await testServer();
    const anna = await Guest.arrive(server.port);
    await anna.request('PUT', '/api/me', { name: 'Änna 🚀' });
    ({ id } = await anna.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] }));
    const { file, rows } = await backup(server.dataDir, folder);
    expect(rows).toMatchObject({ tables: 1, guests: 1, members: 2, acts: 0 });
    good = place('good.backup');
    copyFileSync(file, good);
    rmSync(file);
    await server.end();
  });

  it('leaves nothing but itself in its folder', () => {
    expect(readdirSync(folder).filter((name) => /part|copy|journal|wal/.test(name))).toEqual([]);
  });

  it('goes from one kind of storage into the other, and back', async () => {
    const databaseUrl = await postgres.database();
    await restoreBackup(good, { dataDir: place('unused'), databaseUrl });
    const server = await testServer({ databaseUrl });
    const { file } = await backup(server.dataDir, place('back.backup'));
    await server.end();
    await restoreBackup(file, { dataDir: place('back') });
    const storage = await openStorage({ dataDir: place('back') });
    expect(await storage.members(id)).toMatchObject([{ seat: 0 }, { seat: 1 }]);
    expect(await storage.office.players('ÄNNA', 5)).toMatchObject([{ name: 'Änna 🚀', seats: 2, banned: false }]);
    await storage.close();
  });

  it.each([
    ['a byte changed', (file: string) => edit(file, readFileSync(file).length - 200), /is damaged \(.*\): use another backup$/],
    [
      'cut off',
      (file: string) => truncateSync(file, readFileSync(file).length - 100),
      /is damaged \(unexpected end of file\): use another backup$/,
    ],
    [
      'cut off in its first line',
      (file: string) => truncateSync(file, 300),
      /is damaged \(its first line cannot be read\): use another backup$/,
    ],
    ['something else', (file: string) => writeFileSync(file, 'Dear aunt,\n'), /is not a backup of Orrery$/],
    [
      'of a newer server',
      (file: string) => newer(file),
      /was made by a newer server \(9\.0\.0, its schema is 99, this one knows \d+\): restore it with that server$/,
    ],
    ['not there', (file: string) => rmSync(file), /is not there, or its folder is not$/],
  ])('that is %s is refused in one line, and nothing is restored', async (_, spoil, line) => {
    const file = place('spoilt.backup');
    copyFileSync(good, file);
    spoil(file);
    await expect(restoreBackup(file, { dataDir: place('spoilt') })).rejects.toThrow(line);
    expect(existsSync(join(place('spoilt'), 'orrery.sqlite'))).toBe(false);
    const databaseUrl = await postgres.database();
    await expect(restoreBackup(file, { dataDir: place('spoilt'), databaseUrl })).rejects.toThrow(line);
  });

  it('does not overwrite what is there', async () => {
    mkdirSync(place('taken'));
    writeFileSync(join(place('taken'), 'orrery.sqlite'), 'something');
    await expect(restoreBackup(good, { dataDir: place('taken') })).rejects.toThrow(
      /orrery\.sqlite is there already: restore into an empty folder/,
    );
    expect(readFileSync(join(place('taken'), 'orrery.sqlite'), 'utf8')).toBe('something');
    const databaseUrl = await postgres.database();
    await restoreBackup(good, { dataDir: folder, databaseUrl });
    await expect(restoreBackup(good, { dataDir: folder, databaseUrl })).rejects.toThrow(
      /^the database orrery_\d+ at .* is not empty: restore into a new one$/,
    );
  });

  it('says what is the matter with a database that it cannot go into', async () => {
    const nowhere = (await postgres.database()).replace(/\w+$/, 'nowhere');
    const into = (databaseUrl: string): Promise<unknown> => restoreBackup(good, { dataDir: folder, databaseUrl });
    await expect(into(nowhere)).rejects.toThrow(/^the database nowhere at .* does not exist: create it, or correct DATABASE_URL$/);
    await expect(into(nowhere.replace(/:\d+\//, ':1/'))).rejects.toThrow(/^the database nowhere at .*:1 does not answer \(ECONNREFUSED\)$/);
  });

  it('goes into a folder that is not there yet', async () => {
    const server = await testServer();
    const { file } = await backup(server.dataDir, `${place('new folder')}/`);
    expect(readdirSync(place('new folder'))).toEqual([expect.stringMatching(/^orrery-.*Z\.backup$/)]);
    expect(file).toBe(join(place('new folder'), readdirSync(place('new folder'))[0]));
    await server.end();
  });

  it.runIf(process.platform === 'linux')('where the server may not write says so', async () => {
    const server = await testServer();
    await expect(backup(server.dataDir, '/sys/orrery/')).rejects.toThrow(
      /^the server may not write into \/sys\/orrery\/? \((EROFS|EACCES|EPERM)\): choose another place, such as a folder in its data folder$/,
    );
    await server.end();
  });

  it('on a full disk says so, leaves nothing behind, and play goes on', async () => {
    const server = await testServer();
    const anna = await Guest.arrive(server.port);
    const table = await anna.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    mkdirSync(place('full'));
    // A device on which nothing ever fits stands where the file would be written.
    symlinkSync('/dev/full', join(place('full'), 'full.backup.part'));
    await expect(backup(server.dataDir, join(place('full'), 'full.backup'))).rejects.toThrow(
      /full\.backup does not fit on the disk: make room, or choose another place$/,
    );
    expect(readdirSync(place('full'))).toEqual([]);
    const line = await anna.connect({ table: table.id, seat: 0 });
    expect(await line.answer(line.options[0])).toMatchObject({ type: 'ack', seq: 1 });
    await server.end();
  });
});

it('a disk that is full while the database is copied is said as well, and nothing is left behind', async () => {
  mkdirSync(place('half'));
  const storage = await openStorage({ dataDir: place('half data') });
  const copyTo = vi.spyOn(storage, 'copyTo').mockImplementation(async (file) => {
    writeFileSync(file, 'half a database');
    writeFileSync(`${file}-journal`, '');
    // What the thread of SQLite says of ENOSPC.
    throw new StorageAway('SQLITE_FULL: database or disk is full');
  });
  const file = join(place('half'), 'half.backup');
  await expect(takeBackup(storage, file, 0)).rejects.toThrow(/half\.backup does not fit on the disk: make room, or choose another place$/);
  expect(readdirSync(place('half'))).toEqual([]);
  copyTo.mockRestore();
  expect((await takeBackup(storage, file, 0)).file).toBe(file);
  await storage.close();
});

describe('backups on schedule', () => {
  it('are taken, and the newest stay', async () => {
    const backups = place('scheduled');
    mkdirSync(backups);
    writeFileSync(join(backups, 'mine.backup'), 'not ours to drop');
    // The newest is this old: the next one is due a moment after the start.
    const old = [3, 2, 1].map((hours) => backupName(Date.now() - hours * 3_600_000));
    for (const name of old) writeFileSync(join(backups, name), '');
    const server = await testServer({ backups: { every: 3_600_000, keep: 2, folder: backups } });
    await vi.waitFor(() => expect(readdirSync(backups)).not.toContain(old[1]), { timeout: 20_000 });
    const left = readdirSync(backups).sort();
    expect(left).toEqual(['mine.backup', old[2], expect.stringMatching(/^orrery-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/)]);
    await restoreBackup(join(backups, left[2]), { dataDir: place('from schedule') });
    await server.end();
  });
});

function edit(file: string, at: number): void {
  const byte = readFileSync(file)[at];
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.from([byte ^ 0x10]), 0, 1, at);
  closeSync(handle);
}

function newer(file: string): void {
  const handle = openSync(file, 'r+');
  const line = readFileSync(file).subarray(0, 2047).toString();
  const { length } = line;
  writeSync(
    handle,
    line
      .replace(/"schema":\d+/, '"schema":99')
      .replace(/"orrery":"[^"]*"/, '"orrery":"9.0.0"')
      .trimEnd()
      .padEnd(length),
    0,
  );
  closeSync(handle);
}
