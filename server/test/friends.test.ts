import type { FriendList, Invitations, Profile, TableList, Wishes } from '@orrery/protocol';
import { usualWishes } from '@orrery/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { defaults, type ServerConfig } from '../src/config.ts';
import { Guest, type Line, newOrderId } from './help/client.ts';
import { httpSink, type Sink } from './help/endpoints.ts';
import { asPlayer, playToEnd } from './help/met.ts';
import { startPostgres, type TestPostgres } from './help/postgres.ts';
import { type TestServer, testServer } from './help/server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = Date.UTC(2026, 10, 16, 12);

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

let server: TestServer;
let sink: Sink;
let clock: { passed: number };
afterEach(async () => {
  await server.end();
  await sink.close();
});
async function start(config: Partial<ServerConfig>): Promise<void> {
  sink = await httpSink();
  clock = { passed: 0 };
  const notices = { ...defaults.notices, allow: ['127.0.0.0/8'], every: 15 };
  const time = { wall: () => NOON + clock.passed, monotonic: () => clock.passed };
  server = await testServer({ ...config, ...time, notices });
}
const player = async (name: string): Promise<Guest> => asPlayer(await Guest.arrive(server.port), name);
const handleOf = async (who: Guest): Promise<string> => (await who.get<Profile>('/api/profile')).body.handle;
async function meet(one: Guest, other: Guest, terms: object = {}): Promise<string> {
  const id = await playToEnd(one, other, terms);
  await expect.poll(() => server.context.tools.storage.results.outcomeOf(id)).toBeDefined();
  return id;
}
const befriend = (who: Guest, handle: string) => who.post<FriendList & { code?: string }>('/api/friends', { handle });
const list = async (who: Guest) =>
  (await who.get<FriendList>('/api/friends')).body.friends.map(({ name, is, online }) => [name, is, online ? 'here' : 'away']);
const asks = async (who: Guest) => (await who.get<Invitations>('/api/invitations')).body.friends?.map((f) => f.name);
const texts = (): string[] => sink.received.map((r) => (JSON.parse(r.body.toString()) as { text: string }).text);
const awhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 150));
const no = { push: false, mail: false, hook: false };
async function hear(who: Guest, wishes: Partial<Wishes['what']>): Promise<void> {
  const what = { turn: no, short: no, vote: no, standIn: no, invite: no, over: no, friend: no, said: no, ...wishes };
  await who.request('PUT', '/api/notices', { ...usualWishes, what });
  expect((await who.post('/api/notices/channels', { kind: 'hook', style: 'slack', url: `${sink.url}/h` })).status).toBe(200);
}

