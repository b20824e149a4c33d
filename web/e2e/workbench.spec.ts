import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';

const root = fileURLToPath(new URL('../..', import.meta.url));

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** What a test set up, kept by it for the workbench: the links it prints. */
function keptBy(file: string, title: string): string[] {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, SCENES: '1' };
  const said = execFileSync(process.execPath, [vitest, 'run', file, '-t', title], { cwd: root, env, encoding: 'utf8' });
  return [...stripVTControlCharacters(said).matchAll(/#\/try\/\S+/g)].map(([link]) => link);
}

test('positions open by link while developing: those of tests on their board, those of random games in the inspector', async ({ page }) => {
  const links = keptBy('games/andromeda/test/rooms.test.ts', 'AN-144');
  expect(links.length).toBeGreaterThan(1);

  const data = mkdtempSync(join(tmpdir(), 'workbench-'));
  const [port, api] = await Promise.all([freePort(), freePort()]);
  const workbench = spawn(process.execPath, ['tools/run.mjs', 'tools/dev.mjs', '--port', `${port}`, '--api', `${api}`, '--data', data], {
    cwd: root,
  });
  const ended = new Promise((end) => workbench.once('exit', end));
  try {
    const said = new Promise<void>((up) => workbench.stderr.on('data', (text) => `${text}`.includes('Workbench:') && up()));
    await said;
    // From sources the page comes in hundreds of files, and the first visit makes them.
    page.setDefaultTimeout(90_000);
    await page.goto(`http://localhost:${port}/${links[0]}`);
    await expect(page.locator('[data-target^="place:"]').first()).toBeVisible({ timeout: 90_000 });
    await expect(page.locator('[data-legal]').first()).toBeVisible();
    await expect(page).toHaveURL(/#\/local\//);

    await page.goto(`http://localhost:${port}/${links[0]?.replace(/\/\d+$/, '/999')}`);
    await expect(page.getByRole('link', { name: 'Back to lobby' })).toBeVisible();

    const scene = encodeURIComponent('scene:andromeda:3:any seed:{"beginner":true}');
    await page.goto(`http://localhost:${port}/#/inspect/${scene}?at=40`);
    await expect(page.getByRole('heading', { name: 'Position inspector' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'What is going on' }).getByRole('row')).not.toHaveCount(1);
  } finally {
    workbench.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
});
