import { isLevel, isQuick, makeQuickPlayer, type Player } from '@orrery/bots';
import { registry } from '@orrery/games';
import { type ReplayMoment, replayMoments, Table } from '@orrery/host';
import { type Game, type Seat, samePlain, seeded } from '@orrery/kernel';
import type { ClientMessage, ServerMessage } from '@orrery/protocol';
import { LocalServer } from './server.ts';
import { keepTable, readTable } from './store.ts';

/** Besides the protocol: which table to open and what became of it, and what happened at it from one answer to another. */
type Moments = { readonly type: 'moments'; readonly id: string; readonly viewer: Seat; readonly from: number; readonly to: number };
export type ToWorker = ClientMessage | { readonly type: 'open'; readonly table: string } | Moments;
export type FromWorker =
  | ServerMessage
  | { readonly type: 'opened' }
  | { readonly type: 'missing' }
  | { readonly type: 'moments'; readonly id: string; readonly moments: readonly ReplayMoment[] }
  | { readonly type: 'broken'; readonly message: string };

const send = (message: FromWorker): void => self.postMessage(message);

/** What may be asked of a table that is open. */
type Opened = { receive(message: ClientMessage): Promise<void>; moments(of: Moments): readonly ReplayMoment[] };
let server: Promise<Opened | undefined> | undefined;

async function open(id: string): Promise<Opened | undefined> {
  const record = await readTable(id);
  const game = record === undefined ? undefined : await registry[record.table.game]?.load();
  if (record === undefined || game === undefined) {
    send({ type: 'missing' });
    return undefined;
  }
  const { table: kept, acts } = record;
  const table = Table.load(game, { setup: kept.setup, acts });
  const players = new Map<string, Player>();
  const lesson = kept.lesson === undefined ? undefined : (await registry[kept.game]?.lesson?.())?.default;
  const opened = new LocalServer(table, {
    id,
    title: kept.title,
    created: kept.created,
    acts,
    now: Date.now,
    send,
    keep: ({ status, seats, waiting, result, at, seq }, act) =>
      keepTable({ ...kept, status, seats: [...seats], waiting, result, at, seq, updated: Date.now() }, [act]),
    choose: async (_, { seat, bot, view, decision, options }) => {
      const ask = view.asks.find((a) => a.seat === seat && a.decision === decision);
      if (ask === undefined) throw new Error(`${decision} is not in the view of seat ${seat}`);
      const line = lesson?.others?.({ seat, decision, options }, view.table);
      if (line !== undefined && options.some((option) => samePlain(option, line))) return line;
      return (await playerFor(game, players, seat, bot)).choose({ game, view, ask, options });
    },
  });
  const { status, seats, waiting, result, at, seq } = table;
  // For the list in the lobby; nothing that is answered from here on waits for it.
  keepTable({ ...kept, status, seats: [...seats], waiting, result, at, seq }, []).catch(broken);
  send({ type: 'opened' });
  return {
    receive: (message) => opened.receive(message),
    moments: ({ viewer, from, to }) => replayMoments(game, kept.setup, opened.acts, viewer, from, to),
  };
}

async function playerFor(game: Game, players: Map<string, Player>, seat: number, bot: string): Promise<Player> {
  const key = `${seat} ${bot}`;
  const level = isLevel(bot) ? bot : 'random';
  const chance = () => seeded(`${key} ${crypto.randomUUID()}`);
  const player =
    players.get(key) ??
    (isQuick(level)
      ? makeQuickPlayer(level, game, chance())
      : await (await import('./searching-player.ts')).searchingPlayer(level, game, chance()));
  players.set(key, player);
  return player;
}

const broken = (error: unknown): void => send({ type: 'broken', message: error instanceof Error ? error.message : `${error}` });

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'moments') {
    server?.then((opened) => send({ type: 'moments', id: data.id, moments: opened?.moments(data) ?? [] })).catch(broken);
    return;
  }
  if (data.type !== 'open') {
    server?.then((opened) => opened?.receive(data)).catch(broken);
    return;
  }
  const { table } = data;
  // One window at a time plays a table; the one opened last has it.
  navigator.locks
    .request(`orrery ${table}`, { steal: true }, () => new Promise(() => {}))
    .catch(() => {
      server = undefined;
      send({ type: 'bye', why: 'moved' });
    });
  server = open(table);
  server.catch(broken);
};
