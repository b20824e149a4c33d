import { int, type Procedure, type Seat, seeded } from '@orrery/kernel';
import { Scene, scene } from '@orrery/kernel/testing';
import { DICE_IN_PLAY, type DieSymbol, SYMBOLS } from '../content/dice.ts';
import { MISSION_IDS, type MissionId } from '../content/missions.ts';
import type { RoomId } from '../content/rooms.ts';
import { AIRLOCK_PLACE, type Place, shipPlaces } from '../content/ship.ts';
import type { SpeciesId } from '../content/species.ts';
import { BEGINNER_TECHNOLOGIES, type TechnologyId, VACCINE_MARKERS } from '../content/technologies.ts';
import { andromeda, type Event, type State, type TableView } from '../index.ts';
import { turn } from '../rules/phase2.ts';
import { initial, NOBODY, RESEARCHERS } from '../state.ts';

export type Stage = Scene<State, TableView, Event>;

/**
 * Where every room lies unless a test says otherwise:
 *
 *   crew     engine   bridge
 *   reactor  airlock  hangar
 *   comms    zone     cryo
 */
const SHIP: readonly RoomId[] = ['crew', 'engine', 'bridge', 'reactor', 'airlock', 'hangar', 'comms', 'zone', 'cryo'];

export type Given = {
  seats?: number;
  /** Tiles that lie somewhere else than usual. */
  ship?: Partial<Record<Place, RoomId>>;
  /** Rooms still face down; everything else is explored. */
  hidden?: readonly RoomId[];
  /** Researchers of each seat, by room. */
  figures?: readonly Partial<Record<RoomId, number>>[];
  cards?: readonly number[];
  /** Rooms with teleporters of each seat; the airlock alone unless said. */
  teleporters?: readonly (readonly RoomId[])[];
  dice?: readonly Partial<Record<DieSymbol, number>>[];
  species?: readonly (SpeciesId | null)[];
  technologies?: readonly TechnologyId[];
  exhausted?: Partial<Record<TechnologyId, Seat>>;
  vaccines?: readonly number[];
  personal?: readonly (MissionId | null)[];
  open?: readonly MissionId[];
  /** Cards on top of the personal stack, the top one last. */
  top?: readonly MissionId[];
  general?: readonly MissionId[];
  fulfilled?: readonly (readonly MissionId[])[];
  round?: number;
  startPlayer?: Seat;
  orderCards?: readonly number[];
};

/** A table in the middle of a game. Researchers not mentioned are in the supply, dice not mentioned in the centre, missions not mentioned in the personal stack. */
export function set(given: Given = {}): State {
  const seats = given.seats ?? 3;
  const state = initial(andromeda.configure(seats, {}));
  state.phase = 'turns';
  state.round = given.round ?? 2;
  state.startPlayer = given.startPlayer ?? 0;
  for (const place of shipPlaces(seats)) state.rooms[place] = given.ship?.[place] ?? SHIP[place];
  const at = (room: RoomId): Place => {
    const place = state.rooms.indexOf(room);
    if (place < 0) throw new Error(`${room} is not in this ship`);
    return place;
  };
  for (const place of shipPlaces(seats)) {
    const room = state.rooms[place];
    if (room !== null && !given.hidden?.includes(room)) state.explored |= 1 << place;
  }
  state.technologies = [...(given.technologies ?? BEGINNER_TECHNOLOGIES)];
  state.exhaustedBy = state.technologies.map((t) => given.exhausted?.[t] ?? NOBODY);
  state.vaccineStock = state.technologies.includes('vaccine') ? VACCINE_MARKERS : 0;
  state.centre[0] = DICE_IN_PLAY[seats];
  for (let seat = 0; seat < seats; seat++) {
    state.species[seat] = given.species?.[seat] ?? null;
    state.cards[seat] = given.cards?.[seat] ?? 0;
    let aboard = 0;
    for (const [room, count] of Object.entries(given.figures?.[seat] ?? {}) as [RoomId, number][]) {
      state.figures[at(room) * seats + seat] = count;
      aboard += count;
    }
    state.supplies[seat] = RESEARCHERS - state.cards[seat] - aboard;
    state.teleporters[seat] = (given.teleporters?.[seat] ?? ['airlock']).reduce((bits, room) => bits | (1 << at(room)), 0);
    for (const [symbol, count] of Object.entries(given.dice?.[seat] ?? {}) as [DieSymbol, number][]) {
      state.dice[seat * 6 + SYMBOLS.indexOf(symbol)] = count;
      state.centre[0] -= count;
    }
    state.vaccines[seat] = given.vaccines?.[seat] ?? 0;
    state.vaccineStock -= state.vaccines[seat];
    state.personal[seat] = given.personal?.[seat] ?? null;
    state.fulfilled[seat] = [...(given.fulfilled?.[seat] ?? [])];
    state.orderCards[seat] = given.orderCards?.[seat] ?? seat + 1;
  }
  state.openMissions = [...(given.open ?? [])];
  state.generalStack = [...(given.general ?? [])];
  const used = new Set<MissionId>([...state.openMissions, ...state.generalStack, ...state.fulfilled.flat(), ...(given.top ?? [])]);
  for (const mission of state.personal) if (mission !== null) used.add(mission);
  state.personalStack = [...MISSION_IDS.filter((id) => !used.has(id)), ...(given.top ?? [])];
  state.stackSeenBy = state.personalStack.map(() => 0);
  return state;
}

/** The place of a room of the usual ship. */
export const place = (room: RoomId): Place => SHIP.indexOf(room);
export const AIRLOCK = AIRLOCK_PLACE;

/** A procedure on a table set before it begins: what is being played cannot be written to. */
export const begin = <W>(state: State, procedure: Procedure<State, Event, W>, rigged: readonly number[] = [], seat: Seat = 0): Stage =>
  scene(andromeda, state, procedure, { seat, rigged, frozen: true });

/** The table after a scene, as the beginning of another. */
export const after = (table: Stage): State => andromeda.definition.clone(table.state);

/** A turn of seat 0 on a table set like this, up to its first question. */
export const turnOf = (given: Given, rigged: readonly number[] = []): Stage => begin(set(given), turn, rigged);

export const game = (seats: number, options: unknown = {}, seed = 'scene'): Stage =>
  new Scene(andromeda, andromeda.start(andromeda.configure(seats, options), seed), [], true);

/** Plays at random until something is asked, or to the end. */
export function playOn(table: Stage, seed: string, until: (decision: string) => boolean = () => false): Stage {
  const luck = seeded(seed);
  return table.playOn(
    (_, options) => options[int(luck, options.length)],
    (ask) => until(ask.decision),
  );
}

export const figures = (state: State, room: RoomId, seat: Seat): number =>
  state.figures[state.rooms.indexOf(room) * state.config.seats + seat];
export const diceOf = (state: State, seat: Seat): number => state.dice.slice(seat * 6, seat * 6 + 6).reduce((a, b) => a + b, 0);
export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
/** Everything of one type that happened. */
export const told = <T extends Event['type']>(table: Stage, type: T): Extract<Event, { type: T }>[] =>
  table.events.filter((e): e is Extract<Event, { type: T }> => e.type === type);
