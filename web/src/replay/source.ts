import { registry } from '@orrery/games';
import { OrderRejected, type ReplayMoment, replayMoments, type SeatState, Table, type TableSetup } from '@orrery/host';
import { type Game, hashOf, IllegalInput, type Outcome, positionAt, type Save, type Seat, SPECTATOR, sha256, verify } from '@orrery/kernel';
import type { BoardModule } from '@orrery/kit';
import { humans } from '../local/humans.ts';
import { readTable } from '../local/store.ts';
import { api, REPLAY_PAGE } from '../net/api.ts';
import { loadGame } from '../state/games.ts';
import type { Route } from '../state/router.ts';
import { playScene, type Scene, sceneOf } from './scene.ts';

/** A match to look back on. */
export interface Source {
  readonly id: string;
  readonly local: boolean;
  /** Where it goes on, while it does. */
  readonly goesOn: Route | undefined;
  readonly title: string;
  readonly game: Game;
  readonly board: BoardModule | undefined;
  readonly seats: readonly SeatState[];
  readonly over: boolean;
  /** The eyes one may look through; the first is one's own. */
  readonly eyes: readonly Seat[];
  /** Every secret of it, where that is nobody else's: finished, or played alone. */
  readonly save: Save | undefined;
  /** What the server published before the first move. */
  readonly commitment: string | undefined;
  /** What happened from one answer to another; all of it by default. */
  moments(viewer: Seat, from?: number, to?: number): Promise<readonly ReplayMoment[]>;
}

async function load(id: string): Promise<{ game: Game; board: BoardModule | undefined }> {
  const [game, board] = await Promise.all([loadGame(id), registry[id]?.board?.()]);
  if (game === undefined) throw new IllegalInput('unknownGame', id);
  return { game, board: board?.default };
}

const everybody = (seats: readonly unknown[]): Seat[] => [SPECTATOR, ...seats.keys()];

/** A match of this device or of the server, or a scene: a game played at random that nobody has secrets in. */
export async function openReplay(id: string, watch: string | undefined): Promise<Source> {
  const scene = sceneOf(id);
  if (scene !== undefined) return openScene(id, scene);
  const record = await readTable(id).catch(() => undefined);
  if (record === undefined) return SHARED.test(id) ? openShared(id) : openRemote(id, watch);
  const { table, acts } = record;
  const { game, board } = await load(table.game);
  const { setup } = table;
  const save = Table.load(game, { setup, acts }).save();
  const own = humans(setup);
  const over = table.status === 'over';
  // While several people play at one screen, nobody looks through the others' eyes.
  const alone = own.length === 1;
  return {
    id,
    local: true,
    goesOn: over ? undefined : { page: 'local', id },
    title: table.title,
    game,
    board,
    seats: table.seats,
    over,
    eyes: over ? [...own, ...everybody(table.seats).filter((s) => !own.includes(s))] : alone ? [...own, SPECTATOR] : [SPECTATOR],
    save: over || alone ? save : undefined,
    commitment: undefined,
    moments: async (viewer, from = 0, to = Number.POSITIVE_INFINITY) => replayMoments(game, setup, acts, viewer, from, to),
  };
}

async function openScene(id: string, scene: Scene): Promise<Source> {
  const { game, board } = await load(scene.game);
  const save = playScene(game, scene);
  const seats = Array.from({ length: save.config.seats }, (_, i) => ({ kind: 'bot' as const, name: `${i}`, bot: 'random', standIn: null }));
  const setup: TableSetup = {
    config: save.config,
    seed: save.seed,
    seats: seats.map(({ kind, name, bot }) => ({ kind, name, bot })),
    clock: { kind: 'none' },
    time: 0,
    base: save,
  };
  return {
    id,
    local: false,
    goesOn: undefined,
    title: '',
    game,
    board,
    seats,
    over: true,
    eyes: everybody(seats),
    save,
    commitment: undefined,
    moments: async (viewer, from = 0, to = Number.POSITIVE_INFINITY) => replayMoments(game, setup, [], viewer, from, to),
  };
}

