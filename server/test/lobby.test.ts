import type { Asked, CreateTable, TableAnswer, TableList } from '@orrery/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Guest } from './help/client.ts';
import { type TestServer, testServer } from './help/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

it('a table says what its player is asked, to nobody else, and how it came out', async () => {
  const [anna, bert] = [await Guest.arrive(server.port), await Guest.arrive(server.port)];
  const { id } = await anna.lay({ seats: [{ kind: 'me' }, { kind: 'me' }], clock: { kind: 'bank', bank: 60_000, increment: 0 } });
  const line = await anna.connect({ table: id, seat: 0 });
  const about = (guest: Guest, query: string) => guest.get<Asked>(`/api/tables/${id}/asked?${query}`);
  const { status, body } = await about(anna, 'seat=0&language=de');
  expect(status).toBe(200);
  expect(body).toMatchObject({ seq: line.seq, bank: 60_000 });
  expect(body.left).toBeLessThanOrEqual(60_000);
  expect((await about(bert, 'seat=0&language=de')).status).toBe(403);
  expect((await about(anna, 'seat=0&language=xx')).status).toBe(400);

  const lines = [line, await anna.connect({ table: id, seat: 1 })];
  while (line.payload?.status === 'playing') {
    const asked = lines.find((l) => l.options.length > 0) ?? line;
    await asked.answer(asked.options[0]);
    const { seq } = asked;
    for (const each of lines) await each.reach(seq);
  }
  const [row] = (await anna.get<TableList>('/api/tables/mine')).body.tables;
  expect(row).toMatchObject({ id, status: 'over' });
  expect(row.result?.scores).toEqual(line.payload?.outcome?.scores.map((s) => s.total));
  expect(row.result?.winners).toEqual(line.payload?.outcome?.winners);
  for (const each of lines) each.close();
});

it('a rematch is a table for the same people, everybody one seat on, that begins when all have said yes', async () => {
  const [anna, bert, carl] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.port)));
  const clock = { kind: 'bank' as const, bank: 60_000, increment: 1_000 };
  const { id } = await anna.lay({ seats: [{ kind: 'me', name: 'Anna' }, { kind: 'empty' }], clock });
  await bert.post(`/api/tables/${id}/join`, { name: 'Bert' });
  const again = (guest: Guest) => guest.post<TableAnswer>(`/api/tables/${id}/rematch`);
  expect((await again(anna)).body).toMatchObject({ code: 'stillPlaying' });
  const lines = [await anna.connect({ table: id, seat: 0 }), await bert.connect({ table: id, seat: 1 })];
  while (lines[0].payload?.status === 'playing') {
    const asked = lines.find((l) => l.options.length > 0) ?? lines[0];
    await asked.answer(asked.options[0]);
    const { seq } = asked;
    for (const each of lines) await each.reach(seq);
  }
  for (const each of lines) each.close();
  expect((await again(carl)).body).toMatchObject({ code: 'notYourSeat' });
  const [first, twice] = [(await again(anna)).body.table, (await again(anna)).body.table];
  expect(first).toMatchObject({ status: 'gathering', clock, yours: [1], listed: false });
  expect(first.id).not.toBe(id);
  expect(first.seats.map((s) => s.name)).toEqual(['', 'Anna']);
  expect(twice).toMatchObject({ id: first.id, yours: [1], status: 'gathering' });
  const both = (await again(bert)).body.table;
  expect(both).toMatchObject({ id: first.id, status: 'playing', yours: [0] });
  expect(both.seats.map((s) => s.name)).toEqual(['Bert', 'Anna']);
});

it('two who want a rematch at the same moment sit at one table', async () => {
  const [anna, bert] = await Promise.all([1, 2].map(() => Guest.arrive(server.port)));
  const { id } = await anna.lay({ seats: [{ kind: 'me', name: 'Anna' }, { kind: 'empty' }] });
  await bert.post(`/api/tables/${id}/join`, { name: 'Bert' });
  await server.context.hall.use(id, (table) => table.order({ kind: 'close', id: 'end', seat: 0, by: 'operator' }));
  const both = await Promise.all([anna, bert].map((guest) => guest.post<TableAnswer>(`/api/tables/${id}/rematch`)));
  expect(both.map((b) => b.status)).toEqual([200, 200]);
  expect(new Set(both.map((b) => b.body.table.id)).size).toBe(1);
  expect((await anna.get<TableAnswer>(`/api/tables/${both[0].body.table.id}`)).body.table.status).toBe('playing');
});

it('running tables that are listed are told to everybody, with when time is up; others’ are not, and neither are those of somebody one has blocked', async () => {
  const [anna, bert, carl] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.port)));
  const clock = { kind: 'bank' as const, bank: 86_400_000, increment: 1_000 };
  const begin = async (more: Partial<CreateTable>) => {
    const { id } = await anna.lay({ seats: [{ kind: 'me' }, { kind: 'empty' }], clock, ...more });
    await bert.post(`/api/tables/${id}/join`);
    return id;
  };
  const [listed, unlisted] = [await begin({ listed: true, title: 'For all' }), await begin({})];
  const shown = async (guest: Guest) => (await guest.get<TableList>('/api/tables')).body.running ?? [];
  const told = await shown(carl);
  expect(told.find((t) => t.id === listed)).toMatchObject({ title: 'For all', status: 'playing', yours: [] });
  expect(told.some((t) => t.id === unlisted)).toBe(false);
  const left = (told.find((t) => t.id === listed)?.timeout ?? 0) - Date.now();
  expect(left).toBeGreaterThan(86_000_000);
  expect(left).toBeLessThanOrEqual(86_400_000);
  await bert.request('PUT', `/api/tables/${listed}/seats/0/block`, { blocked: true });
  expect((await shown(bert)).some((t) => t.id === listed)).toBe(false);
  expect((await shown(new Guest(server.port))).some((t) => t.id === listed)).toBe(true);
  await server.context.hall.use(listed, (table) => table.order({ kind: 'close', id: 'end', seat: 0, by: 'operator' }));
  expect((await shown(carl)).some((t) => t.id === listed)).toBe(false);
});
