import { registry } from '@orrery/games';
import { type SeatSetup, Table } from '@orrery/host';
import type { Answer, Game } from '@orrery/kernel';
import type { ClientMessage, ServerMessage } from '@orrery/protocol';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalServer } from '../src/local/server.ts';
import type { Dial, Ears } from '../src/net/line.ts';
import type { TableSession } from '../src/table/session.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};

let game: Game;
let Session: typeof TableSession;

beforeAll(async () => {
  // What the settings want of a browser.
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
  vi.stubGlobal('navigator', { languages: ['en'], onLine: true });
  vi.stubGlobal('localStorage', { ...storage, getItem: () => JSON.stringify({ pace: 'instant' }) });
  vi.stubGlobal('sessionStorage', storage);
  game = await registry.andromeda.load();
  ({ TableSession: Session } = await import('../src/table/session.ts'));
});
beforeEach(() => kept.clear());

const ID = 'abcdefghijklmnopqrstuv';

/** A server that can be cut off: it does what it hears, its answers may be lost on the way. */
function cuttable(humans: readonly number[]) {
  const setup = {
    config: game.configure(2, {}),
    seed: 'cut',
    seats: [0, 1].map(
      (seat): SeatSetup => (humans.includes(seat) ? { kind: 'human', name: `P${seat}` } : { kind: 'bot', bot: 'random', name: 'Bot' }),
    ),
    clock: { kind: 'none' } as const,
    time: 1,
  };
  const table = Table.open(game, setup);
  let ears: Ears | undefined;
  let up = false;
  /** Lets what the server says get lost although it heard us. */
  let deaf = false;
  const heard: ClientMessage[] = [];
  const server = new LocalServer(table, {
    id: ID,
    title: 'A table',
    created: 1,
    acts: [],
    now: () => 2,
    keep: async () => {},
    choose: async (_, { options }): Promise<Answer> => options[0],
    send: (message: ServerMessage) => {
      if (up && !deaf) ears?.message(JSON.parse(JSON.stringify(message)));
    },
  });
  /** So many messages that change or open something are refused first. */
  let busy = 0;
  let why: 'busy' | 'tooFast' = 'busy';
  const dial: Dial = (listener) => {
    ears = listener;
    return {
      send: (message) => {
        if (!up) return;
        heard.push(message);
        if (busy > 0 && (message.type === 'hello' || message.type === 'answer')) {
          busy--;
          ears?.message({ type: 'refused', code: why, args: {}, ...('id' in message ? { id: message.id } : {}) });
          return;
        }
        void server.receive(JSON.parse(JSON.stringify(message)));
      },
      close: () => {
        ears = undefined;
      },
    };
  };
  return {
    table,
    heard,
    dial,
    server,
    connect: () => {
      up = true;
      deaf = false;
      ears?.open();
    },
    cut: () => {
      up = false;
      ears?.lost();
    },
    deafen: () => {
      deaf = true;
    },
    refuse: (times: number, code: typeof why = 'busy') => {
      busy = times;
      why = code;
    },
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

async function seated(net: ReturnType<typeof cuttable>, local = false) {
  const session = new Session({
    id: ID,
    local,
    dial: net.dial,
    summary: async () => net.server.summary(),
    load: async () => ({ game: game.id, board: undefined }),
  });
  await session.start();
  net.connect();
  await settle();
  return session;
}

describe('a sitting at a table', () => {
  it('an answer given while the line is down is sent once it is up, and counts once', async () => {
    const net = cuttable([0, 1]);
    const session = await seated(net);
    const { truth } = session.store.getState();
    const before = net.table.at;
    net.cut();
    session.answer(truth?.asks[0]?.options[0] ?? null);
    expect(session.store.getState()).toMatchObject({ pending: true, connection: 'connecting' });
    expect(net.table.at).toBe(before);
    net.connect();
    await settle();
    expect(net.table.at).toBe(before + 1);
    expect(session.store.getState()).toMatchObject({ pending: false, connection: 'live' });
  });

  it('a server that is busy is asked again: for the table, and with the same answer', async () => {
    const net = cuttable([0, 1]);
    net.refuse(1);
    const session = await seated(net);
    expect(session.store.getState()).toMatchObject({ phase: 'loading', connection: 'connecting', notice: undefined });
    await vi.waitFor(() => expect(session.store.getState()).toMatchObject({ phase: 'ready', connection: 'live' }), 3_000);
    expect(net.heard.filter((m) => m.type === 'hello')).toHaveLength(2);
    const before = net.table.at;
    net.refuse(1);
    session.answer(session.store.getState().truth?.asks[0]?.options[0] ?? null);
    expect(session.store.getState().pending).toBe(true);
    await vi.waitFor(() => expect(net.table.at).toBe(before + 1), 3_000);
    const [first, second] = net.heard.filter((m) => m.type === 'answer');
    expect(second).toEqual(first);
    session.stop();
  });

  it('a server that was greeted too often is greeted again a little later', async () => {
    const net = cuttable([0, 1]);
    net.refuse(1, 'tooFast');
    const session = await seated(net);
    expect(session.store.getState()).toMatchObject({ phase: 'loading', connection: 'connecting', notice: undefined });
    await vi.waitFor(() => expect(session.store.getState()).toMatchObject({ phase: 'ready', connection: 'live' }), 3_000);
    session.stop();
  });

  it('an answer whose acknowledgement was lost is sent again with the same id, and counts once', async () => {
    const net = cuttable([0, 1]);
    const session = await seated(net);
    const before = net.table.at;
    net.deafen();
    session.answer(session.store.getState().truth?.asks[0]?.options[0] ?? null);
    await settle();
    expect(net.table.at).toBe(before + 1);
    expect(session.store.getState().pending).toBe(true);
    net.cut();
    net.connect();
    await settle();
    expect(net.table.at).toBe(before + 1);
    expect(session.store.getState().pending).toBe(false);
    const ids = net.heard.flatMap((m) => (m.type === 'answer' ? [m.id] : []));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(session.store.getState().truth?.at).toBe(before + 1);
  });

  it('an answer outlives a reload of the page', async () => {
    const net = cuttable([0, 1]);
    const first = await seated(net);
    const before = net.table.at;
    net.cut();
    first.answer(first.store.getState().truth?.asks[0]?.options[0] ?? null);
    first.stop();
    const second = await seated(net);
    await settle();
    expect(net.table.at).toBe(before + 1);
    expect(second.store.getState().pending).toBe(false);
    expect(kept.size).toBe(0);
  });

  it('a second answer cannot overtake the first', async () => {
    const net = cuttable([0, 1]);
    const session = await seated(net);
    const before = net.table.at;
    const option = session.store.getState().truth?.asks[0]?.options[0] ?? null;
    session.answer(option);
    session.answer(option);
    await settle();
    expect(net.table.at).toBe(before + 1);
  });

  it('hears what it missed, each thing once', async () => {
    const net = cuttable([0]);
    const session = await seated(net);
    for (let i = 0; i < 10; i++) {
      const { truth } = session.store.getState();
      if (truth === undefined || truth.asks.length === 0) break;
      if (i === 4) {
        net.cut();
        net.connect();
        await settle();
      }
      session.answer(session.store.getState().truth?.asks[0]?.options[0] ?? null);
      await settle();
    }
    const { log, truth } = session.store.getState();
    const answers = log.filter((h) => h.what === 'answer').map((h) => h.at);
    expect(answers).toEqual(Array.from({ length: truth?.at ?? 0 }, (_, i) => i + 1));
  });

  it('covers the table before another person at this screen sees it', async () => {
    const net = cuttable([0, 1]);
    const session = await seated(net, true);
    const first = net.server.summary().waiting[0];
    expect(session.store.getState().cover).toBe(first);
    session.screen.ready(first);
    await settle();
    expect(session.store.getState().cover).toBeUndefined();
    for (let i = 0; i < 30 && session.store.getState().cover === undefined; i++) {
      session.answer(session.store.getState().truth?.asks[0]?.options[0] ?? null);
      await settle();
    }
    const { cover, truth } = session.store.getState();
    expect(cover).toBe(1 - (truth?.viewer ?? 0));
  });
});
