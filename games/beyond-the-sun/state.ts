import type { Seat } from '@orrery/kernel';
import type { AchievementId } from './content/achievements.ts';
import type { EventId } from './content/events.ts';
import { LOCATIONS } from './content/exploration.ts';
import { FACTION_IDS, type FactionId } from './content/factions.ts';
import { FIELDS } from './content/fields.ts';
import { MARKERS } from './content/kinds.ts';
import type { SpaceId } from './content/spaces.ts';
import type { SystemId } from './content/systems.ts';
import type { TechId } from './content/technologies/index.ts';
import type { Setup } from './rules/chapters.ts';

/** One faction: its mat, what lies on it, and what lies beside it. */
export type Faction = {
  mat: FactionId;
  ore: number;
  population: number;
  /** Supply cubes in columns A to E. */
  supply: number[];
  /** Markers still on the production tracks. */
  food: number;
  mines: number;
  /** Markers on the automation track, in letters, first step first. */
  automation: string;
  pawn: SpaceId | null;
  /** Pushed aside by Ross 154: it stands there, but blocks nobody. */
  pushed: boolean;
  /** Colonised systems, and the markers stacked on each. */
  colonies: SystemId[];
  colonyMarkers: string[];
  /** Private technologies. */
  privates: TechId[];
  /** Lasting abilities, as bits of POWER. */
  powers: number;
  /** Level of the ship given to the Spacecraft Museum; 0 for none. */
  museum: number;
  /** Ability B of the expert mat has been used. */
  abilityB: boolean;
};

/** A deck of cards: the top is the last one. What was buried in everybody's sight lies below, in groups whose order nobody knows. */
export type Deck<T> = {
  cards: T[];
  /** Sizes of the buried groups, the lowest first. */
  buried: number[];
};

export type State = {
  readonly config: Setup;

  start: Seat;
  round: number;
  /** Turns begun in this round. */
  turns: number;
  /** 0 until the end is triggered. */
  lastRound: number;
  active: Seat;
  factions: Faction[];

  /** Ship cubes, by seat, location and level: see `shipAt`. */
  ships: number[];
  /** System cards by location. */
  systems: (SystemId | null)[];
  /** Who controls each location, -1 for nobody, and the base there as a letter. */
  bases: Seat[];
  baseMarkers: string[];
  /** The A space a rogue star lies beside, or -1. */
  rogueBeside: number;
  systemDecks: Deck<SystemId>[];

  /** By field: the card, the face-down event, the cubes (a bit for each seat). */
  technologies: (TechId | null)[];
  events: (EventId | null)[];
  cubes: number[];
  /** Levels II, III and IV. */
  techDecks: Deck<TechId>[];
  /** The open rows of the expert display, and whether each has been opened. */
  rows: TechId[][];
  rowsOpen: boolean[];
  /** Cards turned up in the middle of research: those that fit, and those set aside. */
  fitting: TechId[];
  aside: TechId[];
  /** System cards drawn by the Colonial Ministry. */
  drawn: SystemId[];

  /** Open guilds, a bit for each. */
  guilds: number;
  /** Events that lie open to the end of the game, and those discarded. */
  staying: EventId[];
  discarded: EventId[];
  /** The event being carried out. */
  turnedUp: EventId | null;
  /** Who keeps the Humanitarian Prize, or -1. */
  prize: Seat;
  /** The system attached to Dyson Sphere Mk. I. */
  dyson: SystemId | null;

  achievements: AchievementId[];
  /** For each achievement the seats on its slots, first slot first. */
  claims: Seat[][];

  /** Of this turn: once-per-turn powers and abilities already used, and the locations nobody controlled when it began. */
  used: number;
  uncontrolled: number;
};

/** All that lies open on the table: what rules about visible things read, so that a board can read them with the same functions. */
export type Shown = Omit<State, 'techDecks' | 'systemDecks' | 'events'>;

export const SHIP_SLOTS = LOCATIONS.length * 4;
export const shipAt = (seat: Seat, location: number, level: number): number => seat * SHIP_SLOTS + location * 4 + level - 1;

