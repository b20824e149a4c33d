import type { TableAnswer } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, type Line, newOrderId } from './help/client.ts';
import { startPostgres } from './help/postgres.ts';
import { type TestServer, testServer } from './help/server.ts';

const DAY = 24 * 60 * 60_000;

async function sitDown(server: TestServer, count: number, more: Partial<Parameters<Guest['lay']>[0]> = {}) {
  const guests = await Promise.all(Array.from({ length: count }, () => Guest.arrive(server.port)));
  const seats = guests.map((_, i) => ({ kind: i === 0 ? ('me' as const) : ('empty' as const) }));
  const { id } = await guests[0].lay({ seats, options: { length: 'long' }, ...more });
  for (const [seat, guest] of guests.entries()) if (seat > 0) await guest.post(`/api/tables/${id}/join`, { seat });
  const lines = await Promise.all(guests.map((g, seat) => g.connect({ table: id, seat })));
  return { guests, id, lines };
}
type Wanted = { what: 'end' | 'resume' | 'undo' } | { what: 'pause'; until: number };
const move = (line: Line, wanted: Wanted) => line.ask({ type: 'move', id: newOrderId(), wanted });
const second = (line: Line, yes = true) => line.ask({ type: 'second', id: newOrderId(), yes });

/** Both bid, and whoever won the prize rolls. */
async function roll(lines: readonly Line[]): Promise<{ winner: number; at: number }> {
  for (const line of lines) await line.answer(line.options[0]);
  const asked = await lines[0].until(() => lines.findIndex((l) => l.options.includes('roll')) + 1 || undefined);
  const winner = asked - 1;
  const at = lines[winner].payload?.at ?? 0;
  expect(await lines[winner].answer('roll')).toMatchObject({ type: 'ack' });
  return { winner, at };
}

