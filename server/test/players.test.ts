import type { NewWords, Player, PuzzleShare, Streak, TableAnswer } from '@orrery/protocol';
import { RECOVERY_WORDS, recoveryLists, strangeWords, wordsIn } from '@orrery/protocol/recovery';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../src/identity.ts';
import { forgetThoseWhoLeft } from '../src/players/forget.ts';
import { labelOf } from '../src/players/label.ts';
import { mergedStreaks } from '../src/players/streaks.ts';
import { Guest } from './help/client.ts';
import { generous, type TestServer, testServer } from './help/server.ts';

const DAY = 24 * 60 * 60_000;
/** So much later it is than it would be. */
let passed = 0;
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ wall: () => Date.now() + passed });
});
afterAll(() => server.end());

const two = [{ kind: 'me' as const }, { kind: 'empty' as const }];
const arrive = (): Promise<Guest> => Guest.arrive(server.port);
const deviceOf = (guest: Guest): string => hashToken(guest.cookie.split('=')[1]);

async function player(name: string): Promise<{ guest: Guest; words: string[] }> {
  const guest = await arrive();
  const { status, body } = await guest.post<NewWords>('/api/player', { name, language: 'en', zone: 'Europe/Vienna' });
  expect(status).toBe(200);
  return { guest, words: body.words };
}
const link = async (guest: Guest): Promise<string> => (await guest.post<{ token: string }>('/api/player/device-link')).body.token;
const mine = async (guest: Guest): Promise<string[]> =>
  (await guest.get<{ tables: { id: string }[] }>('/api/tables/mine')).body.tables.map((t) => t.id);

describe('recovery words', () => {
  it.each(['en', 'de'] as const)('are 1024 plain words each (%s): eight of them are 2^80 ways', (language) => {
    const list = recoveryLists[language];
    expect(new Set(list).size).toBe(1024);
    expect(list.filter((word) => !/^[a-z]{3,9}$/.test(word))).toEqual([]);
    expect(list.length ** RECOVERY_WORDS).toBeGreaterThanOrEqual(2 ** 80);
  });

  it('are understood however they are typed', () => {
    expect(wordsIn('  Acorn, ACTOR\nadobe-agate 1. album ')).toEqual(['acorn', 'actor', 'adobe', 'agate', 'album']);
    expect(strangeWords(['acorn', 'akorn', 'abend'])).toEqual(['akorn']);
  });

  it('are kept as a hash alone', async () => {
    const { guest, words } = await player('Ada');
    const { tools } = server.context;
    const row = JSON.stringify(await tools.storage.players.player(deviceOf(guest)));
    for (const word of words) expect(row).not.toContain(word);
    expect(await tools.storage.players.byRecovery(words.join(' '))).toBeUndefined();
  });
});

