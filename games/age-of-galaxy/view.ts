/** What a viewer may know: everything but hands, packs, face-down cards and markers, and what is left in piles and decks. */
import { item, type Own, type Seat } from '@orrery/kernel';
import { HAND } from './content/box.ts';
import { type PlanetType, planetTypes } from './content/planets.ts';
import { slotOf, systemOf } from './content/systems.ts';
import { tradeSpaces } from './content/trade.ts';
import { planetAt } from './queries.ts';
import { appointCost } from './rules/appoint.ts';
import type { Setup } from './rules/chapters.ts';
import { colonizeCost } from './rules/colonize.ts';
import { developCost } from './rules/develop.ts';
import { packAt, picksMade } from './rules/draft.ts';
import { reachOf } from './rules/galaxy.ts';
import { cruiserCost } from './rules/manufacture.ts';
import { isProtected, whoIsGuarded } from './rules/protection.ts';
import { researchCost } from './rules/research.ts';
import { salvageCost } from './rules/salvage.ts';
import { strengthOf } from './rules/war.ts';
import { mainIdeology, score } from './score.ts';
import { NONE, type Phase, playerCount, type State } from './state.ts';

export type PlayerView = {
  readonly credits: number;
  readonly productivity: number;
  readonly discovery: number;
  readonly influence: number;
  readonly relics: number;
  readonly prestige: number;
  readonly cruisers: number;
  readonly dock: number;
  readonly cubes: number;
  readonly supply: number;
  readonly technologies: number;
  readonly factions: readonly number[];
  readonly ideology: number;
  /** The cards of one's own hand; null for everybody else's. */
  readonly hand: readonly number[] | null;
  readonly handCount: number;
  readonly redrawn: readonly number[] | null;
  readonly redrawnCount: number;
  readonly spent: readonly number[];
  readonly played: boolean;
  /** Said for the reader's sake; follow from the rest. */
  readonly strength: number;
  readonly reach: number;
  readonly mainIdeology: number;
  readonly points: number;
  readonly costs: {
    readonly colonize: number;
    readonly develop: number;
    readonly cruiser: number;
    readonly salvage: number;
    readonly appoint: number;
    readonly research: number;
  };
};

export type PlanetView = {
  readonly planet: number;
  readonly system: number;
  readonly slot: number;
  readonly type: PlanetType;
  readonly owner: number;
  readonly level: number;
  readonly settled: number;
  readonly protected: boolean;
};

/** What a seat saw of the draft: the pack it held at each pick, and what it took. */
export type DraftView = { readonly picksMade: number; readonly packs: readonly (readonly number[])[]; readonly mine: readonly number[] };

export type TableView = {
  readonly config: Setup;
  readonly phase: Phase;
  readonly round: number;
  readonly turn: number;
  readonly start: number;
  readonly order: readonly number[];
  readonly arrival: readonly number[];
  readonly players: readonly PlayerView[];
  /** Open system cards from the left. */
  readonly row: readonly number[];
  readonly fleet: number;
  readonly places: readonly number[];
  readonly planets: readonly PlanetView[];
  /** Places with a face-down exploration marker. */
  readonly markers: readonly number[];
  readonly discardedMarkers: readonly number[];
  readonly trade: readonly number[];
  readonly turned: readonly boolean[];
  readonly tradeSpaces: number;
  readonly onTrade: readonly number[];
  readonly inBox: readonly number[];
  readonly anomalyCubes: readonly number[];
  readonly congress: readonly number[];
  readonly deckCount: number;
  readonly revealed: readonly number[];
  readonly drafting: DraftView | null;
};

function playerView(s: State, seat: number): PlayerView {
  const p = s.players[seat];
  const counts = seat < s.config.seats;
  return {
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
    hand: null,
    handCount: p.hand.length,
    redrawn: null,
    redrawnCount: p.redrawn.length,
    spent: p.spent.slice(),
    played: p.played,
    strength: strengthOf(s, seat),
    reach: reachOf(s, seat),
    mainIdeology: mainIdeology(p),
    points: counts ? score(s, seat).total : 0,
    costs: {
      colonize: colonizeCost(s, seat),
      develop: developCost(p),
      cruiser: cruiserCost(p),
      salvage: salvageCost(p),
      appoint: appointCost(p),
      research: researchCost(p),
    },
  };
}

function planetViews(s: State): PlanetView[] {
  const planets: PlanetView[] = [];
  const guarded = whoIsGuarded(s);
  for (let planet = 0; planet < s.owner.length; planet++) {
    const there = planetAt(s, planet);
    if (there === undefined) continue;
    planets.push({
      planet,
      system: systemOf(planet),
      slot: slotOf(planet),
      type: planetTypes[there.type],
      owner: s.owner[planet],
      level: s.level[planet],
      settled: s.settled[planet],
      protected: isProtected(s, planet, guarded),
    });
  }
  return planets;
}

/** What everybody sees. */
export function view(s: State): TableView {
  const markers: number[] = [];
  for (let place = 0; place < s.anomalies.length; place++) if (s.anomalies[place] !== NONE) markers.push(place);
  return {
    config: s.config,
    phase: s.phase,
    round: s.round,
    turn: s.turn,
    start: s.start,
    order: s.order.slice(),
    arrival: s.arrival.slice(),
    players: s.players.map((_, seat) => playerView(s, seat)),
    row: s.row.slice(0, s.opened),
    fleet: s.fleet,
    places: s.places.slice(),
    planets: planetViews(s),
    markers,
    discardedMarkers: s.discardedMarkers.slice(),
    trade: s.trade.slice(),
    turned: s.turned.slice(),
    tradeSpaces: tradeSpaces(playerCount(s)),
    onTrade: s.onTrade.slice(),
    inBox: s.inBox.slice(),
    anomalyCubes: s.anomalyCubes.slice(),
    congress: s.congress.slice(),
    deckCount: s.deck.length,
    revealed: s.revealed.slice(),
    drafting: s.dealt.length === 0 ? null : { picksMade: picksMade(s), packs: [], mine: [] },
  };
}

const PLAYER = [0, 1, 2, 3].map(item);

/** What a seat sees besides: its hand, and the packs it held while drafting. */
export function own(s: State, seat: Seat): Own<TableView> {
  const { hand, redrawn } = s.players[seat];
  const players = { [PLAYER[seat]]: { hand: hand.slice(), redrawn: redrawn.slice() } };
  if (s.dealt.length === 0) return { players };
  const made = picksMade(s);
  const packs: number[][] = [];
  for (let pick = 0; pick <= Math.min(made, HAND - 1); pick++) packs.push(packAt(s, seat, pick));
  return { players, drafting: { packs, mine: s.picks.slice(seat * HAND, seat * HAND + made) } };
}
