import type { Answer, Procedure, Seat } from '@orrery/kernel';
import { type Scene, scene } from '@orrery/kernel/testing';
import { EVENTS } from '../content/events.ts';
import { FACTIONS } from '../content/factions.ts';
import { RESOURCE_NAMES } from '../content/ids.ts';
import { MODULES } from '../content/modules.ts';
import { MOONS } from '../content/moons.ts';
import { RAIDERS } from '../content/raiders.ts';
import { TACTICS_CARDS } from '../content/tactics.ts';
import { DISCOVERIES, SUPREMACY_TOKENS } from '../content/tokens.ts';
import { UPGRADES } from '../content/upgrades.ts';
import { type Event, andromedasEdge as game, type State, type TableView } from '../index.ts';
import { BASE, type Cell, isPlanet } from '../map.ts';
import { copiesOf } from '../rules/setup.ts';
import { turn } from '../rules/turn.ts';
import { BAY, clone, initial, type Module, NONE, newModule, type Player, TYPE_OF_SHIP, UNBUILT } from '../state.ts';

/**
 * A table in the middle of a game, without chance: no factions, nobody on the map, every planet with three moons. Tests put on it what they
 * need and play from the beginning of a turn. From then on nobody can write to it any more: positions are reached by play.
 *
 *   nebulae      0      1      2      3      4      5
 *   row 1           6 sci  7 hub  8 com  9 max  10 ind 11 civ
 *   row 2        12 sup 13 off 14 civ 15 com 16 ode 17 yard
 *   row 3           18 ind 19 mon 20 sup 21 sci 22 civ 23 ind
 */
export const SCIENCE_PLANET = 6;
export const TRADE_HUB_CELL = 7;
export const COMMERCE_PLANET = 8;
export const MAXIMUS = 9;
export const INDUSTRY_PLANET = 10;
export const CIVILIZATION_PLANET = 11;
export const SUPREMACY_PLANET = 12;
export const OFFICE = 13;
export const ODESSA = 16;
export const SHIPYARD_CELL = 17;
export const MONOLITH_CELL = 19;
const LAYOUT = [0, 11, 2, 12, 1, 3, 4, 15, 3, 2, 13, 14, 1, 10, 4, 0, 3, 1];

export const TRANSPORT = 0;
export const FIGHTER = 1;
export const SCIENCE_VESSEL = 2;
export const CRUISER = 3;

const place = (designs: readonly { readonly id: string }[], id: string): number => {
  const at = designs.findIndex((design) => design.id === id);
  if (at < 0) throw new Error(`nothing is called ${id}`);
  return at;
};
export const card = (id: string): number => place(TACTICS_CARDS, id);
export const module = (id: string): number => place(MODULES, id);
export const moon = (id: string): number => place(MOONS, id);
export const event = (id: string): number => place(EVENTS, id);
export const raider = (id: string): number => place(RAIDERS, id);
export const token = (id: string): number => place(DISCOVERIES, id);
export const supremacyToken = (id: string): number => place(SUPREMACY_TOKENS, id);
export const faction = (id: string): number => place(FACTIONS, id);
export const upgrade = (id: string): number => place(UPGRADES, id);

export function table(seats = 2, options: Record<string, string | boolean> = {}): State {
  const state = initial(game.configure(seats, options));
  state.turn = 1;
  state.marker = 7;
  LAYOUT.forEach((tile, i) => {
    state.tile[6 + i] = tile;
  });
  if (options.special === 'quasars' || options.special === 'vortexes') {
    state.tile[13] = 21;
    state.tile[15] = 22;
    state.tile[24] = BASE + 5;
    state.tile[25] = 2;
  }
  const moons = copiesOf(MOONS);
  for (let type = 0; type < 5; type++) state.reserve[type] = moons.filter((m) => MOONS[m].type === type);
  const nebulaMoons = moons.filter((m) => MOONS[m].type === 'nebula');
  for (let cell = 0; cell < 30; cell++) {
    const tile = state.tile[cell];
    if (cell < 6) state.moons[cell] = [nebulaMoons[cell]];
    else if (isPlanet(tile)) state.moons[cell] = state.reserve[tile].splice(0, 3);
  }
  state.planets = [4, 2, 0];
  state.raiderCard = [0, 2, 4, 6, 8];
  state.faceUp = 1;
  const deck = options.events === 'twilight' ? 'twilight' : 'dawn';
  state.eventDeck = EVENTS.map((_, i) => i).filter((i) => EVENTS[i].deck === deck);
  state.eventSeen = state.eventDeck.map(() => 0);
  for (let type = 0; type < 4; type++) {
    state.moduleDeck[type] = copiesOf(MODULES).filter((id) => MODULES[id].type === type);
    for (let slot = 0; slot < 3; slot++) state.market[type * 3 + slot] = state.moduleDeck[type].pop() ?? NONE;
  }
  const tokens = copiesOf(DISCOVERIES);
  for (let stack = 0; stack < 3; stack++) state.discovery[stack] = tokens.splice(0, 5);
  state.supremacy = [0, 1, 2];
  state.tacticsDeck = copiesOf(TACTICS_CARDS);
  for (const player of state.players) {
    player.leaders = 1;
    for (let cell = 0; cell < 30; cell++) if (state.tile[cell] >= BASE && state.tile[cell] < 20) player.abroad[cell] = 1;
    player.abroad[0] = 2;
    player.neutral = [0, 4, 8, 12];
  }
  return state;
}

