#!/usr/bin/env node
// What a visitor waits for: requests, bytes, first and largest paint, and how much the page jumps, for the lobby and a table of every game, on a
// desktop and on a slow phone, beside the limits. The real server sends to a real browser; nothing is kept from one page to the next.
//   npm run pages [-- --built] [-- --json]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '@orrery/server';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { findBrowser } from '../e2e/browser.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const dist = join(web, 'dist');
if (!process.argv.includes('--built')) await build({ configFile: join(web, 'vite.config.ts'), logLevel: 'warn' });

/** 1.6 Mbit/s with 150 ms there and back, and a processor four times slower: what browsers' tools call slow 4G on a mid-range phone. */
const devices = [
  { name: 'desktop', viewport: { width: 1366, height: 768 }, touch: false },
  { name: 'slow phone', viewport: { width: 390, height: 844 }, touch: true, bytesPerSecond: 200_000, latency: 150, slower: 4 },
];
/** Largest paint in ms, of the page people come to first; tables are measured without a limit of their own. */
const limits = { requests: 20, jump: 0.05, lobby: 2_500 };

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

const results = [];
try {
  const { games } = await (await fetch(`${address}api/games`)).json();
  for (const device of devices) {
    results.push({ page: 'lobby', device: device.name, limit: limits.lobby, ...(await visit(device, [], address)) });
    for (const { id } of games) {
      const { url, cookies } = await lay(id);
      results.push({
        page: `table: ${id}`,
        device: device.name,
        ...(await visit(device, cookies, url)),
      });
    }
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true });
}

if (process.argv.includes('--json')) console.log(JSON.stringify(results, null, 2));
else {
  console.log(
    `${'page'.padEnd(26)} ${'device'.padEnd(10)} requests (${limits.requests})   kB   first   largest (limit)   jumps (${limits.jump})`,
  );
  for (const r of results)
    console.log(
      `${r.page.padEnd(26)} ${r.device.padEnd(10)} ${String(r.requests).padStart(8)} ${(r.bytes / 1000).toFixed(0).padStart(9)} ${`${r.first} ms`.padStart(8)} ${`${r.largest} ms${r.limit === undefined ? '' : ` (${r.limit})`}`.padStart(17)} ${String(r.jump).padStart(8)}`,
    );
}
const over = results.filter(
  (r) => r.requests > limits.requests || r.largest > (r.limit ?? Number.POSITIVE_INFINITY) || r.jump > limits.jump,
);
for (const r of over) console.error(`over its limit: ${r.page}, ${r.device}`);
if (over.length > 0) process.exitCode = 1;
