import type { Companions, Invitations, Rematch, TableAnswer, Wishes } from '@orrery/protocol';
import { usualWishes } from '@orrery/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { defaults, type ServerConfig } from '../src/config.ts';
import { Guest, newOrderId } from './help/client.ts';
import { Browser, httpSink, type Mailbox, mailServer, type Sink } from './help/endpoints.ts';
import { asPlayer, playToEnd } from './help/met.ts';
import { startPostgres, type TestPostgres } from './help/postgres.ts';
import { type TestServer, testServer } from './help/server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Noon in Greenwich, one o'clock in Vienna. */
const NOON = Date.UTC(2026, 10, 16, 12);

let postgres: TestPostgres;
let mailbox: Mailbox;
let sink: Sink;
beforeAll(async () => {
  [postgres, mailbox] = await Promise.all([startPostgres(), mailServer()]);
});
afterAll(() => Promise.all([postgres.stop(), mailbox.close()]));

let server: TestServer;
let clock: { passed: number };
afterEach(async () => {
  await server.end();
  await sink.close();
});
async function start(config: Partial<ServerConfig>): Promise<void> {
  sink = await httpSink();
  mailbox.mails.length = 0;
  clock = { passed: 0 };
  const notices = { ...defaults.notices, allow: ['127.0.0.0/8'], every: 15, smtpUrl: mailbox.url, from: 'orrery@example.org' };
  const time = { wall: () => NOON + clock.passed, monotonic: () => clock.passed };
  server = await testServer({ ...config, ...time, notices });
}

const awhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 150));
const texts = (): string[] => sink.received.map((r) => (JSON.parse(r.body.toString()) as { text: string }).text);
const wish = (guest: Guest, wishes: Partial<Wishes>) => guest.request('PUT', '/api/notices', { ...usualWishes, ...wishes });
const everywhere = { ...usualWishes.what, turn: { push: false, mail: false, hook: false }, invite: { push: true, mail: true, hook: true } };
const hear = async (guest: Guest, path: string, wishes: Partial<Wishes> = {}): Promise<void> => {
  await wish(guest, { what: everywhere, ...wishes });
  expect((await guest.post('/api/notices/channels', { kind: 'hook', style: 'slack', url: `${sink.url}${path}` })).status).toBe(200);
};
const player = async (name: string): Promise<Guest> => asPlayer(await Guest.arrive(server.port), name, 'Europe/Vienna');
const over = { kind: 'bank' as const, bank: 3 * DAY, increment: DAY };

/** Two players play a match to its end, which is noted. */
async function finished(anna: Guest, bert: Guest, terms: object = { clock: over }): Promise<string> {
  const id = await playToEnd(anna, bert, terms);
  await expect.poll(() => server.context.tools.storage.results.outcomeOf(id)).toBeDefined();
  return id;
}
const named = async (guest: Guest): Promise<string[]> =>
  (await guest.get<Companions>('/api/companions')).body.companions.map((c) => c.name);
const asked = async (guest: Guest) => (await guest.get<Invitations>('/api/invitations')).body.invitations;
const free = { seats: [{ kind: 'me' as const, name: 'Anna' }, { kind: 'empty' as const }, { kind: 'empty' as const }], clock: over };

