import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RunningServer, startServer } from '@orrery/server';
import { expect } from '@playwright/test';
import { serious } from './serious.ts';
import { scrolls, test } from './table.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'orrery-pages-'));
let server: RunningServer;

test.beforeAll(async () => {
  // What a host begins with.
  cpSync(fileURLToPath(new URL('../../deploy/pages', import.meta.url)), join(dataDir, 'pages'), { recursive: true });
  const webRoot = process.env.E2E_DIST ?? fileURLToPath(new URL('../dist', import.meta.url));
  server = await startServer({ registry: import.meta.resolve('@orrery/games'), webRoot, port: 0, dataDir, logLevel: 'silent' });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const PAGES = { en: ['Imprint', 'Privacy', 'Accessibility'], de: ['Impressum', 'Datenschutz', 'Barrierefreiheit'] } as const;

for (const language of ['en', 'de'] as const) {
  for (const phone of [false, true]) {
    test(`pages of the host are linked, read and usable by everybody (${language}${phone ? ', phone' : ''})`, async ({ sit }) => {
      const { page } = await sit({ language, phone });
      for (const name of PAGES[language]) {
        await page.goto(`http://localhost:${server.port}/`);
        await page.locator('footer').getByRole('link', { name }).click();
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading, name).toHaveCount(1);
        await expect(page.getByRole('main'), name).toHaveAttribute('lang', language);
        expect((await scrolls(page)).right, name).toBe(0);
        expect(await serious(page), name).toEqual([]);
      }
    });
  }
}
