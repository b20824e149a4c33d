import type { Seat } from '@orrery/kernel';
import { CELLS, type Cell, EMPTY, NEBULA } from './map.ts';
import type { Setup } from './rules/chapters.ts';

/** No card, no region, nobody. */
export const NONE = -1;

/* Where a ship is, besides the cells of the map (0 to 29). */
export const UNBUILT = -1;
export const BAY = -2;
export const SCRAPYARD = -3;
export const BARGE = -4;
/** On a module, during a Return. */
export const DOCKED = -5;
/** Part of a development for good. */
export const SETTLED = -6;

export const SHIPS = 9;
/** The type of each of a player's nine ships: six transports, fighter, science vessel, heavy cruiser. */
export const TYPE_OF_SHIP: readonly number[] = [0, 0, 0, 0, 0, 0, 1, 2, 3];

/** Being asked on other players' turns just because a moon could be slotted: off unless wanted. */
export const MOON_WINDOW = 1 << 20;

/** The eight raiders: four of class S, then one each of A, B, C, D. */
export const RAIDERS = 8;
export const CLASS_OF_RAIDER: readonly number[] = [0, 0, 0, 0, 1, 2, 3, 4];

/* Where the event marker is, besides a number of steps before the end of its track. */
export const ON_STATION = -1;
export const REMOVED = -2;

/** Core modules are numbered below zero, by row. */
export const coreModule = (row: number): number => -1 - row;

/* What has activated a module this Return. */
export const IDLE = 0;
export const BY_SHIP = 1;
export const BY_ENERGY = 2;
/** The Primary Reactor, or an effect. */
export const BY_EFFECT = 3;
export type Activation = 0 | 1 | 2 | 3;

/** A module on a station. The core module of a row is its first. */
export type Module = {
  /** Its design, or a core module. */
  id: number;
  damage: number;
  /** The moon in its slot, or NONE. */
  moon: number;
  /** The moon shared with the module further in (industry row), or NONE. */
  half: number;
  /** Whether the points of its slot have been scored. */
  slotted: boolean;
  /** What has activated it this Return. */
  used: Activation;
};

export type Player = {
  vp: number;
  faction: number;
  /** Energy, titanium, ice, nanocarbon, credits. */
  stock: number[];
  /** Tactics cards, by design. */
  hand: number[];
  /** Sustain cards in play. */
  sustained: number[];
  tracks: number[];
  /** Where each of the nine ships is. */
  ships: number[];
  /** Damage markers on the shields of each ship type. */
  shieldDamage: number[];
  /** Leaders in the station. */
  leaders: number;
  /** Leaders that became part of developments. */
  assigned: number;
  /** Leaders on the map, by cell. */
  abroad: number[];
  /** Claimed moons, at most four. */
  moons: number[];
  /** The moon slotted in Tactical Operations, or NONE. */
  operations: number;
  /** Science, industry, commerce, civilization. */
  rows: Module[][];
  /** The neutral upgrade dealt for each ship type. */
  neutral: number[];
  /** The upgrade placed on each ship type, or NONE. */
  placed: number[];
  discoveries: number[];
  supremacies: number[];
  /** Development cards by type: face up, and used. */
  cards: number[];
  used: number[];
  /** Abilities used up, by their keys: for this turn, for this battle, until the next Return. */
  spent: number[][];
  /** The reaction windows this player has switched off, one bit each; the last bit is slotting moons on others' turns. */
  deaf: number;
  destiny: number;
  /** What was dealt to choose from; empty once chosen. */
  offeredFactions: number[];
  offeredDestinies: number[];
};