describe('a guest who becomes a player', () => {
  it('keeps all seats, and plays them on every device at once', async () => {
    const laptop = await arrive();
    const { id } = await laptop.lay({ seats: two, options: { length: 'long' } });
    const became = await laptop.post<NewWords>('/api/player', { name: 'Nora', language: 'de', zone: 'Europe/Vienna' });
    expect(became.body.player).toMatchObject({ name: 'Nora', language: 'de', seats: 1, devices: [{ came: 'first', here: true }] });
    expect((await laptop.get('/api/me')).body).toMatchObject({ name: 'Nora', avatar: became.body.player.avatar });

    const phone = await arrive();
    const found = await phone.post<Player>('/api/recover', { words: became.body.words.join('  ').toUpperCase() });
    expect(found.body).toMatchObject({ name: 'Nora', seats: 1 });
    expect(found.body.devices.map((d) => [d.came, d.here]).sort()).toEqual([
      ['first', false],
      ['words', true],
    ]);
    expect(await mine(phone)).toEqual([id]);

    const bert = await arrive();
    await bert.post(`/api/tables/${id}/join`, {});
    const lines = [await laptop.connect({ table: id, seat: 0 }), await phone.connect({ table: id, seat: 0 })];
    const other = await bert.connect({ table: id, seat: 1 });
    for (let turn = 0; turn < 6; turn++) {
      const asked = lines[0].options.length > 0 ? lines[turn % 2] : other;
      await asked.answer(asked.options[0]);
      for (const line of [...lines, other]) await line.reach(asked.seq);
    }
    expect(lines[0].payload).toEqual(lines[1].payload);
    for (const line of [...lines, other]) line.close();
  });

  it('brings along what the other device had as a guest, also where it is looked at just now', async () => {
    const { guest: laptop } = await player('Olga');
    const [phone, bert] = [await arrive(), await arrive()];
    const { id } = await phone.lay({ seats: [...two, { kind: 'empty' }] });
    await bert.post(`/api/tables/${id}/join`, {});
    const line = await phone.connect({ table: id, seat: 0 });
    const watching = await bert.connect({ table: id, seat: 1 });
    const token = await link(laptop);
    expect((await phone.post('/api/device/look', { token })).body).toMatchObject({ name: 'Olga', seats: 1 });
    expect((await phone.post<Player>('/api/device', { token })).body).toMatchObject({ name: 'Olga', seats: 1 });
    expect(await mine(laptop)).toEqual([id]);
    // The socket of a guest who is nobody any more is gone; it comes back as the player.
    await expect.poll(() => line.closed).toBe(true);
    for (const device of [phone, laptop]) {
      const again = await device.connect({ table: id, seat: 0 });
      expect(again.received[0]).toMatchObject({ type: 'welcome', table: { yours: [0], creator: true } });
      again.close();
    }
    expect((await laptop.request('PUT', `/api/tables/${id}/seats/2`, { kind: 'empty' })).status).toBe(200);
    watching.close();
  });

  it('needs a name, is one once, and changes what others see', async () => {
    const guest = await arrive();
    expect((await guest.get('/api/player')).body.code).toBe('notAPlayer');
    expect((await guest.post('/api/player', { name: ' ', language: 'en', zone: 'UTC' })).body.code).toBe('badMessage');
    const both = await Promise.all([1, 2].map(() => guest.post<NewWords>('/api/player', { name: 'Pia', language: 'en', zone: 'UTC' })));
    expect(both.map((b) => b.status).sort()).toEqual([200, 409]);
    const { body } = await guest.request<Player>('PUT', '/api/player', { name: 'Pia B', avatar: 12, zone: 'Asia/Tokyo', language: 'de' });
    expect(body).toMatchObject({ name: 'Pia B', avatar: 12, zone: 'Asia/Tokyo', language: 'de' });
    for (const wrong of [{ avatar: -1 }, { zone: '<b>' }, { language: 'xx' }, { name: '' }, { is: 'admin' }])
      expect((await guest.request('PUT', '/api/player', wrong)).status).toBe(400);
  });
});

describe('a link that adds a device', () => {
  it('works once, takes nothing where it was made, and a newer one ends it', async () => {
    const { guest } = await player('Rita');
    const old = await link(guest);
    const token = await link(guest);
    const [phone, tablet] = [await arrive(), await arrive()];
    expect((await phone.post('/api/device', { token: old })).body.code).toBe('badLink');
    expect((await guest.post('/api/device', { token })).body.code).toBe('ownLink');
    const tries = await Promise.all([phone, tablet].map((g) => g.post('/api/device', { token })));
    expect(tries.map((t) => t.status).sort()).toEqual([200, 404]);
    expect((await tablet.post('/api/device/look', { token })).body.code).toBe('badLink');
  });

  it('does not take a device from another player', async () => {
    const [{ guest: one }, { guest: other, words }] = [await player('Sara'), await player('Tim')];
    const token = await link(other);
    expect((await one.post('/api/device', { token })).body.code).toBe('otherPlayer');
    // And the link is still good for whom it is meant.
    expect((await (await arrive()).post('/api/device', { token })).status).toBe(200);
    expect((await one.post('/api/recover', { words: words.join(' ') })).body.code).toBe('otherPlayer');
    expect((await one.get<Player>('/api/player')).body.name).toBe('Sara');
  });

  it('runs out', async () => {
    let now = Date.now();
    const own = await testServer({ wall: () => now });
    const guest = await Guest.arrive(own.port);
    await guest.post('/api/player', { name: 'Uli', language: 'de', zone: 'UTC' });
    const token = await link(guest);
    now += 10 * 60_000;
    expect((await (await Guest.arrive(own.port)).post('/api/device', { token })).body.code).toBe('badLink');
    await own.end();
  });
});

