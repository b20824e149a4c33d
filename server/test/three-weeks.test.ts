import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { int, seeded } from '@orrery/kernel';
import type { ChannelSummary, Notices, Player, TableAnswer, Vacation } from '@orrery/protocol';
import { usualWishes } from '@orrery/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { restoreBackup } from '../src/backup/restore.ts';
import { takeBackup } from '../src/backup/take.ts';
import { defaults, type ServerConfig } from '../src/config.ts';
import { dayAfter, dayIn } from '../src/players/vacation.ts';
import { Guest, type Line, newOrderId } from './help/client.ts';
import { Browser, httpSink, type Mailbox, mailServer, type Received, type Sink } from './help/endpoints.ts';
import { startPostgres, type TestPostgres } from './help/postgres.ts';
import { type TestServer, testServer } from './help/server.ts';

/*
 * Three people with two devices each play Beyond the Sun over 21 days that pass under the test's control, and everything happens to them that happens in three weeks. What is
 * expected of notices is counted here, from who is asked before and after each visit; what arrives is what real endpoints get.
 */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const BEGIN = Date.UTC(2026, 10, 2, 9);
const ZONE = 'Europe/Vienna';
const QUIET = { from: 22 * 60, to: 7 * 60 };
/** The promise: whoever is to be told has been told within this time, as clocks on the wall go. */
const WITHIN = 10_000;

