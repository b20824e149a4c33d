import type { Asked, TableList } from '@orrery/protocol';
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
