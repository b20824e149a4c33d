/**
 * From what one answer costs here to 100,000 players: node bench/simulate.ts [--players N] [--seconds S] [--sockets-us US] [--database-us US] [--json]
 * Plays the four games through the rules worker and keeps the time of every single order, and how long this disk takes to flush. Then answers
 * arrive by chance at nodes with a thread for sockets, threads for rules and one flush at a time for each partition of the database, and
 * take the times that were measured. Prints how busy each part is and how long people wait, for ever more nodes.
 */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { registry } from '@orrery/games';
import { type Chance, type Game, int, seeded } from '@orrery/kernel';
import { RulesWorker } from '../server/src/rules/rules-worker.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '20' },
    /** Processor time for an answer of a server without its rules, and of the database, from bench/scale.ts. */
    'sockets-us': { type: 'string', default: '115' },
    'database-us': { type: 'string', default: '60' },
    json: { type: 'boolean', default: false },
  },
});

/** People at a table, how long it takes them to answer, and how much busier the busiest hour is: assumptions, all others are measured. */
const PER_TABLE = 2.5;
const THINKING_MS = 8_000;
const PEAK = 2;
const RULES_THREADS = 3;
const PARTITIONS_PER_NODE = 0.5;

type Measured = { readonly orders: number[]; readonly bytes: number };

/** Processor time of this process, in milliseconds: what others do on the machine meanwhile does not count. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The processor time of each order of some games, in milliseconds, with everybody watching, and how long an act is. */
async function ordersOf(id: string, games: number): Promise<Measured> {
  const game = (await registry[id as keyof typeof registry].load()) as unknown as Game;
  const orders: number[] = [];
  let [acts, bytes] = [0, 0];
  for (let n = 0; n < games; n++) {
    const config = game.configure(Math.min(game.definition.seats.max, 3), {});
    const seats = Array.from({ length: config.seats }, (_, i) => ({ kind: 'human', name: `P${i}` }));
    const viewers = seats.map((_, seat) => seat);
    const worker = new RulesWorker(registry as never);
    const setup = JSON.stringify({ config, seed: `simulate ${n}`, seats, clock: { kind: 'none' }, askEverything: true, time: 0 });
    const open = {
      kind: 'open',
      table: 't',
      game: id,
      setup,
      from: 0,
      past: '[]',
      rules: null,
      begun: true,
      snapshots: [],
      upTo: 0,
      viewers,
    } as const;
    await worker.prepare(open);
    worker.do(open);
    const luck: Chance = seeded(`simulate ${n}`);
    const position = game.start(config, `simulate ${n}`);
    for (let seq = 0; !game.over(position); seq++) {
      const asks = game.open(position);
      const ask = asks[int(luck, asks.length)];
      const options = game.options(position, ask);
      const answer = options[int(luck, options.length)];
      const order = { kind: 'answer', id: `${seq}`, seat: ask.seat, seq, decision: ask.decision, answer } as const;
      const since = cpuMs();
      const reply = worker.do({ kind: 'order', table: 't', order, time: 0, viewers }) as { act: string };
      // The first games compile the rules.
      if (n >= games / 2) orders.push(cpuMs() - since);
      acts++;
      bytes += reply.act.length;
      game.play(position, ask, answer);
    }
  }
  return { orders, bytes: bytes / acts };
}

/** How long this disk takes until what was written is on it, in milliseconds: the faster half, for a database has a disk of its own. */
function flushes(): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-flush-'));
  const file = openSync(join(folder, 'log'), 'w');
  const times: number[] = [];
  for (let i = 0; i < 300; i++) {
    writeSync(file, 'x'.repeat(8_192));
    const since = performance.now();
    fdatasyncSync(file);
    times.push(performance.now() - since);
  }
  closeSync(file);
  rmSync(folder, { recursive: true });
  return times.toSorted((a, b) => a - b).slice(0, times.length / 2);
}

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;

/** Does one thing after the other; knows when it is free and how long it has worked. */
class Line {
  free = 0;
  busy = 0;

