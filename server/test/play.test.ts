import { levels } from '@orrery/bots';
import { int, seeded, sha256, verify } from '@orrery/kernel';
import type { Replay, TableList } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toyGame } from '../../host/test/toy-game.ts';
import { Guest, type Line, newOrderId } from './help/client.ts';
import { type TestServer, testServer } from './help/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

const two = [{ kind: 'me' as const, name: 'Anna' }, { kind: 'empty' as const }];

/** Anna's table with Bert at it, both connected. */
async function table(options: Record<string, boolean | string> = {}, listed = false) {
  const [anna, bert] = [await Guest.arrive(server.port), await Guest.arrive(server.port)];
  const { id } = await anna.lay({ seats: two, options, listed });
  expect((await bert.post(`/api/tables/${id}/join`, { name: 'Bert' })).status).toBe(200);
  const lines: [Line, Line] = [await anna.connect({ table: id, seat: 0 }), await bert.connect({ table: id, seat: 1 })];
  return { anna, bert, id, lines };
}

/** Plays on at random until the match is over. */
async function playOut(lines: readonly Line[], seed: string): Promise<void> {
  const luck = seeded(seed);
  while (lines[0].payload?.status === 'playing') {
    const line = lines.find((l) => l.options.length > 0);
    if (line === undefined) throw new Error('nobody is asked');
    const done = await line.answer(line.options[int(luck, line.options.length)]);
    if (done.type !== 'ack') throw new Error(JSON.stringify(done));
    await Promise.all(lines.map((l) => l.reach(done.seq)));
  }
}

describe('two people', () => {
  it('play a whole match over sockets, and the luck checks out', async () => {
    const { anna, id, lines } = await table();
    const commitment = lines[0].payload?.luck.commitment;
    expect(lines[0].payload?.luck.seed).toBeNull();
    expect((await anna.get(`/api/tables/${id}/save`)).body.code).toBe('stillPlaying');
    await playOut(lines, 'whole');
    const { luck, outcome } = lines[1].payload ?? {};
    expect(outcome?.scores).toHaveLength(2);
    expect(sha256(luck?.seed ?? '')).toBe(commitment);
    const { body: save } = await anna.get<never>(`/api/tables/${id}/save`);
    expect(verify(toyGame as never, save)).toMatchObject({ over: true });
    const stranger = await Guest.arrive(server.port);
    expect((await stranger.get(`/api/tables/${id}/save`)).status).toBe(200);
  });

  it('see nothing before everybody sits', async () => {
    const anna = await Guest.arrive(server.port);
    const { id } = await anna.lay({ seats: two });
    const line = await anna.connect({ table: id, seat: 0 });
    expect(line.payload).toMatchObject({ status: 'gathering', view: null, asks: [] });
    const curious = await (await Guest.arrive(server.port)).connect({ table: id, seat: null });
    expect(await curious.refusal({ type: 'history', id: 'h', from: 0, to: 5 })).toBe('gathering');
    const bert = await Guest.arrive(server.port);
    await bert.post(`/api/tables/${id}/join`, { name: 'Bert' });
    await line.until(() => (line.payload?.status === 'playing' ? true : undefined));
    expect(line.heard.map((h) => h.what)).toEqual(['sit', 'setup']);
    // Who only looked in must leave before there is something to see.
    await curious.until(() => curious.received.find((m) => m.type === 'refused' && m.code === 'mayNotWatch'));
    expect(curious.payload?.view).toBeNull();
  });

  it('resume where they were, with what they missed, and never do a thing twice', async () => {
    const { anna, id, lines } = await table({ length: 'long' });
    const [a, b] = lines;
    const first = await a.answer(a.options[0], { id: 'once' });
    const since = a.seq;
    a.close();
    const other = await b.answer(b.options[0]);
    const again = await anna.connect();
    const welcome = await again.hello({ table: id, seat: 0, since });
    expect(welcome.heard.map((h) => h.seq)).toEqual([3]);
    expect(welcome.complete).toBe(true);
    expect(await again.ask({ type: 'answer', id: 'once', seq: 0, decision: 'bid', answer: (await replayed(anna, id)) as never })).toEqual(
      first,
    );
    expect(other).toMatchObject({ type: 'ack', seq: 3 });
  });

  it('take back, redo, ask why not, chat, and read the history', async () => {
    const { lines } = await table();
    for (const line of lines) await line.answer(line.options[0]);
    await Promise.all(lines.map((l) => l.reach(2)));
    const winner = lines.find((l) => l.options.length > 0) as Line;
    const loser = lines.find((l) => l !== winner) as Line;
    await winner.answer('take');
    const before = JSON.stringify(winner.payload?.view);
    await winner.answer('take');
    expect(winner.payload?.undo).toMatchObject({ steps: 2 });
    expect(await winner.ask({ type: 'undo', id: newOrderId(), seq: winner.seq, scope: 'step' })).toMatchObject({ type: 'ack' });
    expect(JSON.stringify(winner.payload?.view)).toBe(before);
    expect(await winner.ask({ type: 'redo', id: newOrderId(), seq: winner.seq })).toMatchObject({ type: 'ack' });
    expect(await loser.refusal({ type: 'undo', id: newOrderId(), seq: loser.seq, scope: 'step' })).toBe('undoBarrier');
    await winner.answer('peek');
    expect(await winner.ask({ type: 'whyNot', id: 'w', decision: 'spend' })).toMatchObject({ refusals: [{ reason: 'alreadySeen' }] });
    expect(await loser.refusal({ type: 'whyNot', id: 'w', decision: 'spend' })).toBe('notAsked');
    expect(await loser.ask({ type: 'chat', id: 'c', text: ' gg <b> ' })).toMatchObject({ type: 'ack' });
    const chat = await winner.until(() => winner.received.find((m) => m.type === 'chat'));
    expect(chat).toMatchObject({ lines: [{ text: 'gg <b>', seat: loser.payload?.viewer }] });
    const history = await loser.ask({ type: 'history', id: 'h', from: 0, to: 100 });
    expect(history).toMatchObject({
      heard: loser.heard.filter((h) => h.what === 'answer' || h.what === 'setup').map((h) => ({ at: h.at })),
    });
  });
});

