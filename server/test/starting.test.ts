import { execFile } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStorage } from '../src/storage/open.ts';
import { SqlStorage } from '../src/storage/sql-storage.ts';
import { SqliteDriver } from '../src/storage/sqlite.ts';
import { StorageAway } from '../src/storage/storage.ts';
import { Guest } from './help/client.ts';
import { startPostgres, type TestPostgres } from './help/postgres.ts';
import { testServer } from './help/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** What the server says that is to start with these. */
function start(args: readonly string[], env: Record<string, string> = {}): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [main, ...args],
      { env: { PATH: process.env.PATH, ...env }, timeout: 60_000 },
      (error, _out, said) => resolve({ code: typeof error?.code === 'number' ? error.code : (child.exitCode ?? -1), said }),
    );
  });
}

const oneLine = (...words: string[]): RegExp => new RegExp(`^Orrery cannot start: ${words.map((w) => `.*${w}`).join('')}.*\n$`);

async function written(name: string): Promise<string> {
  const dataDir = join(folder, name);
  const storage = await openStorage({ dataDir });
  for (let i = 0; i < 300; i++) await storage.nameGuest(`guest ${i}`, 'x'.repeat(40), 1);
  await storage.close();
  return dataDir;
}

describe('a server that cannot start says why in one line', () => {
  it('a damaged page', async () => {
    const dataDir = await written('damaged');
    const file = join(dataDir, 'orrery.sqlite');
    const pages = readFileSync(file).length / 4096;
    const handle = openSync(file, 'r+');
    for (let page = 2; page < pages; page++) writeSync(handle, Buffer.alloc(2048, page), 0, 2048, page * 4096);
    closeSync(handle);
    const { code, said } = await start(['--data', dataDir, '--port', '0']);
    expect(said).toMatch(oneLine(file, 'is damaged', 'backup'));
    expect(code).toBe(1);
  });

  it('a file that is something else', async () => {
    const dataDir = join(folder, 'other');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'orrery.sqlite'), 'This is a letter to my aunt, and not a short one. '.repeat(100));
    expect((await start(['--data', dataDir, '--port', '0'])).said).toMatch(oneLine('orrery.sqlite', 'not a database', 'backup'));
  });

  it('a folder that cannot be one', async () => {
    writeFileSync(join(folder, 'file'), '');
    expect((await start(['--data', join(folder, 'file', 'data'), '--port', '0'])).said).toMatch(oneLine('orrery.sqlite', '--data'));
  });

  it('a file another server uses', async () => {
    const dataDir = await written('used');
    const storage = await openStorage({ dataDir });
    expect((await start(['--data', dataDir, '--port', '0'])).said).toMatch(oneLine('orrery.sqlite', 'another server', '--data'));
    await storage.close();
  });

  it('a port that is taken, and one that is none', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    const args = ['--data', join(folder, 'port'), '--host', '127.0.0.1', '--port'];
    expect((await start([...args, port])).said).toMatch(oneLine(`port ${port}`, 'is taken', '--port'));
    taken.close();
    expect((await start([...args, 'ship'])).said).toMatch(oneLine('ship is not a valid port'));
    expect((await start([...args, '0'], { TRUST_PROXY: 'everybody' })).said).toMatch(oneLine('TRUST_PROXY=everybody', '10.0.0.0/8'));
  });
});

describe('what is kept in files', () => {
  it('is for nobody else on the machine', async () => {
    const dataDir = join(folder, 'rights');
    mkdirSync(dataDir, { mode: 0o755 });
    writeFileSync(join(dataDir, 'orrery.sqlite'), '', { mode: 0o644 });
    const storage = await openStorage({ dataDir });
    await storage.nameGuest('anna', 'Anna', 1);
    const mode = (name: string): number => statSync(join(dataDir, name)).mode & 0o777;
    expect([mode('.'), mode('orrery.sqlite'), mode('orrery.sqlite-wal')]).toEqual([0o700, 0o600, 0o600]);
    await storage.close();
  });
});

