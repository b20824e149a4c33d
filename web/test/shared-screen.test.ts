import { registry } from '@orrery/games';
import { Table } from '@orrery/host';
import { type Answer, type Game, int, seeded } from '@orrery/kernel';
import type { ServerMessage } from '@orrery/protocol';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { LocalServer } from '../src/local/server.ts';
import type { Dial, Ears } from '../src/net/line.ts';
import type { TableSession } from '../src/table/session.ts';

let game: Game;
let Session: typeof TableSession;

beforeAll(async () => {
  const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
  vi.stubGlobal('navigator', { languages: ['en'], onLine: true });
  vi.stubGlobal('localStorage', { ...nothing, getItem: () => JSON.stringify({ pace: 'instant' }) });
  vi.stubGlobal('sessionStorage', nothing);
  game = await registry['andromedas-edge'].load();
  ({ TableSession: Session } = await import('../src/table/session.ts'));
});

/** People share a screen. */
async function shared(seed: string, people = 2, played = game) {
  const table = Table.open(played, {
    config: played.configure(people, {}),
    seed,
    seats: Array.from({ length: people }, (_, seat) => ({ kind: 'human', name: `P${seat}` })),
    clock: { kind: 'none' },
    time: 1,
  });
  let ears: Ears | undefined;
  const server = new LocalServer(table, {
    id: 'abcdefghijklmnopqrstuv',
    title: '',
    created: 1,
    acts: [],
    now: () => 2,
    keep: async () => {},
    choose: async (_, { options }): Promise<Answer> => options[0],
    send: (message: ServerMessage) => ears?.message(structuredClone(message)),
  });
  const dial: Dial = (listener) => {
    ears = listener;
    return { send: (message) => void server.receive(structuredClone(message)), close: () => {} };
  };
  const session = new Session({
    id: 'abcdefghijklmnopqrstuv',
    local: true,
    dial,
    summary: async () => server.summary(),
    load: async () => ({ game: played.id, board: undefined }),
  });
  await session.start();
  ears?.open();
  await moment();
  return { table, session };
}

const moment = () => new Promise((resolve) => setImmediate(resolve));

