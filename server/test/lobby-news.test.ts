import type { ServerMessageOf } from '@orrery/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Guest, type Line } from './help/client.ts';
import { startPostgres, type TestPostgres } from './help/postgres.ts';
import { type TestServer, testServer } from './help/server.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
const running: TestServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.end();
});

const newsOf = (line: Line): ServerMessageOf<'lobby'>[] => line.received.filter((m) => m.type === 'lobby');
async function listening(guest: Guest): Promise<Line> {
  const line = await guest.connect();
  line.say({ type: 'lobby', id: 'l' });
  await line.until(() => newsOf(line)[0]);
  return line;
}

for (const kind of ['SQLite', 'two servers on PostgreSQL'] as const) {
  describe(`the lobby, ${kind}`, () => {
    it('hears of one’s own tables and of open ones, and of nobody else’s', async () => {
      const databaseUrl = kind === 'SQLite' ? undefined : await postgres.database();
      const one = await testServer(databaseUrl === undefined ? {} : { databaseUrl });
      const two = databaseUrl === undefined ? one : await testServer({ databaseUrl });
      running.push(one, ...(two === one ? [] : [two]));
      const anna = await Guest.arrive(one.port);
      const bert = await Guest.arrive(two.port);
      const bertsLobby = await listening(bert);
      const stranger = await listening(await Guest.arrive(two.port));
      expect(newsOf(bertsLobby)).toEqual([{ type: 'lobby', mine: true, open: true, waiting: 0 }]);

      const { id } = await anna.lay({ seats: [{ kind: 'me', name: 'Anna' }, { kind: 'empty' }] });
      expect((await bert.post(`/api/tables/${id}/join`, { name: 'Bert' })).status).toBe(200);
      await bertsLobby.until(() => newsOf(bertsLobby).find((n) => n.mine && n.waiting === 1));
      expect(newsOf(stranger)).toHaveLength(1);

      await anna.lay({ seats: [{ kind: 'me' }, { kind: 'empty' }], listed: true });
      await stranger.until(() => newsOf(stranger).find((n) => n.open && !n.mine));

      // That a listed table begins, and that it is over, is news to everybody; what happens between is not.
      const open = await anna.lay({ seats: [{ kind: 'me' }, { kind: 'empty' }], listed: true });
      const told = () => newsOf(stranger).length;
      const newer = async (before: number) => stranger.until(() => told() > before || undefined);
      let before = told();
      await bert.post(`/api/tables/${open.id}/join`);
      await newer(before);
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      before = told();
      const first = await anna.connect({ table: open.id, seat: 0 });
      await first.answer(first.options[0]);
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      expect(told()).toBe(before);
      await first.ask({ type: 'giveUp', id: 'enough', seat: 0 });
      await newer(before);
      first.close();

      const play = await bert.connect({ table: id, seat: 1 });
      expect(await play.answer(play.options[0])).toMatchObject({ type: 'ack' });
      await bertsLobby.until(() => (newsOf(bertsLobby).at(-1)?.waiting === 0 ? true : undefined));
      // One line may do both.
      play.say({ type: 'lobby', id: 'both' });
      await play.until(() => newsOf(play)[0]);
    });
  });
}