  do(at: number, takes: number): number {
    this.free = Math.max(at, this.free) + takes;
    this.busy += takes;
    return this.free;
  }
}

/** One flush at a time; whoever comes meanwhile is in the next one. */
class Partition {
  #ends = 0;
  #next = 0;
  busy = 0;

  /** When what arrives at this moment is on disk. Moments come in order. */
  keep(at: number, takes: number, flush: () => number): number {
    this.busy += takes;
    if (at >= this.#next) {
      // Nobody is waiting: it begins at once, or when the flush under way ends.
      const begins = Math.max(at, this.#ends);
      this.#next = begins;
      this.#ends = begins + flush();
    }
    this.#ends += takes;
    return this.#ends;
  }
}

export type Simulated = {
  readonly nodes: number;
  readonly partitions: number;
  readonly 'answers/s': number;
  readonly 'sockets thread': string;
  readonly 'rules threads': string;
  readonly p50: number;
  readonly p99: number;
};

const pick = (list: readonly number[]): number => list[Math.floor(Math.random() * list.length)];
const share = (busy: number, of: number): string => `${Math.round((100 * busy) / of)} %`;

function simulated(nodes: number, rate: number, orders: readonly number[], disk: readonly number[]): Simulated {
  const end = Number(values.seconds) * 1000;
  const socketMs = Number(values['sockets-us']) / 1000;
  const databaseMs = Number(values['database-us']) / 1000;
  const partitions = Array.from({ length: Math.max(1, Math.round(nodes * PARTITIONS_PER_NODE)) }, () => new Partition());
  const servers = Array.from({ length: nodes }, () => ({
    sockets: new Line(),
    rules: Array.from({ length: RULES_THREADS }, () => new Line()),
  }));
  const times: number[] = [];
  for (let at = 0; at < end; at += (-Math.log(1 - Math.random()) * 1000) / rate) {
    // A table belongs to one node, one of its threads and one partition.
    const server = servers[Math.floor(Math.random() * nodes)];
    const rules = server.rules[Math.floor(Math.random() * RULES_THREADS)];
    const partition = partitions[Math.floor(Math.random() * partitions.length)];
    const read = server.sockets.do(at, socketMs / 2);
    const done = rules.do(read, pick(orders));
    const kept = partition.keep(done, databaseMs, () => pick(disk));
    // What is sent takes the thread's time as well; when it is sent, others may be before it.
    server.sockets.busy += socketMs / 2;
    server.sockets.free += socketMs / 2;
    times.push(kept + socketMs / 2 - at);
  }
  times.sort((a, b) => a - b);
  const sockets = mean(servers.map((s) => s.sockets.busy));
  const rules = mean(servers.flatMap((s) => s.rules.map((r) => r.busy)));
  return {
    nodes,
    partitions: partitions.length,
    'answers/s': Math.round(rate),
    'sockets thread': share(sockets, end),
    'rules threads': share(rules, end),
    p50: Math.round(10 * quantile(times, 0.5)) / 10,
    p99: Math.round(10 * quantile(times, 0.99)) / 10,
  };
}

const measured = await Promise.all(Object.keys(registry).map(async (id) => ({ id, ...(await ordersOf(id, 6)) })));
const orders = measured.flatMap((m) => m.orders);
const disk = flushes();
const rate = (PEAK * Number(values.players)) / PER_TABLE / (THINKING_MS / 1000);
const lines = [1, 2, 3, 4, 6, 8, 12, 16].map((nodes) => simulated(nodes, rate, orders, disk));
const sorted = orders.toSorted((a, b) => a - b);
const inputs = {
  'orders, ms': { mean: mean(orders), p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) },
  'flush, ms': {
    mean: mean(disk),
    p99: quantile(disk, 0.99),
  },
  'bytes of an act': Object.fromEntries(measured.map((m) => [m.id, Math.round(m.bytes)])),
};
if (values.json) console.log(JSON.stringify({ inputs, lines }));
else {
  console.log(JSON.stringify(inputs, undefined, 1));
  console.table(lines);
}