/** One side's dice; the raiders' stand after the seats'. */
export type Battle = {
  region: Cell;
  step: 'escalation' | 'diplomacy' | 'preparations' | 'roll' | 'outcome' | 'damage';
  /** Dice added by energy, by seat. */
  energy: number[];
  /** Dice and targeting added by cards, by seat; the raiders last. */
  dice: number[];
  targeting: number[];
  /** Results, highest first, by seat; the raiders last. */
  rolls: number[][];
  /** Which seats have played a diplomacy card. */
  diplomats: number;
  /** Whether a card has ended the battle. */
  ended: boolean;
  /** Seats that have won, as bits; -1 before the outcome is known. */
  winners: number;
  /** Whether the raiders fought, and won. */
  raidersFought: boolean;
  raidersWon: boolean;
  /** Seats that were defeated, as bits. */
  losers: number;
  /** Ships that take no damage this time: seat * 9 + ship. */
  saved: number[];
  /** Changed rules of this battle, as bits; see BATTLE_RULES. */
  rules: number;
  /** Who wins ties that go to the last die, as bits. */
  tieWinners: number;
};

export type State = {
  readonly config: Setup;
  /** Turns begun. */
  turn: number;
  active: Seat;
  start: Seat;
  /** The active region, or NONE. */
  region: Cell;
  /** What kind of turn this is. */
  kind: 'none' | 'launch' | 'return';
  /** Turns left after this one once the end was triggered; NONE before. */
  lastTurns: number;
  /** Who reached the terminus. */
  endedBy: Seat;
  /** An event is being resolved: nothing else may be done. */
  inEvent: boolean;
  scored: boolean;
  /** Points of the final scoring, by seat and part. */
  finals: number[][];

  marker: number;
  /** The top card is the last. */
  eventDeck: number[];
  /** Who knows the card at each place of the deck, as bits. */
  eventSeen: number[];
  eventDiscard: number[];

  tile: number[];
  /** Who has built a development on each cell, or NONE. */
  owner: number[];
  /** The stack of moons on each cell, the top one last. */
  moons: number[][];
  /** Bonus resources on each cell: cell * 6 + resource. */
  bonus: number[];
  /** Planets still to come, the top one last. */
  planets: number[];
  /** Planetary moons not yet placed, by colour. */
  reserve: number[][];
  /** Moons out of the game. */
  gone: number[];

  /** The raider card of each class. */
  raiderCard: number[];
  /** Classes whose card lies face up, as bits. */
  faceUp: number;
  /** Where each of the eight raiders is, or NONE. */
  raiders: number[];
  /** Damage on the shields of each class. */
  raiderDamage: number[];

  /** Modules on offer: type * 3 + slot, the newest slot first. */
  market: number[];
  /** The top card is the last. */
  moduleDeck: number[][];
  /** Modules put under the decks before everybody's eyes, in the order they will come. */
  moduleUnder: number[][];

  /** The two stacks on the science track and the observatory's. */
  discovery: number[][];
  /** Who knows exactly what is left in each stack, as bits. */
  discoverySeen: number[];
  /** The tokens on the supremacy track, or NONE. */
  supremacy: number[];
  /** Tokens used. */
  discoveryGone: number[];
  supremacyGone: number[];

  /** The top card is the last. */
  tacticsDeck: number[];
  tacticsDiscard: number[];
  /** Cards being resolved. */
  tacticsInPlay: number[];

  /** The transfer and the handed-over module of this turn (teams). */
  transferred: boolean;
  /** Offers of a transfer refused this turn, one bit for each kind and direction (teams). */
  refused: number;
  moduleGiven: boolean;
  /** Modules moved within the industry row this turn. */
  rearranged: number;
  /** Further Launches granted this turn. */
  again: number;
  /** The active region has been launched to and not been activated yet. */
  arriving: boolean;
  /** The ship launched last this turn, or NONE. */
  launched: number;
  /** The cell that received a planet last, or NONE. */
  newest: Cell;
  /** A module is about to be damaged and has been saved by a card. */
  moduleSaved: boolean;

  players: Player[];
  battle: Battle | null;
};

