import type { Answer, Procedure, Seat } from '@orrery/kernel';
import { type Scene, scene } from '@orrery/kernel/testing';
import { achievementsOf } from '../content/achievements.ts';
import { type EventId, eventsOfLevel } from '../content/events.ts';
import { LOCATION, type LocationId } from '../content/exploration.ts';
import { FACTION_IDS, type FactionId, STANDARD } from '../content/factions.ts';
import { FIELD, FIELDS_OF, type FieldId, levelOf } from '../content/fields.ts';
import { type GuildId, guildBit } from '../content/guilds.ts';
import { LETTER, type Marker, type ShipLevel } from '../content/kinds.ts';
import { POWER, type Power } from '../content/powers.ts';
import { SYSTEMS, type SystemId, systemsOf } from '../content/systems.ts';
import { TECHNOLOGIES, type TechId, techsOfLevel } from '../content/technologies/index.ts';
import type { Event } from '../events.ts';
import { beyondTheSun } from '../index.ts';
import { carryOut } from '../rules/calls.ts';
import { turn } from '../rules/turn.ts';
import { clone, initial, type State, shipAt } from '../state.ts';
import type { TableView } from '../view.ts';

export type Play = Scene<State, TableView, Event>;

/**
 * A table laid out the same way every time, with a few words to set a scene. Cubes always come out of the supply, so that there stay twenty.
 * Once something is played, nobody can write to it any more: positions are reached by play.
 */
export class Table {
  readonly #laidOut: State;
  #play: Play | undefined;

  constructor(seats = 4, options: { mats?: 'standard' | 'expert'; display?: boolean } = {}) {
    const config = beyondTheSun.configure(seats, options);
    const state = initial(config);
    this.#laidOut = state;
    state.round = 5;
    (['narrowBeamLaser', 'terraforming', 'advancedGenetics', 'advancedRobotics'] as const).forEach((card, i) => {
      state.technologies[i] = card;
    });
    for (const level of [2, 3, 4] as const) state.techDecks[level - 2].cards = techsOfLevel(level).reverse();
    for (const level of [2, 3] as const) {
      const events = eventsOfLevel(level).slice(2, 8);
      FIELDS_OF[level].forEach((field, i) => {
        state.events[field] = events[i];
      });
    }
    const laid = { a1: 'barnardsStar', a2: 'sirius', b1: 'tauCeti', b2: 'kapteynsStar' } as const;
    for (const at of ['a1', 'a2', 'b1', 'b2'] as const) state.systems[LOCATION[at]] = laid[at];
    state.systemDecks[0].cards = systemsOf('A')
      .filter((id) => id !== 'barnardsStar' && id !== 'sirius')
      .reverse();
    state.systemDecks[1].cards = systemsOf('B')
      .filter((id) => id !== 'tauCeti' && id !== 'kapteynsStar')
      .reverse();
    state.achievements = [...achievementsOf('basic'), 'scholars', 'specialist'];
    state.claims = [[], [], [], []];
    state.factions.forEach((faction, seat) => {
      faction.mat = FACTION_IDS[seat];
      faction.supply = [...STANDARD.columns];
      faction.population = 2;
      faction.ore = 2;
      state.ships[shipAt(seat, LOCATION.sol, 1)] = 1;
    });
  }