describe('a shared screen', () => {
  it('changes hands for questions, rings for windows, and shows a window to whoever comes forward', async () => {
    const luck = seeded('shared');
    const seen = { handed: 0, rung: 0, came: 0, nothing: 0, answered: 0 };
    const { table, session } = await shared('shared screen');
    const now = () => session.store.getState();
    while (table.status === 'playing') {
      await moment();
      const { cover, ringing, truth, came } = now();
      if (cover !== undefined) {
        session.screen.ready(cover);
        await moment();
        // Whoever was handed the screen came forward, or has a question.
        const { truth: theirs, came: nothing } = now();
        expect(theirs?.viewer).toBe(cover);
        expect(nothing || (theirs?.asks.length ?? 0) > 0).toBe(true);
        seen.handed++;
      } else if (ringing.length > 0) {
        expect(truth?.windows).toEqual(expect.arrayContaining([...ringing]));
        expect(ringing).not.toContain(truth?.viewer);
        seen.rung++;
        if (int(luck, 3) === 0) {
          session.screen.comeForward(ringing[0]);
          expect(now().cover).toBe(ringing[0]);
          seen.came++;
        } else session.advance();
      } else if (came) {
        seen.nothing++;
        session.screen.letPass(truth?.viewer ?? -1);
      } else {
        const options = truth?.asks[0]?.options ?? [];
        if (options.length > 0) {
          session.answer(options[int(luck, options.length)]);
          seen.answered++;
        }
      }
    }
    session.stop();
    // At most one for each real choice, and for each who came in vain.
    expect(seen.handed).toBeLessThanOrEqual(seen.answered + seen.nothing);
    expect(Math.min(seen.handed, seen.rung, seen.came, seen.nothing)).toBeGreaterThan(0);
  });

  it('collects a sealed round in one visit of each person, however many answers they give in it', async () => {
    for (const people of [2, 4]) {
      const luck = seeded('sealed');
      const { table, session } = await shared('sealed rounds', people, await registry['age-of-galaxy'].load());
      const now = () => session.store.getState();
      const visits: number[] = [];
      const answers: number[] = Array.from({ length: people }, () => 0);
      while (table.payload(0).view?.asks[0]?.decision === 'discardCard') {
        await moment();
        const { cover, truth } = now();
        if (cover !== undefined) session.screen.ready(cover);
        const [ask] = truth?.asks ?? [];
        if (cover !== undefined || ask?.decision !== 'discardCard' || truth === undefined) continue;
        if (visits.at(-1) !== truth.viewer) visits.push(truth.viewer);
        answers[truth.viewer]++;
        // The first puts back as many as possible, the others as they like.
        session.answer(ask.options[visits.length === 1 ? 1 : int(luck, ask.options.length)]);
      }
      session.stop();
      expect(visits.toSorted()).toEqual(Array.from({ length: people }, (_, seat) => seat));
      expect(Math.max(...answers)).toBe(3);
    }
  });

  it('lets a window pass by itself when nobody comes forward, and asks whoever always wants to be asked', async () => {
    const luck = seeded('alone');
    const { table, session } = await shared('nobody comes');
    const now = () => session.store.getState();
    const untilRing = async () => {
      for (let i = 0; i < 3000 && now().ringing.length === 0; i++) {
        const { cover, truth } = now();
        const options = truth?.asks[0]?.options ?? [];
        if (cover !== undefined) session.screen.ready(cover);
        else if (options.length > 0) session.answer(options[int(luck, options.length)]);
        await moment();
      }
      return now().ringing[0];
    };
    const seat = await untilRing();
    const { at } = table;
    await vi.waitFor(() => expect(table.at).toBeGreaterThan(at), 4_000);
    await moment();
    expect(now().cover ?? now().truth?.viewer).not.toBe(undefined);
    const again = await untilRing();
    const kinds = Object.keys(now().truth?.stops ?? {});
    table.order({ kind: 'setStops', id: 'x', seat: again, stops: Object.fromEntries(kinds.map((kind) => [kind, 'always'])) }, 1);
    session.advance();
    await moment();
    expect(now().cover).toBe(again);
    expect(seat).toBeDefined();
    session.stop();
  });

  it('rings once for a moment that concerns several people, and keeps the next window for whoever wants it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const luck = seeded('three');
    const { table, session } = await shared('three share', 3);
    const now = () => session.store.getState();
    const seen = { rings: 0, kept: 0 };
    let wants = -1;
    let rung: number | undefined;
    for (let i = 0; i < 900 && table.status === 'playing'; i++) {
      await moment();
      const { cover, ringing, mayHold, truth, came } = now();
      if (cover !== undefined) {
        if (cover === wants) {
          seen.kept++;
          wants = -1;
        }
        session.screen.ready(cover);
      } else if (ringing.length > 0) {
        seen.rings++;
        if (rung !== undefined) expect(table.missed(truth?.viewer ?? -1, rung).heard.some(({ events }) => events.length > 0)).toBe(true);
        rung = table.seq;
        // Everybody but the one who sits there, whatever they hold.
        expect([...ringing, ...mayHold, truth?.viewer].toSorted()).toEqual([0, 1, 2]);
        const { at } = table;
        if (mayHold.length > 0 && wants < 0) {
          wants = mayHold[0];
          session.screen.comeForward(wants);
          expect(now().holding).toEqual([wants]);
        }
        vi.advanceTimersByTime(1199);
        await moment();
        expect(table.at).toBe(at);
        vi.advanceTimersByTime(1);
        while (now().ringing.length === 0 && now().cover === undefined && table.at === at) await moment();
      } else if (came) session.screen.letPass(truth?.viewer ?? -1);
      else {
        const options = truth?.asks[0]?.options ?? [];
        if (options.length > 0) session.answer(options[int(luck, options.length)]);
      }
    }
    session.stop();
    vi.useRealTimers();
    expect(seen.kept).toBeGreaterThan(3);
    expect(seen.rings).toBeGreaterThan(30);
  });
});