export function newPlayer(): Player {
  const row = (id: number): Module[] => [newModule(id)];
  return {
    vp: 0,
    faction: NONE,
    stock: [0, 0, 0, 0, 0],
    hand: [],
    sustained: [],
    tracks: [0, 0, 0, 0, 0],
    ships: [BAY, BAY, BAY, UNBUILT, UNBUILT, UNBUILT, UNBUILT, UNBUILT, UNBUILT],
    shieldDamage: [0, 0, 0, 0],
    leaders: 9,
    assigned: 0,
    abroad: new Array<number>(CELLS).fill(0),
    moons: [],
    operations: NONE,
    rows: [row(coreModule(0)), row(coreModule(1)), row(coreModule(2)), row(coreModule(3))],
    neutral: [NONE, NONE, NONE, NONE],
    placed: [NONE, NONE, NONE, NONE],
    discoveries: [],
    supremacies: [],
    cards: [0, 0, 0, 0, 0],
    used: [0, 0, 0, 0, 0],
    spent: [[], [], []],
    deaf: MOON_WINDOW,
    destiny: NONE,
    offeredFactions: [],
    offeredDestinies: [],
  };
}

export const newModule = (id: number): Module => ({ id, damage: 0, moon: NONE, half: NONE, slotted: false, used: 0 });

export function initial(config: Setup): State {
  const tile = new Array<number>(CELLS).fill(EMPTY);
  for (let c = 0; c < 6; c++) tile[c] = NEBULA;
  return {
    config,
    turn: 0,
    active: 0,
    start: 0,
    region: NONE,
    kind: 'none',
    lastTurns: NONE,
    endedBy: NONE,
    inEvent: false,
    scored: false,
    finals: [],
    marker: REMOVED,
    eventDeck: [],
    eventSeen: [],
    eventDiscard: [],
    tile,
    owner: new Array<number>(CELLS).fill(NONE),
    moons: Array.from({ length: CELLS }, () => []),
    bonus: new Array<number>(CELLS * 6).fill(0),
    planets: [],
    reserve: [[], [], [], [], []],
    gone: [],
    raiderCard: [NONE, NONE, NONE, NONE, NONE],
    faceUp: 0,
    raiders: new Array<number>(RAIDERS).fill(NONE),
    raiderDamage: [0, 0, 0, 0, 0],
    market: new Array<number>(12).fill(NONE),
    moduleDeck: [[], [], [], []],
    moduleUnder: [[], [], [], []],
    discovery: [[], [], []],
    discoverySeen: [0, 0, 0],
    supremacy: [NONE, NONE, NONE],
    discoveryGone: [],
    supremacyGone: [],
    tacticsDeck: [],
    tacticsDiscard: [],
    tacticsInPlay: [],
    transferred: false,
    refused: 0,
    moduleGiven: false,
    rearranged: 0,
    again: 0,
    arriving: false,
    launched: NONE,
    newest: NONE,
    moduleSaved: false,
    players: Array.from({ length: config.seats }, newPlayer),
    battle: null,
  };
}

/** Most lists of a table are empty most of the time, and a new one is made faster than an empty one is copied. */
const copy = (list: readonly number[]): number[] => (list.length === 0 ? [] : list.slice());

/* Lists of a length that never changes are written out, which engines do faster than copying one. */
const three = (l: readonly number[]): number[] => [l[0], l[1], l[2]];
const four = (l: readonly number[]): number[] => [l[0], l[1], l[2], l[3]];
const five = (l: readonly number[]): number[] => [l[0], l[1], l[2], l[3], l[4]];
const eight = (l: readonly number[]): number[] => [l[0], l[1], l[2], l[3], l[4], l[5], l[6], l[7]];
const nine = (l: readonly number[]): number[] => [l[0], l[1], l[2], l[3], l[4], l[5], l[6], l[7], l[8]];

function cloneRow(modules: readonly Module[]): Module[] {
  const row = modules.slice();
  for (let i = 0; i < row.length; i++) {
    const m = row[i];
    row[i] = { id: m.id, damage: m.damage, moon: m.moon, half: m.half, slotted: m.slotted, used: m.used };
  }
  return row;
}

