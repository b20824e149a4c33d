#!/usr/bin/env node
// Draws web/public/covers/GAME-LANGUAGE.png, which links to tables are shown with: npm run covers
// Whoever builds the client has no browser at hand, so the pictures are kept, with a print of what they were drawn from; a test compares it.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { findBrowser } from '../e2e/browser.ts';

/** As large as messengers show it, and no larger: 800 x 420. */
const SCALE = 2 / 3;

const web = fileURLToPath(new URL('..', import.meta.url));
const folder = `${web}public/covers/`;
const vite = await createServer({ root: web, configFile: `${web}vite.config.ts`, server: { middlewareMode: true }, appType: 'custom' });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const { allCovers, COVER_SIZE } = await vite.ssrLoadModule(`${web}build/covers.ts`);
  const inter = await readFile(`${web}kit/src/font/inter.woff2`);
  const font = `data:font/woff2;base64,${inter.toString('base64')}`;
  await mkdir(folder, { recursive: true });
  const prints = {};
  for (const { name, page: html } of await allCovers()) {
    const page = await browser.newPage({ viewport: COVER_SIZE, deviceScaleFactor: SCALE });
    await page.setContent(html(font));
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${folder}${name}.png` });
    await page.close();
    prints[name] = createHash('sha256').update(html('')).digest('hex').slice(0, 16);
  }
  await writeFile(`${folder}prints.json`, `${JSON.stringify(prints, null, 2)}\n`);
} finally {
  await browser.close();
  await vite.close();
}
