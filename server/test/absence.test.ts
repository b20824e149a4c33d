import type { CreateTable } from '@orrery/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { Guest, type Line, newOrderId } from './help/client.ts';
import { startPostgres } from './help/postgres.ts';
import { type TestServer, testServer } from './help/server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A machine whose clocks a test can move: the one that goes on evenly, and the one somebody may set. */
const machine = () => {
  const clock = { even: 0, wall: Date.UTC(2026, 10, 16) };
  return {
    clock,
    config: { monotonic: () => clock.even, wall: () => clock.wall },
    pass(ms: number): void {
      clock.even += ms;
      clock.wall += ms;
    },
  };
};

const running: TestServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.end();
});
async function start(config: Parameters<typeof testServer>[0]): Promise<TestServer> {
  const server = await testServer(config);
  running.push(server);
  return server;
}

async function people(port: number, count: number, wanted: Partial<CreateTable> = {}) {
  const guests = await Promise.all(Array.from({ length: count }, () => Guest.arrive(port)));
  const seats = guests.map((_, i) => (i === 0 ? { kind: 'me' as const } : { kind: 'empty' as const }));
  const table = await guests[0].lay({ seats, options: { length: 'long' }, ...wanted });
  for (const [seat, guest] of guests.entries()) if (seat > 0) await guest.post(`/api/tables/${table.id}/join`, { seat });
  const lines = await Promise.all(guests.map((g, seat) => g.connect({ table: table.id, seat })));
  return { guests, table, id: table.id, lines };
}
const vote = (line: Line, about: number, choice: 'standIn' | 'wait' | 'end' = 'standIn') =>
  line.ask({ type: 'vote', id: newOrderId(), about, choice });
const gone = async (line: Line, seat: number, seenBy: Line): Promise<void> => {
  const from = seenBy.received.length;
  line.close();
  await seenBy.until(() => {
    const last = seenBy.received.slice(from).findLast((m) => m.type === 'presence');
    return last?.type === 'presence' && last.presence.awaySince[seat] !== null ? true : undefined;
  });
};

describe('somebody who is away', () => {
  it('is replaced after the time the table agreed on, by those present, with the level agreed on, and comes back', async () => {
    const { config, pass } = machine();
    const server = await start(config);
    const { guests, id, lines, table } = await people(server.port, 3, { absence: 10 * MINUTE, standIn: 'cadet' });
    expect(table).toMatchObject({ absence: 10 * MINUTE, standIn: 'cadet', asleep: false });
    const [a, b, c] = lines;
    pass(30 * MINUTE);
    expect(await vote(a, 2)).toMatchObject({ type: 'refused', code: 'notAbsent' });
    await gone(c, 2, a);
    pass(10 * MINUTE - 1);
    expect(await vote(a, 2)).toMatchObject({ type: 'refused', code: 'notAbsent', args: { seconds: 1 } });
    pass(1);
    expect(await vote(a, 2)).toMatchObject({ type: 'ack' });
    expect(a.payload?.seats[2]).toMatchObject({ bot: null });
    expect(await vote(b, 2)).toMatchObject({ type: 'ack' });
    await a.until(() => (a.payload?.seats[2].bot === 'cadet' ? true : undefined));
    const back = await guests[2].connect({ table: id, seat: 2 });
    expect(await back.ask({ type: 'resumeSeat', id: newOrderId(), seat: 2 })).toMatchObject({ type: 'ack' });
    expect(back.payload?.seats[2]).toMatchObject({ bot: null, standIn: null });
  });

  it('is there for all seats of a screen, whichever is shown', async () => {
    const { config, pass } = machine();
    const server = await start(config);
    const [anna, bert] = await Promise.all([Guest.arrive(server.port), Guest.arrive(server.port)]);
    const { id } = await anna.lay({ seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'empty' }] });
    await bert.post(`/api/tables/${id}/join`);
    await anna.connect({ table: id, seat: 0 });
    const line = await bert.connect({ table: id, seat: 2 });
    pass(HOUR);
    expect(await vote(line, 1)).toMatchObject({ type: 'refused', code: 'notAbsent' });
  });

  it('is nobody’s business at a table over days, and strangers have no vote', async () => {
    const { config, pass } = machine();
    const server = await start(config);
    const { id, lines } = await people(server.port, 2, { clock: { kind: 'bank', bank: 3 * DAY, increment: DAY }, listed: true });
    await gone(lines[1], 1, lines[0]);
    pass(2 * DAY);
    expect(await vote(lines[0], 1)).toMatchObject({ type: 'refused', code: 'clockDecides' });
    const fan = await (await Guest.arrive(server.port)).connect({ table: id, seat: null });
    expect(await vote(fan, 1)).toMatchObject({ type: 'refused', code: 'notYourSeat' });
  });

  it('is present while connected to another server, and away once that server is gone', async () => {
    const postgres = await startPostgres();
    try {
      const { config, pass } = machine();
      const databaseUrl = await postgres.database();
      const [one, two] = [await start({ ...config, databaseUrl }), await start({ ...config, databaseUrl })];
      const { guests, id, lines } = await people(one.port, 2);
      const [a, b] = lines;
      const elsewhere = new Guest(two.port);
      elsewhere.cookie = guests[1].cookie;
      const there = await elsewhere.connect({ table: id, seat: 1 });
      b.close();
      await there.ask({ type: 'ping', id: 'p' });
      for (let i = 0; i < 3; i++) {
        pass(10 * MINUTE);
        // Each server says by its sweep that it is there.
        await new Promise((r) => setTimeout(r, 1000));
        expect(await vote(a, 1)).toMatchObject({ type: 'refused', code: 'notAbsent' });
      }
      // Whichever server swept first after such a leap saw the other silent; as time goes on it looks again, and nobody is shown as away.
      const shown = () => a.received.findLast((m) => m.type === 'presence');
      for (let i = 0; i < 60 && shown()?.presence.seats[1] !== true; i++) {
        pass(10_000);
        await new Promise((r) => setTimeout(r, 300));
      }
      expect(shown()).toMatchObject({ presence: { seats: [true, true], awaySince: [null, null] } });
      await two.stop();
      running.splice(running.indexOf(two), 1);
      pass(5 * MINUTE + 30_000);
      expect(await vote(a, 1)).toMatchObject({ type: 'ack' });
      expect(a.payload?.seats[1]).toMatchObject({ bot: 'officer', standIn: 'absent' });
    } finally {
      for (const server of running.splice(0)) await server.end();
      await postgres.stop();
    }
  });
});

