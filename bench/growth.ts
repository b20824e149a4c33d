/**
 * What a long match costs: node bench/growth.ts [--json]
 * Opening a table from what storage keeps, answering at it with two who watch, after 100, 1,000 and 10,000 acts.
 */
import { parseArgs } from 'node:util';
import { KNOWN } from '@orrery/host';
import { RulesWorker } from '../server/src/rules/rules-worker.ts';
import type { StoredSnapshot } from '../server/src/storage/storage.ts';
import { registry } from './load/big200-registry.ts';
import type { Growth } from './report.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });

const ANSWERS = 400;
const OPENINGS = 100;
const ROUNDS = 15;
const viewers = [0, 1];
const game = await registry.big200.load();
const seats = viewers.map((seat) => ({ kind: 'human', name: `P${seat}` }));
const setup = JSON.stringify({ config: game.configure(2, {}), seed: 'growth', seats, clock: { kind: 'none' }, time: 1 });

const worker = new RulesWorker(registry);
await worker.prepare({ kind: 'configure', game: 'big200', seats: 2, options: {} });
const about = { game: 'big200', setup, rules: null, begun: true, viewers } as const;
/** The next answer that is always possible: each thing in turn goes to whoever is asked, and an odd number of things would go to the same again. */
const answerAt = (seq: number): number => (seq + Math.floor(seq / 200)) % 200;

function answer(table: string, seq: number): string {
  const order = { kind: 'answer', id: `o${seq}`, seat: seq % 2, seq, decision: 'claim', answer: answerAt(seq) } as const;
  const reply = worker.do({ kind: 'order', table, time: 1, viewers, order }) as { act: string };
  return reply.act;
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

type Kept = { readonly acts: number; readonly past: string; readonly snapshot: StoredSnapshot };

/** A match of this many acts as storage keeps it. */
function played(acts: number): Kept {
  const table = `long ${acts}`;
  worker.do({ kind: 'open', table, ...about, from: 0, past: '[]', snapshots: [], upTo: 0 });
  const last: string[] = [];
  for (let seq = 0; seq < acts; seq++) {
    last.push(answer(table, seq));
    if (last.length > KNOWN) last.shift();
  }
  const snapshot = worker.do({ kind: 'close', table }) as StoredSnapshot;
  return { acts, past: `[${last.join()}]`, snapshot };
}

function open({ acts, past, snapshot }: Kept, table: string): void {
  worker.do({ kind: 'open', table, ...about, from: Math.max(0, acts - KNOWN), past, snapshots: [snapshot], upTo: acts });
}

function measured(kept: Kept): Growth {
  let since = cpu();
  for (let i = 0; i < OPENINGS; i++) open(kept, `t${i}`);
  const opening = (cpu() - since) / OPENINGS;
  since = cpu();
  for (let i = 0; i < ANSWERS; i++) answer('t0', kept.acts + i);
  const answering = (cpu() - since) / ANSWERS;
  for (let i = 0; i < OPENINGS; i++) worker.do({ kind: 'close', table: `t${i}` });
  return { acts: kept.acts, 'open, us': opening, 'answer, us': answering };
}

const matches = [100, 1_000, 10_000].map(played);
const best = new Map<number, Growth>();
// In turns, and the best of each: what else the machine does then is nobody's alone.
for (let round = 0; round < ROUNDS; round++) {
  for (const kept of matches) {
    const now = measured(kept);
    const known = best.get(kept.acts) ?? now;
    best.set(kept.acts, {
      acts: kept.acts,
      'open, us': Math.round(Math.min(now['open, us'], known['open, us'])),
      'answer, us': Math.round(10 * Math.min(now['answer, us'], known['answer, us'])) / 10,
    });
  }
}
const lines = [...best.values()];
if (values.json) console.log(JSON.stringify(lines));
else console.table(lines);
