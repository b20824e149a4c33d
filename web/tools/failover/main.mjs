#!/usr/bin/env node
// Two servers on one PostgreSQL behind a proxy as deploy/ sets it up, and people at tables in real browsers. One of the servers is killed under
// play, the other takes over, the killed one comes back, and so on. Nobody touches a page but to answer: every table has to go on by itself.
//   npm run failover [-- --built] [-- --proxy caddy|nginx] [-- --kills 10] [-- --stop]      --stop asks servers to end (SIGTERM) instead of killing them
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { startPostgres } from '../../../server/test/help/postgres.ts';
import { ChildServer, generous } from '../../../server/tools/child-server.ts';
import { findBrowser } from '../../e2e/browser.ts';
import { isThere, proxies, startProxy } from './proxies.mjs';
import { playAt, seatTwo } from './table.mjs';

const { values } = parseArgs({
  options: {
    built: { type: 'boolean', default: false },
    proxy: { type: 'string' },
    kills: { type: 'string', default: '10' },
    stop: { type: 'boolean', default: false },
  },
});
/** Which tables a server leads is chance: of three there is nearly always one on either. */
const GAMES = ['Andromeda', 'Age of Galaxy', 'Beyond the Sun'];
/** A socket that nobody closes counts as silent after 21 s; a killed server's are closed by the machine at once. */
const PATIENCE_MS = 60_000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const web = fileURLToPath(new URL('../..', import.meta.url));
if (!values.built) await build({ configFile: join(web, 'vite.config.ts'), logLevel: 'warn' });

async function drill(name, databaseUrl, browser) {
  const folder = await mkdtemp(join(tmpdir(), 'orrery-failover-'));
  const servers = ['one', 'two'].map(
    (server) =>
      new ChildServer({
        registry: import.meta.resolve('@orrery/games'),
        webRoot: join(web, 'dist'),
        dataDir: join(folder, server),
        host: '127.0.0.1',
        logLevel: 'fatal',
        rates: generous,
        trustProxy: 1,
        databaseUrl,
      }),
  );
  for (const server of servers) await server.start();
  const proxy = await startProxy(
    name,
    servers.map(({ port }) => port),
  );
  const tables = [];
  let stuck = 0;
  try {
    for (const game of GAMES) tables.push(playAt(game, await seatTwo(browser, proxy.address, game)));
    for (let kill = 0; kill < Number(values.kills); kill++) {
      // A match that is over can stand still: another one is laid.
      for (const [i, { game, over, leave }] of tables.entries()) {
        if (!(await over())) continue;
        await leave();
        tables[i] = playAt(game, await seatTwo(browser, proxy.address, game));
      }
      await pause(4_000);
      const server = servers[kill % 2];
      const cut = tables.map(({ cuts }) => cuts());
      const before = tables.map(({ answers }) => answers());
      const since = performance.now();
      await (values.stop ? server.stop() : server.kill());
      // Twice round: an answer that was on its way when the server died, and one that began after it, by either of the two.
      const until = await Promise.all(
        tables.map(async (table, i) => {
          const wentOn = async () => table.answers() >= before[i] + 3 || (await table.over());
          while (!(await wentOn()) && performance.now() - since < PATIENCE_MS) await pause(50);
          return (await wentOn()) ? performance.now() - since : undefined;
        }),
      );
      const said = tables.map(({ game, cuts }, i) => {
        const what = cuts() > cut[i] ? 'was cut off' : 'was with the other';
        return until[i] === undefined ? `${game} STANDS STILL (${what})` : `${game} ${what}, ${(until[i] / 1000).toFixed(1)} s`;
      });
      stuck += until.filter((ms) => ms === undefined).length;
      console.log(`${name}, ${values.stop ? 'stop' : 'kill'} ${kill + 1}: ${said.join('; ')}`);
      for (const [i, table] of tables.entries()) if (until[i] === undefined) console.log(await table.whatIsSeen());
      await server.start();
    }
    const taps = tables.reduce((n, { again }) => n + again(), 0);
    const wrong = tables.flatMap(({ errors }) => errors);
    console.log(
      `${name}: ${stuck} of ${values.kills * tables.length} times a table stood still; ${taps} clicks had to be made again; ${wrong.length} errors on pages`,
    );
    for (const error of new Set(wrong)) console.log(error);
    return stuck === 0 && wrong.length === 0;
  } finally {
    for (const table of tables) await table.leave();
    await proxy.stop();
    for (const server of servers) await server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

const asked = Object.keys(proxies).filter((name) => values.proxy === undefined || values.proxy === name);
const missing = asked.filter((name) => !isThere(name));
for (const name of missing) console.log(`not tried: no ${name} (on Debian: apt-get install ${name})`);
const postgres = await startPostgres();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  for (const name of asked.filter((one) => !missing.includes(one)))
    if (!(await drill(name, await postgres.database(), browser))) process.exitCode = 1;
} finally {
  await browser.close();
  await postgres.stop();
}
