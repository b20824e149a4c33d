import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'orrery-release-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a release', () => {
  it('runs with one command, without a build step, and so does its command line', async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    // The client is weighed and looked at elsewhere; here any page will do.
    const web = join(folder, 'web');
    mkdirSync(web);
    writeFileSync(join(web, 'index.html'), '<title>Orrery</title>');
    const out = execFileSync(process.execPath, [join(root, 'tools/release.mjs'), '--trial', '--web', web, '--to', folder], {
      encoding: 'utf8',
    });
    expect(out.trim()).toBe(join(folder, `orrery-${version}.tgz`));
    expect(readFileSync(join(folder, 'notes.md'), 'utf8')).toMatch(/^- /);
    expect(readFileSync(join(folder, 'notes.md'), 'utf8')).not.toContain('\n## ');
    execFileSync('tar', ['xzf', out.trim(), '-C', folder]);
    const unpacked = join(folder, `orrery-${version}`);
    expect(existsSync(join(unpacked, 'node_modules/vite'))).toBe(false);
    const server = spawn(process.execPath, ['orrery.mjs', '--port', '0', '--host', '127.0.0.1', '--data', join(folder, 'data')], {
      cwd: unpacked,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    try {
      const address = await new Promise<string>((resolve, reject) => {
        let said = '';
        server.stderr.on('data', (piece) => {
          said += piece;
          const open = /http:\S+/.exec(said)?.[0];
          if (open !== undefined) resolve(open.replace('localhost', '127.0.0.1'));
        });
        server.once('exit', () => reject(new Error(said)));
      });
      expect(await (await fetch(address)).text()).toContain('<title>Orrery</title>');
      expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok', storage: 'sqlite' });
      const stats = execFileSync(process.execPath, ['orrery.mjs', 'admin', 'stats', '--json', '--data', join(folder, 'data')], {
        cwd: unpacked,
        encoding: 'utf8',
      });
      expect(JSON.parse(stats)).toMatchObject({ orrery: version, storage: 'sqlite' });
    } finally {
      server.kill();
      await new Promise((resolve) => server.once('exit', resolve));
    }
    expect(server.exitCode).toBe(0);
  });
});
