import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Memory } from '../report.ts';
import { cpuMicros, type Pair, residentMB } from './measure.ts';
import { Orrery } from './orrery.ts';

/** Live data of 1,000 tables in a rules thread after this many acts each, MB: open and watched by two, and after they were closed. */
export function liveHeap(acts: number): { active: number; closed: number } {
  const script = fileURLToPath(new URL('./heap.ts', import.meta.url));
  return JSON.parse(execFileSync(process.execPath, ['--expose-gc', script, String(acts)], { encoding: 'utf8' }));
}

/** So many sit down at the same time. */
const TOGETHER = 20;

/** Megabytes that are resident, sockets and garbage included; all but `empty` beyond that. */
export async function memoryOf(given: { game?: string; registry?: string }, matches: number, acts: number): Promise<Memory> {
  const server = new Orrery({ ...given, idle: 15_000 });
  await server.start();
  const fill = async (): Promise<Pair[]> => {
    const pairs: Pair[] = [];
    for (let i = 0; i < matches; i += TOGETHER) {
      const some = Math.min(TOGETHER, matches - i);
      pairs.push(...(await Promise.all(Array.from({ length: some }, () => server.pair()))));
    }
    for (let move = 0; move < acts; move++) await Promise.all(pairs.map((p) => p.move()));
    return pairs;
  };
  const leave = async (pairs: readonly Pair[]): Promise<void> => {
    for (const pair of pairs) pair.close();
    for (let waited = 0; waited < 120 && (await inMemory(server.port)) > 0; waited++) await new Promise((r) => setTimeout(r, 1000));
  };
  try {
    const empty = await settled(server.pid);
    const first = await fill();
    const active = (await settled(server.pid)) - empty;
    await leave(first);
    const left = (await settled(server.pid)) - empty;
    const second = await fill();
    const again = (await settled(server.pid)) - empty;
    await leave(second);
    return { acts, empty, active, left, again };
  } finally {
    await server.stop();
  }
}

async function inMemory(port: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^orrery_tables_in_memory (\d+)/m.exec(metrics)?.[1] ?? 0);
}

/** Once the processor has been quiet for as long as the server itself waits before it gives memory back. */
async function settled(pid: number): Promise<number> {
  for (let i = 0, quiet = 0; i < 60 && quiet < 12_000; i++) {
    const before = await cpuMicros(pid);
    await new Promise((r) => setTimeout(r, 1_000));
    quiet = (await cpuMicros(pid)) - before < 100_000 ? quiet + 1_000 : 0;
  }
  return residentMB(pid);
}
