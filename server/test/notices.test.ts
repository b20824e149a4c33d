import type { ChannelSummary, Notices, Wishes } from '@orrery/protocol';
import { usualWishes } from '@orrery/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { defaults, type ServerConfig } from '../src/config.ts';
import { Guest, type Line, newOrderId } from './help/client.ts';
import { Browser, httpSink, type Mailbox, mailServer, type Sink } from './help/endpoints.ts';
import { startPostgres, type TestPostgres } from './help/postgres.ts';
import { type TestServer, testServer } from './help/server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Noon in Greenwich, one o'clock in Vienna. */
const NOON = Date.UTC(2026, 10, 16, 12);

const machine = (wall = NOON) => {
  const clock = { even: 0, wall };
  return {
    config: { monotonic: () => clock.even, wall: () => clock.wall },
    pass(ms: number): void {
      clock.even += ms;
      clock.wall += ms;
    },
  };
};

let postgres: TestPostgres;
let sink: Sink;
let mailbox: Mailbox;
beforeAll(async () => {
  postgres = await startPostgres();
  mailbox = await mailServer();
});
afterAll(async () => {
  await mailbox.close();
  await postgres.stop();
});

const running: TestServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.end();
  await sink.close();
});
async function start(config: Partial<ServerConfig> = {}, notices: Partial<ServerConfig['notices']> = {}): Promise<TestServer> {
  sink = await httpSink();
  mailbox.mails.length = 0;
  const all = { ...defaults.notices, allow: ['127.0.0.0/8'], every: 15, retry: 1_000, ...notices };
  const server = await testServer({ ...config, notices: all });
  running.push(server);
  return server;
}

async function until<T>(find: () => T | undefined | false, within = 8_000): Promise<T> {
  for (const end = Date.now() + within; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 10))) {
    const found = find();
    if (found !== undefined && found !== false) return found;
  }
  throw new Error('it did not come');
}
/** Long enough for the sender to have looked several times. */
const awhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 150));

const hookTo = (path = '/hook') => ({ kind: 'hook', style: 'slack', url: `${sink.url}${path}` });
async function add(guest: Guest, channel: object): Promise<ChannelSummary> {
  const { status, body } = await guest.post<ChannelSummary>('/api/notices/channels', channel);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}
const wish = (guest: Guest, wishes: Partial<Wishes>) => guest.request('PUT', '/api/notices', { ...usualWishes, ...wishes });
const texts = (): string[] => sink.received.map((r) => (JSON.parse(r.body.toString()) as { text: string }).text);

/** Anna looks at her table; Bert has sat down and is away. Both are asked for a bid. */
async function annaAndBert(server: TestServer, wanted: object = {}, channel: object | null = hookTo()) {
  const [anna, bert] = [await Guest.arrive(server.port), await Guest.arrive(server.port)];
  if (channel !== null) await add(bert, channel);
  const { id } = await anna.lay({
    seats: [{ kind: 'me', name: 'Anna' }, { kind: 'empty' }],
    options: { length: 'long' },
    title: 'Thursday crew',
    ...wanted,
  });
  const line = await anna.connect({ table: id, seat: 0 });
  expect((await bert.post(`/api/tables/${id}/join`, { name: 'Bert' })).status).toBe(200);
  await line.until(() => (line.payload?.status === 'playing' ? true : undefined));
  return { anna, bert, id, line };
}
const move = async (line: Line): Promise<void> => {
  expect(await line.answer(line.options[0])).toMatchObject({ type: 'ack' });
};

/** Until the one letter there is has been put off for another try, and is not just being tried. */
async function putOff(server: TestServer): Promise<void> {
  const { storage, now } = server.context.tools;
  for (;;) {
    const [letter] = await storage.outbox.due(now() + DAY, 1);
    if (letter.channel.failures === letter.attempts && letter.due < now() + MINUTE) return;
  }
}

