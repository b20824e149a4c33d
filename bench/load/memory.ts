import { cpuMicros, residentMB } from './measure.ts';
import { Orrery } from './orrery.ts';

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
    // Until the idle ones have left.
    await new Promise((r) => setTimeout(r, 20_000));
    const idle = await settled(server.pid);
    return { 'empty MB': empty, [`${matches} active, +MB`]: active - empty, [`${matches} idle, +MB`]: idle - empty };
  } finally {
    await server.stop();
  }
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
