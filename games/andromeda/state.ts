import type { Seat } from '@orrery/kernel';
import type { MissionId } from './content/missions.ts';
import type { RoomId } from './content/rooms.ts';
import { PLACES } from './content/ship.ts';
import type { SpeciesId } from './content/species.ts';
import type { TechnologyId } from './content/technologies.ts';
import type { Setup } from './rules/chapters.ts';

export const RESEARCHERS = 16;
export const TELEPORTERS = 3;
export const LAST_ROUND = 7;
/** Control points that win in phase 3, by the number of players. */
export const THRESHOLDS: readonly number[] = [0, 0, 8, 7, 6];
export const NOBODY: Seat = -1;

export type Phase = 'setup' | 'commands' | 'turns' | 'control' | 'cleanUp';
export type Ending = 'threshold' | 'lastRound';

/** What the active player has done in this turn; missions ask for it. */
export type Turn = {
  called: number;
  moved: number;
  explored: number;
  /** Bits of the technologies used. */
  technologies: number;
  /** Room actions, those caused by a card included. */
  roomActions: number;
  /** Bits of the rooms whose action was used by right of control. */
  rooms: number;
  /** Whether the once-in-a-turn ability of the species is spent. */
  abilityUsed: boolean;
  /** What the action under way still allows. */
  movesLeft: number;
  callsLeft: number;
};

/** The whole table as plain data. Arrays named in the plural have one entry for each seat unless they say otherwise. */
export type State = {
  readonly config: Setup;
  phase: Phase;
  round: number;
  startPlayer: Seat;
  /** Whose turn it is in phase 2. */
  active: Seat;
  ending: Ending | null;

  /** The tile at each place, null where there is none. */
  rooms: (RoomId | null)[];
  /** Bits of the places turned face up. */
  explored: number;
  /** Researchers on the ship: place * seats + seat. */
  figures: number[];
  /** Bits of the places with this seat's teleporter. */
  teleporters: number[];
  /** Trained researchers on the species card. */
  cards: number[];
  supplies: number[];
  vaccines: number[];
  /** Vaccine markers beside the technology. */
  vaccineStock: number;

  technologies: TechnologyId[];
  /** For each technology, who exhausted it in this round, or NOBODY. */
  exhaustedBy: Seat[];

  species: (SpeciesId | null)[];
  /** Species cards dealt and not chosen from yet. */
  dealtSpecies: SpeciesId[][];

  /** Stacks have their top at the end. */
  generalStack: MissionId[];
  openMissions: MissionId[];
  personalStack: MissionId[];
  /** For each card of the personal stack, bits of the seats that put it there and so know it. */
  stackSeenBy: number[];
  personal: (MissionId | null)[];
  /** Personal missions drawn, of which one will be kept. */
  drawn: MissionId[][];
  fulfilled: MissionId[][];

  /** Dice by symbol. */
  pool: number[];
  offer: number[];
  centre: number[];
  /** Dice on order cards: seat * 6 + symbol. */
  dice: number[];
  /** Number of the order card held, 0 for none. */
  orderCards: number[];
  /** Who builds offers, and to whom the offer is put. */
  offerer: Seat;
  addressee: Seat;

  turn: Turn;
};

export const newTurn = (): Turn => ({
  called: 0,
  moved: 0,
  explored: 0,
  technologies: 0,
  roomActions: 0,
  rooms: 0,
  abilityUsed: false,
  movesLeft: 0,
  callsLeft: 0,
});

const zeros = (n: number): number[] => new Array<number>(n).fill(0);
const perSeat = <T>(seats: number, make: () => T): T[] => Array.from({ length: seats }, make);

/** Everything still in the box. */
export function initial(config: Setup): State {
  const { seats } = config;
  return {
    config,
    phase: 'setup',
    round: 0,
    startPlayer: NOBODY,
    active: NOBODY,
    ending: null,
    rooms: perSeat(PLACES, () => null),
    explored: 0,
    figures: zeros(PLACES * seats),
    teleporters: zeros(seats),
    cards: zeros(seats),
    supplies: perSeat(seats, () => RESEARCHERS),
    vaccines: zeros(seats),
    vaccineStock: 0,
    technologies: [],
    exhaustedBy: [],
    species: perSeat(seats, () => null),
    dealtSpecies: perSeat(seats, () => []),
    generalStack: [],
    openMissions: [],
    personalStack: [],
    stackSeenBy: [],
    personal: perSeat(seats, () => null),
    drawn: perSeat(seats, () => []),
    fulfilled: perSeat(seats, () => []),
    pool: zeros(6),
    offer: zeros(6),
    centre: zeros(6),
    dice: zeros(6 * seats),
    orderCards: zeros(seats),
    offerer: NOBODY,
    addressee: NOBODY,
    turn: newTurn(),
  };
}

function copyLists<T>(lists: readonly T[][]): T[][] {
  const copy = lists.slice();
  for (let i = 0; i < copy.length; i++) copy[i] = copy[i].slice();
  return copy;
}

/** Search lives on this: field by field, no walk over keys. */
export function clone(s: State): State {
  const t = s.turn;
  return {
    config: s.config,
    phase: s.phase,
    round: s.round,
    startPlayer: s.startPlayer,
    active: s.active,
    ending: s.ending,
    rooms: s.rooms.slice(),
    explored: s.explored,
    figures: s.figures.slice(),
    teleporters: s.teleporters.slice(),
    cards: s.cards.slice(),
    supplies: s.supplies.slice(),
    vaccines: s.vaccines.slice(),
    vaccineStock: s.vaccineStock,
    technologies: s.technologies.slice(),
    exhaustedBy: s.exhaustedBy.slice(),
    species: s.species.slice(),
    dealtSpecies: copyLists(s.dealtSpecies),
    generalStack: s.generalStack.slice(),
    openMissions: s.openMissions.slice(),
    personalStack: s.personalStack.slice(),
    stackSeenBy: s.stackSeenBy.slice(),
    personal: s.personal.slice(),
    drawn: copyLists(s.drawn),
    fulfilled: copyLists(s.fulfilled),
    pool: s.pool.slice(),
    offer: s.offer.slice(),
    centre: s.centre.slice(),
    dice: s.dice.slice(),
    orderCards: s.orderCards.slice(),
    offerer: s.offerer,
    addressee: s.addressee,
    turn: {
      called: t.called,
      moved: t.moved,
      explored: t.explored,
      technologies: t.technologies,
      roomActions: t.roomActions,
      rooms: t.rooms,
      abilityUsed: t.abilityUsed,
      movesLeft: t.movesLeft,
      callsLeft: t.callsLeft,
    },
  };
}
