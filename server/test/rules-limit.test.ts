import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, type Line } from './help/client.ts';
import { type TestServer, testServer } from './help/server.ts';

let server: TestServer;
beforeAll(async () => {
  // One thread for all tables: the worst case for the innocent ones.
  server = await testServer({ rulesThreads: 1, rulesLimit: 400 });
});
afterAll(() => server.end());

async function prizeTable(trap: boolean): Promise<{ id: string; winner: Line }> {
  const guest = await Guest.arrive(server.port);
  const { id } = await guest.lay({ seats: [{ kind: 'me' }, { kind: 'me' }], options: { trap } });
  const lines = [await guest.connect({ table: id, seat: 0 }), await guest.connect({ table: id, seat: 1 })];
  for (const line of lines) await line.answer(line.options[0]);
  await Promise.all(lines.map((l) => l.reach(2)));
  return { id, winner: lines.find((l) => l.options.length > 0) as Line };
}

describe('rules that never come to an end', () => {
  it('cost their own table that one answer, and other tables a moment', async () => {
    const good = await prizeTable(false);
    const bad = await prizeTable(true);
    const stuck = bad.winner.answer('hang', { id: 'hang' });
    const start = performance.now();
    expect(await good.winner.answer('take')).toMatchObject({ type: 'ack', seq: 3 });
    expect(performance.now() - start).toBeLessThan(5000);
    expect(await stuck).toMatchObject({ type: 'refused', id: 'hang', code: 'rulesStuck' });
    // The table is as it was before, and goes on.
    expect(await bad.winner.answer('take')).toMatchObject({ type: 'ack', seq: 3 });

    // From now on it is alone with its kind: while it hangs, others do not even wait.
    const again = bad.winner.answer('hang');
    await new Promise((r) => setTimeout(r, 100));
    const quick = performance.now();
    expect(await good.winner.answer('take')).toMatchObject({ type: 'ack', seq: 4 });
    expect(performance.now() - quick).toBeLessThan(300);
    expect(await again).toMatchObject({ code: 'rulesStuck' });
    expect(await bad.winner.answer('take')).toMatchObject({ type: 'ack', seq: 4 });
    const { body } = await (await Guest.arrive(server.port)).get<string>('/metrics');
    expect(body).toMatch(/orrery_rules_stuck_total 2/);
  });
});