describe('a device that is taken off', () => {
  it('is a guest again, and its sockets end', async () => {
    const { guest: laptop, words } = await player('Vera');
    const { id } = await laptop.lay({ seats: two });
    const phone = await arrive();
    await phone.post('/api/recover', { words: words.join(' ') });
    const line = await phone.connect({ table: id, seat: 0 });
    expect((await laptop.request('DELETE', `/api/player/devices/${deviceOf(phone)}`)).status).toBe(204);
    await expect.poll(() => line.closed).toBe(true);
    expect(await mine(phone)).toEqual([]);
    expect((await phone.get('/api/player')).body.code).toBe('notAPlayer');
    expect((await phone.request('DELETE', `/api/player/devices/${deviceOf(laptop)}`)).body.code).toBe('notAPlayer');
  });

  it('opens nothing even where its token spells the player’s own name', async () => {
    const { guest: first, words } = await player('Willi');
    const { id } = await first.lay({ seats: two });
    const phone = await arrive();
    await phone.post('/api/recover', { words: words.join(' ') });
    const lost = new Guest(server.port);
    lost.cookie = first.cookie;
    expect((await phone.request('DELETE', `/api/player/devices/${deviceOf(first)}`)).status).toBe(204);
    expect((await lost.get('/api/tables/mine')).body.code).toBe('noIdentity');
    // It comes as somebody new.
    const [given] = (await lost.get('/api/me')).headers.getSetCookie();
    expect(given.split(/[=;]/)[1]).not.toBe(first.cookie.split('=')[1]);
    expect(await mine(phone)).toEqual([id]);
    // New words end the old ones.
    const renewed = await phone.post<NewWords>('/api/player/words', { language: 'de' });
    expect((await (await arrive()).post('/api/recover', { words: words.join(' ') })).body.code).toBe('badWords');
    expect((await (await arrive()).post('/api/recover', { words: renewed.body.words.join(' ') })).status).toBe(200);
  });
});

