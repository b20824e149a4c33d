import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RunningServer, startServer } from '@orrery/server';
import { expect } from '@playwright/test';
import { build } from 'vite';
import { decisions, layTable, moment, play, test } from './table.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'orrery-upgrade-'));
const dist = join(folder, 'dist');
let server: RunningServer;
let builds = 0;

const start = async (port = 0): Promise<void> => {
  server = await startServer({
    registry: import.meta.resolve('@orrery/games'),
    webRoot: dist,
    port,
    dataDir: join(folder, 'data'),
    logLevel: 'silent',
  });
};

/** Another server with another build, in the place of the one before. */
const upgrade = async (): Promise<void> => {
  const { port } = server;
  await server.stop();
  // Every file of it has another name than in any build before.
  const names = `assets/[name]-build${++builds}-[hash]`;
  await build({
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'silent',
    build: {
      outDir: dist,
      rollupOptions: { output: { entryFileNames: `${names}.js`, chunkFileNames: `${names}.js`, assetFileNames: `${names}[extname]` } },
    },
  });
  await start(port);
};

test.beforeAll(async () => {
  cpSync(process.env.E2E_DIST ?? join(web, 'dist'), dist, { recursive: true });
  await start();
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a tab that was open plays on after an upgrade, finds its parts, and loses nothing that was typed', async ({ sit }) => {
  test.setTimeout(300_000);
  const { page } = await sit();
  await layTable(page, { at: `http://localhost:${server.port}/`, seats: ['me', 'greedy'], where: 'Online' });
  await moment(page);
  await play(page, 2);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('textbox', { name: 'Message to the table' }).fill('half a sent');
  await page.evaluate(() => Object.assign(window, { sameTab: true }));

  await upgrade();
  await page.getByText('Live', { exact: true }).waitFor();
  const before = await decisions(page);
  await play(page, 2);
  expect(await decisions(page)).toBeGreaterThan(before);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expect(page.getByRole('textbox', { name: 'Message to the table' })).toHaveValue('half a sent');
  // A part that was never opened is still there, of the build this tab runs.
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => 'sameTab' in window)).toBe(true);

  // Another build later the parts of this tab are gone: the first that is missed brings the new page, once.
  await upgrade();
  await page.getByText('Live', { exact: true }).waitFor();
  let pages = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pages++;
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  // Between the two pages there is nothing to ask.
  await expect.poll(() => page.evaluate(() => 'sameTab' in window).catch(() => true)).toBe(false);
  await page.getByText('Live', { exact: true }).waitFor();
  const then = await decisions(page);
  await play(page, 2);
  expect(await decisions(page)).toBeGreaterThan(then);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expect(page.getByRole('textbox', { name: 'Message to the table' })).toHaveValue('half a sent');
  expect(pages).toBe(1);
});

for (const keeps of [true, false])
  test(`a tab whose protocol the new server does not speak becomes a new page by itself, once (${keeps ? 'kept on the device' : 'not kept'})`, async ({
    sit,
  }) => {
    test.setTimeout(300_000);
    const { page } = await sit({ keeps });
    // Only the page that is open now is refused, as a server of another protocol would.
    let pages = 0;
    let refuses = false;
    await page.routeWebSocket(/\/api\/socket/, (line) => {
      const server = line.connectToServer();
      const old = refuses && pages === 0;
      line.onMessage((message) => {
        if (!old || !String(message).includes('"type":"hello"')) return server.send(message);
        line.send(JSON.stringify({ type: 'refused', code: 'protocol', args: { version: 9000 } }));
      });
    });
    await layTable(page, { at: `http://localhost:${server.port}/`, seats: ['me', 'greedy'], where: 'Online' });
    await moment(page);
    if (keeps) await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await play(page, 2);
    const before = await decisions(page);
    await page.getByRole('tab', { name: 'Chat' }).click();
    await page.getByRole('textbox', { name: 'Message to the table' }).fill('half a sent');
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) pages++;
    });
    refuses = true;
    await upgrade();
    await expect.poll(() => pages, { timeout: 60_000 }).toBe(1);
    await page.getByText('Live', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Chat' }).click();
    await expect(page.getByRole('textbox', { name: 'Message to the table' })).toHaveValue('half a sent');
    await play(page, 2);
    expect(await decisions(page)).toBeGreaterThan(before);
    expect(pages).toBe(1);
  });

test('a page whose build is kept on the device offers the new one, and changes only when asked to', async ({ sit }) => {
  test.setTimeout(300_000);
  const { page } = await sit({ keeps: true });
  await page.goto(`http://localhost:${server.port}/`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const script = (): Promise<string> =>
    page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '');
  const old = await script();
  await upgrade();
  // What a page that stays open asks every hour.
  await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => undefined));
  await expect(page.getByText('A new version is ready.')).toBeVisible({ timeout: 60_000 });
  expect(await script()).toBe(old);
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect.poll(() => script().catch(() => old)).not.toBe(old);
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);
});
