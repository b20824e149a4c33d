// Measures what a server needs, and writes the table in docs/hosting.md: memory at rest and with matches open, disk per finished match, and what
// a decision of a bot costs the processor.
//   node server/tools/resources-main.ts [--matches 6] [--decisions 20]
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
import { ChildServer, generous, prompt } from './child-server.ts';
import { Robot } from './robot.ts';

const { values } = parseArgs({
  options: { matches: { type: 'string', default: '6' }, decisions: { type: 'string', default: '20' } },
});
const matches = Number(values.matches);
const decisions = Number(values.decisions);
const registry = import.meta.resolve('@orrery/games');
const games = Object.keys(await loadRegistry(registry));
const dataDir = await mkdtemp(join(tmpdir(), 'orrery-resources-'));
const server = new ChildServer({
  registry,
  dataDir,
  host: '127.0.0.1',
  logLevel: 'error',
  rates: generous,
  pauses: prompt,
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
const ME = { kind: 'me' };
const BOTS = ['officer', 'commander', 'admiral'];

/** Seconds of computing, of all threads. */
async function computed(): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

/** A table of one person, who answers at random in the seats that are theirs. */
async function play(game: string, seats: readonly object[], luck: string): Promise<Robot[]> {
  const me = await fetch(`${origin}/api/me`);
  const cookie = me.headers.getSetCookie()[0].split(';')[0];
  const response = await fetch(`${origin}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin },
    body: JSON.stringify({ game, seats, options: {} }),
  });
  if (!response.ok) throw new Error(await response.text());
  const { table } = (await response.json()) as TableAnswer;
  const mine = seats.flatMap((seat, index) => (seat === ME ? [index] : []));
  return mine.map((seat) => new Robot({ addresses: () => [origin], cookie, table: table.id, seat }, seeded(`${luck} ${game} ${seat}`), 1));
}

/** What a bot's decision costs on average, in ms, among its first ones of a match. */
async function thought(game: string, bot: string): Promise<number> {
  const [acts, seconds] = [(await stats()).acts, await computed()];
  const [robot] = await play(game, [ME, { kind: 'bot', bot }], bot);
  let made = 0;
  while (made < decisions && !robot.over) {
    await pause(50);
    made = (await stats()).acts - acts - robot.acknowledged.length;
  }
  robot.stop();
  return ((await computed()) - seconds) * (1000 / made);
}

try {
  await pause(2_000);
  const rest = await stats();
  const rows: string[] = [];
  let most = rest.rss;
  for (const game of games) {
    const before = await stats();
    const robots = (await Promise.all(Array.from({ length: matches }, (_, n) => play(game, [ME, ME], `${n}`)))).flat();
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
  const kept = (await stats()).bytes;
  const thoughts: string[] = [];
  for (const bot of BOTS) {
    const costs = [];
    for (const game of games) costs.push(`${game} ${Math.ceil(await thought(game, bot))}`);
    thoughts.push(`| computing for a decision of the ${bot}, in ms | ${costs.join(', ')} |`);
  }
  const table = [
    '| | |',
    '|---|---|',
    `| memory at rest (${process.version}) | ${Math.round(rest.rss / MB)} MB |`,
    `| memory while ${matches} matches are played as fast as they can be, and after | up to ${Math.round(most / MB)} MB |`,
    ...rows,
    `| a backup of those ${matches * games.length} matches | ${Math.round(size / 1000)} kB, of ${Math.round(kept / 1000)} kB |`,
    ...thoughts,
  ].join('\n');
  const file = new URL('../../docs/hosting.md', import.meta.url);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(<!-- resources:.*?-->)[\s\S]*?(<!-- \/resources -->)/, `$1\n${table}\n$2`));
  console.log(table);
} finally {
  await server.kill();
  await rm(dataDir, { recursive: true, force: true });
}
