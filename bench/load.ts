// Servers under load, side by side in one run:
//   node bench/load.ts [--seconds 6] [--only bare,sqlite,postgres,peers,games] [--json]
// The peers are installed into bench/peers when they are first measured.
import { parseArgs } from 'node:util';
import { gameIds } from '@orrery/games';
import { startPostgres } from '../server/test/help/postgres.ts';
import { Bare } from './load/bare.ts';
import type { Contender } from './load/contender.ts';
import { closedLoop, cpuMicros, type Pair, paced } from './load/measure.ts';
import { Orrery } from './load/orrery.ts';
import { BoardgameIo, Colyseus } from './load/peers.ts';
import { installPeers } from './peers.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '6' }, only: { type: 'string' }, json: { type: 'boolean', default: false } },
});
const seconds = Number(values.seconds);
const wanted = (part: string): boolean => values.only === undefined || values.only.split(',').includes(part);

type Line = Record<string, string | number>;
const results: Record<string, Line> = {};

async function measure(contender: Contender): Promise<void> {
  await contender.start();
  const line: Line = {};
  const pairs: Pair[] = [];
  try {
    for (const players of [50, 200]) {
      while (pairs.length < players / 2) pairs.push(await contender.pair(pairs.length));
      const before = await cpuMicros(contender.pid);
      const loop = await closedLoop(pairs, seconds);
      const cpu = (await cpuMicros(contender.pid)) - before;
      line[`${players}: moves/s`] = loop['moves/s'];
      line[`${players}: p50/p99 ms`] = `${loop.p50} / ${loop.p99}`;
      if (players === 200) line['CPU us/move'] = Math.round(cpu / (loop['moves/s'] * (seconds + 1)));
    }
    const people = await paced(pairs, 2, seconds);
    line['200 paced 2/s: p50/p99 ms'] = `${people.p50} / ${people.p99}`;
    line.durable = contender.durable;
  } finally {
    for (const pair of pairs) pair.close();
    await contender.stop();
  }
  results[contender.name] = line;
  console.error(contender.name, JSON.stringify(line));
}

const rate = (name: string): number => Number(results[name]?.['200: moves/s'] ?? Number.NaN);
const ratio = (a: string, b: string): void => {
  const times = rate(a) / rate(b);
  if (Number.isFinite(times)) console.log(`${a} : ${b} = ${times.toFixed(2)}`);
};

if (wanted('bare')) await measure(new Bare());
if (wanted('sqlite')) await measure(new Orrery());
if (wanted('postgres')) {
  const postgres = await startPostgres();
  try {
    await measure(new Orrery({ databaseUrl: await postgres.database() }));
  } finally {
    await postgres.stop();
  }
}
if (wanted('peers')) {
  installPeers();
  for (const peer of [new BoardgameIo(true), new BoardgameIo(false), new Colyseus()]) await measure(peer);
}
if (wanted('games')) {
  for (const game of gameIds) await measure(new Orrery({ game, registry: import.meta.resolve('@orrery/games') }));
}
if (values.json) console.log(JSON.stringify(results));
else {
  console.table(results);
  ratio('Orrery, SQLite', 'boardgame.io, files');
  ratio('bare ws', 'Orrery, SQLite');
}
process.exit(0);
