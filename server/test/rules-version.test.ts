import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@orrery/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseSnapshot } from '../src/rules/choose-snapshot.ts';
import { openStorage } from '../src/storage/open.ts';
import type { StoredSnapshot, TableRow } from '../src/storage/storage.ts';
import { ChildServer } from '../tools/child-server.ts';
import { Guest } from './help/client.ts';
import { generous, toyRegistry } from './help/server.ts';

const newRules = new URL('./toy-registry-2.ts', import.meta.url).href;

describe('a table and the rules it began with', () => {
  let dataDir: string;
  let cookie: string;
  let server: ChildServer;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'orrery-rules-'));
    cookie = '';
  });
  afterEach(async () => {
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function start(registry: string): Promise<Guest> {
    server = new ChildServer({ registry, dataDir, host: '127.0.0.1', logLevel: 'info', rates: generous }, true);
    await server.start();
    if (cookie === '') cookie = (await Guest.arrive(server.port)).cookie;
    const guest = new Guest(server.port);
    guest.cookie = cookie;
    return guest;
  }

  const rowOf = async (id: string): Promise<TableRow | undefined> => {
    const storage = await openStorage({ dataDir });
    const row = await storage.table(id);
    await storage.close();
    return row;
  };

  it('without a snapshot it is not played again by other rules, and goes on by its own', async () => {
    let anna = await start(toyRegistry);
    const { id } = await anna.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    const line = await anna.connect({ table: id, seat: 1 });
    await line.answer(line.options[0], { id: 'mine' });
    await server.kill();
    expect(await rowOf(id)).toMatchObject({ seq: 1, rules: 1 });

    anna = await start(newRules);
    await expect(anna.connect({ table: id, seat: 1 })).rejects.toThrow('refused: otherVersion');
    expect(await anna.get(`/api/tables/${id}/replay?from=0&to=1&seat=1`)).toMatchObject({ body: { code: 'otherVersion' } });
    await server.stop();
    expect(await rowOf(id)).toMatchObject({ seq: 1, rules: 1 });

    anna = await start(toyRegistry);
    const again = await anna.connect({ table: id, seat: 0 });
    expect(await again.answer(again.options[0])).toMatchObject({ type: 'ack', seq: 2 });
  });

  it('with a snapshot it is carried over, and what came before is not played again', async () => {
    let anna = await start(toyRegistry);
    const { id } = await anna.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    const line = await anna.connect({ table: id, seat: 1 });
    await line.answer(line.options[0]);
    expect(await server.stop()).toMatchObject({ code: 0 });

    anna = await start(newRules);
    const over = await anna.connect({ table: id, seat: 0 });
    expect(await over.answer(over.options[0])).toMatchObject({ type: 'ack', seq: 2 });
    expect(await anna.get(`/api/tables/${id}/replay?from=0&to=1&seat=1`)).toMatchObject({ body: { code: 'otherVersion' } });
    await server.stop();
    expect(await rowOf(id)).toMatchObject({ seq: 2, rules: 1 });
  });

  it('while people still sit down it takes the rules of the day', async () => {
    let anna = await start(toyRegistry);
    const { id } = await anna.lay({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
    await server.kill();
    anna = await start(newRules);
    expect((await anna.post(`/api/tables/${id}/join`, { seat: 1 })).status).toBe(200);
    await server.kill();
    expect(await rowOf(id)).toMatchObject({ status: 'playing', rules: 2 });
    anna = await start(newRules);
    expect((await anna.connect({ table: id, seat: 1 })).payload).toMatchObject({ seq: 1, status: 'playing' });
  });
});

describe('the snapshot a table is taken up from', () => {
  const game = { version: 2, definition: {} } as Game;
  const stored = (seq: number, firm: boolean, ...versions: number[]): StoredSnapshot => ({
    seq,
    firm,
    data: JSON.stringify({ seq, eras: versions.map((version, at) => ({ at, version })) }),
  });

  it.each([
    ['nothing to begin from', [], undefined],
    ['the newest, if it is firm', [stored(9, true, 2)], 9],
    ['the newest firm one, for the sake of undo', [stored(9, false, 2), stored(5, true, 2)], 5],
    ['the beginning, for the sake of undo', [stored(9, false, 2)], undefined],
    ['the newest, if it is of other rules', [stored(9, false, 1), stored(5, true, 1)], 9],
    ['not a firm one from before the rules changed', [stored(9, false, 1, 2), stored(5, true, 1)], 9],
    ['not the beginning, if that was under other rules', [stored(9, false, 1, 2)], 9],
  ] as const)('%s', (_, snapshots, seq) => {
    expect(chooseSnapshot(game, snapshots)?.seq).toBe(seq);
  });

  it('a firm one of an older version, if only the state has another shape since', () => {
    const reshaped = { version: 2, definition: { rulesSince: 1 } } as Game;
    expect(chooseSnapshot(reshaped, [stored(9, false, 1), stored(5, true, 1)])?.seq).toBe(5);
  });
});