function clonePlayer(p: Player): Player {
  return {
    vp: p.vp,
    faction: p.faction,
    stock: five(p.stock),
    hand: copy(p.hand),
    sustained: copy(p.sustained),
    tracks: five(p.tracks),
    ships: nine(p.ships),
    shieldDamage: four(p.shieldDamage),
    leaders: p.leaders,
    assigned: p.assigned,
    abroad: copy(p.abroad),
    moons: copy(p.moons),
    operations: p.operations,
    rows: [cloneRow(p.rows[0]), cloneRow(p.rows[1]), cloneRow(p.rows[2]), cloneRow(p.rows[3])],
    neutral: four(p.neutral),
    placed: four(p.placed),
    discoveries: copy(p.discoveries),
    supremacies: copy(p.supremacies),
    cards: five(p.cards),
    used: five(p.used),
    spent: [copy(p.spent[0]), copy(p.spent[1]), copy(p.spent[2])],
    deaf: p.deaf,
    destiny: p.destiny,
    offeredFactions: copy(p.offeredFactions),
    offeredDestinies: copy(p.offeredDestinies),
  };
}

function cloneEach(lists: readonly number[][]): number[][] {
  const copies = lists.slice();
  for (let i = 0; i < lists.length; i++) copies[i] = copy(lists[i]);
  return copies;
}

function cloneBattle(b: Battle): Battle {
  return {
    region: b.region,
    step: b.step,
    energy: copy(b.energy),
    dice: copy(b.dice),
    targeting: copy(b.targeting),
    rolls: cloneEach(b.rolls),
    diplomats: b.diplomats,
    ended: b.ended,
    winners: b.winners,
    raidersFought: b.raidersFought,
    raidersWon: b.raidersWon,
    losers: b.losers,
    saved: copy(b.saved),
    rules: b.rules,
    tieWinners: b.tieWinners,
  };
}

export function clone(s: State): State {
  const players = s.players.slice();
  for (let i = 0; i < players.length; i++) players[i] = clonePlayer(players[i]);
  return {
    config: s.config,
    turn: s.turn,
    active: s.active,
    start: s.start,
    region: s.region,
    kind: s.kind,
    lastTurns: s.lastTurns,
    endedBy: s.endedBy,
    inEvent: s.inEvent,
    scored: s.scored,
    finals: cloneEach(s.finals),
    marker: s.marker,
    eventDeck: copy(s.eventDeck),
    eventSeen: copy(s.eventSeen),
    eventDiscard: copy(s.eventDiscard),
    tile: copy(s.tile),
    owner: copy(s.owner),
    moons: cloneEach(s.moons),
    bonus: copy(s.bonus),
    planets: copy(s.planets),
    reserve: cloneEach(s.reserve),
    gone: copy(s.gone),
    raiderCard: five(s.raiderCard),
    faceUp: s.faceUp,
    raiders: eight(s.raiders),
    raiderDamage: five(s.raiderDamage),
    market: copy(s.market),
    moduleDeck: cloneEach(s.moduleDeck),
    moduleUnder: cloneEach(s.moduleUnder),
    discovery: cloneEach(s.discovery),
    discoverySeen: three(s.discoverySeen),
    supremacy: three(s.supremacy),
    discoveryGone: copy(s.discoveryGone),
    supremacyGone: copy(s.supremacyGone),
    tacticsDeck: copy(s.tacticsDeck),
    tacticsDiscard: copy(s.tacticsDiscard),
    tacticsInPlay: copy(s.tacticsInPlay),
    transferred: s.transferred,
    refused: s.refused,
    moduleGiven: s.moduleGiven,
    rearranged: s.rearranged,
    again: s.again,
    arriving: s.arriving,
    launched: s.launched,
    newest: s.newest,
    moduleSaved: s.moduleSaved,
    players,
    battle: s.battle === null ? null : cloneBattle(s.battle),
  };
}
