// Measures what a server needs, and writes the table in docs/hosting.md: memory at rest and with matches open, disk per finished match.
//   node server/tools/resources-main.ts [--matches 6]
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seeded } from '@orrery/kernel';
import type { TableAnswer } from '@orrery/protocol';
import { adminAddress } from '../src/admin/address.ts';
import { ask } from '../src/admin/ask.ts';
import { loadRegistry } from '../src/registry.ts';
import { ChildServer, generous } from './child-server.ts';
import { Robot } from './robot.ts';

const { values } = parseArgs({ options: { matches: { type: 'string', default: '6' } } });
const matches = Number(values.matches);
const registry = import.meta.resolve('@orrery/games');
const games = Object.keys(await loadRegistry(registry));
const dataDir = await mkdtemp(join(tmpdir(), 'orrery-resources-'));
const server = new ChildServer({
  registry,
  dataDir,
  host: '127.0.0.1',
  logLevel: 'error',
  rates: generous,
  botTables: { perIdentity: 1e9, perAddress: 1e9, inAll: 1e9 },
});
await server.start();
const origin = `http://127.0.0.1:${server.port}`;

type Stats = { readonly rss: number; readonly bytes: number; readonly acts: number };
async function stats(): Promise<Stats> {
  const reply = await ask(adminAddress(dataDir), { command: 'stats' });
  if ('error' in reply) throw new Error(reply.error);
  return reply.result as Stats;
}
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const MB = 1_000_000;

/** Two at random, to the end. */
async function play(game: string, n: number): Promise<Robot[]> {
  const me = await fetch(`${origin}/api/me`);
  const cookie = me.headers.getSetCookie()[0].split(';')[0];
  const response = await fetch(`${origin}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin },
    body: JSON.stringify({ game, seats: [{ kind: 'me' }, { kind: 'me' }], options: {} }),
  });
  if (!response.ok) throw new Error(await response.text());
  const { table } = (await response.json()) as TableAnswer;
  return [0, 1].map((seat) => new Robot({ addresses: () => [origin], cookie, table: table.id, seat }, seeded(`${game} ${n} ${seat}`), 1));
}

try {
  await pause(2_000);
  const rest = await stats();
  const rows: string[] = [];
  let most = rest.rss;
  for (const game of games) {
    const before = await stats();
    const robots = (await Promise.all(Array.from({ length: matches }, (_, n) => play(game, n)))).flat();
    while (!robots.every((r) => r.over)) {
      await pause(500);
      most = Math.max(most, (await stats()).rss);
    }
    for (const robot of robots) robot.stop();
    const after = await stats();
    rows.push(
      `| disk for a finished match of ${game}, two players | ${Math.round((after.bytes - before.bytes) / matches / 1000)} kB, ${Math.round((after.acts - before.acts) / matches)} acts |`,
    );
  }
  const reply = await ask(adminAddress(dataDir), { command: 'backup', to: dataDir });
  if ('error' in reply) throw new Error(reply.error);
  const backup = readdirSync(dataDir).find((name) => name.endsWith('.backup')) ?? '';
  const size = statSync(join(dataDir, backup)).size;
  const table = [
    '| | |',
    '|---|---|',
    `| memory at rest (${process.version}) | ${Math.round(rest.rss / MB)} MB |`,
    `| memory while ${matches} matches are played as fast as they can be, and after | up to ${Math.round(most / MB)} MB |`,
    ...rows,
    `| a backup of those ${matches * games.length} matches | ${Math.round(size / 1000)} kB, of ${Math.round((await stats()).bytes / 1000)} kB |`,
  ].join('\n');
  const file = new URL('../../docs/hosting.md', import.meta.url);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(<!-- resources:.*?-->)[\s\S]*?(<!-- \/resources -->)/, `$1\n${table}\n$2`));
  console.log(table);
} finally {
  await server.kill();
  await rm(dataDir, { recursive: true, force: true });
}
