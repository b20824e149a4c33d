// Many people with many matches over days on one server: npm run crowd -- [--players 1000] [--matches 5000] [--game beyond-the-sun] [--seconds 30] [--rate 40].
// Prints what the server holds and how soon a lobby is there, and ends with 1 where that takes longer than promised.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { startServer } from '../src/server.ts';
import { generous } from '../test/help/server.ts';
import { countTimers, type Measured } from './crowd.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '1000' },
    matches: { type: 'string', default: '5000' },
    game: { type: 'string', default: 'beyond-the-sun' },
    seconds: { type: 'string', default: '30' },
    rate: { type: 'string', default: '40' },
  },
});
const P99_MS = 50;
const IDLE_MS = 5_000;
const MB = 1024 * 1024;

const dataDir = await mkdtemp(join(tmpdir(), 'orrery-crowd-'));
const server = await startServer({
  registry: import.meta.resolve('@orrery/games'),
  dataDir,
  host: '127.0.0.1',
  port: 0,
  logLevel: 'error',
  rates: generous,
  idle: IDLE_MS,
});
const timers = countTimers();
const held = (): string => `${Math.round(process.memoryUsage().rss / MB)} MB resident, ${server.context.hall.live.length} tables in memory`;
const numbers = {
  players: Number(values.players),
  matches: Number(values.matches),
  seconds: Number(values.seconds),
  perSecond: Number(values.rate),
};

/** People are threads of their own, so that the server's waits for nobody but the server. */
const thread = (more: object = {}): Worker =>
  new Worker(new URL('./crowd-people.ts', import.meta.url), { workerData: { port: server.port, game: values.game, ...numbers, ...more } });
const next = <T>(from: Worker): Promise<T> =>
  new Promise((resolve, reject) => {
    from.once('message', resolve);
    from.once('error', reject);
  });
const people = thread();
try {
  console.log(`empty: ${held()}`);
  const cookies = await next<string[]>(people);
  console.log(`${values.matches} matches of ${values.players} players laid: ${held()}`);
  // Until those that nobody looks at have left memory.
  for (let n = 0; n < 60 && server.context.hall.live.length > 0; n++) await new Promise((resolve) => setTimeout(resolve, 1_000));
  console.log(`quiet: ${held()}, ${timers.now()} timers`);
  // Counting costs those who are counted time.
  timers.stop();
  const moved = next<number>(thread({ cookies }));
  people.postMessage('measure');
  const { requests, p50, p99, slowest } = await next<Measured>(people);
  const moves = await moved;
  console.log(
    `${requests} lobbies and ${moves} moves: median ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, slowest ${slowest.toFixed(1)} ms`,
  );
  console.log(`afterwards: ${held()}`);
  process.exitCode = p99 < P99_MS ? 0 : 1;
} finally {
  await people.terminate();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
