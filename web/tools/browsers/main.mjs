// Plays in browsers other than the tests': lobby, an online table and twenty moves of every game, a replay, and a start without a server, with
// pictures to look at in artifacts/browsers. A browser that is not installed is named, with what to install.
//   npm run browsers [-- --built] [-- --only firefox|webkit]
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startServer } from '@orrery/server';
import { build } from 'vite';
import { firefox } from './firefox.mjs';
import { arrive, found, lay, play, press } from './visit.mjs';
import { webkit } from './webkit.mjs';

const MOVES = 20;
const { values } = parseArgs({ options: { built: { type: 'boolean', default: false }, only: { type: 'string' } } });
const web = fileURLToPath(new URL('../..', import.meta.url));
const pictures = join(web, '../artifacts/browsers');
await mkdir(pictures, { recursive: true });
if (!values.built) await build({ configFile: join(web, 'vite.config.ts'), logLevel: 'warn' });

const serve = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'orrery-browsers-'));
  const server = await startServer({
    registry: import.meta.resolve('@orrery/games'),
    webRoot: join(web, 'dist'),
    port: 0,
    dataDir,
    logLevel: 'warn',
  });
  return { address: `http://localhost:${server.port}/`, stop: () => server.stop().then(() => rm(dataDir, { recursive: true })) };
};

async function visit(browser) {
  const server = await serve();
  const page = await browser.open({ width: 1366, height: 768 });
  const say = (what) => console.log(`${page.version}: ${what}`);
  const show = async (name) => writeFile(join(pictures, `${browser.name}-${name}.png`), await page.picture());
  let serving = true;
  try {
    const games = await arrive(page, server.address);
    await show('lobby');
    say(`lobby, ${games.length} games`);
    for (const game of games) {
      await lay(page, server.address, game, 'Online');
      const { moves, lost } = await play(page, MOVES);
      await show(`table-${game.replace(/\W+/g, '-').toLowerCase()}`);
      say(`${game}: online table, ${moves} moves${lost === 0 ? '' : `, ${lost} taps in vain`}`);
    }
    await page.go(`${server.address}#/replay/scene:andromeda:3:any seed:{"beginner":true}?at=40`);
    const where = () => Number(document.querySelector('input[type=range]')?.value ?? Number.NaN) || null;
    const before = await found(page, 'a replay', where);
    await page.run(() => document.querySelector('input[type=range]').focus());
    // The right arrow.
    await press(page, '\uE014');
    await found(page, 'the next moment of the replay', (was) => Number(document.querySelector('input[type=range]')?.value) > was, before);
    await show('replay');
    say('replay');
    await page.go(server.address);
    const kept = await page.run(() =>
      'serviceWorker' in navigator
        ? Promise.race([navigator.serviceWorker.ready.then(() => true), new Promise((r) => setTimeout(() => r(false), 110_000))])
        : false,
    );
    if (!kept) throw new Error('no service worker: nothing is kept for a start without a server');
    await server.stop();
    serving = false;
    for (const game of games) {
      await lay(page, server.address, game, 'This screen');
      await play(page, 2);
    }
    await show('offline');
    say(`started and played ${games.length} games without a server`);
  } catch (error) {
    await show('failed').catch(() => undefined);
    throw error;
  } finally {
    await page.close();
    if (serving) await server.stop();
  }
  // What fails while no server is there is no fault.
  const wrong = page.errors.filter((error) => !/socket|can.t establish a connection|NetworkError|Load failed/i.test(error));
  if (wrong.length > 0) throw new Error(`errors on the page: ${[...new Set(wrong)].join(' | ')}`);
}

let failed = false;
for (const browser of [firefox, webkit].filter(({ name }) => values.only === undefined || name === values.only)) {
  const missing = browser.missing();
  if (missing !== undefined) {
    console.log(`not tried: ${missing}`);
    continue;
  }
  try {
    await visit(browser);
  } catch (error) {
    failed = true;
    console.error(`${browser.name}: ${error.stack}`);
  }
}
if (failed) process.exitCode = 1;
