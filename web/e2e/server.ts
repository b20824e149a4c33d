import { fileURLToPath } from 'node:url';
import { defaults, ownProcess, startServer } from '@orrery/server';
import { build } from 'vite';

const dist = process.env.E2E_DIST ?? fileURLToPath(new URL('../dist', import.meta.url));
// The tests see what players get: the built client, served by the real server, which looks for it when it starts.
if (process.env.E2E_BUILT !== '1') {
  await build({ configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)), logLevel: 'warn', build: { outDir: dist } });
}

/** The real server; only its limits per address are those of many players, for all browsers of the tests share one address. */
const [port = '8097', dataDir = 'data'] = process.argv.slice(2);
const server = await startServer({
  registry: import.meta.resolve('@orrery/games'),
  webRoot: dist,
  port: Number(port),
  dataDir,
  logLevel: 'warn',
  // Nobody is fooled here: what a host answers for somebody need not take as long as a person would.
  pauses: { ...defaults.pauses, live: { least: 50, most: 150 } },
  rates: {
    ...defaults.rates,
    requests: 100_000,
    tables: 1_000,
    replays: 10_000,
    saves: 1_000,
    recoveries: 1_000,
    profiles: 1_000,
    sockets: 10_000,
    socketsPerVisitor: 1_000,
    listed: 1_000,
  },
});
ownProcess(server);
