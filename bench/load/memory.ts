import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { cpuMicros, residentMB } from './measure.ts';
import { Orrery } from './orrery.ts';

/** Live data of 1,000 tables in a rules thread after this many acts each, MB: open and watched by two, and after they were closed. */
export function liveHeap(acts: number): { active: number; closed: number } {
  const script = fileURLToPath(new URL('./heap.ts', import.meta.url));
  return JSON.parse(execFileSync(process.execPath, ['--expose-gc', script, String(acts)], { encoding: 'utf8' }));
}

/** What a thousand matches weigh: played a little and looked at by nobody but still in memory, and after they have left it. */
export async function memoryOf(given: { game?: string; registry?: string }, matches: number): Promise<Record<string, string | number>> {
  const server = new Orrery({ ...given, idle: 15_000 });
  await server.start();
  try {
    const empty = await settled(server.pid);
    const pairs = [];
    for (let i = 0; i < matches; i++) pairs.push(await server.pair());
    for (let move = 0; move < 10; move++) await Promise.all(pairs.map((p) => p.move()));
    const active = await settled(server.pid);
    for (const pair of pairs) pair.close();
    for (let waited = 0; waited < 120 && (await inMemory(server.port)) > 0; waited++) await new Promise((r) => setTimeout(r, 1000));
    const idle = await settled(server.pid);
    // What was freed is used again, whether or not the system got it back.
    const more = [];
    for (let i = 0; i < matches; i++) more.push(await server.pair());
    for (let move = 0; move < 10; move++) await Promise.all(more.map((p) => p.move()));
    const again = await settled(server.pid);
    for (const pair of more) pair.close();
    return {
      'empty MB': empty,
      [`${matches} active, +MB`]: active - empty,
      [`${matches} idle, +MB`]: idle - empty,
      [`then ${matches} others active, +MB`]: again - empty,
    };
  } finally {
    await server.stop();
  }
}

async function inMemory(port: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^orrery_tables_in_memory (\d+)/m.exec(metrics)?.[1] ?? 0);
}

/** Once the processor is quiet, so that garbage has had a chance to be collected. */
async function settled(pid: number): Promise<number> {
  for (let i = 0; i < 20; i++) {
    const before = await cpuMicros(pid);
    await new Promise((r) => setTimeout(r, 500));
    if ((await cpuMicros(pid)) - before < 50_000) break;
  }
  return residentMB(pid);
}
