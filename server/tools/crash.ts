import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Act, Table, type TableSetup, type TableSnapshot } from '@orrery/host';
import { canonical, int, seeded, verify } from '@orrery/kernel';
import type { TableAnswer } from '@orrery/protocol';
import type { ServerConfig } from '../src/config.ts';
import { loadGame, loadRegistry } from '../src/registry.ts';
import { openStorage } from '../src/storage/open.ts';
import { ChildServer, generous } from './child-server.ts';
import { type Acknowledged, Robot } from './robot.ts';

export type CrashTest = {
  readonly registry: string;
  readonly game: string;
  readonly options?: Record<string, string | boolean>;
  readonly matches: number;
  readonly kills: number;
  readonly seed: string;
  /** With an address: PostgreSQL. */
  readonly databaseUrl?: string;
  /** The database itself, where it is to be killed as well: every third time it, else a server. */
  readonly database?: { kill(): Promise<void>; start(): Promise<void> };
  readonly nodes?: number;
  /** How long a robot thinks, on average, in milliseconds. */
  readonly pace: number;
  readonly log?: (line: string) => void;
};

export type CrashReport = {
  readonly matches: number;
  readonly kills: number;
  readonly databaseKills: number;
  readonly answers: number;
  readonly acknowledged: number;
  readonly reconnects: number;
  readonly lost: number;
  readonly stuck: number;
  readonly hashes: number;
  readonly refusals: Record<string, number>;
  readonly seconds: number;
};

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Random players over real sockets while servers, and their database, are killed without warning. Afterwards everything that was acknowledged must be in the
 * log, every match must have come to its end, and playing each log again from its seed must lead to the hashes the servers left behind.
 */
