import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { decisions, layTable, moment, play, test } from './table.ts';

const kinds: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
const BASE = '/somebody/orrery';
const folder = mkdtempSync(join(tmpdir(), 'orrery-demo-'));
let host: Server;
let address = '';

/** A page host as plain as they come: files under a path, nothing else. */
test.beforeAll(async () => {
  const tool = fileURLToPath(new URL('../tools/demo.mjs', import.meta.url));
  execFileSync(process.execPath, [tool, join(folder, 'demo'), '--built']);
  host = createServer((request, response) => {
    const path = normalize(decodeURIComponent((request.url ?? '/').split('?')[0]));
    try {
      if (!path.startsWith(`${BASE}/`)) throw new Error('elsewhere');
      const file = join(folder, 'demo', path.slice(BASE.length), path.endsWith('/') ? 'index.html' : '');
      const body = readFileSync(file);
      response.writeHead(200, { 'content-type': kinds[extname(file)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>');
    }
  });
  await new Promise<void>((resolve) => host.listen(0, 'localhost', resolve));
  const at = host.address();
  address = `http://localhost:${typeof at === 'object' && at !== null ? at.port : 0}${BASE}/`;
});
test.afterAll(() => {
  host.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the demo plays every game from a folder of a page host, without a server', async ({ sit }) => {
  const { page } = await sit({ keeps: true });
  await page.goto(address);
  const games = page.locator('main ul button[aria-pressed] b');
  await expect(games).toHaveCount(4);
  for (const game of await games.allInnerTexts()) {
    await layTable(page, { at: address, game, seats: ['me', 'greedy'], where: 'This screen' });
    await moment(page);
    const before = await decisions(page);
    await play(page, 2);
    expect(await decisions(page)).toBeGreaterThan(before);
  }
});
