// The soak: npm run soak -- [--minutes 20] [--matches 40] [--game id] [--seed x]. Prints memory and file handles minute by minute, and ends
// with 1 where either still grows in the second half.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seeded } from '@orrery/kernel';
import { Guest } from '../test/help/client.ts';
import { generous, toyRegistry } from '../test/help/server.ts';
import { ChildServer } from './child-server.ts';
import { Robot } from './robot.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    matches: { type: 'string', default: '40' },
    game: { type: 'string' },
    seed: { type: 'string', default: 'soak' },
    pace: { type: 'string', default: '300' },
  },
});
const minutes = Number(values.minutes);
const wanted = Number(values.matches);
/** More than this from the middle to the end, as a share, is growth. */
const GROWTH = 0.1;

const dataDir = await mkdtemp(join(tmpdir(), 'orrery-soak-'));
const server = new ChildServer({
  registry: values.game === undefined ? toyRegistry : import.meta.resolve('@orrery/games'),
  dataDir,
  host: '127.0.0.1',
  logLevel: 'error',
  rates: generous,
  idle: 20_000,
  botTables: { perIdentity: 1e6, perAddress: 1e6, inAll: 1e6 },
});
await server.start();
const addresses = (): string[] => [`http://127.0.0.1:${server.port}`];
let laid = 0;
let finished = 0;

/** Two people and an Officer; when it is over the next one is laid. */
async function match(): Promise<{ readonly robots: readonly Robot[] }> {
  const guest = await Guest.arrive(server.port);
  const game = values.game ?? 'toy';
  const { id } = await guest.lay({
    game,
    seats: [
      { kind: 'me', name: 'A' },
      { kind: 'me', name: 'B' },
      { kind: 'bot', bot: 'officer' },
    ],
  });
  laid++;
  const where = { addresses, cookie: guest.cookie, table: id };
  return { robots: [0, 1].map((seat) => new Robot({ ...where, seat }, seeded(`${values.seed} ${laid} ${seat}`), Number(values.pace))) };
}

type Sample = { readonly minute: number; readonly rss: number; readonly heap: number; readonly handles: number; readonly over: number };

async function sample(minute: number): Promise<Sample> {
  const text = await (await fetch(`${addresses()[0]}/metrics`)).text();
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);
  const handles = (await readdir(`/proc/${server.pid}/fd`)).length;
  const mb = (bytes: number): number => Math.round(bytes / 1e5) / 10;
  return {
    minute,
    rss: mb(value('process_resident_memory_bytes')),
    heap: mb(value('nodejs_heap_size_used_bytes')),
    handles,
    over: finished,
  };
}

const matches = await Promise.all(Array.from({ length: wanted }, match));
const samples: Sample[] = [];
const start = performance.now();
try {
  for (let minute = 0; minute <= minutes; minute++) {
    while (performance.now() - start < minute * 60_000) {
      for (let i = 0; i < matches.length; i++) {
        if (!matches[i].robots.every((r) => r.over)) continue;
        for (const robot of matches[i].robots) robot.stop();
        finished++;
        matches[i] = await match();
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const now = await sample(minute);
    samples.push(now);
    console.log(`minute ${now.minute}: ${now.rss} MB resident, ${now.heap} MB heap, ${now.handles} file handles, ${now.over} matches over`);
  }
} finally {
  for (const { robots } of matches) for (const robot of robots) robot.stop();
  await server.kill();
  await rm(dataDir, { recursive: true, force: true });
}

/** The middle value, which one collection of garbage more or less does not move. */
const middle = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const second = samples.slice(Math.ceil(samples.length / 2));
const [third, fourth] = [second.slice(0, Math.ceil(second.length / 2)), second.slice(Math.floor(second.length / 2))];
const growth = (of: (s: Sample) => number): number => middle(fourth.map(of)) / middle(third.map(of)) - 1;
const memory = growth((s) => s.rss);
const handles = growth((s) => s.handles);
const bad = !(memory < GROWTH && handles < GROWTH) || finished === 0;
const share = (x: number): string => `${(100 * x).toFixed(1)} %`;
console.log(
  `second half: memory ${share(memory)}, file handles ${share(handles)}; ${laid} matches laid, ${finished} over: ${bad ? 'GROWS' : 'flat'}`,
);
process.exit(bad ? 1 : 0);
