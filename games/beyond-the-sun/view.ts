import type { Score } from '@orrery/kernel';
import type { SystemId } from './content/systems.ts';
import type { TechId } from './content/technologies/index.ts';
import { growthSymbols, oreSymbols } from './rules/production.ts';
import { score } from './score.ts';
import type { Deck, Shown, State } from './state.ts';

/** A deck as anybody sees it: how many cards nobody knows, and below them the groups buried in sight, in unknown order. */
export type DeckView<T> = { readonly unseen: number; readonly buried: readonly (readonly T[])[] };

/** What everybody may know. Hidden are only the order of decks and the face-down events, so all viewers see the same. */
export type TableView = Shown & {
  readonly techDecks: readonly DeckView<TechId>[];
  readonly systemDecks: readonly DeckView<SystemId>[];
  /** By field: whether an event lies there face down. */
  readonly eventDown: readonly boolean[];
  /** What each faction would score now, and what it would produce. */
  readonly scores: readonly Score[];
  readonly growth: readonly number[];
  readonly oreOutput: readonly number[];
};

function deckView<T extends string>(deck: Deck<T>): DeckView<T> {
  const buried: T[][] = [];
  let from = 0;
  for (const size of deck.buried) {
    buried.push(deck.cards.slice(from, from + size).sort());
    from += size;
  }
  return { unseen: deck.cards.length - from, buried };
}

export function view(s: State): TableView {
  return {
    config: s.config,
    start: s.start,
    round: s.round,
    turns: s.turns,
    lastRound: s.lastRound,
    active: s.active,
    factions: s.factions.map((f) => ({
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
    })),
    ships: s.ships.slice(),
    systems: s.systems.slice(),
    bases: s.bases.slice(),
    baseMarkers: s.baseMarkers.slice(),
    rogueBeside: s.rogueBeside,
    systemDecks: s.systemDecks.map(deckView),
    technologies: s.technologies.slice(),
    eventDown: s.events.map((event) => event !== null),
    cubes: s.cubes.slice(),
    techDecks: s.techDecks.map(deckView),
    rows: s.rows.map((row) => row.slice()),
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
    claims: s.claims.map((slots) => slots.slice()),
    used: s.used,
    uncontrolled: s.uncontrolled,
    scores: s.factions.map((_, seat) => score(s, seat)),
    growth: s.factions.map((_, seat) => growthSymbols(s, seat)),
    oreOutput: s.factions.map((_, seat) => oreSymbols(s, seat)),
  };
}
