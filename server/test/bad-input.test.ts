import { type Chance, int, seeded } from '@orrery/kernel';
import { limits, PROTOCOL, refusal, refusalCode } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, type Line } from './help/client.ts';
import { generous, type TestServer, testServer } from './help/server.ts';

let server: TestServer;
let anna: Guest;
let mallory: Guest;
let id: string;
let asked: Line;
let waiting: Line;

// A match in its middle: one player is asked, the other is not; and somebody with a cookie of their own and bad intentions.
beforeAll(async () => {
  server = await testServer();
  anna = await Guest.arrive(server.port);
  mallory = await Guest.arrive(server.port);
  ({ id } = await anna.lay({ seats: [{ kind: 'me' }, { kind: 'me' }], options: { length: 'long' } }));
  const lines = [await anna.connect({ table: id, seat: 0 }), await anna.connect({ table: id, seat: 1 })];
  for (const line of lines) await line.answer(line.options[0], { id: `first${line.payload?.viewer}` });
  await Promise.all(lines.map((l) => l.reach(2)));
  asked = lines.find((l) => l.options.length > 0) as Line;
  waiting = lines.find((l) => l !== asked) as Line;
});
afterAll(() => server.end());

const state = async (): Promise<string> => {
  const hash = await server.context.hall.use(id, (t) => t.hash());
  const row = await server.context.tools.storage.table(id);
  const members = await server.context.tools.storage.members(id);
  return JSON.stringify([hash, row?.seq, row?.summary, members, await server.context.tools.storage.acts(id, 0)]);
};

/** Something that does not belong there. */
function junk(luck: Chance): unknown {
  const things: unknown[] = [
    null,
    true,
    -1,
    0.5,
    1e308,
    2 ** 53,
    '',
    'x'.repeat(5000),
    '\u0000\u0001',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    "'; DROP TABLE acts; --",
    '\ud800',
    '🪐'.repeat(30),
    [],
    {},
    [[[[[[[[[[[[1]]]]]]]]]]]],
    { constructor: { prototype: { polluted: true } } },
    Array.from({ length: 400 }, (_, i) => i),
    { $ne: null },
    '[object Object]',
  ];
  return things[int(luck, things.length)];
}

/** A message with something wrong in it: a field replaced, left out or added. */
function spoilt(message: Record<string, unknown>, luck: Chance): Record<string, unknown> {
  const keys = Object.keys(message);
  const key = keys[int(luck, keys.length)];
  const copy = { ...message };
  const way = int(luck, 3);
  if (way === 0) copy[key] = junk(luck);
  else if (way === 1) delete copy[key];
  else copy[['seat', 'bot', 'viewer', 'admin', '__proto__', 'toString'][int(luck, 6)]] = junk(luck);
  return copy;
}

const isRefusal = (body: unknown): boolean => refusal.safeParse(body).success;