for (const kind of ['SQLite', 'PostgreSQL'] as const) {
  const storage = async (): Promise<Partial<ServerConfig>> => (kind === 'SQLite' ? {} : { databaseUrl: await postgres.database() });

  describe(`invitations, ${kind}`, () => {
    it('go to people one has played with, once, through every channel, in the language and outside the quiet hours of whoever is asked', async () => {
      await start(await storage());
      const [anna, bert, carl] = [await player('Anna'), await player('Bert'), await player('Carl')];
      await finished(anna, bert);
      expect([await named(anna), await named(carl)]).toEqual([['Bert'], []]);
      const [{ handle }] = (await anna.get<Companions>('/api/companions')).body.companions;
      await hear(bert, '/bert', { language: 'de', zone: 'Europe/Vienna', quiet: { from: 13 * 60, to: 14 * 60 }, wake: false });
      const browser = new Browser(`${sink.url}/push`);
      await bert.post('/api/notices/channels', { kind: 'push', label: 'phone', ...browser.subscription });
      await bert.post('/api/notices/channels', { kind: 'mail', address: 'bert@example.org' });
      const token = /notices\/([\w-]{43})/.exec(mailbox.mails[0]?.text ?? '')?.[1];
      expect((await bert.post('/api/notices/confirm', { token })).status).toBe(200);
      const { id } = await anna.lay({ ...free, title: 'Thursday crew' });
      const ask = (whom: string, table = id) => anna.post<Companions>(`/api/tables/${table}/invitations`, { handle: whom });
      expect((await ask(handle)).body.companions.map((c) => c.name)).toEqual(['Bert']);
      expect((await ask(handle)).status).toBe(200);
      clock.passed += MINUTE;
      await awhile();
      expect([sink.received.length, mailbox.mails.length]).toEqual([0, 1]);
      clock.passed += HOUR;
      await expect.poll(() => [sink.received.length, mailbox.mails.length], { timeout: 8_000 }).toEqual([2, 2]);
      const { pushKey } = (await bert.get<{ pushKey: string }>('/api/notices')).body;
      const hook = sink.received.find((r) => r.path === '/bert');
      const push = sink.received.find((r) => r.path === '/push') ?? expect.fail('no push');
      expect(JSON.parse(hook?.body.toString() ?? '').text).toMatch(
        /^\*?Anna lädt dich zu .* ein\*?\nThursday crew\. 1\sTag je Zug, 3\sPlätze\.\n/,
      );
      expect(browser.read(push, pushKey)).toMatchObject({
        title: expect.stringMatching(/^Anna lädt dich zu /),
        url: expect.stringContaining(id),
      });
      await awhile();
      expect(sink.received).toHaveLength(2);
      // It is there in the lobby, too, until it is answered; nobody else is asked.
      expect(await asked(bert)).toMatchObject([{ table: { id, title: 'Thursday crew' }, by: 'Anna', rematch: false }]);
      expect(await asked(carl)).toEqual([]);
      expect((await bert.request('DELETE', `/api/invitations/${id}`)).status).toBe(200);
      expect(await asked(bert)).toEqual([]);
      expect((await carl.request('DELETE', `/api/invitations/${id}`)).status).toBe(404);
    });

    it('are refused to strangers, to anybody but whoever laid the table, and in heaps; whoever blocked one hears nothing', async () => {
      await start(await storage());
      const [anna, bert, carl] = [await player('Anna'), await player('Bert'), await player('Carl')];
      const played = await finished(anna, bert);
      const [{ handle }] = (await anna.get<Companions>('/api/companions')).body.companions;
      const { id } = await anna.lay(free);
      const ask = (who: Guest, whom: string, table = id) =>
        who.post<Companions & { code?: string }>(`/api/tables/${table}/invitations`, { handle: whom });
      expect((await ask(carl, handle)).body.code).toBe('notTheCreator');
      const own = await carl.lay(free);
      expect((await ask(carl, handle, own.id)).body.code).toBe('notFound');
      expect((await ask(anna, 'A'.repeat(16))).body.code).toBe('notFound');
      expect((await carl.get(`/api/tables/${id}/invitations`)).status).toBe(403);
      await hear(bert, '/bert');
      await bert.request('PUT', `/api/tables/${played}/seats/0/block`, { blocked: true });
      expect((await ask(anna, handle)).body.companions.map((c) => c.name)).toEqual(['Bert']);
      clock.passed += HOUR;
      await awhile();
      expect([texts(), await asked(bert)]).toEqual([[], []]);
      await bert.request('PUT', `/api/tables/${played}/seats/0/block`, { blocked: false });
      const codes: string[] = [];
      for (let i = 0; i < 42; i++) codes.push((await ask(anna, handle, (await anna.lay(free)).id)).body.code ?? 'asked');
      expect(codes.filter((c) => c === 'asked')).toHaveLength(39);
      expect(new Set(codes)).toEqual(new Set(['asked', 'tooOften']));
    });

    it('to a rematch are written with the table: who sat there is told once, each answer is visible, and silence becomes no', async () => {
      await start(await storage());
      const [anna, bert] = [await player('Anna'), await player('Bert')];
      const id = await finished(anna, bert);
      await hear(bert, '/bert');
      const answers = async (guest: Guest): Promise<Rematch> => (await guest.get<Rematch>(`/api/tables/${id}/rematch`)).body;
      expect(await answers(bert)).toEqual({
        table: null,
        until: null,
        answers: [
          { seat: 0, answer: 'open' },
          { seat: 1, answer: 'open' },
        ],
      });
      const again = (await anna.post<TableAnswer>(`/api/tables/${id}/rematch`)).body.table.id;
      await anna.post(`/api/tables/${id}/rematch`);
      clock.passed += MINUTE;
      await expect.poll(() => texts().length, { timeout: 8_000 }).toBe(1);
      expect(texts()[0]).toMatch(/^\*?Anna wants a rematch in .*\nAre you in\?\n/);
      expect(await asked(bert)).toMatchObject([{ table: { id: again }, by: 'Anna', rematch: true }]);
      expect((await answers(anna)).answers.map((a) => a.answer)).toEqual(['yes', 'open']);
      clock.passed += DAY;
      expect((await answers(anna)).answers.map((a) => a.answer)).toEqual(['yes', 'no']);
      expect(await asked(bert)).toEqual([]);
      // Who comes late finds the seat free as long as nobody else has it.
      expect((await bert.post<TableAnswer>(`/api/tables/${id}/rematch`)).body.table.status).toBe('playing');
      await awhile();
      expect(texts()).toHaveLength(1);
    });

    it('to a rematch of three keep everybody’s seat, however they come to the table, until they say no', async () => {
      await start(await storage());
      const [anna, bert, carl, dora] = [await player('Anna'), await player('Bert'), await player('Carl'), await player('Dora')];
      const people = [anna, bert, carl];
      const { id } = await anna.lay({ seats: [{ kind: 'me', name: 'Anna' }, { kind: 'empty' }, { kind: 'empty' }], clock: over });
      await bert.post(`/api/tables/${id}/join`, { name: 'Bert' });
      await carl.post(`/api/tables/${id}/join`, { name: 'Carl' });
      const lines = await Promise.all(people.map((each, seat) => each.connect({ table: id, seat })));
      for (const seat of [0, 1]) expect(await lines[seat].ask({ type: 'giveUp', id: newOrderId(), seat })).toMatchObject({ type: 'ack' });
      await lines[2].until(() => (lines[2].payload?.status === 'over' ? true : undefined));
      const again = (await anna.post<TableAnswer>(`/api/tables/${id}/rematch`)).body.table.id;
      const look = async (guest: Guest) => (await guest.get<TableAnswer>(`/api/tables/${again}`)).body.table;
      // Anna moves on to the second seat, Bert to the third, Carl to the first.
      expect([(await look(bert)).kept, (await look(carl)).kept, (await look(dora)).kept]).toEqual([2, 0, undefined]);
      // Whoever is asked may watch instead; to know the address is not enough.
      expect([(await look(bert)).mayWatch, (await look(dora)).mayWatch]).toEqual([true, false]);
      const join = (guest: Guest, body: object = {}) => guest.post<TableAnswer & { code?: string }>(`/api/tables/${again}/join`, body);
      expect([(await join(dora)).body.code, (await join(dora, { seat: 0 })).body.code]).toEqual(['noEmptySeat', 'seatTaken']);
      await carl.request('DELETE', `/api/invitations/${again}`);
      expect((await join(bert, { name: 'Bert' })).body.table.yours).toEqual([2]);
      expect((await join(dora, { name: 'Dora' })).body.table).toMatchObject({ status: 'playing', yours: [0] });
    });

    it('to a rematch at one sitting stand for three minutes, can be declined, and are withdrawn when they are answered first', async () => {
      await start(await storage());
      const [anna, bert] = [await player('Anna'), await player('Bert')];
      const live = { clock: { kind: 'bank', bank: 20 * MINUTE, increment: 10_000 } };
      const [one, two] = [await finished(anna, bert, live), await finished(anna, bert, live)];
      await hear(bert, '/bert');
      const table = (await anna.post<TableAnswer>(`/api/tables/${one}/rematch`)).body.table.id;
      const { until } = (await anna.get<Rematch>(`/api/tables/${one}/rematch`)).body;
      expect((until ?? 0) - (NOON + clock.passed)).toBe(3 * MINUTE);
      expect((await bert.request('DELETE', `/api/invitations/${table}`)).status).toBe(200);
      expect((await anna.get<Rematch>(`/api/tables/${one}/rematch`)).body.answers.map((a) => a.answer)).toEqual(['yes', 'no']);
      await anna.post(`/api/tables/${two}/rematch`);
      await bert.post(`/api/tables/${two}/rematch`);
      clock.passed += MINUTE;
      await awhile();
      expect(texts()).toEqual([]);
    });
  });
}