/** The id of a match somebody has shared from a device of theirs. */
const SHARED = /^s[\w-]{22}$/;

async function openShared(id: string): Promise<Source> {
  const { game: name, title, seats: sat, over, made, save } = await api.shared(id);
  const { game, board } = await load(name);
  const seats = sat.map((s) => ({ ...s, standIn: null }));
  const setup: TableSetup = {
    config: save.config,
    seed: save.seed,
    seats: sat.map((s) => ({ kind: 'human', name: s.name })),
    clock: { kind: 'none' },
    time: made,
    base: save,
  };
  return {
    id,
    local: false,
    goesOn: undefined,
    title,
    game,
    board,
    seats,
    over,
    eyes: everybody(seats),
    save,
    commitment: undefined,
    moments: async (viewer, from = 0, to = Number.POSITIVE_INFINITY) => replayMoments(game, setup, [], viewer, from, to),
  };
}

async function openRemote(id: string, watch: string | undefined): Promise<Source> {
  await api.me();
  const summary = await api.table(id);
  const { game, board } = await load(summary.game);
  const { yours, seats, status, commitment, config, clock, created } = summary;
  const common = { id, local: false, title: summary.title, game, board, seats, commitment } as const;
  if (status === 'over') {
    const save = await api.save(id, watch);
    const setup: TableSetup = {
      config,
      seed: save.seed,
      seats: seats.map(() => ({ kind: 'human', name: '' })),
      clock,
      time: created,
      base: save,
    };
    return {
      ...common,
      goesOn: undefined,
      over: true,
      eyes: [...yours, ...everybody(seats).filter((s) => !yours.includes(s))],
      save,
      moments: async (viewer, from = 0, to = Number.POSITIVE_INFINITY) => replayMoments(game, setup, [], viewer, from, to),
    };
  }
  return {
    ...common,
    goesOn: { page: 'table', id, watch: undefined },
    over: false,
    eyes: yours.length === 0 ? [SPECTATOR] : [...yours, SPECTATOR],
    save: undefined,
    moments: async (viewer) => {
      const all: ReplayMoment[] = [];
      for (let from = 0; ; from += REPLAY_PAGE) {
        const { moments, last } = await api.replay(id, from, from + REPLAY_PAGE - 1, viewer >= 0 ? viewer : undefined, watch);
        all.push(...moments);
        if (from + REPLAY_PAGE > last || moments.length === 0) return all;
      }
    },
  };
}

/** The match up to an answer, as a save to play on from. */
export function cutAt(game: Game, save: Save, at: number): Save {
  const position = positionAt(game, save, at);
  return { ...save, log: save.log.slice(0, at), snapshots: [{ at, hash: hashOf(position), position }] };
}

/** Who decides after an answer. */
export function askedAt(game: Game, save: Save, at: number): Seat | undefined {
  return game.open(positionAt(game, save, at))[0]?.seat;
}

export type LuckCheck =
  | { readonly kind: 'good'; readonly answers: number; readonly published: boolean }
  | { readonly kind: 'bad'; readonly reason: string };

/** Plays everything again from the seed, and compares the seed with what was published before the first move. */
export function checkLuck({ game, commitment }: Source, save: Save): LuckCheck {
  if (commitment !== undefined && sha256(save.seed) !== commitment) return { kind: 'bad', reason: 'commitment' };
  try {
    const { answers } = verify(game, save);
    return { kind: 'good', answers, published: commitment !== undefined };
  } catch (error) {
    if (error instanceof IllegalInput || error instanceof OrderRejected) return { kind: 'bad', reason: error.message };
    throw error;
  }
}

/** How a finished match ended. */
export function outcomeOf({ game, save, over }: Source): Outcome | undefined {
  const last = save?.snapshots.at(-1);
  return over && last !== undefined ? game.outcome(last.position) : undefined;
}