describe('clocks', () => {
  const days = { clock: { kind: 'bank', bank: 3 * DAY, increment: DAY } } as const;
  const out = (line: Line, seat: number) => line.until(() => (line.payload?.clocks?.out.includes(seat) === true ? true : undefined));

  it('over days run out, the others decide, and a bot stands in only then', async () => {
    const { config, pass } = machine();
    const server = await start(config);
    const { lines } = await people(server.port, 3, days);
    const [a, b, c] = lines;
    await a.answer(a.options[0]);
    await b.answer(b.options[0]);
    pass(3 * DAY);
    await out(a, 2);
    expect(a.payload?.seats[2].bot).toBeNull();
    await vote(a, 2);
    expect(c.payload?.seats[2].bot).toBeNull();
    await vote(b, 2);
    await c.until(() => (c.payload?.seats[2].standIn === 'time' ? true : undefined));
  });

  it('put a table to sleep when nobody is in time, and bots do not finish the match', async () => {
    const { config, pass } = machine();
    const server = await start(config);
    const anna = await Guest.arrive(server.port);
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'random' }];
    const { id } = await anna.lay({ seats, ...days });
    const line = await anna.connect({ table: id, seat: 0 });
    await line.reach(1);
    pass(3 * DAY);
    await line.until(() => (line.payload?.asleep === true ? true : undefined));
    const { seq } = line;
    await new Promise((r) => setTimeout(r, 600));
    expect(line.seq).toBe(seq);
    expect((await anna.get<{ table: { asleep: boolean; status: string } }>(`/api/tables/${id}`)).body.table).toMatchObject({
      asleep: true,
      status: 'playing',
    });
    expect(await line.answer(line.options[0])).toMatchObject({ type: 'refused', code: 'asleep' });
    expect(await line.ask({ type: 'resumeSeat', id: newOrderId(), seat: 0 })).toMatchObject({ type: 'ack' });
    expect(line.payload).toMatchObject({ asleep: false, clocks: { left: [DAY, 3 * DAY] } });
    expect(await line.answer(line.options[0])).toMatchObject({ type: 'ack' });
  });

  it.each([HOUR, -HOUR])('lose nothing when the machine’s clock is set by %i ms, now or over a restart', async (step) => {
    const { config, clock, pass } = machine();
    let server = await start(config);
    const { guests, id, lines } = await people(server.port, 2, { clock: { kind: 'bank', bank: 30 * MINUTE, increment: 0 } });
    const [a] = lines;
    pass(MINUTE);
    clock.wall += step;
    await a.answer(a.options[0]);
    expect(a.payload?.clocks?.left).toEqual([29 * MINUTE, 29 * MINUTE]);
    clock.wall += step;
    // Down for a while, and the clock is set meanwhile: the even one starts anew.
    running.splice(running.indexOf(server), 1);
    clock.wall += step;
    const next = { ...config, monotonic: () => clock.even - 17 };
    await server.stop();
    pass(2 * HOUR);
    const before = clock.even;
    server = await testServer(next, server.dataDir);
    running.push(server);
    const bert = new Guest(server.port);
    bert.cookie = guests[1].cookie;
    const b = await bert.connect({ table: id, seat: 1 });
    pass(MINUTE);
    expect(clock.even - before).toBe(MINUTE);
    await b.answer(b.options[0]);
    expect(b.payload?.clocks?.left).toEqual([29 * MINUTE, 28 * MINUTE]);
  });
});

describe('the save of a running match', () => {
  it('leaves a mark at the table before it is given out, for whoever gets a seat there later', async () => {
    const server = await start({});
    const [anna, bert] = await Promise.all([Guest.arrive(server.port), Guest.arrive(server.port)]);
    const { id, luckKnown } = await anna.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    expect(luckKnown).toBe(false);
    for (let i = 0; i < 3; i++) expect((await anna.get(`/api/tables/${id}/save`)).status).toBe(200);
    const { body } = await anna.post<{ token: string }>(`/api/tables/${id}/seats/1/link`);
    const claimed = await bert.post<{ table: { luckKnown: boolean; seq: number } }>('/api/claim', { token: body.token });
    expect(claimed.body.table).toMatchObject({ luckKnown: true, seq: 1 });
    const line = await bert.connect({ table: id, seat: 1 });
    expect(line.payload?.luck).toMatchObject({ known: true, seed: null });
    expect(line.heard.map((h) => h.what)).toContain('takeSave');
    expect((await bert.get(`/api/tables/${id}/save`)).status).toBe(403);
  });
});
