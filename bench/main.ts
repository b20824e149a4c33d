/**
 * The whole bench in one run: npm run bench [-- --seconds S]
 * Rules and search, servers under load, page weight; peers are fetched into bench/peers first. Prints the tables and writes them to
 * docs/performance.md, the figures behind them to docs/performance.json.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Results, tables } from './report.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '6' } } });

const path = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** Each part runs alone in a process of its own, so that none is slowed down by another's leftovers. */
const measure = (script: string, ...args: string[]): never => {
  console.error(`… ${script}`);
  return JSON.parse(
    execFileSync(process.execPath, [path(script), ...args, '--json'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }),
  ) as never;
};

/** Weighing needs a browser; without one the rest is worth having all the same. */
function weigh(): Results['weight'] {
  try {
    return measure('web/tools/weight.mjs');
  } catch {
    console.error('Pages were not weighed: that needs a Chromium (above). Everything else is measured.');
    return [];
  }
}

const results: Results = {
  machine: `${cpus().length} x ${cpus()[0].model.trim()}, Node ${process.versions.node}`,
  day: new Date().toISOString().slice(0, 10),
  speed: measure('bench/speed.ts', '--peers', '--seconds', values.seconds),
  load: measure('bench/load.ts', '--seconds', values.seconds, '--only', 'bare,sqlite,postgres,peers'),
  weight: weigh(),
};

const markdown = tables(results);
console.log(markdown);
writeFileSync(path('docs/performance.json'), `${JSON.stringify(results, undefined, 2)}\n`);
const page = readFileSync(path('docs/performance.md'), 'utf8');
const [before] = page.split('<!-- measured -->');
const [, after] = page.split('<!-- end -->');
writeFileSync(path('docs/performance.md'), `${before}<!-- measured -->\n${markdown}<!-- end -->${after}`);