describe('one’s own data', () => {
  it('can be taken along, with matches and one’s own messages, and without anything that opens a door', async () => {
    const { guest, words } = await player('Xenia');
    const bert = await arrive();
    const { id } = await guest.lay({ seats: two, title: 'Sunday' });
    await bert.post(`/api/tables/${id}/join`, { name: 'Bert' });
    const lines = [await guest.connect({ table: id, seat: 0 }), await bert.connect({ table: id, seat: 1 })];
    await lines[0].ask({ type: 'chat', id: 'a', text: 'Hello Bert' });
    await lines[1].ask({ type: 'chat', id: 'b', text: 'Secret of Bert' });
    for (const line of lines) line.close();
    const { body, headers } = await guest.get<{ player: object; matches: object[] }>('/api/player/export');
    expect(headers.get('content-disposition')).toContain('attachment');
    expect(body.player).toMatchObject({
      ...{ name: 'Xenia', zone: 'Europe/Vienna', resultsShownTo: 'played', invitations: [] },
      notices: { quiet: null, wake: true },
    });
    expect(body.matches).toMatchObject([
      { id, title: 'Sunday', players: ['Xenia', 'Bert'], yourSeats: [0], messages: [{ text: 'Hello Bert' }] },
    ]);
    const text = JSON.stringify(body);
    for (const secret of ['Secret of Bert', guest.cookie.split('=')[1], deviceOf(guest), words.join(' ')])
      expect(text).not.toContain(secret);
  });

  it('can be forgotten: others keep their matches without a name at once, and for good after a week in which one may stay', async () => {
    const { guest, words } = await player('Yvonne');
    const bert = await arrive();
    const running = await guest.lay({ seats: two, options: { length: 'long' } });
    const waiting = await guest.lay({ seats: two });
    const joined = await bert.lay({ seats: [...two, { kind: 'empty' }], listed: true });
    await guest.post(`/api/tables/${joined.id}/join`, {});
    await bert.post(`/api/tables/${running.id}/join`, { name: 'Bert' });
    const line = await guest.connect({ table: running.id, seat: 0 });
    await line.ask({ type: 'chat', id: 'a', text: 'I am here' });
    expect((await guest.request('DELETE', '/api/player', { name: 'Yvon' })).body.code).toBe('badMessage');
    const { leaving } = (await guest.request<Player>('DELETE', '/api/player', { name: 'Yvonne' })).body;
    expect(Math.round(((leaving ?? 0) - Date.now()) / DAY)).toBe(7);
    const { body } = await bert.get<TableAnswer>(`/api/tables/${running.id}`);
    // Others read no name, in no language: their pages have words for it.
    expect(body.table).toMatchObject({ title: '', seats: [{ name: '', standIn: 'left' }, { name: 'Bert' }] });
    const again = await bert.connect({ table: running.id, seat: 1 });
    expect(again.received[0]).toMatchObject({ type: 'welcome', chat: [{ name: '', text: 'I am here' }] });
    expect(again.payload?.seats[0].name).toBe('');
    again.close();
    expect((await bert.get<TableAnswer>(`/api/tables/${joined.id}`)).body.table.seats[1].kind).toBe('empty');
    expect((await bert.get(`/api/tables/${waiting.id}`)).status).toBe(404);
    // A week in which they may stay after all, on any device.
    const phone = await arrive();
    expect((await phone.post('/api/recover', { words: words.join(' ') })).status).toBe(200);
    expect((await phone.request('PUT', '/api/player', { name: 'Other' })).body.code).toBe('notAPlayer');
    passed += 7 * DAY - 60_000;
    await forgetThoseWhoLeft(server.context);
    expect((await phone.post<Player>('/api/player/stay')).body).toMatchObject({ name: 'Yvonne', leaving: null });
    expect((await phone.post('/api/player/stay')).body.code).toBe('alreadySo');
    const stayed = (await bert.get<TableAnswer>(`/api/tables/${running.id}`)).body.table;
    expect(stayed).toMatchObject({ title: 'Yvonne', seats: [{ name: 'Yvonne', standIn: 'left' }, { name: 'Bert' }] });
    // Who does not is forgotten for good.
    await phone.request('DELETE', '/api/player', { name: 'Yvonne' });
    passed += 7 * DAY;
    await forgetThoseWhoLeft(server.context);
    expect((await guest.get('/api/tables/mine')).body.code).toBe('noIdentity');
    expect((await (await arrive()).post('/api/recover', { words: words.join(' ') })).body.code).toBe('badWords');
    const last = await bert.connect({ table: running.id, seat: 1 });
    expect(last.received[0]).toMatchObject({ type: 'welcome', chat: [] });
    expect(last.payload?.seats[0]).toMatchObject({ name: '', standIn: 'left' });
    last.close();
  });
});