/** Takes from the deck what is dealt to a hand, so that no card exists twice. */
export function hand(state: State, seat: Seat, ...ids: string[]): void {
  for (const id of ids) {
    const at = state.tacticsDeck.indexOf(card(id));
    if (at < 0) throw new Error(`no ${id} left`);
    state.tacticsDeck.splice(at, 1);
    state.players[seat].hand.push(card(id));
  }
}

/** Puts a ship of the type somewhere: from the Launch Bay, or newly built. */
export function put(state: State, seat: Seat, ship: number, at: Cell | typeof BAY): void {
  const { ships } = state.players[seat];
  for (const from of [BAY, UNBUILT]) {
    for (let i = 0; i < 9; i++) {
      if (TYPE_OF_SHIP[i] !== ship || ships[i] !== from || (from === BAY && at === BAY)) continue;
      ships[i] = at;
      return;
    }
  }
  throw new Error(`seat ${seat} has no ship of type ${ship} left`);
}

export type Stock = Partial<Record<'energy' | 'titanium' | 'ice' | 'nanocarbon' | 'credits', number>>;
export function give(state: State, seat: Seat, stock: Stock): void {
  for (const [name, n] of Object.entries(stock)) state.players[seat].stock[RESOURCE_NAMES.indexOf(name as 'energy')] += n;
}

/** Adds a module to a station, taken out of its deck or the market. */
export function station(state: State, seat: Seat, id: string): Module {
  const { type } = MODULES[module(id)];
  const deck = state.moduleDeck[type];
  const at = deck.indexOf(module(id));
  if (at >= 0) deck.splice(at, 1);
  else {
    const slot = state.market.indexOf(module(id));
    state.market[slot] = deck.pop() ?? NONE;
  }
  const added = newModule(module(id));
  state.players[seat].rows[type].push(added);
  return added;
}

/** Puts a moon of this design among the claimed ones, taken from wherever it lies. */
export function claimed(state: State, seat: Seat, ...ids: string[]): void {
  for (const id of ids) state.players[seat].moons.push(takeMoon(state, id));
}

export function takeMoon(state: State, id: string): number {
  const wanted = moon(id);
  for (const stack of [...state.reserve, ...state.moons]) {
    const at = stack.indexOf(wanted);
    if (at < 0) continue;
    stack.splice(at, 1);
    return wanted;
  }
  throw new Error(`no moon ${id} left`);
}

/** The moon on top of a region's stack. */
export function top(state: State, cell: Cell, id: string): void {
  state.moons[cell].push(takeMoon(state, id));
}

export type Play = Scene<State, TableView, Event>;

/** A table to play at: as it is while it is being laid out, a copy of what was played before. */
const afresh = (state: State): State => (Object.isFrozen(state) ? clone(state) : state);

/** Plays from the beginning of a seat's turn. */
export function play(state: State, seat: Seat = 0, rigged: readonly number[] = []): Play {
  const from = afresh(state);
  from.active = seat;
  return scene(game, from, turn, { seat, rigged, frozen: true });
}

/** What could be done in a turn at this table as it is; more may be laid out afterwards. */
export const look = (state: State, seat: Seat = 0): Play => play(clone(state), seat);

/** Plays a single procedure of the rules. */
export function carryOut<W>(
  state: State,
  procedure: Procedure<State, Event, W>,
  locals: Partial<W>,
  seat: Seat = 0,
  rigged: readonly number[] = [],
): Play {
  return scene(game, afresh(state), procedure, { seat, locals, rigged, frozen: true });
}

/** Answers whatever comes with its most harmless option until a decision of this name is asked or nothing is left. */
export function until(scene: Play, ...decisions: string[]): Play {
  return scene.playOn(
    (_ask, options) => options.find((o) => HARMLESS.some((h) => h === o)) ?? options[0],
    (ask) => decisions.includes(ask.decision),
  );
}
const HARMLESS: readonly Answer[] = ['pass', 'done', 'end', 'go', 'skip', 'none', 0];

/** Passes over the moments for free actions before a strike and a battle. */
export function onward(scene: Play): Play {
  while (scene.asked === 'goOn') scene.answer('goOn', 'go');
  return scene;
}

export const player = (scene: Play, seat: Seat = 0): Player => scene.state.players[seat];
export const launchTo = (ship: number, to: Cell): Answer => ({ launch: ship, to });
export const events = (scene: Play, type: Event['type']): Event[] => scene.events.filter((e) => e.type === type);
export const free = (interject: string, more: Record<string, Answer>): Answer => ({ interject, ...more });
export { game };
