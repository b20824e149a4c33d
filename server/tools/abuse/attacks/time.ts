import { type Guest, type Line, newOrderId } from '../../../test/help/client.ts';
import type { Arena, Attack } from '../attack.ts';
import { sleep } from '../attack.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const everywhere = async (arena: Arena, ms: number): Promise<void> => {
  for (const node of arena.nodes) await node.pass(ms);
};
const vote = async (line: Line, about: number): Promise<string> => {
  const said = await line.ask({ type: 'vote', id: newOrderId(), about, choice: 'standIn' });
  return said.type === 'refused' ? said.code : said.type;
};

/** Those who are present try to be rid of somebody: too early, too few, one who has left, one who is connected elsewhere. */
export const absenceVotes: Attack = {
  name: 'votes about somebody who is away',
  limit: 'only after 5 minutes, only by more than half of those present, only for the level agreed on; whoever returns plays on',
  alone: true,
  async run(arena) {
    const guests: Guest[] = [await arena.guest(0), await arena.guest(0), await arena.guest(0), await arena.guest(1)];
    const seats = guests.map((_, i) => ({ kind: i === 0 ? ('me' as const) : ('empty' as const) }));
    const { id } = await guests[0].lay({ seats, options: { length: 'long' }, standIn: 'cadet' });
    for (const [seat, guest] of guests.entries()) if (seat > 0) await guest.post(`/api/tables/${id}/join`, { seat });
    const [a, b, c, d] = await Promise.all(guests.map((g, seat) => g.connect({ table: id, seat })));
    await sleep(300);
    const said: string[] = [];
    await everywhere(arena, 10 * MINUTE);
    // Servers say every few seconds that whoever is connected still is.
    await sleep(3_000);
    said.push(await vote(a, 3));
    d.close();
    await sleep(500);
    await everywhere(arena, 5 * MINUTE - 10_000);
    said.push(await vote(a, 3));
    await everywhere(arena, 45_000);
    c.close();
    await sleep(500);
    said.push(await vote(a, 3));
    const early = a.payload?.seats[3].bot;
    said.push(await vote(b, 3));
    await a.until(() => (a.payload?.seats[3].bot === null ? undefined : true));
    const level = a.payload?.seats[3].bot;
    const back = await guests[3].connect({ table: id, seat: 3 });
    said.push((await back.ask({ type: 'resumeSeat', id: newOrderId(), seat: 3 })).type);
    await back.until(() => (back.payload?.seats[3].bot === null ? true : undefined));
    for (const line of [a, b, back]) line.close();
    const expected = ['notAbsent', 'notAbsent', 'ack', 'ack', 'ack'];
    return {
      measured: `there: ${said[0]}, too early: ${said[1]}, one of two: ${early === null ? 'not enough' : early}, two of two: ${level}, back: ${said[4]}`,
      held: said.join() === expected.join() && early === null && level === 'cadet',
    };
  },
};

/** The machine's clock is set, an hour forth and two back. */
export const clockSteps: Attack = {
  name: 'a machine whose clock is set',
  limit: 'an hour forth or back costs nobody time, and gives nobody any',
  alone: true,
  async run(arena) {
    const guest = await arena.guest();
    const since = performance.now();
    const clock = { kind: 'bank' as const, bank: 30 * MINUTE, increment: 0 };
    const { id } = await guest.lay({ seats: [{ kind: 'me' }, { kind: 'me' }], options: { length: 'long' }, clock });
    const line = await guest.connect({ table: id, seat: 0 });
    const lost: number[] = [];
    for (const step of [HOUR, -2 * HOUR]) {
      for (const node of arena.nodes) await node.pass(step, { set: true });
      await sleep(2_500);
      const other = await guest.connect({ table: id, seat: 1 });
      const first = other.options.length > 0 ? other : line;
      const done = await first.answer(first.options[0]);
      if (done.type !== 'ack') throw new Error(`refused: ${JSON.stringify(done)}`);
      await line.reach(done.seq);
      lost.push(30 * MINUTE - Math.min(...(line.payload?.clocks?.left ?? [0])));
      other.close();
    }
    const passed = performance.now() - since;
    line.close();
    return {
      measured: `${lost.map((ms) => Math.round(ms)).join(' and ')} ms went by on the clocks, ${Math.round(passed)} ms in all`,
      held: lost.every((ms) => ms >= 0 && ms <= passed + 100),
    };
  },
};