describe('life at a table', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.end());

  it('nobody hears what somebody says whom they have blocked, now or later; the others do', async () => {
    const { guests, id, lines } = await sitDown(server, 3);
    const say = (line: Line, text: string) => line.ask({ type: 'chat', id: newOrderId(), text });
    await say(lines[1], 'before');
    await guests[0].request('PUT', `/api/tables/${id}/seats/1/block`, { blocked: true });
    await say(lines[1], 'after');
    await say(lines[2], 'from somebody else');
    const heard = (line: Line) => line.received.flatMap((m) => (m.type === 'chat' ? m.lines.map((l) => l.text) : []));
    await lines[0].until(() => heard(lines[0]).at(-1) === 'from somebody else' || undefined);
    expect(heard(lines[0])).toEqual(['before', 'from somebody else']);
    expect(heard(lines[2])).toEqual(['before', 'after', 'from somebody else']);
    const again = await guests[0].connect({ table: id, seat: 0 });
    expect(again.received[0]).toMatchObject({ type: 'welcome', chat: [{ text: 'from somebody else' }] });
    await guests[0].request('PUT', `/api/tables/${id}/seats/1/block`, { blocked: false });
    const friends = await guests[0].connect({ table: id, seat: 0 });
    expect(friends.received[0]).toMatchObject({ chat: [{ text: 'before' }, { text: 'after' }, { text: 'from somebody else' }] });
  });

  it('whoever gives up loses at once where there are two, and everybody can read it', async () => {
    const { guests, id, lines } = await sitDown(server, 2);
    expect(await lines[0].refusal({ type: 'giveUp', id: newOrderId(), seat: 1 })).toBe('notYourSeat');
    expect(await lines[0].ask({ type: 'giveUp', id: newOrderId(), seat: 0 })).toMatchObject({ type: 'ack' });
    await lines[1].until(() => (lines[1].payload?.status === 'over' ? true : undefined));
    expect(lines[1].payload?.leftOver).toEqual([1]);
    const { table } = (await guests[1].get<TableAnswer>(`/api/tables/${id}`)).body;
    expect(table).toMatchObject({ status: 'over', result: { winners: [1] } });
  });

  it('whoever holds a seat is called what they like, but not like somebody else, and not for fun', async () => {
    const { guests, id, lines } = await sitDown(server, 3);
    const rename = (seat: number, name: string) => ({ type: 'rename', id: newOrderId(), seat, name }) as const;
    const names = () => lines[2].payload?.seats.map((s) => s.name);
    const before = names() ?? [];
    expect(await lines[0].refusal(rename(1, 'Mallory'))).toBe('notYourSeat');
    expect(await lines[1].ask(rename(1, 'Benedikt'))).toMatchObject({ type: 'ack' });
    await lines[2].until(() => names()?.[1] === 'Benedikt' || undefined);
    expect(await lines[0].ask(rename(0, 'BENEDIKT'))).toMatchObject({ type: 'ack' });
    await lines[2].until(() => names()?.[0] !== before[0] || undefined);
    expect(names()).toEqual(['BENEDIKT 2', 'Benedikt', before[2]]);
    const { table } = (await guests[2].get<TableAnswer>(`/api/tables/${id}`)).body;
    expect(table.seats.map((s) => s.name)).toEqual(['BENEDIKT 2', 'Benedikt', before[2]]);
    for (let i = 0; i < 15; i++) await lines[1].ask(rename(1, `Ben ${i + 10}`));
    expect(await lines[1].refusal(rename(1, 'Ben'))).toBe('tooOften');
  });

  it('a pause is agreed on, and no clock runs meanwhile', async () => {
    const { lines } = await sitDown(server, 2, { clock: { kind: 'bank', bank: 3 * DAY, increment: DAY } });
    const until = Date.now() + 7 * DAY;
    expect(await move(lines[0], { what: 'pause', until })).toMatchObject({ type: 'ack' });
    expect(await lines[1].until(() => lines[1].payload?.motion ?? undefined)).toMatchObject({ by: 0, wanted: { what: 'pause', until } });
    expect(await second(lines[1])).toMatchObject({ type: 'ack' });
    expect(lines[0].payload).toMatchObject({ motion: null, clocks: { rests: [{ seat: null, to: until }] } });
    const spectator = await (await Guest.arrive(server.port)).connect();
    spectator.say({ type: 'second', id: 'x', yes: true });
    expect(await spectator.until(() => spectator.received.find((m) => m.type === 'refused'))).toMatchObject({ code: 'noTable' });
  });

  it('a roll is taken back by consent, also once the table has left memory', async () => {
    const { guests, id, lines } = await sitDown(server, 2);
    const { winner, at } = await roll(lines);
    const rolled = await server.context.hall.use(id, (t) => t.hash());
    for (const line of lines) line.close();
    // What is left of the match in memory is a snapshot.
    server = await server.restart();
    const again = await Promise.all(
      guests.map((g, seat) => {
        const back = new Guest(server.port);
        back.cookie = g.cookie;
        return back.connect({ table: id, seat });
      }),
    );
    expect(await move(again[winner], { what: 'undo' })).toMatchObject({ type: 'ack' });
    expect(again[winner].payload?.at).toBe(at + 1);
    expect(await second(again[1 - winner])).toMatchObject({ type: 'ack' });
    await again[winner].until(() => (again[winner].payload?.at === at ? true : undefined));
    expect(again[winner].heard.filter((h) => h.what === 'answer').length).toBeLessThanOrEqual(at);
    // From here it goes on as ever, over another restart too, and dice fall as they did.
    server = await server.restart();
    const back = new Guest(server.port);
    back.cookie = guests[winner].cookie;
    const line = await back.connect({ table: id, seat: winner });
    expect(line.payload?.at).toBe(at);
    await line.answer('roll');
    expect(await server.context.hall.use(id, (t) => t.hash())).toBe(rolled);
  });
});

it('a second server follows when more is taken back than it knows', async () => {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.database();
  const [one, two] = [await testServer({ databaseUrl }), await testServer({ databaseUrl })];
  try {
    const { guests, id, lines } = await sitDown(one, 2);
    const { winner, at } = await roll(lines);
    await one.context.hall.use(id, (t) => t.retire());
    const there = new Guest(two.port);
    there.cookie = guests[1 - winner].cookie;
    const line = await there.connect({ table: id, seat: 1 - winner });
    expect(await move(lines[winner], { what: 'undo' })).toMatchObject({ type: 'ack' });
    await line.until(() => (line.payload?.motion === null ? undefined : true));
    expect(await second(line)).toMatchObject({ type: 'ack' });
    await lines[winner].until(() => (lines[winner].payload?.at === at ? true : undefined));
    await lines[winner].answer('roll');
    await line.until(() => (line.payload?.at === at + 1 ? true : undefined));
    const hashes = await Promise.all([one, two].map((s) => s.context.hall.use(id, (t) => t.hash())));
    expect(hashes[0]).toBe(hashes[1]);
  } finally {
    await one.end();
    await two.end();
    await postgres.stop();
  }
});
