import type { Act } from '@orrery/host';
import { seeded } from '@orrery/kernel';
import type { TableAnswer } from '@orrery/protocol';
import { openStorage } from '../../server/src/storage/open.ts';
import type { TestPostgres } from '../../server/test/help/postgres.ts';
import { Robot } from '../../server/tools/robot.ts';
import type { Recovery, Scale } from '../report.ts';
import type { Nodes } from './nodes.ts';

type Trouble = Scale['trouble'];

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const PACE_MS = 100;
const BETWEEN_MS = 3_000;
const PATIENCE_MS = 60_000;

/** Robots play through the proxy while a node dies, a node joins and the database restarts. Whatever was acknowledged must be in the log. */
export async function trouble(nodes: Nodes, databaseUrl: string, postgres: TestPostgres, matches: number): Promise<Trouble> {
  const origin = `http://127.0.0.1:${nodes.proxy?.port ?? 0}`;
  const robots = new Map<string, Robot[]>();
  for (let i = 0; i < matches; i++) {
    const me = await fetch(`${origin}/api/me`);
    const cookie = me.headers.getSetCookie()[0].split(';')[0];
    const response = await fetch(`${origin}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin },
      body: JSON.stringify({ game: 'big200', seats: [{ kind: 'me' }, { kind: 'me' }] }),
    });
    const { table } = (await response.json()) as TableAnswer;
    const where = { addresses: () => [origin], cookie, table: table.id };
    robots.set(
      table.id,
      [0, 1].map((seat) => new Robot({ ...where, seat }, seeded(`scale ${i} ${seat}`), PACE_MS)),
    );
  }
  const counts = (): number[] => [...robots.values()].map((pair) => pair.reduce((n, r) => n + r.acknowledged.length, 0));

  /** From when it has happened until every table has gone on. */
  const after = async (what: string, happen: () => Promise<void>): Promise<Recovery> => {
    await sleep(BETWEEN_MS);
    await happen();
    const since = performance.now();
    const before = counts();
    let half = 0;
    for (;;) {
      const waited = Math.round(performance.now() - since);
      const now = counts();
      const going = before.filter((n, i) => now[i] > n).length;
      if (half === 0 && going >= matches / 2) half = waited;
      if (going === matches) return { what, half, all: waited };
      if (waited > PATIENCE_MS) throw new Error(`${what}: ${matches - going} of ${matches} tables did not go on within a minute`);
      await sleep(10);
    }
  };

  const recoveries: Recovery[] = [];
  try {
    const [victim] = nodes.servers;
    recoveries.push(await after('nothing, for comparison', async () => {}));
    recoveries.push(await after('a node dies', async () => void (await victim.kill())));
    recoveries.push(await after('it comes back', () => victim.start()));
    recoveries.push(
      await after('a node joins', async () => {
        await nodes.add();
        await nodes.proxy?.lead(nodes.ports);
      }),
    );
    recoveries.push(
      await after('the database restarts', async () => {
        await postgres.kill();
        await postgres.start();
      }),
    );
    await sleep(BETWEEN_MS);
  } finally {
    for (const robot of [...robots.values()].flat()) robot.stop();
  }
  return { recoveries, ...(await compared(databaseUrl, robots)) };
}

async function compared(
  databaseUrl: string,
  robots: ReadonlyMap<string, readonly Robot[]>,
): Promise<{ acknowledged: number; lost: number }> {
  const storage = await openStorage({ databaseUrl, dataDir: '' });
  let acknowledged = 0;
  let lost = 0;
  for (const [table, pair] of robots) {
    const acts = (await storage.acts(table, 0)).map((text) => JSON.parse(text) as Act);
    for (const { seq, seat, order } of pair.flatMap((r) => r.acknowledged)) {
      acknowledged++;
      const act = acts[seq - 1];
      if (act?.seq !== seq || act.id !== order.id || act.seat !== seat) lost++;
    }
  }
  await storage.close();
  return { acknowledged, lost };
}