for (const kind of ['SQLite', 'PostgreSQL'] as const) {
  const storage = async (): Promise<Partial<ServerConfig>> => (kind === 'SQLite' ? {} : { databaseUrl: await postgres.database() });

  describe(`notices, ${kind}`, () => {
    it('reach somebody who is away once a turn, and not whoever looks', async () => {
      const { config, pass } = machine();
      const server = await start({ ...config, ...(await storage()) });
      const { id, line, anna, bert } = await annaAndBert(server);
      await add(anna, hookTo('/anna'));
      await awhile();
      expect(sink.received).toHaveLength(0);
      pass(3_000);
      await until(() => sink.received.length === 1);
      expect(texts()[0]).toContain(`Your turn: toy`);
      expect(texts()[0]).toContain('Thursday crew.');
      expect(texts()[0]).toContain(`${line.socket.url.replace(/^ws(.*)\/api.*/, 'http$1')}/#/table/${id}`);
      // Anna has bid; Bert is still asked the same question.
      await move(line);
      pass(2 * MINUTE);
      await awhile();
      expect(sink.received.map((r) => r.path)).toEqual(['/hook']);
      // Bert plays on until only Anna is asked, and goes. When he is asked again, he hears of it again.
      const other = await bert.connect({ table: id, seat: 1 });
      const aloneAsked = (): boolean => line.options.length > 0 && line.payload?.waiting.includes(1) === false;
      while (!aloneAsked()) {
        const asked = other.options.length > 0 ? other : line;
        await move(asked);
        await Promise.all([line.reach(asked.seq), other.reach(asked.seq)]);
      }
      other.close();
      while (aloneAsked()) await move(line);
      pass(80_000);
      await until(() => sink.received.length === 2);
      await awhile();
      expect(sink.received.map((r) => r.path)).toEqual(['/hook', '/hook']);
    });

    it('tell a chat of the table whose turn it is, once, and how it ended', async () => {
      const { config, pass } = machine();
      const server = await start({ ...config, ...(await storage()) });
      const { id, line, anna, bert } = await annaAndBert(server, {}, null);
      const stranger = await Guest.arrive(server.port);
      const hook = { language: 'de', hook: hookTo('/room') };
      expect((await stranger.post(`/api/tables/${id}/hooks`, hook)).body.code).toBe('notYourSeat');
      expect((await stranger.get(`/api/tables/${id}/hooks`)).body.code).toBe('notYourSeat');
      const made = (await bert.post<ChannelSummary>(`/api/tables/${id}/hooks`, hook)).body;
      expect((await anna.post<ChannelSummary>(`/api/tables/${id}/hooks`, hook)).body.id).toBe(made.id);
      expect(texts()).toEqual([expect.stringContaining('Wer an diesem Tisch am Zug ist')]);
      expect((await anna.get<{ hooks: unknown[] }>(`/api/tables/${id}/hooks`)).body.hooks).toEqual([
        { id: made.id, kind: 'hook', label: 'slack 127.0.0.1', state: 'good' },
      ]);
      // Both bid; then one of them is asked alone.
      const other = await bert.connect({ table: id, seat: 1 });
      const lines = [line, other];
      // Whoever has just moved knows that it is their turn still.
      for (
        let moved: Line | undefined, bids = 0;
        bids < 2 || line.payload?.waiting.length !== 1 || (moved?.options.length ?? 0) > 0;
        bids++
      ) {
        moved = lines.find((l) => l.options.length > 0) ?? line;
        await move(moved);
        const { seq } = moved;
        await Promise.all(lines.map((l) => l.reach(seq)));
      }
      const who = line.payload?.waiting[0] === 0 ? 'Anna' : 'Bert';
      other.close();
      pass(80_000);
      const last = await until(() => texts()[1]);
      expect(last).toContain(`Am Zug: ${who}, toy`);
      expect(last).toContain(`/t/${id}`);
      await awhile();
      expect(texts()).toHaveLength(2);
      const { headers } = sink.received[1] ?? {};
      expect(headers?.['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
      await line.ask({ type: 'giveUp', id: newOrderId(), seat: 0 });
      pass(80_000);
      expect(await until(() => texts()[2])).toContain('toy ist zu Ende');
      expect((await anna.request('DELETE', `/api/tables/${id}/hooks/${made.id}`)).body).toEqual({ hooks: [] });
      for (let n = 0; n < 3; n++) await anna.post(`/api/tables/${id}/hooks`, { language: 'en', hook: hookTo(`/${n}`) });
      expect((await anna.post(`/api/tables/${id}/hooks`, { language: 'en', hook: hookTo('/more') })).body.code).toBe('tooManyChannels');
      sink.answer = { status: 500 };
      await anna.request(
        'DELETE',
        `/api/tables/${id}/hooks/${(await anna.get<{ hooks: { id: string }[] }>(`/api/tables/${id}/hooks`)).body.hooks[0].id}`,
      );
      expect((await anna.post(`/api/tables/${id}/hooks`, { language: 'en', hook: hookTo('/deaf') })).body.code).toBe('notSent');
      await server.context.tools.storage.dropTable(id, (await server.context.tools.storage.table(id))?.seq ?? 0);
      expect(await server.context.tools.storage.outbox.channels(`table:${id}`)).toEqual([]);
    });

    it('are sent twice at most where a server dies over them, under the same name', async () => {
      const { config, pass } = machine();
      const server = await start({ ...config, ...(await storage()) });
      const { outbox } = server.context.tools.storage;
      // Every server that takes this letter dies before it can note that it was sent.
      const finish = outbox.finish.bind(outbox);
      let deaths = 0;
      outbox.finish = async (letter, state, now) => {
        if (state !== 1) return finish(letter, state, now);
        deaths++;
        throw new Error('the power has gone');
      };
      await annaAndBert(server);
      for (let minutes = 0; minutes < 30; minutes++) {
        pass(3 * MINUTE);
        await awhile();
      }
      expect(deaths).toBe(2);
      expect(sink.received).toHaveLength(2);
      const names = sink.received.map((r) => r.headers['idempotency-key']);
      expect(names[0]).toBe(names[1]);
    });

    it('are not sent again by a server that has not yet noted that they were', async () => {
      const { config, pass } = machine();
      const server = await start({ ...config, ...(await storage()) });
      const { outbox } = server.context.tools.storage;
      const finish = outbox.finish.bind(outbox);
      const slow = Promise.withResolvers<void>();
      outbox.finish = async (letter, state, now) => {
        await slow.promise;
        return finish(letter, state, now);
      };
      await annaAndBert(server);
      pass(MINUTE);
      await until(() => sink.received.length === 1);
      pass(10 * MINUTE);
      await awhile();
      slow.resolve();
      await awhile();
      expect(sink.received).toHaveLength(1);
    });

    it('outlive the server that was to send them', async () => {
      const { config, pass } = machine();
      const server = await start({ ...config, ...(await storage()) });
      await annaAndBert(server);
      const next = await server.restart();
      running.splice(0, 1, next);
      pass(MINUTE);
      await until(() => sink.received.length === 1);
      await awhile();
      expect(sink.received).toHaveLength(1);
    });
  });
}

describe('a notice', () => {
  it('are withdrawn when they look at the table first, and write nothing for those without a channel', async () => {
    const { config, pass } = machine();
    const server = await start(config);
    const { id, bert } = await annaAndBert(server);
    const other = await bert.connect({ table: id, seat: 1 });
    await other.until(() => (other.options.length > 0 ? true : undefined));
    other.close();
    await awhile();
    pass(5 * MINUTE);
    await awhile();
    expect(sink.received).toHaveLength(0);
    const due = await server.context.tools.storage.outbox.due(NOON + DAY, 100);
    expect(due).toEqual([]);
  });

  it('are sent again after a failure, later each time, and given up in the end', async () => {
    const { config, pass } = machine();
    const server = await start(config);
    sink = Object.assign(sink, { answer: { status: 503 } });
    await annaAndBert(server);
    pass(3_000);
    await until(() => sink.received.length === 1);
    await putOff(server);
    await awhile();
    expect(sink.received).toHaveLength(1);
    pass(1_000);
    await until(() => sink.received.length === 2);
    await putOff(server);
    pass(2_000);
    await awhile();
    expect(sink.received).toHaveLength(2);
    pass(2_000);
    await until(() => sink.received.length === 3);
    await putOff(server);
    for (let i = 0; i < 12; i++) {
      pass(HOUR);
      await awhile();
    }
    expect(sink.received.length).toBe(6);
  });
});

describe('what is told', () => {
  it('holds clocks: time left, a reminder at a quarter, the end of the match', async () => {
    const { config, pass } = machine();
    const server = await start(config);
    const clock = { kind: 'bank', bank: 4 * DAY, increment: DAY };
    const channelOf = () => ({ kind: 'hook', style: 'slack', url: `${sink.url}/hook` });
    const { bert, line, id } = await annaAndBert(server, { clock }, channelOf());
    await wish(bert, { what: { ...usualWishes.what, short: { push: true, mail: true, hook: true } } });
    pass(3_000);
    await until(() => sink.received.length === 1);
    expect(texts()[0]).toMatch(/4 days left\./);
    await move(line);
    pass(3 * DAY - MINUTE);
    await awhile();
    expect(sink.received).toHaveLength(1);
    pass(2 * MINUTE);
    await until(() => sink.received.length === 2);
    expect(texts()[1]).toMatch(/1 day left in toy|24 h left in toy/);
    pass(2 * DAY);
    await line.until(() => (line.payload?.clocks?.out.includes(1) === true ? true : undefined));
    expect(await line.ask({ type: 'vote', id: newOrderId(), about: 1, choice: 'end' })).toMatchObject({ type: 'ack' });
    pass(3_000);
    await until(() => texts().find((t) => t.includes('toy is over')));
    expect(id).toBeDefined();
  });

  it('waits for the end of quiet hours in their own zone, and speaks their language', async () => {
    // 23:30 in Vienna.
    const { config, pass } = machine(Date.UTC(2026, 10, 16, 22, 30));
    const server = await start(config);
    const [anna, bert] = [await Guest.arrive(server.port), await Guest.arrive(server.port)];
    await add(bert, hookTo());
    await wish(bert, { language: 'de', zone: 'Europe/Vienna', quiet: { from: 22 * 60, to: 7 * 60 } });
    const { id } = await anna.lay({ seats: [{ kind: 'me', name: 'Anna' }, { kind: 'empty' }], title: 'Runde' });
    await bert.post(`/api/tables/${id}/join`, { name: 'Bert' });
    pass(HOUR);
    await awhile();
    expect(sink.received).toHaveLength(0);
    pass(6.5 * HOUR - 1_000);
    await awhile();
    expect(sink.received).toHaveLength(0);
    pass(2_000);
    await until(() => sink.received.length === 1);
    expect(texts()[0]).toContain('Du bist dran: toy');
  });

  it('comes to whoever has the table open behind something else', async () => {
    const { config, pass } = machine();
    const server = await start(config);
    const { bert, id } = await annaAndBert(server);
    const other = await bert.connect({ table: id, seat: 1 });
    other.say({ type: 'look', id: 'l', looking: false });
    await awhile();
    // What had been said of it was seen; the next turn is told.
    const anna = await Guest.arrive(server.port);
    const next = await anna.lay({ seats: [{ kind: 'me', name: 'Anna' }, { kind: 'empty' }] });
    await bert.post(`/api/tables/${next.id}/join`, { name: 'Bert' });
    const behind = await bert.connect();
    behind.say({ type: 'look', id: 'l', looking: false });
    await behind.hello({ table: next.id, seat: 1 });
    pass(3_000);
    await until(() => sink.received.length === 1);
    await awhile();
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).toContain(next.id);
  });

  it('comes also while they look where they always want it', async () => {
    const { config, pass } = machine();
    const server = await start(config);
    const { bert, id } = await annaAndBert(server);
    await wish(bert, { always: true });
    pass(3_000);
    await until(() => sink.received.length === 1);
    const other = await bert.connect({ table: id, seat: 1 });
    expect(other.options.length).toBeGreaterThan(0);
  });
});

describe('channels', () => {
  it('push: signed by the house, sealed for one browser, gone with it', async () => {
    const { config, pass } = machine();
    const server = await start(config);
    const browser = new Browser(`${sink.url}/push/1`);
    const { bert, id } = await annaAndBert(server, {}, { kind: 'push', label: 'Phone', ...browser.subscription });
    const { body } = await bert.get<Notices>('/api/notices');
    expect(body).toMatchObject({ fresh: true, mail: false, channels: [{ kind: 'push', label: 'Phone', state: 'good' }] });
    expect(JSON.stringify(body)).not.toContain(browser.subscription.keys.auth);
    pass(3_000);
    await until(() => sink.received.length === 1);
    expect(browser.read(sink.received[0], body.pushKey)).toMatchObject({
      title: 'Your turn: toy',
      tag: id,
      url: expect.stringContaining(`#/table/${id}`),
    });
    expect(() => new Browser(`${sink.url}/push/1`).read(sink.received[0], body.pushKey)).toThrow();
    expect(sink.received[0].body.toString('latin1')).not.toContain('Your turn');
    sink.answer = { status: 410 };
    const [channel] = body.channels;
    expect((await bert.post(`/api/notices/channels/${channel.id}/test`)).body.code).toBe('notSent');
    const again = await annaAndBertAgain(bert, server);
    pass(3_000);
    await until(() => sink.received.length === 3);
    await awhile();
    expect((await bert.get<Notices>('/api/notices')).body.channels).toEqual([]);
    expect(again).toBeDefined();
  });

  async function annaAndBertAgain(bert: Guest, server: TestServer): Promise<string> {
    const anna = await Guest.arrive(server.port);
    const { id } = await anna.lay({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
    await bert.post(`/api/tables/${id}/join`, { name: 'Bert' });
    return id;
  }

  it('mail: only to an address its reader has confirmed, several matches in one after the night', async () => {
    const { config, pass } = machine(Date.UTC(2026, 10, 16, 2));
    const server = await start(config, { smtpUrl: mailbox.url, publicUrl: 'https://games.example.org', from: 'Orrery <o@example.org>' });
    const bert = await Guest.arrive(server.port);
    await wish(bert, { quiet: { from: 0, to: 6 * 60 } });
    const channel = await add(bert, { kind: 'mail', address: 'bert@example.org' });
    expect(channel.state).toBe('unconfirmed');
    await annaAndBertAgain(bert, server);
    const { to, text } = await until(() => mailbox.mails[0]);
    expect(to).toBe('bert@example.org');
    const [, token] = /https:\/\/games\.example\.org\/#\/notices\/([\w-]{43})/.exec(text) ?? [];
    expect((await bert.post(`/api/notices/channels/${channel.id}/test`)).body.code).toBe('unconfirmed');
    expect((await bert.post('/api/notices/confirm', { token: 'A'.repeat(43) })).body.code).toBe('badLink');
    expect((await bert.post('/api/notices/confirm', { token })).status).toBe(200);
    expect((await bert.post('/api/notices/confirm', { token })).body.code).toBe('badLink');
    await annaAndBertAgain(bert, server);
    await annaAndBertAgain(bert, server);
    pass(4 * HOUR + MINUTE);
    await until(() => mailbox.mails.length === 2);
    await awhile();
    expect(mailbox.mails).toHaveLength(2);
    expect(mailbox.mails[1].text).toContain('Subject: 2 matches wait for you');
    expect(mailbox.mails[1].text).toContain('Auto-Submitted: auto-generated');
    expect(mailbox.mails[1].text.match(/Your turn: toy/g)).toHaveLength(2);
  });

  it('mail brings a player back to another device, and says to nobody whether an address is known', async () => {
    const { config, pass } = machine();
    const server = await start(config, { smtpUrl: mailbox.url, from: 'orrery@example.org', publicUrl: 'https://table.example.org' });
    const anna = await Guest.arrive(server.port);
    await anna.post('/api/player', { name: 'Anna', language: 'en', zone: 'UTC' });
    const { id } = await anna.lay({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
    await add(anna, { kind: 'mail', address: 'Anna@example.org' });
    const lost = await Guest.arrive(server.port);
    expect((await lost.get<{ mail: boolean }>('/api/me')).body.mail).toBe(true);
    const ask = (guest: Guest, address: string) => guest.post('/api/recover/mail', { address, language: 'de' });
    // An address somebody only claims brings nobody back.
    expect([(await ask(lost, 'Anna@example.org')).status, (await ask(lost, 'nobody@example.org')).status]).toEqual([200, 200]);
    await awhile();
    expect(mailbox.mails.map((m) => /Subject: (.*)/.exec(m.text)?.[1])).toEqual(['Is this your address?']);
    const confirm = /notices\/([\w-]{43})/.exec(mailbox.mails[0].text)?.[1];
    expect((await anna.post('/api/notices/confirm', { token: confirm })).status).toBe(200);
    expect((await ask(lost, 'Anna@example.org')).status).toBe(200);
    const mail = (await until(() => mailbox.mails[1])).text;
    expect(mail).toContain('Zurück zu Orrery');
    expect(mail).toContain('als Anna');
    const [, token = ''] = /https:\/\/table\.example\.org\/#\/device\/([\w-]{43})/.exec(mail) ?? [];
    // It takes no device that is somebody's, works once, and not for long.
    expect((await anna.post('/api/device', { token })).body.code).toBe('ownLink');
    expect((await lost.post<{ name: string }>('/api/device/look', { token })).body.name).toBe('Anna');
    expect((await lost.post('/api/device', { token })).status).toBe(200);
    expect((await lost.get<{ tables: { id: string; yours: number[] }[] }>('/api/tables/mine')).body.tables).toMatchObject([
      { id, yours: [0] },
    ]);
    const other = await Guest.arrive(server.port);
    expect((await other.post('/api/device', { token })).body.code).toBe('badLink');
    expect((await ask(other, 'Anna@example.org')).status).toBe(200);
    await until(() => mailbox.mails[2]);
    expect((await ask(other, 'Anna@example.org')).body.code).toBe('tooFast');
    pass(DAY);
    expect((await ask(other, 'Anna@example.org')).status).toBe(200);
    const late = /device\/([\w-]{43})/.exec((await until(() => mailbox.mails[3])).text)?.[1];
    pass(31 * MINUTE);
    expect((await other.post('/api/device', { token: late })).body.code).toBe('badLink');
    expect((await ask(other, 'no address')).body.code).toBe('badMessage');
  });

  it('do not write to strangers again and again, nor grow without end', async () => {
    const server = await start({}, { smtpUrl: mailbox.url, publicUrl: 'https://games.example.org' });
    const codes: unknown[] = [];
    for (let i = 0; i < 5; i++) {
      const guest = await Guest.arrive(server.port);
      codes.push((await guest.post('/api/notices/channels', { kind: 'mail', address: 'victim@example.org' })).body.code);
    }
    expect(codes).toEqual([undefined, undefined, undefined, 'tooFast', 'tooFast']);
    expect(mailbox.mails).toHaveLength(3);
    const bert = await Guest.arrive(server.port);
    for (let i = 0; i < 8; i++) await add(bert, hookTo(`/${i}`));
    expect(await add(bert, hookTo('/3'))).toMatchObject({ kind: 'hook' });
    expect((await bert.post('/api/notices/channels', hookTo('/9'))).body.code).toBe('tooManyChannels');
    const own = await Guest.arrive(server.port);
    const [first] = (await bert.get<Notices>('/api/notices')).body.channels;
    expect((await own.request('DELETE', `/api/notices/channels/${first.id}`)).body.code).toBe('notFound');
    expect((await bert.request('DELETE', `/api/notices/channels/${first.id}`)).status).toBe(200);
  });

  it('carry so much in an hour and no more', async () => {
    const { config, pass } = machine();
    const server = await start(config, { perHour: 3 });
    const bert = await Guest.arrive(server.port);
    await add(bert, hookTo());
    for (let i = 0; i < 6; i++) await annaAndBertAgain(bert, server);
    pass(3_000);
    await until(() => sink.received.length >= 3);
    await awhile();
    // Two may be under way at once.
    expect(sink.received.length).toBeLessThanOrEqual(4);
    pass(HOUR + MINUTE);
    await until(() => sink.received.length >= 6);
  });
});
