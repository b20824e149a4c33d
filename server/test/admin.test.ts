import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../src/admin/ask.ts';
import { defaults } from '../src/config.ts';
import { Guest, type Line } from './help/client.ts';
import { type TestServer, testServer } from './help/server.ts';

const cli = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

let server: TestServer;
let anna: Guest;
let bert: Guest;
let table = '';
let line: Line;

function orrery(...args: string[]): Promise<{ code: number; out: string; said: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [cli, 'admin', ...args, '--data', server.dataDir], (_, out, said) =>
      resolve({ code: child.exitCode ?? -1, out, said }),
    );
  });
}
const json = async <T = Record<string, unknown>>(...args: string[]): Promise<T> => {
  const { out, said } = await orrery(...args, '--json');
  expect(said).toBe('');
  return JSON.parse(out) as T;
};
const idOf = async (name: string): Promise<string> => (await json<{ identity: string }[]>('players', 'find', name))[0].identity;

beforeAll(async () => {
  server = await testServer({ notices: { ...defaults.notices, publicUrl: 'https://games.example.org/orrery' } });
  anna = await Guest.arrive(server.port);
  bert = await Guest.arrive(server.port);
  await anna.request('PUT', '/api/me', { name: 'Anna' });
  await bert.request('PUT', '/api/me', { name: 'Bert\u200d_%' });
  table = (await anna.lay({ title: 'Friday', seats: [{ kind: 'me' }, { kind: 'me' }] })).id;
  line = await anna.connect({ table, seat: 0 });
});
afterAll(() => server.end());

describe('orrery admin', () => {
  it('listens in the data folder, to nobody else on the machine', () => {
    expect(statSync(join(server.dataDir, 'admin.sock')).mode & 0o777).toBe(0o600);
  });

  it('counts what the server holds', async () => {
    expect(await json('stats')).toMatchObject({
      storage: 'sqlite',
      gathering: 0,
      playing: 1,
      over: 0,
      acts: 0,
      guests: 2,
      bans: 0,
      sockets: 1,
    });
    const { out } = await orrery('stats');
    expect(out).toMatch(/^storage +sqlite$/m);
    expect(out).toMatch(/^uptime +\d+ min \d+ s\n/m);
    expect(out).toMatch(/^rss +\d+\.\d MB$/m);
  });

  it('lists and shows tables without their luck', async () => {
    expect(await json('tables', 'list', '--status', 'playing')).toMatchObject([
      { id: table, title: 'Friday', game: 'toy', status: 'playing' },
    ]);
    expect(await json('tables', '--status', 'over')).toEqual([]);
    const shown = await json('tables', 'show', table);
    expect(shown).toMatchObject({ id: table, watching: 1, members: [{ seat: 0 }, { seat: 1 }] });
    expect(JSON.stringify(shown)).not.toContain('seed');
    expect((await orrery('tables', 'show', table)).out).toMatch(/^members +seat +identity\n +0 +[\w-]{43}\n +1 +[\w-]{43}\n/m);
    expect((await orrery('tables')).out).toMatch(/^id +title +game +status +seq +created +updated\n/);
  });

  it('gives whoever lost a seat a link to it', async () => {
    const carol = await Guest.arrive(server.port);
    const { link } = await json<{ link: string }>('tables', 'link', table, '1');
    const { status, body } = await carol.post<{ seat: number }>('/api/claim', { token: link.slice(-43), name: 'Carol' });
    expect({ status, seat: body.seat }).toEqual({ status: 200, seat: 1 });
    expect(link).toBe(`https://games.example.org/orrery/#/claim/${link.slice(-43)}`);
    expect((await orrery('tables', 'link', table, '7')).said).toBe('orrery: that table has no seat 7\n');
  });

  it('ends a match, for everybody at it', async () => {
    expect(await json('tables', 'close', table)).toEqual({ id: table, status: 'over' });
    await line.until(() => (line.payload?.status === 'over' ? true : undefined));
    expect(line.payload?.outcome).toBeNull();
    expect(line.heard.at(-1)).toMatchObject({ what: 'close' });
    expect((await orrery('tables', 'close', table)).said).toBe('orrery: that match is over already\n');
  });

  it('forgets a table, and those who looked at it are gone', async () => {
    expect(await json('tables', 'purge', table)).toEqual({ id: table, purged: true });
    await expect(line.until(() => undefined)).rejects.toThrow('closed');
    expect((await anna.get(`/api/tables/${table}`)).status).toBe(404);
    expect(await orrery('tables', 'show', table)).toEqual({ code: 2, out: '', said: `orrery: there is no table ${table}\n` });
  });

  it('finds players by a part of their name, taken literally', async () => {
    expect(await json<unknown[]>('players', 'find', 'NN')).toMatchObject([{ name: 'Anna', seats: 0, banned: false }]);
    expect(await json<unknown[]>('players', 'find', '%')).toHaveLength(1);
    const oda = await Guest.arrive(server.port);
    await oda.request('PUT', '/api/me', { name: 'Ödön' });
    expect(await json<unknown[]>('players', 'find', 'öDÖ')).toMatchObject([{ name: 'Ödön' }]);
  });

  it('renames a player', async () => {
    await json('players', 'rename', (await idOf('Anna')).slice(0, 12), 'Anna Two');
    expect((await anna.get('/api/me')).body).toEqual({ name: 'Anna Two' });
  });

  it('shuts a player out, at once and until it is taken back', async () => {
    const watching = await bert.connect();
    const identity = await idOf('Bert');
    await json('players', 'ban', identity, '--why', 'rude');
    await expect(watching.until(() => undefined)).rejects.toThrow('closed');
    expect(await bert.get('/api/me')).toMatchObject({ status: 403, body: { code: 'banned' } });
    expect(await bert.post('/api/tables', { game: 'toy', seats: [{ kind: 'me' }] })).toMatchObject({ status: 403 });
    await expect(bert.connect()).rejects.toThrow();
    server = await server.restart();
    bert = Object.assign(new Guest(server.port), { cookie: bert.cookie });
    expect((await bert.get('/api/me')).status).toBe(403);
    await json('players', 'unban', identity);
    expect((await bert.get('/api/me')).status).toBe(200);
  });

  it('says in one line what it does not understand, and when no server answers', async () => {
    expect(await orrery('tables', 'fly', 'x')).toMatchObject({
      code: 2,
      said: expect.stringContaining('orrery: unknown admin command: tables fly'),
    });
    expect(await orrery('tables', 'list', '--status', 'late')).toMatchObject({ code: 2, said: 'orrery: not understood: status\n' });
    expect(await ask(join(server.dataDir, 'admin.sock'), { command: 'rm -rf' } as never)).toEqual({ error: 'not understood: command' });
    const gone = execFile(process.execPath, [cli, 'admin', 'stats', '--data', join(server.dataDir, 'nowhere')]);
    let said = '';
    gone.stderr?.on('data', (piece) => {
      said += piece;
    });
    expect(await new Promise((resolve) => gone.once('exit', resolve))).toBe(2);
    expect(said).toMatch(/^orrery: no server answers in .*nowhere: does it run, as the same user, and is --data its folder\?\n$/);
  });
});
