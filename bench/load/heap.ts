// What a thousand tables weigh in a rules thread once garbage is collected: node --expose-gc bench/load/heap.ts [ACTS]
import { RulesWorker } from '../../server/src/rules/rules-worker.ts';
import { registry } from './big200-registry.ts';

const { gc } = globalThis as { gc?: () => void };
if (gc === undefined) throw new Error('start with --expose-gc');
const heapMB = (): number => {
  gc();
  gc();
  return process.memoryUsage().heapUsed / 1e6;
};
const acts = Number(process.argv[2] ?? 10);
const game = await registry.big200.load();
const desk = new RulesWorker(registry);
const seats = [0, 1].map((seat) => ({ kind: 'human', name: `P${seat}` }));
const setup = JSON.stringify({ config: game.configure(2, {}), seed: 'heap', seats, clock: { kind: 'none' }, time: 1 });
await desk.prepare({ kind: 'configure', game: 'big200', seats: 2, options: {} });
const viewers = [0, 1];
const before = heapMB();
for (let t = 0; t < 1000; t++) {
  const table = `t${t}`;
  desk.do({ kind: 'open', table, game: 'big200', setup, from: 0, past: '[]', snapshots: [], rules: null, begun: false, upTo: 0, viewers });
  for (let m = 0; m < acts; m++) {
    desk.do({
      kind: 'order',
      table,
      time: 1,
      viewers,
      order: { kind: 'answer', id: `o${m}`, seat: m % 2, seq: m, decision: 'claim', answer: m },
    });
  }
}
const active = heapMB();
for (let t = 0; t < 1000; t++) desk.do({ kind: 'close', table: `t${t}` });
const closed = heapMB();
console.log(JSON.stringify({ active: Math.round(active - before), closed: Math.round((closed - before) * 10) / 10 }));
