// Servers under load, side by side in one run: node bench/load.ts [--seconds 6] [--only bare,orrery,postgres,peers,memory,games]
import { parseArgs } from 'node:util';
import { Bare } from './load/bare.ts';
import type { Contender } from './load/contender.ts';
import { closedLoop, cpuMicros, type Pair, paced } from './load/measure.ts';
import { Orrery } from './load/orrery.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '6' }, only: { type: 'string' } } });
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
    line['200 paced: p50/p99 ms'] = `${people.p50} / ${people.p99}`;
    line.durable = contender.durable;
  } finally {
    for (const pair of pairs) pair.close();
    await contender.stop();
  }
  results[contender.name] = line;
  console.error(contender.name, JSON.stringify(line));
}

if (wanted('bare')) await measure(new Bare());
if (wanted('orrery')) await measure(new Orrery());
console.table(results);
