import { type Item, item, type Own, type Seat } from '@orrery/kernel';
import { DICE_IN_PLAY } from './content/dice.ts';
import { MISSIONS, type MissionId } from './content/missions.ts';
import type { RoomId } from './content/rooms.ts';
import { type Place, shipPlaces } from './content/ship.ts';
import type { SpeciesId } from './content/species.ts';
import { TECHNOLOGY_BIT, TECHNOLOGY_IDS, type TechnologyId } from './content/technologies.ts';
import type { DiceCount } from './events.ts';
import type { Setup } from './rules/chapters.ts';
import { canFulfil, type Progress, progress } from './rules/conditions.ts';
import { lowestCard } from './rules/phase1.ts';
import { aboard, controllerOf, hasTeleporter, isExplored, roomPoints, roomPointsAt, teleportersLeft } from './rules/ship.ts';
import { missionPoints } from './score.ts';
import { NOBODY, type Phase, type State, THRESHOLDS, type Turn } from './state.ts';

/** A tile as everybody sees it; a face-down tile has no room. */
export type ShipTile = {
  readonly place: Place;
  readonly room: RoomId | null;
  /** Researchers of each seat. */
  readonly figures: readonly number[];
  /** Whose teleporters stand here, one entry for each seat. */
  readonly teleporters: readonly boolean[];
  readonly controller: Seat | null;
  /** Control points each seat would get if they were counted now. */
  readonly points: readonly number[];
};

export type PlayerView = {
  readonly species: SpeciesId | null;
  /** One's own species cards to choose from; of others only how many. */
  readonly dealtSpecies: readonly SpeciesId[] | number;
  readonly aboard: number;
  readonly trained: number;
  readonly supply: number;
  readonly teleportersLeft: number;
  readonly vaccines: number;
  readonly orderCard: number | null;
  readonly dice: DiceCount;
  readonly fulfilled: readonly MissionId[];
  /** Whether there is a personal mission, and which: only its owner sees that. */
  readonly hasPersonal: boolean;
  readonly personal: MissionId | null;
  /** Missions drawn to choose from; of others only how many. */
  readonly drawn: readonly MissionId[] | number;
  readonly missionPoints: number;
  readonly roomPoints: number;
};

/** A mission the viewer could fulfil, and how near it is. */
export type MissionProgress = {
  readonly mission: MissionId;
  readonly personal: boolean;
  /** One for each thing it counts. */
  readonly parts: readonly Progress[];
  readonly ready: boolean;
};

export type TurnView = Omit<Turn, 'technologies' | 'rooms'> & {
  readonly technologies: readonly TechnologyId[];
  /** Bits of the rooms used by right of control. */
  readonly rooms: number;
};

/** All that may be known at the table by one viewer. */
export type TableView = {
  readonly config: Setup;
  readonly phase: Phase;
  readonly round: number;
  readonly threshold: number;
  readonly startPlayer: Seat | null;
  readonly active: Seat | null;
  readonly ending: State['ending'];
  readonly ship: readonly ShipTile[];
  readonly players: readonly PlayerView[];
  readonly technologies: readonly { readonly id: TechnologyId; readonly exhaustedBy: Seat | null }[];
  readonly vaccineStock: number;
  readonly openMissions: readonly MissionId[];
  readonly generalStack: number;
  /** The personal stack from bottom to top: cards the viewer put there, null for all others. */
  readonly personalStack: readonly (MissionId | null)[];
  readonly diceInPlay: number;
  readonly pool: DiceCount;
  readonly offer: DiceCount;
  readonly centre: DiceCount;
  /** Number of the order card offers are built on now. */
  readonly offeredCard: number | null;
  readonly offerer: Seat | null;
  readonly addressee: Seat | null;
  readonly turn: TurnView;
  /** The viewer's own mission, those it may choose from, and the open ones. */
  readonly progress: readonly MissionProgress[];
};

const seatOrNull = (seat: Seat): Seat | null => (seat === NOBODY ? null : seat);
function eachSeat<T>(state: State, of: (seat: Seat) => T): T[] {
  const list: T[] = [];
  for (let seat = 0; seat < state.config.seats; seat++) list.push(of(seat));
  return list;
}