/** The card Anna bid first: from the replay of her own view. */
async function replayed(guest: Guest, id: string): Promise<number | undefined> {
  const { body } = await guest.get<Replay>(`/api/tables/${id}/replay?from=0&to=1&seat=0`);
  const asked = body.moments[1].view.asks.find((a) => a.seat === 0);
  return asked?.answer as number;
}

describe('identity', () => {
  it('is a cookie scripts cannot read and other sites cannot use', async () => {
    const { headers } = await new Guest(server.port).get('/api/me');
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/^orrery_guest=[A-Za-z0-9_-]{43};/);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it('keeps a name, and is needed to lay or join a table', async () => {
    const guest = await Guest.arrive(server.port);
    expect((await guest.request('PUT', '/api/me', { name: 'Carla' })).body).toEqual({ name: 'Carla' });
    expect((await guest.get('/api/me')).body).toEqual({ name: 'Carla' });
    expect((await guest.lay({ seats: [{ kind: 'me' }, { kind: 'empty' }] })).seats[0].name).toBe('Carla');
    const nobody = new Guest(server.port);
    expect(await nobody.post('/api/tables', { game: 'toy', seats: two })).toMatchObject({ status: 401, body: { code: 'noIdentity' } });
  });

  it('holds a seat until a one-time link moves it to another device', async () => {
    const { anna, bert, id, lines } = await table();
    expect((await bert.post(`/api/tables/${id}/seats/0/link`)).body.code).toBe('notYourSeat');
    const phone = await Guest.arrive(server.port);
    expect(await phone.connect({ table: id, seat: 0 }).catch((e) => e.message)).toBe('refused: notYourSeat');
    const { body: link } = await anna.post<{ token: string }>(`/api/tables/${id}/seats/0/link`);
    expect(await phone.post('/api/claim', { token: link.token })).toMatchObject({ status: 200, body: { seat: 0, table: { yours: [0] } } });
    expect((await phone.post('/api/claim', { token: link.token })).body.code).toBe('badLink');
    await lines[0].until(() => lines[0].received.find((m) => m.type === 'bye' && m.why === 'moved'));
    expect(await lines[0].refusal({ type: 'answer', id: 'x', seq: 1, decision: 'bid', answer: 1 })).toBe('noTable');
    const line = await phone.connect({ table: id, seat: 0 });
    expect(await line.answer(line.options[0])).toMatchObject({ type: 'ack' });
  });

  it('lets the creator invite to an empty seat', async () => {
    const anna = await Guest.arrive(server.port);
    const { id } = await anna.lay({ seats: two });
    const { body: link } = await anna.post<{ token: string }>(`/api/tables/${id}/seats/1/link`);
    const carl = await Guest.arrive(server.port);
    expect(await carl.post('/api/claim', { token: link.token, name: 'Carl' })).toMatchObject({
      body: { seat: 1, table: { status: 'playing' } },
    });
  });
});

describe('watching', () => {
  it('needs a link at a table that is not listed, until it is ended', async () => {
    const { anna, bert, id, lines } = await table();
    const fan = await Guest.arrive(server.port);
    expect(await fan.connect({ table: id, seat: null }).catch((e) => e.message)).toBe('refused: mayNotWatch');
    const { body: link } = await bert.post<{ token: string }>(`/api/tables/${id}/watch-link`);
    const line = await fan.connect({ table: id, seat: null, watch: link.token });
    expect(line.payload).toMatchObject({ viewer: -1, asks: [] });
    expect(await line.refusal({ type: 'answer', id: 'x', seq: line.seq, decision: 'bid', answer: 1 })).toBe('notYourSeat');
    expect(await line.refusal({ type: 'chat', id: 'y', text: 'hi' })).toBe('notYourSeat');
    expect((await fan.get(`/api/tables/${id}/replay?from=0&to=0&watch=${link.token}`)).status).toBe(200);
    expect((await fan.request('DELETE', `/api/tables/${id}/watch-link`)).body.code).toBe('notYourSeat');
    await anna.request('DELETE', `/api/tables/${id}/watch-link`);
    await line.until(() => line.received.find((m) => m.type === 'refused' && m.code === 'mayNotWatch'));
    await lines[0].answer(lines[0].options[0]);
    expect(line.seq).toBe(1);
    expect((await fan.get(`/api/tables/${id}/replay?from=0&to=0&watch=${link.token}`)).body.code).toBe('mayNotWatch');
  });
});

describe('the lobby', () => {
  it('lists open tables, and mine with those first that wait for me', async () => {
    const { anna, bert, id, lines } = await table();
    const open = await anna.lay({ seats: two, listed: true, title: 'Come in' });
    const hidden = await anna.lay({ seats: two });
    const { body } = await bert.get<TableList>('/api/tables');
    expect(body.tables.map((t) => t.id)).toContain(open.id);
    expect(body.tables.map((t) => t.id)).not.toContain(hidden.id);
    expect(JSON.stringify(body)).not.toMatch(/seed|identity/);
    const mine = async (): Promise<string[]> => (await anna.get<TableList>('/api/tables/mine')).body.tables.map((t) => t.id);
    expect((await mine())[0]).toBe(id);
    await lines[0].answer(lines[0].options[0]);
    expect((await mine()).indexOf(id)).toBeLessThan(3);
    expect((await anna.get('/api/games')).body).toMatchObject({
      games: [{ id: 'toy', seats: { min: 2, max: 4 } }],
      bots: [...levels],
    });
  });

  it('lets two people race for the last seat and one win', async () => {
    const anna = await Guest.arrive(server.port);
    const { id } = await anna.lay({ seats: two, listed: true });
    const guests = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.port)));
    const tries = await Promise.all(guests.map((g) => g.post(`/api/tables/${id}/join`)));
    expect(tries.filter((t) => t.status === 200)).toHaveLength(1);
    for (const lost of tries.filter((t) => t.status !== 200)) expect(['alreadyStarted', 'noEmptySeat']).toContain(lost.body.code);
  });

  it('lets the creator fill seats with bots, and people leave', async () => {
    const anna = await Guest.arrive(server.port);
    const { id } = await anna.lay({ seats: [{ kind: 'me' }, { kind: 'empty' }, { kind: 'empty' }] });
    const bert = await Guest.arrive(server.port);
    await bert.post(`/api/tables/${id}/join`, { seat: 2 });
    expect((await bert.request('PUT', `/api/tables/${id}/seats/1`, { kind: 'bot', bot: 'random' })).body.code).toBe('notTheCreator');
    expect((await bert.post(`/api/tables/${id}/leave`, { seat: 2 })).body).toMatchObject({ table: { yours: [], status: 'gathering' } });
    await anna.request('PUT', `/api/tables/${id}/seats/1`, { kind: 'bot', bot: 'random' });
    expect((await anna.request('PUT', `/api/tables/${id}/seats/2`, { kind: 'bot', bot: 'nobody' })).body.code).toBe('unknownBot');
    expect((await anna.request('PUT', `/api/tables/${id}/seats/2`, { kind: 'bot', bot: 'greedy' })).body).toMatchObject({
      table: { status: 'playing' },
    });
  });
});