export async function crashTest(test: CrashTest): Promise<CrashReport> {
  const { log = () => {} } = test;
  const luck = seeded(`crash ${test.seed}`);
  const started = performance.now();
  const dataDir = await mkdtemp(join(tmpdir(), 'orrery-crash-'));
  const config: Partial<ServerConfig> = {
    registry: test.registry,
    dataDir,
    host: '127.0.0.1',
    logLevel: 'error',
    rates: generous,
    botTables: { perIdentity: 1e9, perAddress: 1e9, inAll: 1e9 },
    sweep: 500,
    idle: 2_000,
    ...(test.databaseUrl === undefined ? {} : { databaseUrl: test.databaseUrl }),
  };
  const servers = Array.from({ length: test.nodes ?? 1 }, () => new ChildServer(config));
  for (const server of servers) await server.start();
  const addresses = (): string[] => servers.filter((s) => s.running).map((s) => `http://127.0.0.1:${s.port}`);
  const robots: Robot[] = [];
  const tables: string[] = [];
  const failures: unknown[] = [];
  const onFailure = (error: unknown): void => void failures.push(error);
  process.on('uncaughtException', onFailure);

  /** One guest holds all human seats of a match; each seat has a socket of its own. Every fourth match has a bot at it. */
  const newMatch = async (): Promise<void> => {
    const [origin] = addresses();
    const me = await fetch(`${origin}/api/me`);
    const cookie = me.headers.getSetCookie()[0].split(';')[0];
    const humans = 2 + int(luck, 2);
    const bots = tables.length % 4 === 0 ? [{ kind: 'bot', bot: 'random' }] : [];
    const seats = [...Array.from({ length: humans }, () => ({ kind: 'me' })), ...bots];
    const response = await fetch(`${origin}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin },
      body: JSON.stringify({ game: test.game, seats, options: test.options ?? {} }),
    });
    if (!response.ok) throw new Error(await response.text());
    const { table } = (await response.json()) as TableAnswer;
    tables.push(table.id);
    for (let seat = 0; seat < humans; seat++) {
      const where = { addresses, cookie, table: table.id, seat };
      robots.push(new Robot(where, seeded(`robot ${test.seed} ${tables.length} ${seat}`), test.pace));
    }
  };

  let databaseKills = 0;
  const count = (): number => robots.reduce((n, r) => n + r.acknowledged.length, 0);

  try {
    for (let i = 0; i < test.matches; i++) await newMatch();
    log(`${tables.length} matches, ${robots.length} players; killing`);
    for (let kill = 1; kill <= test.kills; kill++) {
      // In the middle of traffic: once some more has been acknowledged since the last time, at a moment of its own.
      const enough = count() + 1 + int(luck, test.matches);
      const patience = performance.now() + 10_000;
      while (count() < enough && !robots.every((r) => r.over) && performance.now() < patience) await sleep(5);
      await sleep(int(luck, 300));
      const { database } = test;
      if (database !== undefined && kill % 3 === 0) {
        await database.kill();
        await sleep(int(luck, 1_000));
        await database.start();
        databaseKills++;
      } else {
        const server = servers[int(luck, servers.length)];
        await server.kill();
        await sleep(int(luck, 200));
        await server.start();
      }
      if (robots.every((r) => r.over)) for (let i = 0; i < test.matches; i++) await newMatch();
      if (failures.length > 0) throw failures[0];
      log(
        `kill ${kill}: ${robots.reduce((n, r) => n + r.acknowledged.length, 0)} acknowledged, ${robots.filter((r) => r.over).length} players done`,
      );
    }
    const patience = performance.now() + 120_000;
    while (!robots.every((r) => r.over) && performance.now() < patience) {
      await sleep(100);
      if (failures.length > 0) throw failures[0];
    }
    const stuck = new Set(robots.filter((r) => !r.over).map((r) => r.state));
    for (const state of stuck) log(`stuck: ${state}`);
    for (const robot of robots) robot.stop();
    for (const server of servers) await server.stop();
    const acknowledged = robots.flatMap((r) => r.acknowledged);
    const refusals: Record<string, number> = {};
    for (const robot of robots) for (const [code, n] of robot.refusals) refusals[code] = (refusals[code] ?? 0) + n;
    const found = await examine(test, dataDir, tables, acknowledged);
    return {
      matches: tables.length,
      kills: test.kills,
      databaseKills,
      acknowledged: acknowledged.length,
      reconnects: robots.reduce((n, r) => n + r.reconnects, 0),
      ...found,
      stuck: stuck.size + found.stuck,
      refusals,
      seconds: Math.round((performance.now() - started) / 1000),
    };
  } finally {
    process.off('uncaughtException', onFailure);
    for (const robot of robots) robot.stop();
    for (const server of servers) await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function examine(
  test: CrashTest,
  dataDir: string,
  tables: readonly string[],
  acknowledged: readonly Acknowledged[],
): Promise<{ answers: number; lost: number; stuck: number; hashes: number }> {
  const game = await loadGame(await loadRegistry(test.registry), test.game);
  const storage = await openStorage({ dataDir, ...(test.databaseUrl === undefined ? {} : { databaseUrl: test.databaseUrl }) });
  const byTable = Map.groupBy(acknowledged, (a) => a.table);
  let answers = 0;
  let lost = 0;
  let stuck = 0;
  let hashes = 0;
  for (const id of tables) {
    const row = await storage.table(id);
    if (row === undefined) throw new Error(`table ${id} is gone`);
    const setup = JSON.parse(await storage.setup(id)) as TableSetup;
    const acts = (await storage.acts(id, 0)).map((a) => JSON.parse(a) as Act);
    acts.forEach((act, i) => {
      if (act.seq !== i + 1) throw new Error(`table ${id}: act ${act.seq} stands at ${i + 1}`);
    });
    answers += acts.length;
    for (const { seq, seat, order } of byTable.get(id) ?? []) {
      const act = acts[seq - 1];
      const kept =
        act?.id === order.id &&
        act.seat === seat &&
        act.kind === order.type &&
        (act.kind !== 'answer' || order.type !== 'answer' || canonical(act.answer) === canonical(order.answer));
      if (!kept) lost++;
    }
    // From the seed alone, without any snapshot.
    const table = Table.load(game, { setup, acts });
    if (table.status !== 'over' || row.status !== 'over' || row.seq !== acts.length) stuck++;
    verify(game, table.save());
    for (const stored of await storage.snapshots(id)) {
      const snapshot = JSON.parse(stored.data) as TableSnapshot;
      const then = Table.load(game, { setup, acts: acts.slice(0, snapshot.seq) });
      if (then.hash !== snapshot.hash) throw new Error(`table ${id}: the hash at ${snapshot.seq} is not that of the replay`);
      hashes++;
    }
  }
  await storage.close();
  return { answers, lost, stuck, hashes };
}