describe('health is being able to write', () => {
  it('SQLite that is full', async () => {
    const driver = await SqliteDriver.open(join(folder, 'full'));
    const storage = new SqlStorage(driver);
    await storage.tryWriting();
    const [{ page_count: pages }] = await driver.query('PRAGMA page_count', []);
    await driver.query(`PRAGMA max_page_count = ${pages}`, []);
    let guests = 0;
    const fits = (size: number): Promise<boolean> =>
      storage.nameGuest(`guest ${guests++}`, 'x'.repeat(size), 1).then(
        () => true,
        () => false,
      );
    for (const size of [3_000, 300, 30]) while (await fits(size));
    await expect(storage.tryWriting()).rejects.toThrow(StorageAway);
    expect(await storage.guestName('guest 0')).toBe('x'.repeat(3_000));
    await storage.close();
  });
});

describe('PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('that only reads is not healthy, and who says hello then may try again', async () => {
    const databaseUrl = await postgres.database();
    const server = await testServer({ databaseUrl });
    const anna = await Guest.arrive(server.port);
    const { id } = await anna.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    expect((await anna.get('/healthz')).status).toBe(200);
    const admin = new pg.Client({ connectionString: databaseUrl });
    await admin.connect();
    const name = new URL(databaseUrl).pathname.slice(1);
    await admin.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()', [name]);
    await vi.waitFor(
      async () => expect(await anna.get('/healthz')).toMatchObject({ status: 503, body: { status: 'storage cannot write' } }),
      {
        timeout: 20_000,
        interval: 300,
      },
    );
    const line = await vi.waitFor(() => anna.connect({ table: id, seat: 0 }), { timeout: 20_000, interval: 300 });
    expect(await line.refusal({ type: 'answer', id: 'a', seq: 0, decision: 'bid', answer: line.options[0] })).toBe('busy');
    await admin.end();
    await server.end();
  });

  it('that is gone: sockets and requests are refused as busy', async () => {
    const databaseUrl = await postgres.database();
    const server = await testServer({ databaseUrl, idle: 50, sweep: 50 });
    const anna = await Guest.arrive(server.port);
    const { id } = await anna.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const admin = new pg.Client({ connectionString: databaseUrl.replace(/[^/]*$/, 'postgres') });
    await admin.connect();
    const name = new URL(databaseUrl).pathname.slice(1);
    await admin.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`);
    await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    // Whose device it is stands in storage too, so the socket itself is refused; browsers try again.
    await expect(anna.connect({ table: id, seat: 0 })).rejects.toThrow('Unexpected server response: 503');
    expect(await anna.get(`/api/tables/${id}`)).toMatchObject({ status: 503, body: { code: 'busy' } });
    await admin.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS true`);
    await admin.end();
    const line = await vi.waitFor(() => anna.connect({ table: id, seat: 0 }), { timeout: 20_000, interval: 300 });
    expect(line.payload).toMatchObject({ seq: 0 });
    await server.end();
  });

  it('with a wrong password, or without the database, is a reason in one line', async () => {
    const url = await postgres.database();
    const wrong = url.replace(':test@', ':guess@');
    expect((await start(['--port', '0'], { DATABASE_URL: wrong })).said).toMatch(oneLine('does not let us in', 'DATABASE_URL'));
    expect((await start(['--port', '0'], { DATABASE_URL: `${url}x` })).said).toMatch(oneLine('does not exist', 'DATABASE_URL'));
    expect((await start(['--port', '0'], { DATABASE_URL: 'somewhere' })).said).toMatch(oneLine('DATABASE_URL is not an address'));
  });

  it('that is not there yet is waited for', async () => {
    const url = new URL(await postgres.database());
    const real = { host: url.hostname, port: Number(url.port) };
    // A port where nobody is yet.
    const probe = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => probe.once('listening', resolve));
    const address = probe.address();
    url.port = typeof address === 'object' && address !== null ? String(address.port) : '';
    await new Promise((resolve) => probe.close(resolve));
    const heard: string[] = [];
    const opening = openStorage({ dataDir: folder, databaseUrl: url.href }, undefined, (why) => heard.push(why));
    while (heard.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(heard[0]).toMatch(/^the database orrery_\d+ at 127\.0\.0\.1:\d+ does not answer yet \(ECONNREFUSED\)$/);
    expect(heard[0]).not.toContain('test');
    const proxy = createServer((socket) => {
      const inner = connect(real.port, real.host);
      socket.pipe(inner).pipe(socket);
      socket.on('error', () => inner.destroy());
      inner.on('error', () => socket.destroy());
    });
    proxy.listen(Number(url.port), '127.0.0.1');
    const storage = await opening;
    await storage.tryWriting();
    await storage.close();
    proxy.close();
  });
});