for (const kind of ['SQLite', 'PostgreSQL'] as const) {
  const storage = async (): Promise<Partial<ServerConfig>> => (kind === 'SQLite' ? {} : { databaseUrl: await postgres.database() });

  describe(`friends, ${kind}`, () => {
    it('are two who have met and both want it; strangers learn nothing, whoever said no is not asked again and may say otherwise', async () => {
      await start(await storage());
      const [ada, ben, eve] = [await player('Ada'), await player('Ben'), await player('Eve')];
      await meet(ada, ben);
      const [hers, his] = [await handleOf(ada), await handleOf(ben)];
      for (const handle of [hers, 'A'.repeat(16), await handleOf(eve)]) expect((await befriend(eve, handle)).body.code).toBe('notFound');
      expect((await befriend(await Guest.arrive(server.port), hers)).body.code).toBe('notAPlayer');
      // Whoever has the lobby open looks again at once; strangers hear nothing.
      const [lobby, strangers] = [await ben.connect(), await eve.connect()];
      const news = (line: Line) => line.received.filter((m) => m.type === 'lobby').length;
      for (const line of [lobby, strangers]) {
        line.say({ type: 'lobby', id: 'l' });
        await line.until(() => news(line) || undefined);
      }
      expect((await befriend(ada, his)).status).toBe(200);
      expect(await lobby.until(() => lobby.received.filter((m) => m.type === 'lobby')[1])).toEqual({
        type: 'lobby',
        mine: true,
        open: false,
      });
      expect(news(strangers)).toBe(1);
      expect([await list(ada), await list(ben), await asks(ben), await asks(ada)]).toEqual([
        [['Ben', 'asked', 'away']],
        [['Ada', 'asks', 'away']],
        ['Ada'],
        [],
      ]);
      // No: it is not seen, and asked again not heard.
      expect((await ben.request('DELETE', `/api/friends/${hers}`)).status).toBe(200);
      await ada.request('DELETE', `/api/friends/${his}`);
      await befriend(ada, his);
      expect([await list(ada), await list(ben), await asks(ben)]).toEqual([[['Ben', 'asked', 'away']], [], []]);
      expect((await ben.request('DELETE', `/api/friends/${await handleOf(eve)}`)).status).toBe(404);
      await befriend(ben, hers);
      await ben.get('/api/me');
      expect([await list(ada), await list(ben)]).toEqual([[['Ben', 'friends', 'here']], [['Ada', 'friends', 'here']]]);
      expect((await ada.get<Profile>(`/api/profiles/${his}`)).body).toMatchObject({ friendship: 'friends', online: null, running: null });
      // Twelve minutes later he has gone; and he may keep it to himself.
      clock.passed += 13 * MINUTE;
      expect(await list(ada)).toEqual([['Ben', 'friends', 'away']]);
      await ben.get('/api/me');
      expect(await list(ada)).toEqual([['Ben', 'friends', 'here']]);
      await ben.request('PUT', '/api/profile', { online: 'nobody' });
      expect(await list(ada)).toEqual([['Ben', 'friends', 'away']]);
      await ben.request('DELETE', '/api/player', { name: 'Ben' });
      expect([await list(ada), (await befriend(ada, his)).body.code]).toEqual([[], 'notFound']);
    });

    it('see at which listed tables the other plays, unless that is kept back; whoever blocks somebody is no friend of theirs', async () => {
      await start(await storage());
      const [ada, ben, eve] = [await player('Ada'), await player('Ben'), await player('Eve')];
      const met = await meet(ada, ben);
      await befriend(ada, await handleOf(ben));
      await befriend(ben, await handleOf(ada));
      const running = async (who: Guest) =>
        ((await who.get<TableList>('/api/tables')).body.running ?? []).map((t) => [t.title, t.friends === true]);
      const two = [{ kind: 'me' as const }, { kind: 'empty' as const }];
      for (const [maker, title, listed] of [
        [ben, 'His', true],
        [ben, 'Private', false],
        [eve, 'Hers', true],
      ] as const) {
        const { id } = await maker.lay({ seats: two, title, listed });
        await (await Guest.arrive(server.port)).post(`/api/tables/${id}/join`, { name: 'Gus' });
        clock.passed += HOUR;
      }
      expect([await running(ada), await running(eve)]).toEqual([
        [
          ['His', true],
          ['Hers', false],
        ],
        [
          ['Hers', false],
          ['His', false],
        ],
      ]);
      await ben.request('PUT', '/api/profile', { running: 'nobody' });
      expect(await running(ada)).toEqual([
        ['Hers', false],
        ['His', false],
      ]);
      expect((await ben.get<Profile>('/api/profile')).body).toMatchObject({ shown: 'played', running: 'nobody', online: 'friends' });
      await ben.request('PUT', `/api/tables/${met}/seats/0/block`, { blocked: true });
      expect([await list(ada), await list(ben)]).toEqual([[['Ben', 'asked', 'away']], []]);
      await befriend(ada, await handleOf(ben));
      expect(await asks(ben)).toEqual([]);
    });

    it('hear once of a table with room, and of none that is private, full or of somebody they have blocked', async () => {
      await start(await storage());
      const [ada, ben, eve] = [await player('Ada'), await player('Ben'), await player('Eve')];
      const met = await meet(ada, ben);
      await meet(ada, eve);
      await befriend(ada, await handleOf(ben));
      await befriend(ben, await handleOf(ada));
      await befriend(eve, await handleOf(ada));
      const hook = { ...no, hook: true };
      for (const who of [ada, ben, eve]) await hear(who, { friend: hook });
      const room = [{ kind: 'me' as const }, { kind: 'empty' as const }, { kind: 'empty' as const }];
      const lay = (terms: object) => ada.lay({ seats: room, ...terms });
      const { id } = await lay({ listed: true, title: 'Thursday crew' });
      await lay({ listed: false });
      await ada.lay({ seats: [{ kind: 'me' }, { kind: 'me' }], listed: true });
      clock.passed += HOUR;
      await expect.poll(texts, { timeout: 8_000 }).toHaveLength(1);
      await awhile();
      expect(texts()).toHaveLength(1);
      expect(texts()[0]).toMatch(/^\*?Ada opens a table: .*\nThursday crew\. No clock, 3 players\.\n.*\/table\//);
      expect(texts()[0]).toContain(id);
      await ben.request('PUT', `/api/tables/${met}/seats/0/block`, { blocked: true });
      await lay({ listed: true });
      clock.passed += HOUR;
      await awhile();
      expect(texts()).toHaveLength(1);
    });
  });

  describe(`what is said at a table, ${kind}`, () => {
    it('is told to those who are away and wish it, once an hour, the last of it; not to whoever said it, looks, or does not want to hear them', async () => {
      await start(await storage());
      const [ada, ben] = [await player('Ada'), await player('Ben')];
      const { id } = await ada.lay({ seats: [{ kind: 'me', name: 'Ada' }, { kind: 'empty' }], title: 'Thursday crew' });
      await ben.post(`/api/tables/${id}/join`, { name: 'Ben' });
      for (const who of [ada, ben]) await hear(who, { said: { ...no, hook: true } });
      const line = await ada.connect({ table: id, seat: 0 });
      const say = (text: string) => line.ask({ type: 'chat', id: newOrderId(), text });
      await say('Hello?');
      await say('Are you there');
      clock.passed += 5 * MINUTE;
      await expect.poll(texts, { timeout: 8_000 }).toHaveLength(1);
      expect(texts()[0]).toMatch(/^\*?[^\n]+: Ada writes\*?\nThursday crew\. “Are you there”\.\n/);
      await say('Ben?');
      clock.passed += 5 * MINUTE;
      await awhile();
      expect(texts()).toHaveLength(1);
      clock.passed += HOUR;
      await say('Still nobody.');
      clock.passed += 5 * MINUTE;
      await expect.poll(texts, { timeout: 8_000 }).toHaveLength(2);
      expect(texts()[1]).toContain('“Still nobody.”\n');
      clock.passed += HOUR;
      const his = await ben.connect({ table: id, seat: 1 });
      await say('There you are.');
      clock.passed += 5 * MINUTE;
      await awhile();
      his.close();
      await ben.request('PUT', `/api/tables/${id}/seats/0/block`, { blocked: true });
      clock.passed += HOUR;
      await say('Ben?');
      clock.passed += 5 * MINUTE;
      await awhile();
      expect(texts()).toHaveLength(2);
    });
  });
}