describe('daily puzzles', () => {
  const day = (n: number): string => `2026-11-${`${n}`.padStart(2, '0')}`;
  const row = (from: number, to: number): Streak => ({
    ...{ last: day(to), days: to - from + 1, longest: to - from + 1, found: to - from + 1, answered: day(to) },
  });

  it('days in a row go on where two devices met them, and end where neither did', () => {
    expect(mergedStreaks(row(3, 7), row(8, 9))).toEqual({ ...row(3, 9), found: 5 });
    expect(mergedStreaks(row(6, 9), row(3, 7))).toEqual({ ...row(3, 9), found: 5 });
    expect(mergedStreaks(row(3, 6), row(8, 9))).toEqual({ ...row(8, 9), longest: 4, found: 4 });
    expect(mergedStreaks(row(3, 6), row(3, 6))).toEqual(row(3, 6));
    // Found on one device and shown on the other, on one day: it was found. Shown on a later day ends it.
    const shown = { ...row(3, 6), days: 0, answered: day(7) };
    expect(mergedStreaks(shown, row(3, 7))).toEqual(row(3, 7));
    expect(mergedStreaks(shown, row(3, 6))).toEqual(shown);
  });

  it('are counted for players on all their devices, are theirs to take along, and nobody else can tell anything', async () => {
    const { guest, words } = await player('Zoe');
    const at = '/api/player/puzzles/toy';
    expect((await guest.request<Streak>('PUT', at, row(3, 7))).body).toEqual(row(3, 7));
    const phone = await arrive();
    expect((await phone.request('PUT', at, row(8, 8))).body.code).toBe('notAPlayer');
    await phone.post('/api/recover', { words: words.join(' ') });
    expect((await phone.request<Streak>('PUT', at, row(8, 8))).body).toEqual({ ...row(3, 8), found: 5 });
    expect((await guest.get<{ player: { puzzles: unknown } }>('/api/player/export')).body.player.puzzles).toEqual({
      toy: { ...row(3, 8), found: 5 },
    });
    expect((await guest.request('PUT', '/api/player/puzzles/chess', row(3, 7))).body.code).toBe('unknownGame');
    // Whoever asks hears how many players have answered a day's puzzle so far, and found it.
    const share = async (of: string) => (await (await arrive()).get<PuzzleShare>(`/api/puzzles/toy/${of}`)).body;
    expect(await share(day(8))).toEqual({ answered: 1, found: 1 });
    const { guest: other } = await player('Yan');
    await other.request('PUT', at, { ...row(3, 7), days: 0, answered: day(8) });
    expect(await share(day(8))).toEqual({ answered: 2, found: 1 });
    expect(await share(day(7))).toEqual({ answered: 0, found: 0 });
    expect((await guest.get<{ code: string }>('/api/puzzles/chess/2026-11-08')).body.code).toBe('unknownGame');
    expect((await guest.get<{ code: string }>('/api/puzzles/toy/today')).body.code).toBe('badMessage');
    for (const wrong of [{ ...row(3, 7), days: -1 }, { ...row(3, 7), last: 'soon' }, { ...row(3, 7), last: '' }, {}])
      expect((await guest.request('PUT', at, wrong)).body.code).toBe('badMessage');
  });
});

it('guessing words is rare, and dear work is done one at a time', async () => {
  const own = await testServer({ rates: { ...generous, recoveries: 10 } });
  const guest = await Guest.arrive(own.port);
  const guess = recoveryLists.en.slice(0, 8).join(' ');
  const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await guest.post('/api/recover', { words: guess })).status));
  expect(statuses.filter((s) => s === 404)).toHaveLength(10);
  expect(statuses.filter((s) => s === 429)).toHaveLength(20);
  await own.end();
});

it('a device is known by browser and system, and by nothing else it says', () => {
  expect(labelOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox, Linux');
  expect(labelOf('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile/1 Safari/604.1')).toBe(
    'Safari, iPhone',
  );
  expect(labelOf('Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36')).toBe(
    'Chrome, Android',
  );
  expect([labelOf(undefined), labelOf('<script>')]).toEqual(['', '']);
});
