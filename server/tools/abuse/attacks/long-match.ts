import type { Line } from '../../../test/help/client.ts';
import { newOrderId } from '../../../test/help/client.ts';
import { type Attack, quantile } from '../attack.ts';

const OPEN_MS = 1_000;
/** No turn of the toy has as many answers; what is taken back and given again within one ends long before this. */
const MOST_CYCLES = 600;

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

/** Makes a match as long as it can by acts that lead nowhere; it must open all the same, also after a kill without snapshots. */
export const longMatch: Attack = {
  name: 'a match made long by undo, redo and other acts that lead nowhere',
  limit: `taking back ends within a turn; whatever the length, opening takes under ${OPEN_MS / 1000} s`,
  alone: true,
  config: { idle: 3_600_000 },
  async run(arena) {
    const acts = arena.long ? 50_000 : 900;
    const guest = await arena.guest();
    const { id } = await guest.lay({ seats: [{ kind: 'me' }, { kind: 'me' }], options: { length: 'long' } });
    const lines = [await guest.connect({ table: id, seat: 0 }), await guest.connect({ table: id, seat: 1 })];
    for (const line of lines) await line.answer(line.options[0]);
    await Promise.all(lines.map((l) => l.reach(2)));
    const winner = lines.find((l) => l.options.length > 0) ?? lines[0];
    await winner.answer('take');
    await winner.reach(3);
    const cycles = await undoRedo(winner);
    lines[0].close();
    lines[1].close();
    // As fast as it can, from one seat and then the other, by acts nothing bounds.
    const line = await guest.connect({ table: id, seat: 0 });
    while (line.seq < acts) {
      const on = line.payload?.hints.allowedBy.includes(0) === true;
      const many = Array.from({ length: 40 }, (_, i) => ({
        type: (i % 2 === 0) === on ? ('withdrawHints' as const) : ('allowHints' as const),
        id: newOrderId(),
      }));
      // One socket has its messages carried out in order: no need to wait for each. Fewer than it may have waiting.
      const wanted = line.seq + 24;
      for (const message of many.slice(0, 24)) line.say(message);
      await line.reach(wanted);
      line.received.length = 0;
      line.raw.length = 0;
      line.heard.length = 0;
    }
    const { seq } = line;
    line.close();
    const times: number[] = [];
    for (let i = 0; i < (arena.long ? 5 : 3); i++) {
      for (const node of arena.nodes) await node.kill();
      for (const node of arena.nodes) await node.start();
      // Whatever a server needs to come up is not part of it.
      const other = await arena.guest();
      await other.connect({ table: (await other.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] })).id, seat: 0 });
      const since = performance.now();
      const again = await guest.connect({ table: id, seat: 0 });
      times.push(performance.now() - since);
      if (again.seq !== seq) throw new Error(`${again.seq} of ${seq} acts are there`);
      again.close();
    }
    // The middle one: a machine that is busy with other things makes one or the other slow.
    const middle = quantile(times, 0.5);
    return {
      measured: `taken back and given again ${cycles} times, then refused; ${seq} acts, opened in ${Math.round(middle)} ms (${times.length} times, slowest ${Math.round(Math.max(...times))} ms)`,
      held: cycles > 20 && cycles <= MOST_CYCLES && middle < OPEN_MS * arena.patience,
    };
  },
};
