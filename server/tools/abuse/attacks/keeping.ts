import { DAY, defaults } from '../../../src/config.ts';
import type { Guest, Line } from '../../../test/help/client.ts';
import { newOrderId } from '../../../test/help/client.ts';
import { type Arena, type Attack, sleep } from '../attack.ts';

const TIDY_MS = 300;
const two = [{ kind: 'me' as const }, { kind: 'me' as const }];

/** Plays for both seats until it is over. */
async function playOut(guest: Guest): Promise<string> {
  const { id } = await guest.lay({ seats: two });
  const lines: Line[] = [await guest.connect({ table: id, seat: 0 }), await guest.connect({ table: id, seat: 1 })];
  while (lines[0].payload?.status === 'playing') {
    const line = lines.find((l) => l.options.length > 0);
    if (line === undefined) throw new Error('nobody is asked');
    const done = await line.answer(line.options[0]);
    if (done.type !== 'ack') throw new Error(`refused: ${JSON.stringify(done)}`);
    await Promise.all(lines.map((l) => l.reach(done.seq)));
  }
  for (const line of lines) line.close();
  return id;
}

/** Days pass on all servers, and each has looked through what it keeps. */
async function daysPass(arena: Arena, days: number): Promise<void> {
  for (const node of arena.nodes) await node.pass(days * DAY);
  await sleep(5 * TIDY_MS * Math.sqrt(arena.patience));
}

/** What nobody comes back for would fill the disk in time. */
export const yearsPass: Attack = {
  name: 'tables, links, names and chat that nobody comes back for',
  limit:
    'a link ends after 7 days, a table that gathers after 14, a match after 180, a finished one after 365, a name after 400; chat goes with its table',
  alone: true,
  config: { tidy: TIDY_MS, idle: 100, sweep: 200, keep: defaults.keep },
  async run(arena) {
    const guest = await arena.guest();
    const visitor = await arena.guest();
    await visitor.request('PUT', '/api/me', { name: 'Visitor' });
    const { id: gathering } = await guest.lay({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
    const { id: playing } = await guest.lay({ seats: two });
    const over = await playOut(guest);
    const line = await guest.connect({ table: playing, seat: 0 });
    for (let i = 0; i < 5; i++) await line.ask({ type: 'chat', id: newOrderId(), text: 'Hello' });
    line.close();
    const invite = async (): Promise<string> => (await guest.post<{ token: string }>(`/api/tables/${gathering}/seats/1/link`)).body.token;
    const token = await invite();
    const there = async (): Promise<string> => {
      const statuses = await Promise.all([gathering, playing, over].map(async (id) => (await guest.get(`/api/tables/${id}`)).status));
      const { body } = await visitor.get<{ name: string }>('/api/me');
      return [...statuses.map((s) => (s === 200 ? 'there' : 'gone')), body.name === '' ? 'gone' : 'there'].join(' ');
    };
    const seen: string[] = [];
    await daysPass(arena, 8);
    const link = (await visitor.post('/api/claim', { token })).status;
    // Being asked for a name counts as having been here: that is done once, at the end.
    const tables = async (): Promise<string> => (await there()).split(' ').slice(0, 3).join(' ');
    await daysPass(arena, 5);
    seen.push(await tables());
    await daysPass(arena, 2);
    seen.push(await tables());
    await daysPass(arena, 167);
    seen.push(await tables());
    await daysPass(arena, 186);
    seen.push(await tables());
    await daysPass(arena, 401);
    const name = (await there()).split(' ')[3];
    for (const node of arena.nodes) await node.stop();
    const storage = await arena.open();
    const chat = (await storage.chat(playing, 0, 5_000)).length;
    await storage.close();
    const expected = ['there there there', 'gone there there', 'gone gone there', 'gone gone gone'];
    return {
      measured: `link after 8 days ${link}; gathering, playing, over after 13, 15, 182, 368 days: ${seen.join(', ')}; name after 769 days ${name}; chat left ${chat}`,
      held: link === 404 && seen.join() === expected.join() && name === 'gone' && chat === 0,
    };
  },
};
