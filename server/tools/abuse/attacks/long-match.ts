import type { Act } from '@orrery/host';
import { type Line, newOrderId } from '../../../test/help/client.ts';
import { type Arena, type Attack, cpuOf } from '../attack.ts';

const OPEN_MS = 1_000;
/** No turn of the toy has as many answers; what is taken back and given again within one ends long before this. */
const MOST_CYCLES = 600;
/** What leads nowhere otherwise ends sooner still. */
const MOST_HINTS = 40;
const ACTS = { long: 50_000, short: 5_000 };
const OPENED = 5;

/** Takes back and gives again as long as it may; how often that was. */
async function undoRedo(line: Line): Promise<number> {
  let cycles = 0;
  for (; cycles <= MOST_CYCLES; cycles++) {
    const undone = await line.ask({ type: 'undo', id: newOrderId(), seq: line.seq, scope: 'step' });
    if (undone.type !== 'ack') break;
    await line.reach(undone.seq);
    const redone = await line.ask({ type: 'redo', id: newOrderId(), seq: line.seq });
    if (redone.type !== 'ack') break;
    await line.reach(redone.seq);
  }
  return cycles;
}

/** Allows hints and withdraws them as long as it may; how often that was. */
async function toAndFro(line: Line): Promise<number> {
  let cycles = 0;
  for (; cycles <= MOST_HINTS; cycles++) {
    if ((await line.ask({ type: 'allowHints', id: newOrderId() })).type !== 'ack') break;
    await line.ask({ type: 'withdrawHints', id: newOrderId() });
  }
  return cycles;
}

/** Makes the match as long as one could be made before there were bounds, while no server is there. */
async function lengthen(arena: Arena, table: string, acts: number): Promise<void> {
  const storage = await arena.open();
  const row = await storage.table(table);
  if (row === undefined) throw new Error('the table is gone');
  for (let from = row.seq + 1; from <= acts; from += 200) {
    const many = Array.from({ length: Math.min(200, acts - from + 1) }, (_, i): Act => {
      const seq = from + i;
      return { kind: (seq - row.seq) % 2 === 1 ? 'allowHints' : 'withdrawHints', seq, time: row.updated, id: `long-${seq}`, seat: 0 };
    });
    await Promise.all(many.map((act) => storage.append({ table, act: JSON.stringify(act), now: { ...row, seq: act.seq } })));
  }
  await storage.close();
}

/** Makes a match as long as it can by acts that lead nowhere; it must open all the same, also after a kill without snapshots. */
export const longMatch: Attack = {
  name: 'a match made long by undo, redo and other acts that lead nowhere',
  limit: `taking back and going to and fro end within a turn; a match of ${ACTS.long} acts opens in under ${OPEN_MS / 1000} s, each of ${OPENED} times, and also where no snapshot spares it any of them`,
  alone: true,
  config: { idle: 3_600_000 },
  async run(arena) {
    const guest = await arena.guest();
    const { id } = await guest.lay({ seats: [{ kind: 'me' }, { kind: 'me' }], options: { length: 'long' } });
    const lines = [await guest.connect({ table: id, seat: 0 }), await guest.connect({ table: id, seat: 1 })];
    for (const line of lines) await line.answer(line.options[0]);
    await Promise.all(lines.map((l) => l.reach(2)));
    const winner = lines.find((l) => l.options.length > 0) ?? lines[0];
    await winner.answer('take');
    await winner.reach(3);
    const cycles = await undoRedo(winner);
    const hints = await toAndFro(lines[0]);
    for (const line of lines) line.close();
    for (const node of arena.nodes) await node.kill();
    const acts = arena.long ? ACTS.long : ACTS.short;
    await lengthen(arena, id, acts);
    for (const node of arena.nodes) await node.start();
    const times: number[] = [];
    let computed = 0;
    for (let i = 0; i <= OPENED; i++) {
      if (i > 0) for (const node of arena.nodes) await node.kill();
      if (i > 0) for (const node of arena.nodes) await node.start();
      // Whatever a server needs to come up is not part of it.
      const other = await arena.guest();
      await other.connect({ table: (await other.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] })).id, seat: 0 });
      const before = await cpuOf(arena.nodes[0].port);
      const since = performance.now();
      const again = await guest.connect({ table: id, seat: 0 });
      times.push(performance.now() - since);
      if (i === 0) computed = 1000 * ((await cpuOf(arena.nodes[0].port)) - before);
      if (again.seq !== acts) throw new Error(`${again.seq} of ${acts} acts are there`);
      again.close();
    }
    // The first time all those acts are played: that is computing, which a busy machine makes later and not longer.
    const [first, ...others] = times;
    const slowest = Math.max(Math.min(first, computed), ...others);
    return {
      measured: `taken back ${cycles} times and to and fro ${hints} times, then refused; ${acts} acts played and opened in ${Math.round(first)} ms (${Math.round(computed)} ms of computing), then opened in ${others.map((ms) => Math.round(ms)).join(', ')} ms`,
      held: cycles > 20 && cycles <= MOST_CYCLES && hints > 4 && hints <= MOST_HINTS && slowest < OPEN_MS * arena.patience,
    };
  },
};
