/**
 * One, two and three servers on one PostgreSQL behind nginx, played from other processes: node bench/scale.ts [--moves N] [--pairs N] [--matches N] [--json]
 * Prints the processor time of the servers and of the database for an answer, and what they do together; then a node dies, comes back, another
 * joins and the database restarts while robots play, with the time until every table has gone on.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startPostgres } from '../server/test/help/postgres.ts';
import { startQuiet } from './load/noise.ts';
import type { Scale, ScaleLine } from './report.ts';
import { Nodes, playedFrom } from './scale/nodes.ts';
import { whyNoProxy } from './scale/proxy.ts';
import { trouble } from './scale/trouble.ts';

const { values } = parseArgs({
  options: {
    /** Measured of each server, and pairs of players at each. */
    moves: { type: 'string', default: '20000' },
    pairs: { type: 'string', default: '50' },
    matches: { type: 'string', default: '40' },
    json: { type: 'boolean', default: false },
  },
});

const PROCESSES = 2;
/** Moves of each server before it is measured: code that is not yet compiled would count as the cost of a second server. */
const WARM_MOVES = 5_000;

/** The processor time of PostgreSQL and all its sessions, in microseconds; those that have ended are counted with their parent. */
function databaseCpu(databaseUrl: string): number {
  const port = new URL(databaseUrl).port;
  let ticks = 0;
  const stat = (pid: string): string[] => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const postmaster = readdirSync('/proc').find((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`\0${port}\0`) && !isChild(pid);
    } catch {
      return false;
    }
  });
  function isChild(pid: string): boolean {
    return readFileSync(`/proc/${stat(pid)[1]}/comm`, 'utf8').startsWith('postgres');
  }
  for (const pid of readdirSync('/proc')) {
    try {
      if (!/^\d+$/.test(pid)) continue;
      const fields = stat(pid);
      if (pid === postmaster) ticks += Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14]);
      else if (fields[1] === postmaster) ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // It has just ended.
    }
  }
  return ticks * 10_000;
}

const quantile = (sorted: readonly number[], q: number): number => sorted[Math.floor(sorted.length * q)] ?? Number.NaN;

async function measured(count: number, databaseUrl: string): Promise<ScaleLine> {
  const nodes = new Nodes(databaseUrl);
  await nodes.start(count);
  try {
    const port = nodes.proxy?.port ?? 0;
    // Servers are added for more players, so each of them has as many as the first had alone.
    const each = Math.ceil((Number(values.pairs) * count) / PROCESSES);
    const ofEach = (moves: number): number => Math.ceil(moves / (each * PROCESSES));
    await playedFrom(PROCESSES, port, each, ofEach(WARM_MOVES * count), async () => {});
    let [servers, database] = [0, 0];
    const { times, ms } = await playedFrom(PROCESSES, port, each, ofEach(Number(values.moves) * count), async () => {
      [servers, database] = [await nodes.cpu(), databaseCpu(databaseUrl)];
    });
    const moves = times.length;
    times.sort((a, b) => a - b);
    return {
      nodes: count,
      'moves/s': Math.round((1000 * moves) / ms),
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      'servers, us/move': Math.round(((await nodes.cpu()) - servers) / moves),
      'database, us/move': Math.round((databaseCpu(databaseUrl) - database) / moves),
    };
  } finally {
    await nodes.stop();
  }
}

const missing = whyNoProxy();
if (missing !== undefined) {
  console.error(missing);
  console.log(values.json ? 'null' : '');
  process.exit();
}
const noise = startQuiet();
const postgres = await startPostgres();
const lines: ScaleLine[] = [];
let ordeal: Scale['trouble'] | undefined;
try {
  for (const count of [1, 2, 3]) lines.push(await measured(count, await postgres.database()));
  const databaseUrl = await postgres.database();
  const nodes = new Nodes(databaseUrl);
  await nodes.start(2);
  try {
    ordeal = await trouble(nodes, databaseUrl, postgres, Number(values.matches));
  } finally {
    await nodes.stop();
  }
} finally {
  await postgres.stop();
}
const result = { lines, trouble: ordeal, noise: noise() };
if (values.json) console.log(JSON.stringify(result));
else {
  console.table(lines);
  console.table(ordeal?.recoveries);
  console.log(`${ordeal?.acknowledged} acknowledged, ${ordeal?.lost} lost; ${result.noise}`);
}
process.exit(ordeal?.lost === 0 ? 0 : 1);
