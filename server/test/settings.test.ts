import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readArguments } from '../src/arguments.ts';
import { settingsTable } from '../src/settings.ts';
import { Guest } from './help/client.ts';
import { testServer } from './help/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const HOUR = 3_600_000;

describe('settings', () => {
  it('are listed in docs/operations.md as the server reads them (npm run settings writes them)', () => {
    expect(readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')).toContain(`-->\n${settingsTable()}\n<!--`);
  });

  it('come from flags, then the environment, then the file', () => {
    writeFileSync(join(folder, 'orrery.env'), '# mine\nPORT=1001\nHOST=::1\nBACKUP_EVERY=6h\nKEEP_GUESTS_DAYS=0\nBASE_PATH=/orrery/\n');
    expect(readArguments([], {}, folder)).toMatchObject({
      port: 1001,
      host: '::1',
      backups: { every: 6 * HOUR, keep: 7 },
      keep: { guests: 0, gathering: 14 * 24 * HOUR },
      basePath: '/orrery',
    });
    expect(readArguments([], { PORT: '1002', HOST: '' }, folder)).toMatchObject({ port: 1002, host: '::1' });
    expect(readArguments(['--port', '1003'], { PORT: '1002' }, folder)).toMatchObject({ port: 1003 });
  });

  it.each([
    [{ BACKUP_EVERY: 'often' }, 'BACKUP_EVERY=often is no interval: write 30m, 6h or 1d'],
    [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP=0 is no count: write a number from 1'],
    [{ BASE_PATH: 'orrery' }, 'BASE_PATH=orrery is no path: write /orrery'],
    [{ KEEP_GUESTS_DAYS: 'x' }, 'KEEP_GUESTS_DAYS=x is no number of days: write 30, or 0 for ever'],
    [{ CONFIG: '/nowhere/orrery.env' }, '/nowhere/orrery.env cannot be read (ENOENT): mend its rights, or name another with --config'],
  ])('that make no sense are refused: %j', (env, line) => {
    expect(() => readArguments([], env, tmpdir())).toThrow(line);
  });

  it('in the file that nobody knows are refused', () => {
    writeFileSync(join(folder, 'typo.env'), 'BAKUP_EVERY=6h\n');
    expect(() => readArguments(['--config', join(folder, 'typo.env')], {})).toThrow(/typo\.env: BAKUP_EVERY is no setting/);
  });
});

describe('a base path', () => {
  it('is taken off, and the address without its slash leads there', async () => {
    writeFileSync(join(folder, 'index.html'), 'the page');
    const server = await testServer({ basePath: '/play/orrery', webRoot: folder });
    const anna = await Guest.arrive(server.port);
    expect((await anna.get('/play/orrery/')).body).toBe('the page');
    expect(await anna.get('/play/orrery/api/me')).toMatchObject({ status: 200, body: { name: '' } });
    // The proxy may have taken it off already.
    expect(await anna.get('/api/me')).toMatchObject({ status: 200 });
    expect((await anna.get('/play/orreryx/api/me')).status).toBe(404);
    const bare = await fetch(`${anna.origin}/play/orrery`, { redirect: 'manual' });
    expect([bare.status, bare.headers.get('location')]).toEqual([308, '/play/orrery/']);
    const { id } = await anna.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    const under = Object.assign(new Guest(server.port), { cookie: anna.cookie });
    const line = await under.connectAt('/play/orrery', { table: id, seat: 0 });
    expect(line.payload).toMatchObject({ seq: 0 });
    await server.end();
  });
});