const emptyDeck = <T>(): Deck<T> => ({ cards: [], buried: [] });

export function initial(config: Setup): State {
  const { seats } = config;
  return {
    config,
    start: 0,
    round: 0,
    turns: 0,
    lastRound: 0,
    active: 0,
    factions: Array.from({ length: seats }, (_, seat) => ({
      mat: FACTION_IDS[seat],
      ore: 0,
      population: 0,
      supply: [0, 0, 0, 0, 0],
      food: MARKERS,
      mines: MARKERS,
      automation: '',
      pawn: null,
      pushed: false,
      colonies: [],
      colonyMarkers: [],
      privates: [],
      powers: 0,
      museum: 0,
      abilityB: false,
    })),
    ships: new Array<number>(seats * SHIP_SLOTS).fill(0),
    systems: LOCATIONS.map(() => null),
    bases: LOCATIONS.map(() => -1),
    baseMarkers: LOCATIONS.map(() => ''),
    rogueBeside: -1,
    systemDecks: [emptyDeck(), emptyDeck()],
    technologies: FIELDS.map(() => null),
    events: FIELDS.map(() => null),
    cubes: FIELDS.map(() => 0),
    techDecks: [emptyDeck(), emptyDeck(), emptyDeck()],
    rows: [[], [], []],
    rowsOpen: [false, false, false],
    fitting: [],
    aside: [],
    drawn: [],
    guilds: 0,
    staying: [],
    discarded: [],
    turnedUp: null,
    prize: -1,
    dyson: null,
    achievements: [],
    claims: [],
    used: 0,
    uncontrolled: 0,
  };
}

const cloneDeck = <T>(deck: Deck<T>): Deck<T> => ({ cards: deck.cards.slice(), buried: deck.buried.slice() });

const cloneFaction = (f: Faction): Faction => ({
  mat: f.mat,
  ore: f.ore,
  population: f.population,
  supply: f.supply.slice(),
  food: f.food,
  mines: f.mines,
  automation: f.automation,
  pawn: f.pawn,
  pushed: f.pushed,
  colonies: f.colonies.slice(),
  colonyMarkers: f.colonyMarkers.slice(),
  privates: f.privates.slice(),
  powers: f.powers,
  museum: f.museum,
  abilityB: f.abilityB,
});

export function clone(s: State): State {
  const factions: Faction[] = [];
  for (let i = 0; i < s.factions.length; i++) factions.push(cloneFaction(s.factions[i]));
  const claims: Seat[][] = [];
  for (let i = 0; i < s.claims.length; i++) claims.push(s.claims[i].slice());
  return {
    config: s.config,
    start: s.start,
    round: s.round,
    turns: s.turns,
    lastRound: s.lastRound,
    active: s.active,
    factions,
    ships: s.ships.slice(),
    systems: s.systems.slice(),
    bases: s.bases.slice(),
    baseMarkers: s.baseMarkers.slice(),
    rogueBeside: s.rogueBeside,
    systemDecks: [cloneDeck(s.systemDecks[0]), cloneDeck(s.systemDecks[1])],
    technologies: s.technologies.slice(),
    events: s.events.slice(),
    cubes: s.cubes.slice(),
    techDecks: [cloneDeck(s.techDecks[0]), cloneDeck(s.techDecks[1]), cloneDeck(s.techDecks[2])],
    rows: [s.rows[0].slice(), s.rows[1].slice(), s.rows[2].slice()],
    rowsOpen: s.rowsOpen.slice(),
    fitting: s.fitting.slice(),
    aside: s.aside.slice(),
    drawn: s.drawn.slice(),
    guilds: s.guilds,
    staying: s.staying.slice(),
    discarded: s.discarded.slice(),
    turnedUp: s.turnedUp,
    prize: s.prize,
    dyson: s.dyson,
    achievements: s.achievements.slice(),
    claims,
    used: s.used,
    uncontrolled: s.uncontrolled,
  };
}