describe('bad input on a socket', () => {
  /** Sends a text and gives what comes back before the answer to a ping behind it. */
  async function provoke(line: Line, text: string | Buffer): Promise<string[]> {
    const from = line.received.length;
    line.socket.send(text);
    const ping = `ping${from}-${line.received.length}`;
    line.say({ type: 'ping', id: ping });
    await line.until(() => line.received.slice(from).find((m) => m.type === 'pong' && m.id === ping));
    return line.received
      .slice(from)
      .filter((m) => m.type !== 'pong' && m.type !== 'presence')
      .map((m) => (m.type === 'refused' ? refusalCode.parse(m.code) : `${m.type}!`));
  }

  it('300 spoilt messages are refused by name', async () => {
    const luck = seeded('spoilt');
    const before = await state();
    const templates: Record<string, unknown>[] = [
      { type: 'answer', id: 'a', seq: 2, decision: 'spend', answer: 'take' },
      { type: 'undo', id: 'u', seq: 2, scope: 'turn' },
      { type: 'redo', id: 'r', seq: 2 },
      { type: 'whyNot', id: 'w', decision: 'spend' },
      { type: 'standIn', id: 'h', seat: 0 },
      { type: 'resumeSeat', id: 't', seat: 0 },
      { type: 'vote', id: 'v', about: 1, choice: 'standIn' },
      { type: 'hello', protocol: PROTOCOL, table: id, seat: 0 },
    ];
    let provoked = 0;
    // From somebody who has no business here at all, so that nothing can be right by chance.
    const line = await mallory.connect();
    while (provoked < 300) {
      const message = spoilt(templates[int(luck, templates.length)], luck);
      const answers = await provoke(line, JSON.stringify(message));
      expect(answers, JSON.stringify(message)).toHaveLength(1);
      expect(answers[0]).not.toMatch(/!$|internal/);
      provoked++;
    }
    expect(await state()).toBe(before);
  });

  it('texts that are no messages, and messages that are too large', async () => {
    const before = await state();
    const line = await anna.connect({ table: id, seat: waiting.payload?.viewer ?? 0 });
    const texts: (string | Buffer)[] = [
      '',
      '{',
      'null',
      '[]',
      '42',
      '"hello"',
      '{"type":"ping"',
      '\u0000',
      'undefined',
      '{"type":{"type":"ping"}}',
      Buffer.from([0xff, 0xfe, 0x00, 0x80]),
      '['.repeat(8000),
      `{"type":"answer","id":"x","seq":2,"decision":"spend","answer":${'['.repeat(4000)}${']'.repeat(4000)}}`,
      `{"type":"answer","id":"x","seq":2,"decision":"spend","answer":1e999}`,
      `{"type":"answer","id":"x","seq":2,"decision":"spend","answer":{"__proto__":{"a":1}}}`,
      `{"type":"chat","id":"x","text":"${'y'.repeat(limits.chat + 1)}"}`,
    ];
    for (const text of texts) expect(await provoke(line, text), String(text).slice(0, 60)).toEqual(['badMessage']);
    for (const size of [limits.message + 1, 30_000, 60_000]) expect(await provoke(line, 'x'.repeat(size))).toEqual(['tooLarge']);
    line.socket.send('x'.repeat(100_000));
    await expect(line.until(() => undefined)).rejects.toThrow('closed');
    expect(await state()).toBe(before);
  });

  it('stale, repeated, forged and out of turn', async () => {
    const before = await state();
    const seat = asked.payload?.viewer ?? 0;
    const bid = { type: 'answer', decision: 'bid' };
    const refused = async (line: Line, message: Record<string, unknown>, ...codes: string[]): Promise<void> => {
      const answers = await provoke(line, JSON.stringify(message));
      expect(answers, JSON.stringify(message)).toHaveLength(1);
      expect(codes).toContain(answers[0]);
    };
    for (let i = 0; i < 20; i++) {
      await refused(asked, { ...bid, decision: 'spend', answer: 'take', id: `st${i}`, seq: i % 2 }, 'stale');
      await refused(asked, { ...bid, decision: 'spend', answer: 'take', id: `fu${i}`, seq: 3 + i }, 'stale');
      await refused(waiting, { ...bid, decision: 'spend', answer: 'take', id: `ot${i}`, seq: 2 }, 'notAsked');
      await refused(asked, { ...bid, id: `od${i}`, seq: 2, answer: i }, 'otherDecision');
      await refused(asked, { ...bid, decision: 'spend', id: `no${i}`, seq: 2, answer: [i, 'hang', { take: true }][i % 3] }, 'notAnOption');
      await refused(asked, { ...bid, decision: 'spend', answer: 'take', id: `fo${i}`, seq: 2, seat: i % 3 }, 'badMessage');
      await refused(waiting, { type: 'undo', id: `un${i}`, seq: 2, scope: 'step' }, 'undoBarrier', 'nothingToUndo');
      await refused(asked, { type: 'redo', id: `re${i}`, seq: 2 }, 'nothingToRedo');
    }
    // The same order again is the same act again, not another one; with other contents it is a forgery.
    const repeated = await asked.ask({ type: 'answer', id: `first${seat}`, seq: 0, decision: 'bid', answer: bidOf(before, seat) as never });
    expect(repeated).toMatchObject({ type: 'ack' });
    await refused(asked, { ...bid, id: `first${seat}`, seq: 0, answer: 999 }, 'idReused');
    const stranger = await mallory.connect();
    for (const hello of [
      { seat, table: id },
      { seat: null, table: id },
      { seat: 0, table: 'A'.repeat(22) },
      { seat: null, table: id, watch: 'B'.repeat(43) },
      { seat: 9, table: id },
    ])
      await refused(stranger, { type: 'hello', protocol: PROTOCOL, ...hello }, 'notYourSeat', 'mayNotWatch', 'notFound');
    await refused(stranger, { type: 'hello', protocol: PROTOCOL + 1, table: id, seat: null }, 'protocol');
    await refused(stranger, { ...bid, id: 'x', seq: 2, answer: 1 }, 'noTable');
    expect(await state()).toBe(before);
  });
});

const bidOf = (json: string, seat: number): unknown => {
  const acts = (JSON.parse(json) as [string, number, string, unknown, string[]])[4].map((a) => JSON.parse(a));
  return acts.find((a) => a.seat === seat).answer;
};

