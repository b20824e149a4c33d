/**
 * The whole bench in one run: npm run bench [-- --seconds S] [-- --short]
 * Rules and search, servers under load with the real games, memory, long matches, several servers, page weight; peers are fetched into
 * bench/peers first. What this machine lacks (a browser, nginx, the peers' packages) is said and left out. Prints the tables and writes them to
 * docs/performance.md, the figures behind them to docs/performance.json. --short goes through all of it with small counts, to see that it runs
 * on a machine; such figures say nothing and are only printed.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startQuiet } from './load/noise.ts';
import { installPeers } from './peers.ts';
import { type Results, tables } from './report.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string' }, short: { type: 'boolean', default: false } } });
const seconds = values.seconds ?? (values.short ? '0.2' : '6');
const few = (...args: string[]): string[] => (values.short ? args : []);

const path = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** Each part runs alone in a process of its own, so that none is slowed down by another's leftovers. */
const measure = (script: string, ...args: string[]): never => {
  console.error(`… ${script}`);
  return JSON.parse(
    execFileSync(process.execPath, [path(script), ...args, '--json'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }),
  ) as never;
};

/** Without what a part needs, the rest is worth having all the same. */
function orNot<T>(part: () => T, otherwise: T, missing: string): T {
  try {
    return part();
  } catch {
    console.error(`${missing} (above). Everything else is measured.`);
    return otherwise;
  }
}

const weigh = (): Results['weight'] => orNot(() => measure('web/tools/weight.mjs'), [], 'Pages were not weighed: that needs a Chromium');

const peers = orNot(
  () => {
    installPeers();
    return true;
  },
  false,
  'Peers were not measured: their packages could not be fetched',
);
const noise = startQuiet();

const results: Results = {
  machine: `${cpus().length} x ${cpus()[0].model.trim()}, Node ${process.versions.node}`,
  day: new Date().toISOString().slice(0, 10),
  speed: measure('bench/speed.ts', ...(peers ? ['--peers'] : []), '--seconds', seconds),
  levels: measure('bench/levels.ts', ...few('--positions', '1')),
  load: measure('bench/load.ts', '--seconds', seconds, '--only', `bare,sqlite,postgres,games${peers ? ',peers' : ''}`),
  memory: measure('bench/memory.ts', ...few('--matches', '20')),
  growth: measure('bench/growth.ts'),
  scale: orNot(
    () => measure('bench/scale.ts', ...few('--moves', '300', '--pairs', '4', '--matches', '4')),
    null,
    'Several servers were not measured',
  ),
  weight: weigh(),
  noise: noise(),
};

const markdown = tables(results);
console.log(markdown);
if (values.short) process.exit(0);
writeFileSync(path('docs/performance.json'), `${JSON.stringify(results, undefined, 2)}\n`);
const page = readFileSync(path('docs/performance.md'), 'utf8');
const [before] = page.split('<!-- measured -->');
const [, after] = page.split('<!-- end -->');
writeFileSync(path('docs/performance.md'), `${before}<!-- measured -->\n${markdown}<!-- end -->${after}`);
