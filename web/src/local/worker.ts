import { isLevel, isQuick, makePlayer, type Player, prepare } from '@orrery/bots';
import { registry } from '@orrery/games';
import { Table } from '@orrery/host';
import { type Game, samePlain, seeded } from '@orrery/kernel';
import type { ClientMessage, ServerMessage } from '@orrery/protocol';
import { LocalServer } from './server.ts';
import { keepTable, readTable } from './store.ts';

/** Besides the protocol: which table to open, and what became of it. */
export type ToWorker = ClientMessage | { readonly type: 'open'; readonly table: string };
export type FromWorker =
  | ServerMessage
  | { readonly type: 'opened' }
  | { readonly type: 'missing' }
  | { readonly type: 'broken'; readonly message: string };

const send = (message: FromWorker): void => self.postMessage(message);

let server: Promise<LocalServer | undefined> | undefined;

async function open(id: string): Promise<LocalServer | undefined> {
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
      // Who cannot fetch what was learnt judges by weights.
      if (isLevel(bot) && !isQuick(bot)) await prepare(game, { toPlay: true }).catch(() => {});
      return playerFor(game, players, seat, bot).choose({ game, view, ask, options });
    },
  });
  const { status, seats, waiting, result, at, seq } = table;
  // For the list in the lobby; nothing that is answered from here on waits for it.
  keepTable({ ...kept, status, seats: [...seats], waiting, result, at, seq }, []).catch(broken);
  send({ type: 'opened' });
  return opened;
}

function playerFor(game: Game, players: Map<string, Player>, seat: number, bot: string): Player {
  const key = `${seat} ${bot}`;
  const player = players.get(key) ?? makePlayer(isLevel(bot) ? bot : 'random', game, seeded(`${key} ${crypto.randomUUID()}`));
  players.set(key, player);
  return player;
}

const broken = (error: unknown): void => send({ type: 'broken', message: error instanceof Error ? error.message : `${error}` });

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
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
