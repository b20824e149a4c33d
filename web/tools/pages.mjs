#!/usr/bin/env node
// What a visitor waits for: requests, bytes, first and largest paint, and how much the page jumps, for the lobby and a table of every game, on a
// desktop and on a slow phone, beside the limits. The real server sends to a real browser; nothing is kept from one page to the next.
//   npm run pages [-- --built] [-- --json] [-- --visits N] [-- --device phone] [-- --page lobby]     of several visits the worst of each figure is shown and counts
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startServer } from '@orrery/server';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { findBrowser } from '../e2e/browser.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const dist = join(web, 'dist');
const { values } = parseArgs({
  options: {
    built: { type: 'boolean' },
    json: { type: 'boolean' },
    visits: { type: 'string', default: '1' },
    device: { type: 'string', default: '' },
    page: { type: 'string', default: '' },
  },
});
if (!values.built) await build({ configFile: join(web, 'vite.config.ts'), logLevel: 'warn' });

/** 1.6 Mbit/s with 150 ms there and back, and a processor four times slower: what browsers' tools call slow 4G on a mid-range phone. */
const devices = [
  { name: 'desktop', viewport: { width: 1366, height: 768 }, touch: false },
  { name: 'slow phone', viewport: { width: 390, height: 844 }, touch: true, bytesPerSecond: 200_000, latency: 150, slower: 4 },
].filter(({ name }) => name.includes(values.device));
/**
 * Largest paint in ms: for the page people come to first what counts as fast, for a table, which has to learn first which game it is and then
 * fetches its board, what a board may cost besides.
 */
const limits = { requests: 20, jump: 0.05, lobby: 2_500, table: 3_500 };

const dataDir = await mkdtemp(join(tmpdir(), 'orrery-pages-'));
const server = await startServer({ registry: import.meta.resolve('@orrery/games'), webRoot: dist, port: 0, dataDir, logLevel: 'warn' });
const address = `http://localhost:${server.port}/`;
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });

/** Opens an address as on a first visit; the figures once it has come to rest. */
async function visit(device, cookies, url) {
  const context = await browser.newContext({ viewport: device.viewport, hasTouch: device.touch, locale: 'en', serviceWorkers: 'block' });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  let requests = 0;
  let bytes = 0;
  await line.send('Network.enable');
  // What an address itself holds is fetched from nowhere.
  const held = new Set();
  line.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) held.add(requestId);
  });
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (held.has(requestId)) return;
    requests++;
    bytes += encodedDataLength;
  });
  if (device.slower !== undefined) {
    const { latency, bytesPerSecond } = device;
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await line.send('Emulation.setCPUThrottlingRate', { rate: device.slower });
  }
  await page.addInitScript(() => {
    window.seen = { largest: 0, jump: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.seen.largest = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.seen.jump += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url);
  for (let before = -1; before !== requests; ) {
    before = requests;
    await page.waitForTimeout(device.slower === undefined ? 1_500 : 4_000);
  }
  const { first, largest, jump } = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...window.seen,
  }));
  await context.close();
  return { requests, bytes, first: Math.round(first), largest: Math.round(largest), jump: Number(jump.toFixed(3)) };
}

/** A table of one's own with a bot, as the lobby lays it. */
async function lay(game) {
  const me = await fetch(`${address}api/me`);
  const [name, value] = me.headers.getSetCookie()[0].split(';')[0].split('=');
  const answer = await fetch(`${address}api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${name}=${value}`, origin: address.slice(0, -1) },
    body: JSON.stringify({ game, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return { url: `${address}#/table/${(await answer.json()).table.id}`, cookies: [{ name, value, url: address }] };
}

/** The worst of each figure over several visits. */
async function visits(...args) {
  const worst = await visit(...args);
  for (let more = 1; more < Number(values.visits); more++) {
    const next = await visit(...args);
    for (const figure of Object.keys(worst)) worst[figure] = Math.max(worst[figure], next[figure]);
  }
  return worst;
}

const results = [];
/** Measures a page unless others were asked for, and says at once what came of it. */
async function measure(page, device, cookies, url, limit) {
  if (!page.includes(values.page)) return;
  const r = { page, device: device.name, limit, ...(await visits(device, cookies, url)) };
  results.push(r);
  if (values.json) return;
  console.log(
    `${r.page.padEnd(26)} ${r.device.padEnd(10)} ${String(r.requests).padStart(8)} ${(r.bytes / 1000).toFixed(0).padStart(9)} ${`${r.first} ms`.padStart(8)} ${`${r.largest} ms (${limit})`.padStart(17)} ${String(r.jump).padStart(8)}`,
  );
}

if (!values.json)
  console.log(
    `${'page'.padEnd(26)} ${'device'.padEnd(10)} requests (${limits.requests})   kB   first   largest (limit)   jumps (${limits.jump})`,
  );
try {
  const { games } = await (await fetch(`${address}api/games`)).json();
  for (const device of devices) {
    await measure('lobby', device, [], address, limits.lobby);
    for (const { id } of games) {
      const { url, cookies } = await lay(id);
      await measure(`table: ${id}`, device, cookies, url, limits.table);
    }
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true });
}

if (values.json) console.log(JSON.stringify(results, null, 2));
const over = results.filter((r) => r.requests > limits.requests || r.largest > r.limit || r.jump > limits.jump);
for (const r of over) console.error(`over its limit: ${r.page}, ${r.device}`);
if (over.length > 0) process.exitCode = 1;