/** What everybody sees. */
export function view(state: State): TableView {
  const { turn } = state;
  return {
    config: state.config,
    phase: state.phase,
    round: state.round,
    threshold: THRESHOLDS[state.config.seats],
    startPlayer: seatOrNull(state.startPlayer),
    active: seatOrNull(state.active),
    ending: state.ending,
    ship: state.explored === 0 ? [] : shipPlaces(state.config.seats).map((place) => tile(state, place)),
    players: eachSeat(state, (seat) => player(state, seat)),
    technologies: state.technologies.map((id, i) => ({ id, exhaustedBy: seatOrNull(state.exhaustedBy[i]) })),
    vaccineStock: state.vaccineStock,
    openMissions: state.openMissions.slice(),
    generalStack: state.generalStack.length,
    personalStack: state.personalStack.map(() => null),
    diceInPlay: DICE_IN_PLAY[state.config.seats],
    pool: state.pool.slice(),
    offer: state.offer.slice(),
    centre: state.centre.slice(),
    offeredCard: state.offerer === NOBODY ? null : lowestCard(state),
    offerer: seatOrNull(state.offerer),
    addressee: seatOrNull(state.addressee),
    turn: {
      called: turn.called,
      moved: turn.moved,
      explored: turn.explored,
      technologies: TECHNOLOGY_IDS.filter((id) => (turn.technologies & TECHNOLOGY_BIT[id]) !== 0),
      roomActions: turn.roomActions,
      rooms: turn.rooms,
      abilityUsed: turn.abilityUsed,
      movesLeft: turn.movesLeft,
      callsLeft: turn.callsLeft,
    },
    progress: [],
  };
}

/** What a seat sees besides: its own cards, those it put on the stack itself, and how near it is to its missions. */
export function own(state: State, seat: Seat): Own<TableView> {
  const stack: Record<Item, MissionId> = {};
  state.personalStack.forEach((mission, i) => {
    if ((state.stackSeenBy[i] & (1 << seat)) !== 0) stack[item(i)] = mission;
  });
  return {
    players: {
      [item(seat)]: { dealtSpecies: state.dealtSpecies[seat].slice(), personal: state.personal[seat], drawn: state.drawn[seat].slice() },
    },
    personalStack: stack,
    progress: progressOf(state, seat),
  };
}

function tile(state: State, place: Place): ShipTile {
  const explored = isExplored(state, place);
  return {
    place,
    room: explored ? state.rooms[place] : null,
    figures: eachSeat(state, (seat) => state.figures[place * state.config.seats + seat]),
    teleporters: eachSeat(state, (seat) => hasTeleporter(state, place, seat)),
    controller: seatOrNull(controllerOf(state, place)),
    points: eachSeat(state, (seat) => roomPointsAt(state, place, seat)),
  };
}

function player(state: State, seat: Seat): PlayerView {
  const card = state.orderCards[seat];
  return {
    species: state.species[seat],
    dealtSpecies: state.dealtSpecies[seat].length,
    aboard: aboard(state, seat),
    trained: state.cards[seat],
    supply: state.supplies[seat],
    teleportersLeft: teleportersLeft(state, seat),
    vaccines: state.vaccines[seat],
    orderCard: card === 0 ? null : card,
    dice: state.dice.slice(seat * 6, seat * 6 + 6),
    fulfilled: state.fulfilled[seat].slice(),
    hasPersonal: state.personal[seat] !== null,
    personal: null,
    drawn: state.drawn[seat].length,
    missionPoints: missionPoints(state, seat),
    roomPoints: roomPoints(state, seat),
  };
}

/** What a mission says of this turn counts only for the player whose turn it is. */
function progressOf(state: State, viewer: Seat): MissionProgress[] {
  const personal = state.personal[viewer];
  const missions = [...(personal === null ? [] : [personal]), ...state.drawn[viewer], ...state.openMissions];
  return missions.map((mission) => ({
    mission,
    personal: !state.openMissions.includes(mission),
    parts: progress(state, viewer, MISSIONS[mission].condition),
    ready: canFulfil(state, viewer, mission),
  }));
}
