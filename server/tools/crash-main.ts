// The long crash test: node server/tools/crash-main.ts [sqlite|postgres|two-nodes|all] [--matches 200] [--kills 60] [--seed x] [--game id]
import { parseArgs } from 'node:util';
import { startPostgres } from '../test/help/postgres.ts';
import { type CrashReport, crashTest } from './crash.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '200' },
    kills: { type: 'string', default: '60' },
    seed: { type: 'string', default: `${Date.now()}` },
    pace: { type: 'string', default: '500' },
    /** A game of the registry; the toy of the tests without one. */
    game: { type: 'string' },
  },
});
const toy = values.game === undefined;
const base = {
  registry: toy ? new URL('../test/toy-registry.ts', import.meta.url).href : import.meta.resolve('@orrery/games'),
  game: values.game ?? 'toy',
  ...(toy ? { options: { length: 'long' } } : {}),
  matches: Number(values.matches),
  kills: Number(values.kills),
  seed: values.seed,
  pace: Number(values.pace),
  log: (line: string) => console.error(line),
};
const wanted = positionals[0] ?? 'all';
const reports: Record<string, CrashReport> = {};
if (wanted === 'sqlite' || wanted === 'all') reports.sqlite = await crashTest(base);
if (wanted !== 'sqlite') {
  const postgres = await startPostgres();
  try {
    if (wanted === 'postgres' || wanted === 'all')
      reports.postgres = await crashTest({ ...base, databaseUrl: await postgres.database(), database: postgres });
    if (wanted === 'two-nodes' || wanted === 'all')
      reports['two nodes'] = await crashTest({ ...base, databaseUrl: await postgres.database(), database: postgres, nodes: 2 });
  } finally {
    await postgres.stop();
  }
}
console.log(`seed ${values.seed}`);
console.table(reports);
for (const report of Object.values(reports)) console.log(JSON.stringify(report.refusals));
const bad = Object.values(reports).some((r) => r.lost > 0 || r.stuck > 0 || r.acknowledged === 0 || r.hashes === 0);
console.log(bad ? 'FAILED' : 'nothing acknowledged was lost, no match is stuck, every hash is that of its replay');
process.exit(bad ? 1 : 0);