let postgres: TestPostgres;
let sink: Sink;
let mailbox: Mailbox;
let folder: string;
// Three weeks that are tried again begin with nothing from the first try.
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-weeks-'));
  [postgres, sink, mailbox] = await Promise.all([startPostgres(), httpSink(), mailServer()]);
});
afterEach(async () => {
  await Promise.all([sink.close(), mailbox.close(), postgres.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

const awhile = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const minuteOfDay = (time: number): number => {
  const [hour = 0, minute = 0] = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    .format(time)
    .split(':')
    .map(Number);
  return hour * 60 + minute;
};
const isQuiet = (time: number): boolean => minuteOfDay(time) >= QUIET.from || minuteOfDay(time) < QUIET.to;

type Person = { readonly seat: number; readonly name: string; readonly devices: Guest[]; words: string };
type Arrival = { readonly channel: string; readonly title: string; readonly time: number };

it('three weeks: nobody misses a turn, no seat is lost, everybody is told once a turn and channel', async () => {
  const clock = { passed: 0 };
  const wall = (): number => BEGIN + clock.passed;
  const common: Partial<ServerConfig> = {
    registry: import.meta.resolve('@orrery/games'),
    wall,
    monotonic: () => clock.passed,
    // These windows are nobody's secret here; days pass faster than five minutes.
    pauses: { live: { least: 0, most: 0 }, days: { least: 0, most: 0 } },
    notices: { ...defaults.notices, allow: ['127.0.0.0/8'], every: 15, smtpUrl: mailbox.url, from: 'orrery@example.org' },
  };
  let databaseUrl = await postgres.database();
  let server: TestServer = await testServer({ ...common, databaseUrl }, folder);
  const { port } = server;
  const restart = async (): Promise<void> => {
    await server.stop();
    server = await testServer({ ...common, databaseUrl, port }, folder);
  };
  try {
    const luck = seeded('three weeks');

    // Who plays, on which devices, and how they are told.
    const people: Person[] = [];
    for (const [seat, name] of ['Ada', 'Ben', 'Cem'].entries()) {
      const first = await Guest.arrive(port);
      const { words } = (await first.post<{ words: string[] }>('/api/player', { name, language: 'en', zone: ZONE })).body;
      const { token } = (await first.post<{ token: string }>('/api/player/device-link')).body;
      const second = await Guest.arrive(port);
      expect((await second.post('/api/device', { token })).status).toBe(200);
      people.push({ seat, name, devices: [first, second], words: words.join(' ') });
    }
    const [ada, ben, cem] = people as [Person, Person, Person];
    const at = ({ devices }: Person, device: number): Guest => devices[device] ?? expect.fail('no such device');
    const add = async (guest: Guest, channel: object): Promise<ChannelSummary> => {
      const { status, body } = await guest.post<ChannelSummary>('/api/notices/channels', channel);
      expect(status).toBe(200);
      return body;
    };
    const browsers = new Map<string, Browser>();
    const subscribe = async (guest: Guest, path: string): Promise<string> => {
      const browser = new Browser(`${sink.url}${path}`);
      browsers.set(path, browser);
      return (await add(guest, { kind: 'push', label: path, ...browser.subscription })).id;
    };
    const { pushKey } = (await at(ada, 0).get<Notices>('/api/notices')).body;
    const firstPush = await subscribe(at(ada, 0), '/ada-laptop');
    await subscribe(at(ada, 1), '/ada-phone');
    await at(ben, 0).request('PUT', '/api/notices', { ...usualWishes, zone: ZONE, quiet: QUIET, wake: false });
    await add(at(ben, 0), { kind: 'mail', address: 'ben@example.org' });
    const confirmed = /notices\/([\w-]{43})/.exec(mailbox.mails[0]?.text ?? '')?.[1];
    expect((await at(ben, 1).post('/api/notices/confirm', { token: confirmed })).status).toBe(200);
    await add(at(cem, 0), { kind: 'hook', style: 'slack', url: `${sink.url}/cem` });
    const channels = new Map([
      [0, ['/ada-laptop', '/ada-phone']],
      [1, ['ben@example.org']],
      [2, ['/cem']],
    ]);

    // What has arrived, read the way its receiver would, with the hour it was there.
    const arrivals: Arrival[] = [];
    const seen = { requests: 0, mails: mailbox.mails.length };
    const titleIn = (received: Received): string => {
      const browser = browsers.get(received.path);
      if (browser !== undefined) return (browser.read(received, pushKey) as { title: string }).title;
      return (JSON.parse(received.body.toString()) as { text: string }).text.split('\n')[0] ?? '';
    };
    const collect = (): void => {
      for (const received of sink.received.slice(seen.requests))
        arrivals.push({ channel: received.path, title: titleIn(received), time: wall() });
      seen.requests = sink.received.length;
      for (const { to, text } of mailbox.mails.slice(seen.mails))
        arrivals.push({ channel: to, title: /Subject: (.*)/.exec(text)?.[1] ?? '', time: wall() });
      seen.mails = mailbox.mails.length;
    };
    const expected = new Map<string, number>();
    const count = (channel: string): number => arrivals.filter((a) => a.channel === channel).length;
    let slowest = 0;
    /** What is due now has arrived in time, and nothing else. */
    const settled = async (but: readonly number[] = []): Promise<void> => {
      const from = performance.now();
      const held = new Set(but.flatMap((seat) => channels.get(seat) ?? []));
      const missing = (): string[] => [...expected].flatMap(([channel, n]) => (held.has(channel) || count(channel) >= n ? [] : [channel]));
      for (collect(); missing().length > 0 && performance.now() - from < WITHIN; collect()) await awhile(10);
      expect(missing()).toEqual([]);
      slowest = Math.max(slowest, performance.now() - from);
      await awhile(60);
      collect();
      for (const [channel, n] of expected) expect(`${channel} ${count(channel)}`).toBe(`${channel} ${n - (held.has(channel) ? 1 : 0)}`);
    };

    // The table.
    const { id } = await at(ada, 0).lay({
      game: 'beyond-the-sun',
      title: 'Three weeks',
      seats: [{ kind: 'me', name: 'Ada' }, { kind: 'empty' }, { kind: 'empty' }],
      clock: { kind: 'bank', bank: 3 * DAY, increment: DAY },
    });
    expect(
      (
        await at(ada, 0).post(`/api/tables/${id}/hooks`, {
          language: 'en',
          hook: { kind: 'hook', style: 'slack', url: `${sink.url}/room` },
        })
      ).status,
    ).toBe(200);
    seen.requests = sink.received.length;
    for (const { devices, name } of [ben, cem]) expect((await devices[1]?.post(`/api/tables/${id}/join`, { name }))?.status).toBe(200);
    const table = async (): Promise<TableAnswer['table']> => (await at(ada, 1).get<TableAnswer>(`/api/tables/${id}`)).body.table;

    let waiting: number[] = [];
    let turns = 0;
    /** After a visit: whoever is asked now and was not before is to be told, through each of their channels. */
    const noteAsked = async (): Promise<void> => {
      const { waiting: now } = await table();
      const fresh = now.filter((seat) => !waiting.includes(seat));
      for (const channel of fresh.flatMap((seat) => channels.get(seat) ?? [])) expected.set(channel, (expected.get(channel) ?? 0) + 1);
      if (fresh.length > 0) expected.set('/room', (expected.get('/room') ?? 0) + 1);
      turns += fresh.length;
      waiting = now;
    };
    await noteAsked();

    /** Somebody opens the table on both devices and answers on one until nothing is asked of them; the other one follows. */
    const visit = async (person: Person, before: (lines: Line[]) => Promise<Line[]> = async (lines) => lines): Promise<void> => {
      const { seat, devices } = person;
      let lines: Line[] = [];
      for (const device of devices) lines.push(await device.connect({ table: id, seat }));
      lines = await before(lines);
      const line = lines[int(luck, lines.length)] ?? expect.fail('no line');
      expect(line.payload?.clocks?.out).toEqual([]);
      for (;;) {
        const asked = await line.until(
          () => (line.options.length > 0 ? true : line.payload?.waiting.includes(seat) === true ? undefined : false) ?? undefined,
        );
        if (!asked) break;
        const done = await line.answer(line.options[int(luck, line.options.length)] ?? null);
        expect(done.type).toBe('ack');
        await Promise.all(lines.map((l) => l.reach(line.seq)));
      }
      for (const l of lines) l.close();
      await noteAsked();
    };

    const happened: string[] = [];
    const once = (what: string, day: number): boolean => {
      if (clock.passed < day * DAY || happened.includes(what)) return false;
      happened.push(what);
      return true;
    };
    let away = 0;
    let nights = 0;
    /** A few seconds later those who are asked have been told, but for whoever sleeps. */
    const everybodyTold = async (): Promise<void> => {
      clock.passed += 5_000;
      const asleep = waiting.includes(1) && isQuiet(wall()) ? [1] : [];
      await settled(asleep);
      if (asleep.length === 0) return;
      // Nothing comes at half past six; it is there when the night is over.
      while (isQuiet(wall() + 30 * MINUTE)) clock.passed += 30 * MINUTE;
      await settled(asleep);
      while (isQuiet(wall())) clock.passed += MINUTE;
      await settled();
      nights++;
    };
    while (clock.passed < 21 * DAY) {
      await everybodyTold();
      const [seat] = waiting;
      if (seat === undefined) break;
      const person = people[seat] ?? expect.fail('nobody sits there');
      clock.passed += (2 + int(luck, 8)) * HOUR;
      if (person === cem && away > wall()) clock.passed += away - wall() + HOUR;
      if (!waiting.includes(2) && once('vacation', 6)) {
        const first = dayAfter(dayIn(ZONE, wall()));
        const last = dayAfter(dayAfter(dayAfter(dayAfter(first))));
        expect((await at(cem, 0).post<Vacation>('/api/player/vacation', { first, last })).body.taken).toBe(5);
        away = Date.parse(`${dayAfter(last)}T00:00:00+01:00`);
      }
      if (once('a lost device', 4)) {
        const lost = (await at(ada, 1).get<Player>('/api/player')).body.devices.find((d) => d.came === 'first');
        const found = await Guest.arrive(port);
        expect((await found.post('/api/recover', { words: ada.words })).status).toBe(200);
        expect((await found.request('DELETE', `/api/player/devices/${lost?.id}`)).status).toBe(204);
        expect((await found.request('DELETE', `/api/notices/channels/${firstPush}`)).status).toBe(200);
        expect((await at(ada, 0).get('/api/player')).status).not.toBe(200);
        ada.devices[0] = found;
        await subscribe(found, '/ada-new');
        channels.set(0, ['/ada-new', '/ada-phone']);
      }
      if (once('a server upgrade with tabs open', 11)) {
        await visit(person, async (lines) => {
          await restart();
          return Promise.all(
            lines.map(async (line, device) => {
              expect(await line.until(() => line.received.find((m) => m.type === 'bye'))).toMatchObject({ why: 'shutdown' });
              return at(person, device).connect({ table: id, seat, since: line.seq });
            }),
          );
        });
      } else if (once('a restore from a backup', 14)) {
        const { file } = await takeBackup(server.context.tools.storage, join(folder, 'kept.backup'), wall());
        databaseUrl = await postgres.database();
        await restoreBackup(file, { dataDir: folder, databaseUrl });
        await restart();
        await visit(person);
      } else if (once('an outage of PostgreSQL', 17)) {
        await visit(person, async ([line, other]) => {
          if (line === undefined || other === undefined) return [];
          await postgres.kill();
          const order = {
            type: 'answer' as const,
            id: newOrderId(),
            seq: line.seq,
            decision: line.decision,
            answer: line.options[0] ?? null,
          };
          expect(await line.refusal(order)).toBe('busy');
          await postgres.start();
          for (let tries = 0; ; tries++) {
            const done = await line.ask(order);
            if (done.type === 'ack') break;
            expect(tries).toBeLessThan(50);
            await awhile(200);
          }
          await other.reach(line.seq);
          return [line, other];
        });
      } else await visit(person);
    }
    await everybodyTold();
    expect(nights).toBeGreaterThan(0);

    expect(happened).toEqual([
      'a lost device',
      'vacation',
      'a server upgrade with tabs open',
      'a restore from a backup',
      'an outage of PostgreSQL',
    ]);
    expect(turns).toBeGreaterThan(25);
    expect(arrivals.length).toBeGreaterThan(70);
    // Of Ben's nights none was disturbed; everything that came was a turn.
    expect(arrivals.filter((a) => a.channel === 'ben@example.org' && isQuiet(a.time))).toEqual([]);
    expect(arrivals.filter((a) => !/^Your turn: Beyond the Sun$|to move: Beyond the Sun$/.test(a.title))).toEqual([]);
    expect(slowest).toBeLessThan(WITHIN);
    // Every seat is its player's still, on both devices; nobody's time ran out, and no bot ever played.
    for (const person of people)
      for (const device of person.devices)
        expect((await device.get<TableAnswer>(`/api/tables/${id}`)).body.table.yours).toEqual([person.seat]);
    const acts = (await server.context.tools.storage.acts(id, 0)).map((act) => JSON.parse(act) as { kind: string; by?: string });
    expect(acts.filter((a) => ['timeUp', 'standIn', 'vote', 'giveUp', 'close'].includes(a.kind) || a.by === 'bot')).toEqual([]);
  } finally {
    await server.stop();
  }
}, 400_000);
