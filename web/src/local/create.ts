import { type SeatSetup, seatState, type TableSetup } from '@orrery/host';
import type { Config, Game, Save } from '@orrery/kernel';
import { isTrial, keepTable, type LocalTable, listTables, removeTable, TRIAL } from './store.ts';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));

export const newId = (): string => base64url(random(16));
const newSeed = (): string => base64url(random(32));

/** What a table is besides an ordinary one. */
type Kind = Pick<LocalTable, 'lesson' | 'plan'>;

async function keep(game: Game, title: string, setup: TableSetup, at: number, id = newId(), kind: Kind = {}): Promise<string> {
  const seats = setup.seats.map(seatState);
  const { time } = setup;
  const fresh = {
    id,
    game: game.id,
    title,
    setup,
    status: 'playing',
    seats,
    waiting: [],
    at,
    seq: 0,
    created: time,
    updated: time,
  } as const;
  await keepTable({ ...fresh, ...kind }, []);
  return id;
}

/** Lays a table on this device; the worker that opens it deals. */
export function layTable(game: Game, title: string, config: Config, seats: readonly SeatSetup[]): Promise<string> {
  return keep(game, title, { config, seed: newSeed(), seats, clock: { kind: 'none' }, time: Date.now() }, 0);
}

/** Lays a table that goes on with a save. */
export function layTableFrom(
  game: Game,
  title: string,
  save: Save,
  seats: readonly SeatSetup[],
  id?: string,
  kind: Kind = {},
): Promise<string> {
  const { config, seed, log } = save;
  return keep(game, title, { config, seed, seats, clock: { kind: 'none' }, time: Date.now(), base: save }, log.length, id, kind);
}

const DAY = 24 * 60 * 60 * 1000;

/** Lays a position to be tried, or planned on. Nobody looks for such tables later: those of other days go. */
export async function layTrial(
  game: Game,
  title: string,
  save: Save,
  seats: readonly SeatSetup[],
  plan?: LocalTable['plan'],
): Promise<string> {
  for (const { id, updated } of await listTables()) if (isTrial(id) && updated < Date.now() - DAY) await removeTable(id);
  return layTableFrom(game, title, save, seats, `${TRIAL}${newId()}`, plan === undefined ? {} : { plan });
}

/** Lays a position that a test has set up: every question is asked, for beyond what the test plays there is no game. */
export function layScene(game: Game, title: string, save: Save, seats: readonly SeatSetup[]): Promise<string> {
  const { config, seed } = save;
  const setup: TableSetup = { config, seed, seats, clock: { kind: 'none' }, time: Date.now(), base: save, askEverything: true };
  return keep(game, title, setup, 0, `${TRIAL}${newId()}`);
}

/** Lays a guided game at a position of its course, in place of the one that lay there. */
export async function layLesson(game: Game, title: string, save: Save, seats: readonly SeatSetup[], id?: string): Promise<string> {
  const { config, seed, log } = save;
  if (id !== undefined) await removeTable(id);
  const setup: TableSetup = { config, seed, seats, clock: { kind: 'none' }, time: Date.now(), base: save, askEverything: true };
  return keep(game, title, setup, log.length, id, { lesson: true });
}