describe('bots', () => {
  it('play a match against somebody to its end', async () => {
    const anna = await Guest.arrive(server.port);
    const { id } = await anna.lay({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'random' }] });
    const line = await anna.connect({ table: id, seat: 0 });
    for (;;) {
      await line.until(() => (line.payload?.status === 'over' || line.options.length > 0 ? true : undefined));
      if (line.payload?.status === 'over') break;
      const done = await line.answer(line.options[0]);
      expect(['ack', 'refused']).toContain(done.type);
    }
    const { status } = await anna.get(`/api/tables/${id}/save`);
    expect(status).toBe(200);
  });

  it('play among themselves only while somebody looks', async () => {
    const anna = await Guest.arrive(server.port);
    const { id } = await anna.lay({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], standIn: 'random' });
    await anna.post(`/api/tables/${id}/leave`, { seat: 0 });
    await new Promise((r) => setTimeout(r, 600));
    const { seq } = (await anna.get<{ table: { seq: number } }>(`/api/tables/${id}`)).body.table;
    await new Promise((r) => setTimeout(r, 1000));
    expect((await anna.get<{ table: { seq: number } }>(`/api/tables/${id}`)).body.table.seq).toBe(seq);
    const line = await anna.connect({ table: id, seat: 0 });
    await line.until(() => (line.payload?.status === 'over' ? true : undefined));
  });

  it('sit with somebody: a table of bots alone is refused', async () => {
    const anna = await Guest.arrive(server.port);
    const bot = { kind: 'bot', bot: 'random' } as const;
    expect(await anna.post('/api/tables', { game: 'toy', seats: [bot, bot] })).toMatchObject({ status: 400, body: { code: 'noPerson' } });
  });

  it('stand in for who leaves, and give the seat back', async () => {
    const { lines } = await table({ length: 'long' });
    const [a, b] = lines;
    expect(await b.refusal({ type: 'standIn', id: 'h', seat: 0 })).toBe('notYourSeat');
    await a.ask({ type: 'standIn', id: newOrderId(), seat: 0 });
    await b.until(() => (b.payload?.waiting.includes(0) === false ? true : undefined));
    expect(b.payload?.seats[0]).toMatchObject({ bot: 'officer', standIn: 'left' });
    expect(await a.ask({ type: 'resumeSeat', id: newOrderId(), seat: 0 })).toMatchObject({ type: 'ack' });
    expect(await b.refusal({ type: 'resumeSeat', id: newOrderId(), seat: 0 })).toBe('notYourSeat');
  });
});

