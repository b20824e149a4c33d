#!/usr/bin/env node
// Writes the moving picture of the README out of the real product: the lobby, then a few moves at a table of every game.
//   npm run picture [-- --built]
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '@orrery/server';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { boards } from '../e2e/boards.ts';
import { findBrowser } from '../e2e/browser.ts';
import { openStanding, standings } from '../e2e/positions.ts';
import { play } from '../e2e/table.ts';
import { animated } from './animated.mjs';

const SIZE = { width: 1366, height: 768 };
/** As wide as a page of a forge shows it. */
const WIDTH = 960;
const MOVES = 4;
const BYTES = 1_500_000;

const web = fileURLToPath(new URL('..', import.meta.url));
const to = join(web, '../docs/screenshots/orrery.webp');
if (!process.argv.includes('--built')) await build({ configFile: join(web, 'vite.config.ts'), logLevel: 'warn' });
const dataDir = await mkdtemp(join(tmpdir(), 'orrery-picture-'));
const server = await startServer({
  registry: import.meta.resolve('@orrery/games'),
  webRoot: join(web, 'dist'),
  port: 0,
  dataDir,
  logLevel: 'warn',
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const frames = [];
try {
  const context = await browser.newContext({ baseURL: `http://localhost:${server.port}`, viewport: SIZE, locale: 'en' });
  const page = await context.newPage();
  const shrink = await (await browser.newContext()).newPage();
  const show = async (ms) => {
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(600);
    const still = (await page.screenshot({ type: 'png' })).toString('base64');
    const webp = await shrink.evaluate(
      async ([png, width]) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
        const height = Math.round((image.height * width) / image.width);
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const pen = canvas.getContext('2d', { alpha: false });
        pen.imageSmoothingQuality = 'high';
        pen.drawImage(image, 0, 0, width, height);
        return canvas.toDataURL('image/webp', 0.7).split(',')[1];
      },
      [still, WIDTH],
    );
    frames.push({ webp: Buffer.from(webp, 'base64'), ms });
  };
  await page.goto('/healthz');
  await page.evaluate(() => {
    localStorage.setItem('orrery.settings', JSON.stringify({ language: 'en', name: 'Ada', pace: 'instant', motion: 'off' }));
    localStorage.setItem('orrery.learn', '{"aids":false,"goal":false}');
  });
  await page.goto('/');
  await page.getByRole('button', { name: /Create table/ }).waitFor();
  await show(2200);
  for (const { played } of boards) {
    const [, standing] = await standings(played[0], 3);
    await openStanding(page, standing);
    await show(1600);
    for (let move = 0; move < MOVES; move++) {
      await play(page, 1, move + 1);
      await show(1100);
    }
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true });
}
const picture = animated(frames);
await writeFile(to, picture);
console.log(
  `${picture.length <= BYTES ? 'ok  ' : 'OVER'} ${to}: ${frames.length} frames, ${(picture.length / 1000).toFixed(0)} kB of ${BYTES / 1000} kB`,
);
if (picture.length > BYTES) process.exitCode = 1;