  /** A cube out of the leftmost column. */
  #cube(seat: Seat): void {
    const { supply } = this.state.factions[seat];
    const column = supply.findIndex((n) => n > 0);
    if (column < 0) throw new Error('no cube left for the scene');
    supply[column]--;
  }

  ore(seat: Seat, ore: number): this {
    this.state.factions[seat].ore = ore;
    return this;
  }

  population(seat: Seat, population: number): this {
    const faction = this.state.factions[seat];
    while (faction.population < population) {
      this.#cube(seat);
      faction.population++;
    }
    while (faction.population > population) {
      faction.population--;
      faction.supply[0]++;
    }
    return this;
  }

  /** Sets the columns; what is over or missing goes to or comes from the population. */
  supply(seat: Seat, ...columns: number[]): this {
    const faction = this.state.factions[seat];
    const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
    faction.population += sum(faction.supply) - sum(columns);
    faction.supply = columns;
    return this;
  }

  ship(seat: Seat, at: LocationId, ...levels: ShipLevel[]): this {
    for (const level of levels) {
      this.#cube(seat);
      this.state.ships[shipAt(seat, LOCATION[at], level)]++;
    }
    return this;
  }

  /** Takes all ships of a seat off the board. */
  noShips(seat: Seat): this {
    const { ships, factions } = this.state;
    for (let i = shipAt(seat, 0, 1); i < shipAt(seat + 1, 0, 1); i++) {
      factions[seat].supply[0] += ships[i];
      ships[i] = 0;
    }
    return this;
  }

  base(seat: Seat, at: LocationId, marker: Marker = 'food'): this {
    const faction = this.state.factions[seat];
    if (marker === 'food') faction.food--;
    if (marker === 'ore') faction.mines--;
    this.state.bases[LOCATION[at]] = seat;
    this.state.baseMarkers[LOCATION[at]] = LETTER[marker];
    return this;
  }

  /** Markers left on the tracks; the others count as automated. */
  tracks(seat: Seat, food: number, mines: number): this {
    const faction = this.state.factions[seat];
    while (faction.food > food) {
      faction.food--;
      faction.automation += LETTER.food;
    }
    while (faction.mines > mines) {
      faction.mines--;
      faction.automation += LETTER.ore;
    }
    return this;
  }

  system(at: LocationId, system: SystemId): this {
    const { systems, systemDecks } = this.state;
    const deck = systemDecks[SYSTEMS[system].deck === 'A' ? 0 : 1];
    const there = systems[LOCATION[at]];
    const i = deck.cards.indexOf(system);
    if (i >= 0) deck.cards.splice(i, 1);
    if (there !== null && there !== system) systemDecks[SYSTEMS[there].deck === 'A' ? 0 : 1].cards.unshift(there);
    for (let other = 0; other < systems.length; other++) if (systems[other] === system) systems[other] = null;
    systems[LOCATION[at]] = system;
    return this;
  }

  /** Cards to the top of their deck, the first one uppermost. */
  onTop(...cards: TechId[]): this {
    for (const card of [...cards].reverse()) {
      const deck = this.state.techDecks[TECHNOLOGIES[card].level - 2];
      deck.cards.splice(deck.cards.indexOf(card), 1);
      deck.cards.push(card);
    }
    return this;
  }

  systemOnTop(...systems: SystemId[]): this {
    for (const system of [...systems].reverse()) {
      const deck = this.state.systemDecks[SYSTEMS[system].deck === 'A' ? 0 : 1];
      deck.cards.splice(deck.cards.indexOf(system), 1);
      deck.cards.push(system);
    }
    return this;
  }

  /** A technology lies on a field, and these seats have researched it. */
  known(field: FieldId, technology: TechId | undefined, ...seats: Seat[]): this {
    const { state } = this;
    const at = FIELD[field];
    if (technology !== undefined && state.technologies[at] !== technology) {
      if (levelOf(at) > 1) {
        const { cards } = state.techDecks[levelOf(at) - 2];
        const i = cards.indexOf(technology);
        if (i >= 0) cards.splice(i, 1);
      }
      state.technologies[at] = technology;
      state.events[at] = null;
    }
    for (const seat of seats) {
      this.#cube(seat);
      state.cubes[at] |= 1 << seat;
      const card = state.technologies[at];
      const power = card === null ? undefined : TECHNOLOGIES[card].power;
      if (power !== undefined) state.factions[seat].powers |= POWER[power];
    }
    return this;
  }

  /** Cubes on fields without saying which cards lie there: only for what looks at cubes. */
  researched(seat: Seat, ...fields: FieldId[]): this {
    for (const field of fields) this.known(field, undefined, seat);
    return this;
  }

  privately(seat: Seat, technology: TechId): this {
    const deck = this.state.techDecks[TECHNOLOGIES[technology].level - 2];
    deck.cards.splice(deck.cards.indexOf(technology), 1);
    this.state.factions[seat].privates.push(technology);
    const { power } = TECHNOLOGIES[technology];
    if (power !== undefined) this.state.factions[seat].powers |= POWER[power];
    return this;
  }

  power(seat: Seat, power: Power): this {
    this.state.factions[seat].powers |= POWER[power];
    return this;
  }

  event(field: FieldId, event: EventId): this {
    this.state.events[FIELD[field]] = event;
    return this;
  }

  colony(seat: Seat, system: SystemId, markers = ''): this {
    const faction = this.state.factions[seat];
    const deck = this.state.systemDecks[SYSTEMS[system].deck === 'A' ? 0 : 1];
    const i = deck.cards.indexOf(system);
    if (i >= 0) deck.cards.splice(i, 1);
    faction.colonies.push(system);
    faction.colonyMarkers.push(markers);
    for (const letter of markers) {
      if (letter === LETTER.food) faction.food--;
      if (letter === LETTER.ore) faction.mines--;
    }
    const { power } = SYSTEMS[system];
    if (power !== undefined) faction.powers |= POWER[power];
    return this;
  }

  pawn(seat: Seat, space: string | null): this {
    this.state.factions[seat].pawn = space;
    return this;
  }

  mat(seat: Seat, mat: FactionId): this {
    this.state.factions[seat].mat = mat;
    return this;
  }

  guilds(...guilds: GuildId[]): this {
    for (const guild of guilds) this.state.guilds |= guildBit(guild);
    return this;
  }

  /** The Dyson Sphere lies open with this system. */
  dyson(system: SystemId): this {
    const { state } = this;
    const { cards } = state.systemDecks[SYSTEMS[system].deck === 'A' ? 0 : 1];
    cards.splice(cards.indexOf(system), 1);
    state.dyson = system;
    state.staying.push('dysonSphere');
    return this;
  }

  /** A rogue star lies beside an A space. */
  rogue(beside: LocationId, system: SystemId): this {
    this.system('rogue', system);
    this.state.rogueBeside = LOCATION[beside];
    return this;
  }

  /** The open row of a level holds these cards, taken from wherever they are. */
  row(level: 2 | 3 | 4, ...cards: TechId[]): this {
    const { rows, rowsOpen, techDecks } = this.state;
    rows[level - 2] = cards;
    rowsOpen[level - 2] = true;
    techDecks[level - 2].cards = techDecks[level - 2].cards.filter((card) => !cards.includes(card));
    return this;
  }

  /** Only this many cards are left in a deck of technologies: its uppermost. */
  few(level: 2 | 3 | 4, count: number): this {
    const { cards } = this.state.techDecks[level - 2];
    cards.splice(0, cards.length - count);
    return this;
  }

  /** Only this many systems are left in a deck: its uppermost. */
  fewSystems(deck: 'A' | 'B', count: number): this {
    const { cards } = this.state.systemDecks[deck === 'A' ? 0 : 1];
    cards.splice(0, cards.length - count);
    return this;
  }

  achievements(a: State['achievements'][number], b: State['achievements'][number]): this {
    this.state.achievements = [...achievementsOf('basic'), a, b];
    return this;
  }

  /* From scene to play. */

  /** As it lies there: as it was laid out, or as the last play has left it. */
  get state(): State {
    return this.#play === undefined ? this.#laidOut : this.#play.state;
  }

  /** Plays at this table; what is played next goes on from there. */
  #begin<W>(
    procedure: Procedure<State, Event, W>,
    seat: Seat,
    given: { step?: string; locals?: Partial<W>; rigged?: readonly number[] },
  ): Play {
    const from = this.#play === undefined ? this.#laidOut : clone(this.#play.state);
    from.active = seat;
    this.#play = scene(beyondTheSun, from, procedure, { seat, frozen: true, ...given });
    return this.#play;
  }

  turn(seat: Seat = 0, rigged: readonly number[] = []): Play {
    return this.#begin(turn, seat, { rigged });
  }

  /** The turn of a seat up to the questions of this action. */
  act(seat: Seat, space: string): Play {
    const play = this.turn(seat);
    play.answer('chooseSpace', space);
    return play;
  }

  /** The turn of a seat from its production phase on. */
  producing(seat: Seat = 0): Play {
    return this.#begin(turn, seat, { step: 'production' });
  }

  /** One list of effects outside any action, as a bonus is carried out. */
  effect(seat: Seat, script: string): Play {
    return this.#begin(carryOut, seat, { locals: { script, at: 0, strict: false, only: false } });
  }
}

/** Ships of a seat at a location, by level. */
export const fleet = (state: State, seat: Seat, at: LocationId): number[] =>
  [1, 2, 3, 4].flatMap((level) => new Array<number>(state.ships[shipAt(seat, LOCATION[at], level)]).fill(level));

export const holder = (state: State, at: LocationId): Seat => state.bases[LOCATION[at]];
export const baseAt = (state: State, at: LocationId): string => state.baseMarkers[LOCATION[at]];

export const move = (ship: ShipLevel, from: LocationId, to: LocationId): Answer => ({ ship, from, to });
export const shipOf = (ship: ShipLevel, at: LocationId): Answer => ({ ship, at });

/** All cubes of a seat, wherever they are. */
export const cubesOf = (state: State, seat: Seat): number => {
  const faction = state.factions[seat];
  let sum = faction.population + faction.supply.reduce((a, b) => a + b, 0) + (faction.museum > 0 ? 1 : 0);
  for (let i = shipAt(seat, 0, 1); i < shipAt(seat + 1, 0, 1); i++) sum += state.ships[i];
  for (const set of state.cubes) if ((set & (1 << seat)) !== 0) sum++;
  return sum;
};
