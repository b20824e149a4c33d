import { CRUISERS, CUBES, OPPONENT_CRUISERS, START_PRODUCTIVITY, SYSTEMS_IN_ROW } from './content/box.ts';
import { factions } from './content/factions.ts';
import { EXPLORATIONS_PER_SYSTEM, explorationMarkers, PLANETS_PER_SYSTEM, planetMarkers, systems } from './content/systems.ts';
import { TRADE_CARDS_IN_PLAY, tradeCards } from './content/trade.ts';
import type { Setup } from './rules/chapters.ts';

export const phases = ['setup', 'production', 'action', 'war', 'galactic', 'over'] as const;
export type Phase = (typeof phases)[number];

/** What stands on a planet. */
export const FREE = 0;
export const COLONY = 1;
export const DEVELOPED = 2;
export const OCCUPIED = 3;
/** Nobody, or nothing. */
export const NONE = -1;
/** How many planets the row of systems has room for. */
export const PLANETS = SYSTEMS_IN_ROW * PLANETS_PER_SYSTEM;
/** And how many exploration markers. */
export const MARKER_PLACES = SYSTEMS_IN_ROW * EXPLORATIONS_PER_SYSTEM;

/** One player's pieces. In the solo game the second player is the fictive opponent. */
export type Player = {
  credits: number;
  productivity: number;
  discovery: number;
  influence: number;
  relics: number;
  prestige: number;
  /** Cruisers in the play area. */
  cruisers: number;
  /** Cruisers in the supply. */
  dock: number;
  /** Action cubes to be used this round. */
  cubes: number;
  /** Cubes in the supply. */
  supply: number;
  /** Researched technologies as bits. */
  technologies: number;
  /** Main factions, in the order they were introduced. */
  factions: number[];
  /** The card played as true main ideology, or NONE. */
  ideology: number;
  /** Hidden from the others. */
  hand: number[];
  /** Put back during setup; only the owner knows which. */
  redrawn: number[];
  /** Played as one-time boost or adaptation. */
  spent: number[];
  /** Whether a faction card was played this turn. */
  played: boolean;
};

/** Everything on the table. Planets are numbered along the row, four to a system; exploration places two to a system. */
export type State = {
  readonly config: Setup;
  phase: Phase;
  round: number;
  /** The seat whose turn it is in the action phase, or NONE. */
  turn: number;
  start: number;
  order: number[];
  /** Who reached the present prestige space when, latest last: of two cubes on one space the later lies higher. */
  arrival: number[];
  players: Player[];
  /** System cards from left to right; those from `opened` on lie face down. */
  row: number[];
  unusedSystems: number[];
  opened: number;
  fleet: number;
  /** The planet marker on each system's place, or NONE. */
  places: number[];
  planetPile: number[];
  owner: number[];
  level: number[];
  /** The round in which a planet was colonized. */
  settled: number[];
  /** The exploration marker on each place, or NONE. Nobody knows which. */
  anomalies: number[];
  explorationPile: number[];
  discardedMarkers: number[];
  trade: number[];
  unusedTrade: number[];
  turned: boolean[];
  /** Cubes on trade card i of player p at [i * players + p]; likewise in the boxes below. */
  onTrade: number[];
  inBox: number[];
  anomalyCubes: number[];
  /** Who holds the congress spaces, in order. */
  congress: number[];
  deck: number[];
  /** Cards turned up for the solo opponent. */
  revealed: number[];
  /** Faction drafting: the packs as they were dealt, seven cards to a seat, and who picked what when. */
  dealt: number[];
  picks: number[];
};

function upTo(n: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < n; i++) list.push(i);
  return list;
}
const filled = (n: number, value: number): number[] => new Array<number>(n).fill(value);

const newPlayer = (): Player => ({
  credits: 0,
  productivity: START_PRODUCTIVITY,
  discovery: 0,
  influence: 0,
  relics: 0,
  prestige: 0,
  cruisers: 0,
  dock: CRUISERS,
  cubes: 0,
  supply: CUBES - 1,
  technologies: 0,
  factions: [],
  ideology: NONE,
  hand: [],
  redrawn: [],
  spent: [],
  played: false,
});

