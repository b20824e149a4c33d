import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, type Line, newOrderId } from './help/client.ts';
import { type TestServer, testServer } from './help/server.ts';

const LEAST = 300;
const registry = new URL('./asking-registry.ts', import.meta.url).href;
let server: TestServer;
beforeAll(async () => {
  const pauses = { live: { least: LEAST, most: LEAST + 100 }, days: { least: 60_000, most: 60_001 } };
  server = await testServer({ registry, pauses });
});
afterAll(() => server.end());

/** Everybody bids their lowest card; the line of whoever has won and may spend. */
async function won(lines: readonly Line[]): Promise<Line> {
  for (const line of lines) {
    await line.until(() => (line.options.length > 0 ? true : undefined));
    await line.answer(line.options[0]);
  }
  return lines[0].until(() => lines.find((line) => line.decision === 'spend'));
}

async function takeAll(line: Line): Promise<number> {
  for (let i = 0; i < 3; i++) await line.answer('take');
  return performance.now();
}

describe('a window with nothing to do', () => {
  it('passes at once where nobody but bots plays along', async () => {
    // Longer than any test waits: it comes at once, or not at all.
    const pauses = { live: { least: 600_000, most: 600_001 }, days: { least: 600_000, most: 600_001 } };
    const patient = await testServer({ registry, pauses });
    const guest = await Guest.arrive(patient.port);
    for (let tries = 0; tries < 8; tries++) {
      const { id } = await guest.lay({ game: 'asking', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
      const line = await guest.connect({ table: id, seat: 0 });
      await line.answer(line.options.at(-1) ?? null);
      await line.until(() => (line.decision === 'spend' || (line.payload?.at ?? 0) > 2 ? true : undefined));
      if (line.decision !== 'spend') continue;
      await takeAll(line);
      await line.until(() => (line.decision === 'bid' ? true : undefined));
      await patient.end();
      return;
    }
    throw new Error('nothing was ever won');
  });

  it('passes after a while like a person’s among people, also for somebody who has gone', async () => {
    const [a, b] = [await Guest.arrive(server.port), await Guest.arrive(server.port)];
    const { id } = await a.lay({ game: 'asking', seats: [{ kind: 'me' }, { kind: 'empty' }] });
    await b.post(`/api/tables/${id}/join`);
    const lines = [await a.connect({ table: id, seat: 0 }), await b.connect({ table: id, seat: 1 })];
    const winner = await won(lines);
    const other = lines.find((line) => line !== winner);
    const since = await takeAll(winner);
    expect(winner.payload?.asks).toEqual([]);
    winner.close();
    await other?.until(() => (other.decision === 'bid' ? true : undefined));
    expect(performance.now() - since).toBeGreaterThan(LEAST - 60);
    for (const line of lines) line.close();
  });

  it('is left to those who share a screen, who let it pass for their own seats and no others', async () => {
    const [a, b] = [await Guest.arrive(server.port), await Guest.arrive(server.port)];
    const { id } = await a.lay({ game: 'asking', seats: [{ kind: 'me' }, { kind: 'me' }] });
    const lines = [await a.connect({ table: id, seat: 0 }), await a.connect({ table: id, seat: 1 })];
    const winner = await won(lines);
    await takeAll(winner);
    await new Promise((resolve) => setTimeout(resolve, LEAST + 300));
    expect(winner.payload?.waiting).toEqual([winner.payload?.viewer]);
    const pass = { type: 'letPass', id: newOrderId(), seat: winner.payload?.viewer ?? -1, seq: winner.seq } as const;
    const stranger = await b.connect({ table: id, seat: null }).catch(() => undefined);
    if (stranger !== undefined) expect(await stranger.refusal(pass)).toBe('notYourSeat');
    expect((await lines[0].ask(pass)).type).toBe('ack');
    await winner.until(() => (winner.decision === 'bid' ? true : undefined));
    for (const line of [...lines, ...(stranger === undefined ? [] : [stranger])]) line.close();
  });
});

it('stops are set at the table, and only those there are', async () => {
  const guest = await Guest.arrive(server.port);
  const { id } = await guest.lay({ game: 'asking', seats: [{ kind: 'me' }, { kind: 'me' }] });
  const line = await guest.connect({ table: id, seat: 0 });
  expect(line.payload?.stops).toEqual({ prize: 'can' });
  expect((await line.ask({ type: 'setStops', id: newOrderId(), stops: { prize: 'never' } })).type).toBe('ack');
  await line.until(() => (line.payload?.stops.prize === 'never' ? true : undefined));
  expect(await line.refusal({ type: 'setStops', id: newOrderId(), stops: { other: 'never' } })).toBe('options');
  line.close();
});
