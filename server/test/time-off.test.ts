import type { OwnTable, TableAnswer, TableList, Vacation } from '@orrery/protocol';
import { usualWishes } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn, daysIn, midnightOf, takenIn, whyNot } from '../src/players/vacation.ts';
import { Guest, newOrderId } from './help/client.ts';
import { type TestServer, testServer } from './help/server.ts';

const DAY = 24 * 60 * 60_000;

describe('days of vacation', () => {
  it('begin at midnight where somebody lives, also when clocks are changed', () => {
    expect(midnightOf('2026-12-21', 'Europe/Vienna')).toBe(Date.UTC(2026, 11, 20, 23));
    expect(midnightOf('2026-10-26', 'Europe/Vienna')).toBe(Date.UTC(2026, 9, 25, 23));
    expect(midnightOf('2026-10-25', 'Europe/Vienna')).toBe(Date.UTC(2026, 9, 24, 22));
    expect(midnightOf('2026-07-01', 'Pacific/Kiritimati')).toBe(Date.UTC(2026, 5, 30, 10));
    expect(dayIn('America/Los_Angeles', Date.UTC(2026, 0, 1, 3))).toBe('2025-12-31');
  });

  it('are counted by year, and are twenty at most', () => {
    const turn = { first: '2026-12-30', last: '2027-01-02', since: 0, until: 0 };
    expect([daysIn(turn), takenIn(2026, [turn]), takenIn(2027, [turn])]).toEqual([4, 2, 2]);
    const today = '2026-11-16';
    const ask = (first: string, last: string, rows = [turn], runs = false) => whyNot({ first, last }, rows, today, runs);
    expect(ask('2026-11-20', '2026-12-07')).toBeUndefined();
    expect(ask('2026-11-20', '2026-12-08')).toBe('noDaysLeft');
    expect(ask('2026-12-29', '2026-12-30')).toBe('badTime');
    expect(ask('2026-11-15', '2026-11-17')).toBe('badTime');
    expect(ask('2026-11-18', '2026-11-17')).toBe('badTime');
    expect(ask('2028-01-01', '2028-01-02')).toBe('badTime');
    expect([ask(today, today, [], true), ask(today, today, [])]).toEqual(['clockRuns', undefined]);
  });
});

