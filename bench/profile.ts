/**
 * Where the processor time of a move goes, in a minute: node bench/profile.ts [--beside TREE] [--rounds 2] [--seconds 4] [--causes]
 * 200 players on SQLite as in bench/load.ts, in turns with the bare server and with another working tree (an older version, with its packages
 * installed). Time is told for each thread, and as a multiple of what the bare server needs in the same round. With --causes Linux's perf looks
 * at the stacks as well; that run is slower, so its shares count and not its times.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Bare } from './load/bare.ts';
import { sharesByCause } from './load/causes.ts';
import type { Contender } from './load/contender.ts';
import { closedLoop, type Pair } from './load/measure.ts';
import { startQuiet } from './load/noise.ts';
import { Orrery } from './load/orrery.ts';

const { values } = parseArgs({
  options: {
    beside: { type: 'string' },
    rounds: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '4' },
    causes: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const PAIRS = 100;

/** Processor time of each thread of a process so far, in microseconds, by what the thread is called. */
function threadMicros(pid: number): Map<string, number> {
  const times = new Map<string, number>();
  for (const task of readdirSync(`/proc/${pid}/task`)) {
    const stat = readFileSync(`/proc/${pid}/task/${task}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    times.set(name, (times.get(name) ?? 0) + (Number(fields[11]) + Number(fields[12])) * 10_000);
  }
  return times;
}

type Line = { readonly 'moves/s': number; readonly p50: number; readonly p99: number; readonly micros: ReadonlyMap<string, number> };

async function measure(contender: Contender, causes: boolean): Promise<Line> {
  await contender.start();
  const pairs: Pair[] = [];
  try {
    while (pairs.length < PAIRS) pairs.push(await contender.pair(pairs.length));
    // Until the code is compiled.
    await closedLoop(pairs, 1);
    const folder = mkdtempSync(join(tmpdir(), 'orrery-perf-'));
    const data = join(folder, 'data');
    const perf = causes ? spawn('perf', ['record', '-q', '-F', '997', '-g', '-p', String(contender.pid), '-o', data]) : undefined;
    const before = threadMicros(contender.pid);
    const loop = await closedLoop(pairs, seconds);
    const after = threadMicros(contender.pid);
    if (perf !== undefined) {
      perf.kill('SIGINT');
      await new Promise((ended) => perf.once('exit', ended));
      console.table(
        sharesByCause(execFileSync('perf', ['script', '-i', data, '-F', 'comm,ip,sym'], { encoding: 'utf8', maxBuffer: 1 << 30 })),
      );
    }
    rmSync(folder, { recursive: true });
    const moves = loop['moves/s'] * (seconds + 1);
    return { ...loop, micros: new Map([...after].map(([name, time]) => [name, (time - (before.get(name) ?? 0)) / moves])) };
  } finally {
    for (const pair of pairs) pair.close();
    await contender.stop();
  }
}

async function other(tree: string): Promise<() => Contender> {
  const { Orrery: There } = (await import(pathToFileURL(resolve(tree, 'bench/load/orrery.ts')).href)) as { Orrery: typeof Orrery };
  return () => new There();
}

const flags = values.causes ? ['--perf-basic-prof', '--interpreted-frames-native-stack'] : [];
const contenders: [string, () => Contender][] = [
  ['bare', () => new Bare()],
  ...(values.beside === undefined ? [] : [['beside', await other(values.beside)] as [string, () => Contender]]),
  ['here', () => new Orrery({ flags })],
];
const total = ({ micros }: Line): number => [...micros.values()].reduce((a, b) => a + b, 0);

const quiet = startQuiet();
for (let round = 0; round < Number(values.rounds); round++) {
  let bare = Number.NaN;
  for (const [name, make] of contenders) {
    const line = await measure(make(), values.causes && name === 'here');
    if (name === 'bare') bare = total(line);
    const threads = [...line.micros].filter(([, time]) => time >= 0.5).sort((a, b) => b[1] - a[1]);
    console.log(
      `${name.padEnd(7)} ${line['moves/s']} moves/s, p50 ${line.p50}, p99 ${line.p99} ms, ${total(line).toFixed(1)} us CPU a move,`,
      `${(total(line) / bare).toFixed(2)} x bare: ${threads.map(([thread, time]) => `${thread} ${time.toFixed(1)}`).join(', ')}`,
    );
  }
}
console.log(quiet());
process.exit(0);