/** No prestige, so no cube on that board; it never produces. */
const newOpponent = (): Player => ({
  ...newPlayer(),
  productivity: 0,
  supply: CUBES,
  cruisers: OPPONENT_CRUISERS,
  dock: CRUISERS - OPPONENT_CRUISERS,
});

export function initial(config: Setup): State {
  const { seats } = config;
  const players = upTo(seats).map(newPlayer);
  if (seats === 1) players.push(newOpponent());
  return {
    config,
    phase: 'setup',
    round: 0,
    turn: NONE,
    start: 0,
    order: upTo(seats),
    arrival: upTo(seats).reverse(),
    players,
    row: upTo(SYSTEMS_IN_ROW),
    unusedSystems: upTo(systems.length).slice(SYSTEMS_IN_ROW),
    opened: 0,
    fleet: 0,
    places: filled(SYSTEMS_IN_ROW, NONE),
    planetPile: upTo(planetMarkers.length),
    owner: filled(PLANETS, NONE),
    level: filled(PLANETS, FREE),
    settled: filled(PLANETS, 0),
    anomalies: filled(MARKER_PLACES, NONE),
    explorationPile: upTo(explorationMarkers.length),
    discardedMarkers: [],
    trade: upTo(TRADE_CARDS_IN_PLAY),
    unusedTrade: upTo(tradeCards.length).slice(TRADE_CARDS_IN_PLAY),
    turned: [false, false, false],
    onTrade: filled(TRADE_CARDS_IN_PLAY * players.length, 0),
    inBox: filled(TRADE_CARDS_IN_PLAY * players.length, 0),
    anomalyCubes: filled(players.length, 0),
    congress: [],
    deck: upTo(factions.length),
    revealed: [],
    dealt: [],
    picks: [],
  };
}

/** How many take part: the solo game simulates a game of two. */
export const playerCount = (s: State): number => s.players.length;
export const isSolo = (s: State): boolean => s.config.seats === 1;

const clonePlayer = (p: Player): Player => ({
  credits: p.credits,
  productivity: p.productivity,
  discovery: p.discovery,
  influence: p.influence,
  relics: p.relics,
  prestige: p.prestige,
  cruisers: p.cruisers,
  dock: p.dock,
  cubes: p.cubes,
  supply: p.supply,
  technologies: p.technologies,
  factions: p.factions.slice(),
  ideology: p.ideology,
  hand: p.hand.slice(),
  redrawn: p.redrawn.slice(),
  spent: p.spent.slice(),
  played: p.played,
});

export function clone(s: State): State {
  const players = s.players.slice();
  for (let i = 0; i < players.length; i++) players[i] = clonePlayer(players[i]);
  return {
    config: s.config,
    phase: s.phase,
    round: s.round,
    turn: s.turn,
    start: s.start,
    order: s.order.slice(),
    arrival: s.arrival.slice(),
    players,
    row: s.row.slice(),
    unusedSystems: s.unusedSystems.slice(),
    opened: s.opened,
    fleet: s.fleet,
    places: s.places.slice(),
    planetPile: s.planetPile.slice(),
    owner: s.owner.slice(),
    level: s.level.slice(),
    settled: s.settled.slice(),
    anomalies: s.anomalies.slice(),
    explorationPile: s.explorationPile.slice(),
    discardedMarkers: s.discardedMarkers.slice(),
    trade: s.trade.slice(),
    unusedTrade: s.unusedTrade.slice(),
    turned: s.turned.slice(),
    onTrade: s.onTrade.slice(),
    inBox: s.inBox.slice(),
    anomalyCubes: s.anomalyCubes.slice(),
    congress: s.congress.slice(),
    deck: s.deck.slice(),
    revealed: s.revealed.slice(),
    dealt: s.dealt.slice(),
    picks: s.picks.slice(),
  };
}