describe('at the tables', () => {
  const clock = { now: Date.UTC(2026, 10, 16, 12) };
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ wall: () => clock.now, monotonic: () => clock.now });
  });
  afterAll(() => server.end());
  const player = async (name: string): Promise<Guest> => {
    const guest = await Guest.arrive(server.port);
    await guest.post('/api/player', { name, language: 'en', zone: 'Europe/Vienna' });
    return guest;
  };
  const two = [{ kind: 'me' as const }, { kind: 'empty' as const }];
  const days = { kind: 'bank', bank: 3 * DAY, increment: DAY } as const;

  it('nights are the quiet hours of whoever is asked, where the table agreed so', async () => {
    const [ada, ben] = [await player('Ada'), await player('Ben')];
    const wish = (quiet: { from: number; to: number } | null) =>
      ben.request('PUT', '/api/notices', { ...usualWishes, zone: 'Europe/Vienna', quiet });
    // From half past ten to seven in Vienna.
    await wish({ from: 22 * 60 + 30, to: 7 * 60 });
    const { id } = await ada.lay({ seats: two, clock: { ...days, nights: true } });
    const plain = await ada.lay({ seats: two, clock: days });
    for (const table of [id, plain.id]) await ben.post(`/api/tables/${table}/join`);
    const line = await ben.connect({ table: id, seat: 1 });
    expect(line.payload?.clocks?.nights).toEqual([null, { from: 21 * 60 + 30, to: 6 * 60 }]);
    const other = await ben.connect({ table: plain.id, seat: 1 });
    expect(other.payload?.clocks?.nights).toBeUndefined();
    // His clock runs: the night stays where it was. Ada had none, and may have one at any time.
    await wish({ from: 60, to: 120 });
    await ada.request('PUT', '/api/notices', { ...usualWishes, zone: 'UTC', quiet: { from: 0, to: 60 } });
    await line.until(() => (line.payload?.clocks?.nights?.[0] === null ? undefined : true));
    expect(line.payload?.clocks?.nights).toEqual([
      { from: 0, to: 60 },
      { from: 21 * 60 + 30, to: 6 * 60 },
    ]);
    expect(await server.context.hall.use(id, async (table) => table.now.timeout)).toBe(
      // Three days of Ada's, of which an hour each night does not count.
      clock.now + 3 * DAY + 3 * 60 * 60_000,
    );
    for (const each of [line, other]) each.close();
  });

  it('vacation stops the clocks of a player everywhere, and of tables they sit down at later', async () => {
    const [ada, ben] = [await player('Ada'), await player('Ben')];
    const { id } = await ada.lay({ seats: two, clock: days });
    await ben.post(`/api/tables/${id}/join`);
    const line = await ben.connect({ table: id, seat: 1 });
    expect((await ben.get<Vacation>('/api/player/vacation')).body).toMatchObject({ today: '2026-11-16', taken: 0, atOnce: false });
    expect((await ben.post('/api/player/vacation', { first: '2026-11-16', last: '2026-11-20' })).body).toMatchObject({ code: 'clockRuns' });
    const planned = await ben.post<Vacation>('/api/player/vacation', { first: '2026-11-17', last: '2026-11-26' });
    expect(planned.body).toMatchObject({ taken: 10, planned: [{ first: '2026-11-17', last: '2026-11-26' }] });
    await line.until(() => (line.payload?.clocks?.rests.length === 1 ? true : undefined));
    expect(line.payload?.clocks?.rests[0]).toMatchObject({ seat: 1, from: Date.UTC(2026, 10, 16, 23), to: Date.UTC(2026, 10, 26, 23) });
    const later = await ada.lay({ seats: two, clock: days });
    await ben.post(`/api/tables/${later.id}/join`);
    const there = await ben.connect({ table: later.id, seat: 1 });
    expect(there.payload?.clocks?.rests).toMatchObject([{ seat: 1 }]);
    // Four days later Ada, who did not move either, is out of time; Ben is not.
    clock.now += 4 * DAY;
    await line.until(() => (line.payload?.clocks?.out.includes(0) === true ? true : undefined));
    expect(line.payload?.clocks?.out).toEqual([0]);
    const back = await ben.request<Vacation>('DELETE', '/api/player/vacation/2026-11-17');
    expect(back.body).toMatchObject({ taken: 4, planned: [] });
    await line.until(() => (line.payload?.clocks?.rests.length === 0 ? true : undefined));
    expect((await ada.request('DELETE', '/api/player/vacation/2026-11-17')).status).toBe(404);
    const guest = await Guest.arrive(server.port);
    expect((await guest.post('/api/player/vacation', { first: '2026-12-01', last: '2026-12-02' })).body).toMatchObject({
      code: 'notAPlayer',
    });
  });

  it('a note is one’s own, a match that is over can be put away, an empty table deleted', async () => {
    const [ada, ben] = [await Guest.arrive(server.port), await Guest.arrive(server.port)];
    const { id } = await ada.lay({ seats: two });
    await ben.post(`/api/tables/${id}/join`);
    const own = (who: Guest, wanted: object) => who.request<OwnTable>('PUT', `/api/tables/${id}/own`, wanted);
    expect((await own(ada, { note: 'Ben bluffs' })).body).toEqual({ note: 'Ben bluffs', hidden: false, blocked: [] });
    expect((await ben.get<OwnTable>(`/api/tables/${id}/own`)).body.note).toBe('');
    expect((await (await Guest.arrive(server.port)).get(`/api/tables/${id}/own`)).status).toBe(403);
    expect((await own(ada, { note: 'x'.repeat(2_001) })).status).toBe(400);
    expect((await own(ada, { hidden: true })).body).toMatchObject({ code: 'stillPlaying' });
    const line = await ada.connect({ table: id, seat: 0 });
    await line.ask({ type: 'giveUp', id: newOrderId(), seat: 0 });
    expect((await own(ada, { hidden: true })).body).toMatchObject({ hidden: true, note: 'Ben bluffs' });
    const mine = async (who: Guest) => (await who.get<TableList>('/api/tables/mine')).body.tables.map((t) => t.id);
    expect([await mine(ada), await mine(ben)]).toEqual([[], [id]]);
    const empty = await ada.lay({ seats: two });
    expect((await ben.request('DELETE', `/api/tables/${empty.id}`)).body).toMatchObject({ code: 'notTheCreator' });
    await ben.post(`/api/tables/${empty.id}/join`);
    expect((await ada.request('DELETE', `/api/tables/${empty.id}`)).body).toMatchObject({ code: 'alreadyStarted' });
    const lone = await ada.lay({ seats: two });
    expect((await ada.request('DELETE', `/api/tables/${lone.id}`)).status).toBe(204);
    expect((await ada.get(`/api/tables/${lone.id}`)).status).toBe(404);
  });

  it('whoever was sent away or is blocked does not sit down again, by knocking or by a link', async () => {
    const [ada, ben, cem] = [await Guest.arrive(server.port), await Guest.arrive(server.port), await Guest.arrive(server.port)];
    const three = [...two, { kind: 'empty' as const }];
    const { id } = await ada.lay({ seats: three, listed: true });
    await ben.post(`/api/tables/${id}/join`, { seat: 1 });
    await ada.request('PUT', `/api/tables/${id}/seats/1`, { kind: 'empty' });
    expect((await ben.post(`/api/tables/${id}/join`, { seat: 1 })).body).toMatchObject({ code: 'notWelcome' });
    const { body } = await ada.post<{ token: string }>(`/api/tables/${id}/seats/1/link`);
    expect((await ben.post('/api/claim', { token: body.token })).body).toMatchObject({ code: 'notWelcome' });
    expect((await cem.post<TableAnswer>('/api/claim', { token: body.token })).status).toBe(200);
    const blocked = await ada.request<OwnTable>('PUT', `/api/tables/${id}/seats/1/block`, { blocked: true });
    expect(blocked.body.blocked).toEqual([1]);
    const next = await ada.lay({ seats: two, listed: true });
    expect((await cem.post(`/api/tables/${next.id}/join`)).body).toMatchObject({ code: 'notWelcome' });
    const open = async (who: Guest) => (await who.get<TableList>('/api/tables')).body.tables.map((t) => t.id);
    expect([(await open(cem)).includes(next.id), (await open(ben)).includes(next.id)]).toEqual([false, true]);
    await ada.request('PUT', `/api/tables/${id}/seats/1/block`, { blocked: false });
    expect((await cem.post(`/api/tables/${next.id}/join`)).status).toBe(200);
  });
});
