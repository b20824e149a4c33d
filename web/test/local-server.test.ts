import { registry } from '@orrery/games';
import { type Act, followed, type Payload, type Seen, Table, welcomed } from '@orrery/host';
import type { Answer, Game } from '@orrery/kernel';
import type { ClientMessage, ServerMessage, ServerMessageOf } from '@orrery/protocol';
import { PROTOCOL, serverMessage } from '@orrery/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { LocalServer } from '../src/local/server.ts';

let game: Game;
beforeAll(async () => {
  game = await registry.andromeda.load();
});

const setup = () => ({
  config: game.configure(3, {}),
  seed: 'a quiet night',
  seats: [
    { kind: 'human', name: 'Ada' },
    { kind: 'bot', bot: 'random', name: 'Kepler' },
    { kind: 'human', name: 'Ben' },
  ] as const,
  clock: { kind: 'none' } as const,
  time: 1,
});

/** A table on this device, its disk, and everything it says. */
function opened(acts: readonly Act[] = []) {
  const disk: Act[] = [...acts];
  const said: ServerMessage[] = [];
  let wait = Promise.resolve();
  const server = new LocalServer(Table.load(game, { setup: setup(), acts }), {
    id: 'abcdefghijklmnopqrstuv',
    title: 'A table',
    created: 1,
    acts,
    now: () => 2,
    keep: async (_, act) => {
      await wait;
      disk.push(act);
    },
    choose: async (_, { options }): Promise<Answer> => options[0],
    send: (message) => said.push(message),
  });
  const slow = (until: Promise<void>) => {
    wait = until;
  };
  const last = <T extends ServerMessage['type']>(type: T): ServerMessageOf<T> => {
    const found = said.findLast((m) => m.type === type);
    if (found === undefined) throw new Error(`no ${type} was said`);
    return found as ServerMessageOf<T>;
  };
  /** The payload as a client has it: the last welcome, and every patch since. */
  const payload = (): Payload => {
    let now: Seen | undefined;
    for (const m of said) {
      if (m.type === 'welcome') now = welcomed(m.told);
      else if (m.type === 'update' && now !== undefined && m.base === now.payload.seq) now = followed(now, m);
    }
    if (now === undefined) throw new Error('nobody was welcomed');
    return now.payload;
  };
  return { server, disk, said, last, payload, slow };
}

const hello = (seat: number | null): ClientMessage => ({ type: 'hello', protocol: PROTOCOL, table: 'abcdefghijklmnopqrstuv', seat });

/** Plays as whoever is asked, until a person at this screen is asked something with more than one option. */
async function playOn(table: ReturnType<typeof opened>, answers: number) {
  for (let i = 0; i < answers; i++) {
    const { waiting } = table.payload();
    const seat = waiting.find((s) => s !== 1);
    if (seat === undefined) return;
    await table.server.receive(hello(seat));
    const { asks, seq } = table.payload();
    await table.server.receive({ type: 'answer', id: `a${i}-${seq}`, seq, decision: asks[0].decision, answer: asks[0].options[0] });
  }
}

describe('the server’s part for a table on this device', () => {
  it('says only what the protocol allows, and a client’s patches lead to the table’s own payload', async () => {
    const table = opened();
    await table.server.receive(hello(0));
    await playOn(table, 12);
    for (const message of table.said) expect(serverMessage.safeParse(message).success, message.type).toBe(true);
    const viewer = table.payload().viewer;
    const again = Table.load(game, { setup: setup(), acts: table.disk });
    expect(table.payload()).toEqual(JSON.parse(JSON.stringify(again.payload(viewer))));
  });

  it('acknowledges an answer only when the disk has it', async () => {
    const table = opened();
    await table.server.receive(hello(table.server.summary().waiting[0]));
    const { asks, seq } = table.payload();
    let release = () => {};
    table.slow(new Promise((resolve) => (release = resolve)));
    const done = table.server.receive({ type: 'answer', id: 'one', seq, decision: asks[0].decision, answer: asks[0].options[0] });
    await Promise.resolve();
    expect(table.said.some((m) => m.type === 'ack')).toBe(false);
    release();
    await done;
    expect(table.last('ack').id).toBe('one');
    expect(table.disk.some((act) => act.id === 'one')).toBe(true);
  });

  it('the same answer sent twice is one act', async () => {
    const table = opened();
    await table.server.receive(hello(table.server.summary().waiting[0]));
    const { asks, seq } = table.payload();
    const order = { type: 'answer', id: 'one', seq, decision: asks[0].decision, answer: asks[0].options[0] } as const;
    await table.server.receive(order);
    const acts = table.disk.length;
    await table.server.receive(order);
    expect(table.disk).toHaveLength(acts);
    expect(table.said.filter((m) => m.type === 'ack')).toHaveLength(2);
  });

  it('bots answer until a person is asked', async () => {
    const table = opened();
    await table.server.receive(hello(0));
    await playOn(table, 6);
    expect(table.server.summary().waiting).not.toContain(1);
    expect(table.disk.some((act) => act.seat === 1)).toBe(true);
  });

  it('who let a bot play for them can have the seat back before the game is over', async () => {
    const table = opened();
    await table.server.receive(hello(0));
    const hand = (seat: number): ClientMessage => ({ type: 'standIn', id: `h${seat}`, seat });
    void table.server.receive(hand(2));
    const all = table.server.receive(hand(0));
    // Everybody is a bot now; the wish arrives while they play.
    while (table.disk.length < 12) await Promise.resolve();
    void table.server.receive({ type: 'resumeSeat', id: 'back', seat: 0 });
    await all;
    expect(table.server.summary().status).toBe('playing');
    expect(table.server.summary().waiting).toEqual([0]);
    expect(table.last('ack').id).toBe('back');
  });

  it('an answer out of turn is refused with a reason and changes nothing', async () => {
    const table = opened();
    await table.server.receive(hello(null));
    await table.server.receive({ type: 'answer', id: 'x', seq: 0, decision: 'nothing', answer: 1 });
    expect(table.last('refused').id).toBe('x');
    expect(table.disk.filter((act) => act.id === 'x')).toEqual([]);
  });

  it('goes on from the disk where it was left', async () => {
    const first = opened();
    await first.server.receive(hello(0));
    await playOn(first, 8);
    const second = opened(first.disk);
    const viewer = first.payload().viewer;
    await second.server.receive(hello(viewer));
    expect(second.payload().view).toEqual(first.payload().view);
    expect(second.payload().asks).toEqual(first.payload().asks);
  });
});