describe('hints', () => {
  it('are allowed by all people at the table together, each for their own seat', async () => {
    const { lines } = await table({ length: 'long' });
    const [a, b] = lines;
    await a.ask({ type: 'allowHints', id: newOrderId() });
    await b.until(() => (b.payload?.hints.allowedBy.includes(0) === true ? true : undefined));
    expect(b.payload?.hints).toEqual({ on: false, allowedBy: [0], missing: [1] });
    await b.ask({ type: 'allowHints', id: newOrderId() });
    await a.until(() => (a.payload?.hints.on === true ? true : undefined));
    await b.ask({ type: 'withdrawHints', id: newOrderId() });
    await a.until(() => (a.payload?.hints.on === false ? true : undefined));
    expect(await b.refusal({ type: 'withdrawHints', id: newOrderId() })).toBe('alreadySo');
  });
});

describe('saves', () => {
  it("of one's own match against bots can be taken along and played on elsewhere", async () => {
    const anna = await Guest.arrive(server.port);
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'random' }];
    const { id } = await anna.lay({ seats });
    const line = await anna.connect({ table: id, seat: 0 });
    await line.answer(line.options[0]);
    const { body: save } = await anna.get<{ log: unknown[] }>(`/api/tables/${id}/save`);
    const imported = await anna.post<{ table: { id: string } }>('/api/saves', { save, seats });
    expect(imported).toMatchObject({ status: 200, body: { table: { imported: true, status: 'playing' } } });
    const next = await anna.connect({ table: imported.body.table.id, seat: 0 });
    expect(next.payload?.at).toBeGreaterThanOrEqual(save.log.length);
    expect(await anna.post('/api/saves', { save: { ...save, seed: 'other' }, seats })).toMatchObject({
      status: 400,
      body: { code: 'badSave' },
    });
    expect(await anna.post('/api/saves', { save, seats: [{ kind: 'me' }] })).toMatchObject({ status: 400, body: { code: 'seats' } });
  });
});

