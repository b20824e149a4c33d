import { type Act, Table } from '@orrery/host';
import { int, seeded } from '@orrery/kernel';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toyGame } from '../../host/test/toy-game.ts';
import { Guest, type Line, newOrderId } from './help/client.ts';
import { startPostgres, type TestPostgres } from './help/postgres.ts';
import { type TestServer, testServer } from './help/server.ts';

let postgres: TestPostgres;
let nodes: [TestServer, TestServer];
let url: string;
beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.database();
  url = databaseUrl;
  nodes = [await testServer({ databaseUrl }), await testServer({ databaseUrl })];
});
afterAll(async () => {
  for (const node of nodes) await node.end();
  await postgres.stop();
});

/** The same guest, seen by both servers. */
function elsewhere(guest: Guest, node: TestServer): Guest {
  const same = new Guest(node.port);
  same.cookie = guest.cookie;
  return same;
}

async function acrossNodes(bots: number): Promise<{ id: string; anna: Guest; lines: [Line, Line] }> {
  const anna = await Guest.arrive(nodes[0].port);
  const seats = [
    { kind: 'me' as const },
    { kind: 'me' as const },
    ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, bot: 'random' })),
  ];
  const { id } = await anna.lay({ seats });
  return { id, anna, lines: [await anna.connect({ table: id, seat: 0 }), await elsewhere(anna, nodes[1]).connect({ table: id, seat: 1 })] };
}

describe('two servers on one PostgreSQL', () => {
  it.each([0, 1])('play the same match with %i bots: one winner for each number, everybody hears of everything', async (bots) => {
    const { id, lines } = await acrossNodes(bots);
    const luck = seeded(`cluster ${bots}`);
    while (!lines.every((l) => l.payload?.status === 'over')) {
      const asked = lines.filter((l) => l.options.length > 0);
      if (asked.length === 0) await new Promise((r) => setTimeout(r, 5));
      // Both at once where both are asked: the servers race for the number.
      const done = await Promise.all(asked.map((l) => l.answer(l.options[int(luck, l.options.length)])));
      for (const answer of done) expect(answer.type === 'ack' || (answer.type === 'refused' && answer.code === 'stale')).toBe(true);
    }
    expect(lines[0].payload?.seq).toBe(lines[1].payload?.seq);
    const { storage } = nodes[0].context.tools;
    const acts = (await storage.acts(id, 0)).map((a) => JSON.parse(a) as Act);
    expect(acts.map((a) => a.seq)).toEqual(acts.map((_, i) => i + 1));
    const setup = JSON.parse(await storage.setup(id));
    const hash = Table.load(toyGame as never, { setup, acts }).hash;
    for (const node of nodes) {
      await node.context.hall.use(id, (t) => t.refresh());
      expect(await node.context.hall.use(id, (t) => t.hash())).toBe(hash);
    }
  });

  it('pass on chat and seats', async () => {
    const { id, anna, lines } = await acrossNodes(0);
    await lines[0].ask({ type: 'chat', id: newOrderId(), text: 'hello there' });
    await lines[1].until(() => lines[1].received.find((m) => m.type === 'chat'));
    const { body: link } = await anna.post<{ token: string }>(`/api/tables/${id}/seats/1/link`);
    await (await Guest.arrive(nodes[0].port)).post('/api/claim', { token: link.token });
    await lines[1].until(() => lines[1].received.find((m) => m.type === 'bye' && m.why === 'moved'));
  });

  it('turn nobody away because they have not heard yet of what the other has done', async () => {
    const { lines } = await acrossNodes(0);
    const ask = () => lines[0].ask({ type: 'move', id: newOrderId(), wanted: { what: 'end' } });
    for (let time = 0; time < 3; time++) {
      expect(await ask()).toMatchObject({ type: 'ack' });
      await lines[1].until(() => lines[1].payload?.motion ?? undefined);
      expect(await lines[1].ask({ type: 'second', id: newOrderId(), yes: false })).toMatchObject({ type: 'ack' });
      // The first server hears of the no a moment later.
    }
    expect(await ask()).toMatchObject({ type: 'ack' });
    // What is not allowed anywhere is refused all the same.
    expect(await ask()).toMatchObject({ type: 'refused', code: 'otherMotion' });
  });

  it('catch up after losing the line on which they hear of each other', async () => {
    const { id, lines } = await acrossNodes(0);
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    const cut =
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'orrery listener' AND datname = current_database()";
    expect((await admin.query(cut)).rowCount).toBe(2);
    // Done while nobody listens.
    const done = await lines[0].answer(lines[0].options[0]);
    expect(done).toMatchObject({ type: 'ack', seq: 1 });
    await lines[1].reach(1);
    await admin.end();
    expect(await nodes[1].context.tools.storage.claim(id)).toBe(true);
    await nodes[1].context.tools.storage.release(id);
  });

  it('see to the bots of a server that is gone', async () => {
    const databaseUrl = await postgres.database();
    const doomed = await testServer({ databaseUrl, sweep: 100_000 });
    const guest = await Guest.arrive(doomed.port);
    const { id } = await guest.lay({
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
      options: { length: 'long' },
    });
    await doomed.end();
    const heir = await testServer({ databaseUrl });
    const deadline = Date.now() + 20_000;
    // Its person waits for it, though nobody looks.
    while ((await heir.context.tools.storage.table(id))?.seq !== 1 && Date.now() < deadline) await new Promise((r) => setTimeout(r, 50));
    expect(await heir.context.tools.storage.table(id)).toMatchObject({ status: 'playing', seq: 1, botDue: false });
    await heir.end();
  });
});
