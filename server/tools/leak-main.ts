// The long leak test: node server/tools/leak-main.ts [--trials 300] [--seed x] [--game id] [--floor 150]; every registered game without one.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadGame, loadRegistry } from '../src/registry.ts';
import { startServer } from '../src/server.ts';
import { generous } from '../test/help/server.ts';
import { ENDLESS, type LeakReport, leakTest } from './leak.ts';

const { values } = parseArgs({
  options: {
    trials: { type: 'string', default: '300' },
    seed: { type: 'string', default: `${Date.now()}` },
    game: { type: 'string' },
    floor: { type: 'string' },
  },
});
const address = import.meta.resolve('@orrery/games');
const registry = await loadRegistry(address);
const dataDir = await mkdtemp(join(tmpdir(), 'orrery-leak-'));
const server = await startServer({
  registry: address,
  port: 0,
  host: '127.0.0.1',
  dataDir,
  logLevel: 'error',
  rates: generous,
  pauses: ENDLESS,
});
const reports: Record<string, LeakReport> = {};
for (const id of Object.keys(registry)) {
  if (values.game !== undefined && values.game !== id) continue;
  reports[id] = await leakTest(server, await loadGame(registry, id), { seed: values.seed, trials: Number(values.trials) });
}
await server.stop();
await rm(dataDir, { recursive: true, force: true });
console.log(`seed ${values.seed}`);
console.table(reports, ['pairs', 'dealt', 'compared', 'bytes', 'classes', 'parted', 'found', 'covered', 'differing']);
for (const { example } of Object.values(reports)) if (example !== undefined) console.log(example.join('\n'));
const all = Object.values(reports);
const covered = all.reduce((sum, r) => sum + r.covered, 0);
const floor = Number(values.floor ?? (values.game === undefined ? Number(values.trials) / 2 : 0));
console.log(`a seat was asked in one world and answered for in the other in ${covered} pairs; at least ${floor} are wanted`);
// What was found and not seen through was compared in vain.
const wasted = all.some((r) => r.covered < 0.75 * r.found);
process.exit(covered < floor || wasted || all.some((r) => r.differing > 0 || r.compared === 0 || r.dealt === 0) ? 1 : 0);