describe('the server', () => {
  it('is healthy, counts, and checks where pages are from', async () => {
    const guest = await Guest.arrive(server.port);
    expect((await guest.get('/healthz')).body).toEqual({ status: 'ok', storage: 'sqlite' });
    const { body } = await guest.get<string>('/metrics');
    expect(body).toMatch(/orrery_order_seconds_count [1-9]/);
    expect(await guest.request('POST', '/api/tables', { game: 'toy', seats: two }, { origin: 'https://evil.example' })).toMatchObject({
      status: 403,
      body: { code: 'badOrigin' },
    });
    const { Line: Socket } = await import('./help/client.ts');
    await expect(Socket.open(guest.origin, guest.cookie, { origin: 'https://evil.example' })).rejects.toThrow('403');
  });

  it('goes down without losing anything, and idle tables leave memory', async () => {
    const own = await testServer({ idle: 300 });
    const anna = await Guest.arrive(own.port);
    const { id } = await anna.lay({ seats: [{ kind: 'me' }, { kind: 'me' }], options: { length: 'long' } });
    const lines = [await anna.connect({ table: id, seat: 0 }), await anna.connect({ table: id, seat: 1 })];
    for (const line of lines) await line.answer(line.options[0]);
    const winner = lines.find((l) => l.options.length > 0) as Line;
    await winner.answer('take');
    const payload = JSON.stringify(winner.payload);
    for (const line of lines) line.close();
    const deadline = Date.now() + 10_000;
    while (own.context.hall.live.length > 0 && Date.now() < deadline) await new Promise((r) => setTimeout(r, 50));
    expect(own.context.hall.live).toHaveLength(0);
    const seat = winner.payload?.viewer ?? 0;
    const back = await anna.connect({ table: id, seat });
    expect(JSON.stringify(back.payload)).toBe(payload);
    const next = await own.restart();
    await back.until(() => back.received.find((m) => m.type === 'bye'));
    const moved = new Guest(next.port);
    moved.cookie = anna.cookie;
    const after = await moved.connect({ table: id, seat });
    expect(JSON.stringify(after.payload)).toBe(payload);
    // Undo has survived all that.
    expect(await after.ask({ type: 'undo', id: newOrderId(), seq: after.seq, scope: 'turn' })).toMatchObject({ type: 'ack' });
    await next.end();
  });
});
