import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { Guest, type Line } from './help/client.ts';
import { type TestServer, testServer, toyRegistry } from './help/server.ts';

/** A question of the toy as the server would ask a bot: who spends a prize, with several options. */
async function question(guest: Guest, bot: string): Promise<string> {
  const { id } = await guest.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] });
  const line = await guest.connect({ table: id, seat: 0 });
  const view = line.payload?.view;
  return JSON.stringify({ seat: 0, bot, seq: 0, decision: line.decision, view, options: line.options });
}

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ botThreads: 1, quickBotThreads: 1, botPatience: 300, botNotice: 50 });
});
afterAll(() => server.end());

describe('a bot whose turn to think has not come', () => {
  it('waits, and answers at its own level, however long the line', async () => {
    const asked = await question(await Guest.arrive(server.port), 'commander');
    // On the old code a wait of a few milliseconds was enough for an answer at random.
    const pool = new BotPool(toyRegistry, { threads: 1, quickThreads: 1, limit: 60_000 }, () => {});
    const asker = (table: number) => ({ table: `t${table}`, visitor: 'same', present: () => true });
    const chosen = await Promise.all(Array.from({ length: 12 }, (_, i) => pool.choose(asked, asker(i))));
    expect(chosen.map((c) => c.level)).toEqual(Array.from({ length: 12 }, () => 'commander'));
    await pool.stop();
  });

  it('is replaced by a quicker level only after the agreed time, and both are told apart', async () => {
    const asked = await question(await Guest.arrive(server.port), 'admiral');
    const pool = new BotPool(toyRegistry, { threads: 1, quickThreads: 1, limit: 60_000 }, () => {});
    const present = (): boolean => true;
    const [first, agreed, not] = await Promise.all([
      pool.choose(asked, { table: 'a', visitor: 'anna', present }),
      pool.choose(asked, { table: 'b', visitor: 'anna', present, quickerAfter: 20 }),
      pool.choose(asked, { table: 'c', visitor: 'anna', present }),
    ]);
    expect([first.level, agreed.level, not.level]).toEqual(['admiral', 'officer', 'admiral']);
    await pool.stop();
  });

  it('is shown to wait, and the log says when another level answered for it', async () => {
    const anna = await Guest.arrive(server.port);
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'admiral' }, { kind: 'bot' as const, bot: 'admiral' }];
    const lines: Line[] = [];
    for (let i = 0; i < 8; i++) {
      const { id, quickerBots } = await anna.lay({ seats, options: { length: 'long' }, quickerBots: true });
      expect(quickerBots).toBe(true);
      lines.push(await anna.connect({ table: id, seat: 0 }));
    }
    const said = (line: Line) => line.received.find((m) => m.type === 'botWaits' && m.ahead !== null);
    const quicker = (line: Line) => line.heard.find((h) => h.level === 'officer' && h.seat > 0);
    const last = lines[7];
    expect(await last.until(() => said(last))).toMatchObject({ type: 'botWaits' });
    expect(await last.until(() => quicker(last))).toMatchObject({ what: 'answer', level: 'officer' });
    for (const line of lines) line.close();
  });
});
