#!/usr/bin/env node
import { mkdtemp, rm } from 'node:fs/promises';
// Weighs what the real server sends to a real browser, compressed as on the wire: for the lobby, for a table of every game on the server, for
// that table with the rules that come after it for forecasts, in a worker, and for one played alone, where bots come along too. Fails over budget.
//   node web/tools/weight.mjs            builds, opens the pages in Chromium, prints, enforces
//   node web/tools/weight.mjs --built    takes web/dist as it is
//   … --json                             prints the totals for the bench
import { createServer, request as forward } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '@orrery/server';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { findBrowser } from '../e2e/browser.ts';

const KB = 1000;
/** Requests for a page that nothing is kept of, its typeface among them. */
const REQUESTS = 20;
const FONT = 30 * KB;
const budgets = { lobby: 130 * KB, table: 220 * KB, forecasts: 250 * KB, alone: 250 * KB, aids: 40 * KB, board: 70 * KB };
/** A game's board, and the content it shares with the rules. */
const BOARD = /\/[a-z-]+-(board|shared)-[^/]*\.js$/;
/** What the page keeps about newcomer's aids: they come after the table, and are weighed by themselves. */
const AIDS = 'orrery.learn';

const web = fileURLToPath(new URL('..', import.meta.url));
const dist = join(web, 'dist');
if (!process.argv.includes('--built')) await build({ configFile: join(web, 'vite.config.ts'), logLevel: 'warn' });

/** What came over the wire since the page was opened: address to bytes, as the real server sent them, undefined while it comes. */
let fetched = new Map();
/** A table can be played before anything is foreseen: it is weighed without that worker, too. */
let forecasts = true;

/** Stands between browser and server only to count: pages and their workers, whatever they ask for. */
const server = createServer((request, response) => {
  const { method, url, headers } = request;
  if (!forecasts && url.includes('/forecaster')) return void response.writeHead(404).end();
  // What an earlier page still waits for is not this one's.
  const visit = fetched;
  const counts = method === 'GET' && !url.startsWith('/api');
  if (counts) visit.set(url, undefined);
  const passed = forward({ port: table.port, method, path: url, headers }, (answer) => {
    let bytes = 0;
    answer.on('data', (part) => {
      bytes += part.length;
    });
    answer.on('end', () => {
      if (counts) visit.set(url, bytes);
    });
    // Every visit is the first.
    response.writeHead(answer.statusCode, { ...answer.headers, 'cache-control': 'no-store' });
    answer.pipe(response);
  });
  request.pipe(passed);
});
// The socket of a table goes straight through to the real server.
server.on('upgrade', ({ method, url, rawHeaders }, socket, head) => {
  const passed = connect(table.port, 'localhost', () => {
    const headers = rawHeaders.reduce((lines, word, i) => lines + word + (i % 2 === 0 ? ': ' : '\r\n'), '');
    passed.write(`${method} ${url} HTTP/1.1\r\n${headers}\r\n`);
    passed.write(head);
    passed.pipe(socket).pipe(passed);
  });
  passed.on('error', () => socket.destroy());
  socket.on('error', () => passed.destroy());
});
const dataDir = await mkdtemp(join(tmpdir(), 'orrery-weight-'));
const table = await startServer({ registry: import.meta.resolve('@orrery/games'), webRoot: dist, port: 0, dataDir, logLevel: 'warn' });
await new Promise((resolve) => server.listen(0, 'localhost', resolve));
const address = `http://localhost:${server.address().port}`;

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });

/** Opens a page with nothing in any cache and waits until it is there and asks for nothing more. */
async function weigh(page, url, there) {
  await page.goto('about:blank');
  fetched = new Map();
  await page.goto(url);
  await page.locator(there).first().waitFor();
  for (let before = -1; before !== fetched.size || [...fetched.values()].includes(undefined); ) {
    before = fetched.size;
    await page.waitForTimeout(700);
    await idle(page);
  }
  return weightOf([...fetched].sort((a, b) => b[1] - a[1]));
}

/** Until the page and its workers have done what they are at, which may lead to more: on a busy machine that is no matter of time. */
async function idle(page) {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await Promise.all(page.workers().map((worker) => worker.evaluate(() => 0).catch(() => undefined)));
}

function weightOf(files) {
  const sum = (list) => list.reduce((bytes, [, size]) => bytes + size, 0);
  const font = files.filter(([file]) => file.endsWith('.woff2'));
  return {
    total: sum(files.filter(([file]) => file.endsWith('.js'))),
    bytes: sum(files),
    font: sum(font),
    files,
  };
}

const results = [];
try {
  // Service workers would answer from what they keep; here every visit is the first.
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en' });
  const page = await context.newPage();
  const explain = (aids) => page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [AIDS, JSON.stringify({ aids })]);
  results.push({ name: 'lobby', budget: budgets.lobby, ...(await weigh(page, address, 'main ul button[aria-pressed] b')) });
  const games = await page.locator('main ul button[aria-pressed] b').allInnerTexts();
  const lay = async (game, where) => {
    await page.goto(address);
    await page.getByRole('button', { name: new RegExp(`^${game} `) }).click();
    await page.getByRole('radio', { name: where, exact: true }).check();
    await page.getByRole('button', { name: /Create table/ }).click();
    await page.locator('[data-decisions]').waitFor();
    return weigh(page, page.url(), '[data-decisions]');
  };
  for (const game of games) {
    await explain(false);
    forecasts = false;
    const online = await lay(game, 'Online');
    results.push({ name: `table: ${game}`, budget: budgets.table, ...online });
    results.push({ name: `board: ${game}`, budget: budgets.board, ...weightOf(online.files.filter(([file]) => BOARD.test(file))) });
    forecasts = true;
    results.push({ name: `table with forecasts: ${game}`, budget: budgets.forecasts, ...(await lay(game, 'Online')) });
    const alone = await lay(game, 'This screen');
    results.push({ name: `alone: ${game}`, budget: budgets.alone, ...alone });
    await explain(true);
    const known = new Set(alone.files.map(([file]) => file));
    results.push({
      name: `newcomer's aids: ${game}`,
      budget: budgets.aids,
      ...weightOf((await lay(game, 'This screen')).files.filter(([file]) => !known.has(file))),
    });
  }
} finally {
  await browser.close();
  server.close();
  await table.stop();
  await rm(dataDir, { recursive: true });
}

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(results.map(({ name, total, budget }) => ({ name, total, budget }))));
  process.exit(0);
}

let over = false;
for (const { name, total, bytes, font, budget, files } of results) {
  const fits = total <= budget && files.length <= REQUESTS && font <= FONT;
  over ||= !fits;
  console.log(
    `${fits ? 'ok  ' : 'OVER'} ${name}: ${(total / KB).toFixed(1)} kB of ${budget / KB} kB of scripts, ${(bytes / KB).toFixed(1)} kB in ${files.length} requests in all`,
  );
  for (const [file, size] of files.slice(0, process.argv.includes('--files') || !fits ? 40 : 0))
    console.log(`       ${(size / KB).toFixed(1).padStart(6)} ${file}`);
}
if (over) process.exit(1);
