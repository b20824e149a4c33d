import { foreseenAs } from '@orrery/host';
import { type Game, type Save, seeded } from '@orrery/kernel';
import type { PlanAnswer, PlanStep } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toyGame } from '../../host/test/toy-game.ts';
import { Guest, type Line } from './help/client.ts';
import { startPostgres, type TestPostgres } from './help/postgres.ts';
import { type TestServer, testServer } from './help/server.ts';

const game = toyGame as unknown as Game;
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** What a seat would answer to the question it is asked in a world it may believe in: the first option, as a client plans it. */
function planned(line: Line, seat: number): PlanStep {
  const view = line.payload?.view ?? expect.fail('nothing to see');
  const position = game.determinize(view as never, seeded('a world'));
  const ask = game.open(position).find((a) => a.seat === seat) ?? expect.fail('not asked');
  const answer = game.options(position, ask)[0] ?? expect.fail('no option');
  return { decision: ask.decision, answer, foreseen: foreseenAs(game, position, ask), words: 'the first' };
}

for (const kind of ['SQLite', 'PostgreSQL'] as const) {
  describe(`plans, ${kind}`, () => {
    let server: TestServer;
    let storage: { databaseUrl?: string } = {};
    beforeAll(async () => {
      if (kind === 'PostgreSQL') storage = { databaseUrl: await postgres.database() };
      server = await testServer(storage);
    });
    afterAll(() => server.end());

    /** Both have bid; one of them is asked alone, and the other waits. */
    async function sat() {
      const [anna, bert] = [await Guest.arrive(server.port), await Guest.arrive(server.port)];
      const { id } = await anna.lay({ seats: [{ kind: 'me', name: 'Anna' }, { kind: 'empty' }], options: { length: 'long' } });
      await bert.post(`/api/tables/${id}/join`, { name: 'Bert' });
      const lines = [await anna.connect({ table: id, seat: 0 }), await bert.connect({ table: id, seat: 1 })] as const;
      const plan = (guest: Guest, seat: number, steps: readonly PlanStep[]) =>
        guest.request<PlanAnswer>('PUT', `/api/tables/${id}/seats/${seat}/plan`, { steps });
      return { anna, bert, id, lines, plan };
    }

    it('are played as soon as what was foreseen is asked, and told to nobody else', async () => {
      const { anna, bert, id, lines, plan } = await sat();
      // Both are asked for a bid at once: Anna plans hers while the question is open, which is the same as answering.
      const step = planned(lines[0], 0);
      expect((await plan(bert, 0, [step])).body).toMatchObject({ code: 'notYourSeat' });
      expect((await plan(anna, 0, [step])).status).toBe(200);
      await lines[0].until(() => (lines[0].payload?.waiting.includes(0) === false ? true : undefined));
      const told = await lines[0].until(() => lines[0].received.find((m) => m.type === 'plan'));
      expect(told).toMatchObject({ seat: 0, plan: { words: ['the first'], played: 1, ended: 'played' } });
      expect(lines[1].raw.join()).not.toContain('"plan"');
      expect((await anna.get<PlanAnswer>(`/api/tables/${id}/seats/0/plan`)).body.plan).toEqual({
        words: ['the first'],
        played: 1,
        ended: 'played',
      });
      expect((await bert.get(`/api/tables/${id}/seats/0/plan`)).body.code).toBe('notYourSeat');
      expect((await anna.request('DELETE', `/api/tables/${id}/seats/0/plan`)).body).toEqual({ plan: null });
      for (const line of lines) line.close();
    });

    it('are dropped with a word where the question or its options are others', async () => {
      const { anna, id, lines, plan } = await sat();
      const step = planned(lines[0], 0);
      const seq = lines[0].payload?.seq;
      expect((await plan(anna, 0, [{ ...step, foreseen: '0'.repeat(64) }])).status).toBe(200);
      expect(await lines[0].until(() => lines[0].received.find((m) => m.type === 'plan'))).toMatchObject({
        plan: { played: 0, ended: 'dropped' },
      });
      await plan(anna, 0, [{ ...step, decision: 'another' }]);
      await expect.poll(async () => (await anna.get<PlanAnswer>(`/api/tables/${id}/seats/0/plan`)).body.plan?.ended).toBe('dropped');
      // Nothing was done at the table.
      expect(lines[0].payload).toMatchObject({ seq, waiting: [0, 1] });
      // What is left of a plan when its turn is over goes, too.
      await plan(anna, 0, [step, step]);
      await expect
        .poll(async () => (await anna.get<PlanAnswer>(`/api/tables/${id}/seats/0/plan`)).body.plan)
        .toMatchObject({ played: 1, ended: 'dropped' });
      for (const line of lines) line.close();
    });

    // Several servers share one database, and only PostgreSQL is one.
    if (kind === 'PostgreSQL')
      it('are played by the server with the table, whichever took them', async () => {
        const { id, lines } = await sat();
        const step = planned(lines[0], 0);
        const identity = (await server.context.hall.use(id, async (t) => t.holder(0))) ?? expect.fail('nobody sits there');
        // The other one keeps the plan and does nothing else: as if it had died that moment.
        const other = await testServer(storage);
        await other.context.tools.storage.plans.put({ table: id, seat: 0, identity, id: 'p', steps: JSON.stringify([step]), made: 1 });
        const told = await lines[0].until(() => lines[0].received.find((m) => m.type === 'plan'));
        expect(told).toMatchObject({ seat: 0, plan: { played: 1, ended: 'played' } });
        await other.end();
        for (const line of lines) line.close();
      });

    it('wait for their turn, over a restart too', async () => {
      const { anna, bert, id, lines, plan } = await sat();
      // Until it is Bert's turn alone.
      while (!(lines[1].options.length > 0 && lines[0].payload?.waiting.length === 1)) {
        const line = lines.find((l) => l.options.length > 0) ?? expect.fail('nobody is asked');
        await line.answer(line.options[0] ?? null);
        await Promise.all(lines.map((l) => l.reach(line.seq)));
      }
      // What Anna will be asked is what she would be asked now in a match that went the same way.
      const save = JSON.parse(await server.context.hall.use(id, (t) => t.save()).then(String)) as Save;
      const position = save.snapshots.at(-1)?.position ?? expect.fail('no position');
      const ahead = game.clone(position);
      let ask = game.open(ahead)[0];
      while (ask !== undefined && ask.seat === 1) {
        game.play(ahead, ask, game.options(ahead, ask)[0] ?? null, { events: [], rolls: [], barrier: undefined });
        ask = game.open(ahead).find((a) => a.seat === 1) ?? game.open(ahead)[0];
      }
      if (ask === undefined) expect.fail('the match is over');
      const answer = game.options(ahead, ask)[0] ?? expect.fail('no option');
      const step = { decision: ask.decision, answer, foreseen: foreseenAs(game, ahead, ask), words: 'next' };
      expect((await plan(anna, 0, [step])).body).toMatchObject({ plan: { played: 0, ended: null } });
      for (const line of lines) line.close();
      server = await server.restart();
      const again = Object.assign(new Guest(server.port), { cookie: bert.cookie });
      const line = await again.connect({ table: id, seat: 1 });
      while (line.options.length > 0 && line.payload?.waiting.length === 1) await line.answer(line.options[0] ?? null);
      const seen = Object.assign(new Guest(server.port), { cookie: anna.cookie });
      await expect
        .poll(async () => (await seen.get<PlanAnswer>(`/api/tables/${id}/seats/0/plan`)).body.plan)
        .toEqual({ words: ['next'], played: 1, ended: 'played' });
      line.close();
    });
  });
}