describe('bad requests', () => {
  it('200 of them get a typed refusal, never a 5xx, and change nothing', async () => {
    const luck = seeded('requests');
    const before = await state();
    const routes = [
      ['POST', '/api/tables', { game: 'toy', seats: [{ kind: 'me' }, { kind: 'empty' }], options: {}, clock: { kind: 'none' } }],
      ['POST', '/api/saves', { save: { format: 'orrery-save', game: 'toy', seed: 's', log: [], eras: [] }, seats: [{ kind: 'me' }] }],
      ['POST', `/api/tables/${id}/join`, { seat: 0, name: 'M' }],
      ['POST', `/api/tables/${id}/leave`, { seat: 0 }],
      ['PUT', `/api/tables/${id}/seats/0`, { kind: 'empty' }],
      ['POST', `/api/tables/${id}/seats/0/link`, {}],
      ['DELETE', `/api/tables/${id}/seats/0/link`, {}],
      ['POST', '/api/claim', { token: 'A'.repeat(43) }],
      ['POST', `/api/tables/${id}/watch-link`, {}],
      ['DELETE', `/api/tables/${id}/watch-link`, {}],
      ['PUT', '/api/me', { name: 'M' }],
    ] as const;
    let refusals = 0;
    for (let i = 0; i < 200; i++) {
      const [method, path, body] = routes[int(luck, routes.length)];
      const spoil = Object.keys(body).length === 0 ? junk(luck) : spoilt(body as Record<string, unknown>, luck);
      const way = int(luck, 8);
      const text = way === 0 ? '{"a":' : way === 1 ? JSON.stringify(spoil).repeat(3) : JSON.stringify(spoil);
      const headers: Record<string, string> =
        way === 2 ? { 'content-type': 'text/xml' } : way === 3 ? { origin: 'https://evil.example' } : {};
      const answer = await mallory.request(method, path, text, headers);
      expect(answer.status, `${method} ${path} ${text.slice(0, 200)}`).toBeLessThan(500);
      if (answer.status >= 400) {
        refusals++;
        expect(isRefusal(answer.body), JSON.stringify(answer.body)).toBe(true);
      }
    }
    expect(refusals).toBeGreaterThan(150);
    expect(await state()).toBe(before);
  });

  it('odd addresses, queries and cookies do no harm', async () => {
    const before = await state();
    const paths = [
      '/api/tables/..%2f..%2fetc%2fpasswd',
      '/api/tables/%00',
      `/api/tables/${'a'.repeat(5000)}`,
      '/api/tables/AAAAAAAAAAAAAAAAAAAAAA',
      `/api/tables/${id}/save`,
      `/api/tables/${id}/replay`,
      `/api/tables/${id}/replay?from=0&to=1`,
      `/api/tables/${id}/replay?from=-1&to=9`,
      `/api/tables/${id}/replay?from=0&to=99999999999`,
      `/api/tables/${id}/replay?from=0&to=5&seat=0`,
      `/api/tables/${id}/replay?from=x&to=y&seat=z`,
      `/api/tables/${id}/replay?from=0&to=1&watch=${'C'.repeat(43)}`,
      '/api/nothing',
      '/api/socket',
      '/%E0%A4%A',
      '/../../server/src/main.ts',
    ];
    for (const path of paths) {
      const { status, body } = await mallory.get(path);
      const what = path.slice(0, 80);
      expect(status, what).toBeGreaterThanOrEqual(400);
      expect(status, what).toBeLessThan(500);
      expect(isRefusal(body), `${what} ${JSON.stringify(body).slice(0, 200)}`).toBe(true);
    }
    const large = await mallory.post('/api/tables', { title: 'x'.repeat(limits.body) });
    expect(large).toMatchObject({ status: 413, body: { code: 'tooLarge' } });
    for (const cookie of [
      'orrery_guest=',
      'orrery_guest=short',
      `orrery_guest=${'é'.repeat(43)}`,
      'orrery_guest=a;orrery_guest=b',
      '=;;=;',
    ]) {
      const forger = new Guest(server.port);
      forger.cookie = Buffer.from(cookie, 'utf8').toString('latin1');
      expect((await forger.post(`/api/tables/${id}/leave`, { seat: 0 })).body.code).toBe('noIdentity');
    }
    expect(await state()).toBe(before);
  });

  it('and afterwards the server is well, and the match goes on', async () => {
    expect((await mallory.get('/healthz')).status).toBe(200);
    expect(await asked.answer('take')).toMatchObject({ type: 'ack', seq: 3 });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('too much', () => {
  it('is refused: requests, messages, tables', async () => {
    const strict = await testServer({
      rates: { ...generous, requests: 40, tables: 3, tablesPerDay: 100, saves: 100, replays: 100, messages: 5, burst: 10 },
    });
    const guest = await Guest.arrive(strict.port);
    const wanted = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'me' }] };
    const laid = [];
    for (let i = 0; i < 4; i++) laid.push(await guest.post('/api/tables', wanted));
    expect(laid.map((l) => l.status)).toEqual([200, 200, 200, 429]);
    expect(laid[3].body.code).toBe('tooFast');
    const line = await guest.connect();
    for (let i = 0; i < 20; i++) line.say({ type: 'ping', id: `p${i}` });
    await line.until(() => line.received.find((m) => m.type === 'refused' && m.code === 'tooFast' && m.id === 'p19'));
    expect(line.received.filter((m) => m.type === 'pong').length).toBeLessThanOrEqual(11);
    const answers = await Promise.all(Array.from({ length: 50 }, () => guest.get('/api/tables')));
    expect(answers.filter((a) => a.status === 429).length).toBeGreaterThan(10);
    await strict.end();
  });
});
