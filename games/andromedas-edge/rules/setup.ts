import { choice, flag } from '@orrery/kernel';
import { sideOf, sortDice, winningSide } from '../battle-state.ts';
import { bundleOf, NEUTRAL_UPGRADES } from '../catalogue.ts';
import { DESTINIES } from '../content/destinies.ts';
import { EVENTS } from '../content/events.ts';
import { FACTIONS } from '../content/factions.ts';
import { MODULE_TYPES, RAIDER_CLASSES, SHIP_TYPES, TRACKS } from '../content/ids.ts';
import { MODULES } from '../content/modules.ts';
import { MOONS } from '../content/moons.ts';
import { MOONS_PER_PLANET } from '../content/planets.ts';
import { RAIDERS } from '../content/raiders.ts';
import {
  DESTINIES_DEALT,
  DISCOVERY_STACK,
  FACTIONS_DEALT,
  LEADERS_ON_NEBULA,
  MARKET_SLOTS,
  STARTING_PLANETS,
  STARTING_RAIDERS,
  SUPREMACY_TOKENS_IN_PLAY,
} from '../content/setup.ts';
import { TACTICS_CARDS } from '../content/tactics.ts';
import { DISCOVERIES, SUPREMACY_TOKENS } from '../content/tokens.ts';
import { ALL_CELLS, BASE, EMPTY, isBase, isPlanet, SPECIAL, SPECIAL_CELLS } from '../map.ts';
import { type Context, decision, procedure } from '../rulebook.ts';
import { NONE, type State } from '../state.ts';
import { gainBundle } from './goods.ts';
import { markerStart, nextSpace } from './marker.ts';
import { startRaiders } from './raiders.ts';
import { advance } from './tracks.ts';

export const options = {
  length: choice(['short', 'medium', 'long'], 'medium'),
  events: choice(['dawn', 'twilight']),
  raiders: choice(['first', 'second', 'random']),
  special: choice(['none', 'quasars', 'vortexes']),
  destinies: flag(),
};

/** All copies of the designs of a deck, by number. */
export const copiesOf = (designs: readonly { readonly copies: number }[]): number[] =>
  designs.flatMap(({ copies }, design) => new Array<number>(copies).fill(design));

export const setup = procedure(
  'setup',
  {},
  {
    board: (x) => {
      const { state } = x;
      state.marker = markerStart(state);
      const deck = state.config.options.events === 'twilight' ? 'twilight' : 'dawn';
      state.eventDeck = x.shuffle(EVENTS.map((_, i) => i).filter((i) => EVENTS[i].deck === deck));
      state.eventSeen = state.eventDeck.map(() => 0);
      for (const type of MODULE_TYPES) {
        state.moduleDeck[type] = x.shuffle(copiesOf(MODULES).filter((i) => MODULES[i].type === type));
        for (let slot = 0; slot < MARKET_SLOTS; slot++) state.market[type * MARKET_SLOTS + slot] = state.moduleDeck[type].pop() ?? NONE;
      }
      const tokens = x.shuffle(copiesOf(DISCOVERIES));
      for (let stack = 0; stack < 3; stack++) state.discovery[stack] = tokens.splice(0, DISCOVERY_STACK);
      const supremacy = x.shuffle(copiesOf(SUPREMACY_TOKENS));
      for (let i = 0; i < SUPREMACY_TOKENS_IN_PLAY; i++) state.supremacy[i] = supremacy[i];
      state.tacticsDeck = x.shuffle(copiesOf(TACTICS_CARDS));
      layTiles(x);
      chooseRaiders(x);
      startRaiders(x, STARTING_RAIDERS);
      return 'deal';
    },
    deal: (x) => {
      const { state } = x;
      const factions = x.shuffle(FACTIONS.map((_, i) => i));
      for (const player of state.players) player.offeredFactions = factions.splice(0, FACTIONS_DEALT).sort((a, b) => a - b);
      for (let seat = 0; seat < state.players.length; seat++) x.ask(seat, chooseFaction);
      return 'factions';
    },
    factions: (x) => {
      const { state } = x;
      x.reveal();
      state.players.forEach((player, seat) => {
        player.faction = x.answer(chooseFaction, seat);
        player.offeredFactions = [];
      });
      for (const ship of SHIP_TYPES) {
        const tiles = x.shuffle([...NEUTRAL_UPGRADES[ship]]);
        for (const player of state.players) player.neutral[ship] = tiles.pop() ?? NONE;
      }
      state.players.forEach((player, seat) => {
        const { start, tracks } = FACTIONS[player.faction];
        x.emit({ type: 'factionChosen', seat, faction: player.faction });
        gainBundle(x, seat, bundleOf(start), 1, 'effect');
        for (const track of tracks) x.callFor(seat, advance, { track, spaces: 1 });
      });
      return state.config.options.destinies === true ? 'destinies' : 'leaders';
    },
    destinies: (x) => {
      const { state } = x;
      const cards = x.shuffle(DESTINIES.map((_, i) => i));
      for (const player of state.players) player.offeredDestinies = cards.splice(0, DESTINIES_DEALT).sort((a, b) => a - b);
      x.emit({ type: 'destiniesDealt', n: DESTINIES_DEALT });
      for (let seat = 0; seat < state.players.length; seat++) x.ask(seat, chooseDestiny);
      return 'destined';
    },
    destined: (x) => {
      x.state.players.forEach((player, seat) => {
        player.destiny = x.answer(chooseDestiny, seat);
        player.offeredDestinies = [];
        x.emitTo([seat], { type: 'destinyKept', seat, destiny: player.destiny }, { type: 'destinyKept', seat });
      });
      return 'leaders';
    },
    leaders: (x) => {
      const { state } = x;
      state.players.forEach((player, seat) => {
        for (const cell of ALL_CELLS) {
          if (!isBase(state.tile[cell])) continue;
          player.abroad[cell]++;
          player.leaders--;
        }
        const nebula = x.int(6);
        player.abroad[nebula] += LEADERS_ON_NEBULA;
        player.leaders -= LEADERS_ON_NEBULA;
        x.emit({ type: 'leadersSentOut', seat, nebula, die: nebula + 1 });
      });
      return 'start';
    },
    start: (x) => {
      const { state } = x;
      const rolled = rollForStart(x);
      const { start } = rolled;
      state.start = start;
      state.active = start;
      for (let k = 0; k < state.players.length; k++) state.players[(start + k) % state.players.length].vp = 1 + k;
      x.emit({ type: 'startRolled', ...rolled });
      return 'end';
    },
  },
);

export const chooseFaction = decision('chooseFaction', {
  options: (state, seat): readonly number[] => state.players[seat].offeredFactions,
});

export const chooseDestiny = decision('chooseDestiny', {
  options: (state, seat): readonly number[] => state.players[seat].offeredDestinies,
});

/** Planets and bases from the top left, special regions on their marks first; then the moons. */
function layTiles(x: Context): void {
  const { state } = x;
  const { special } = state.config.options;
  if (special === 'quasars' || special === 'vortexes')
    for (let which = 0; which < 2; which++) state.tile[SPECIAL_CELLS[which]] = SPECIAL + which;
  state.planets = x.shuffle([0, 1, 2, 3, 4].flatMap((type) => [type, type, type]));
  const tiles = state.planets.splice(0, STARTING_PLANETS[state.players.length]);
  for (let base = 0; base < 6; base++) tiles.push(BASE + base);
  for (const tile of x.shuffle(tiles)) state.tile[nextSpace(state)] = tile;
  const moons = copiesOf(MOONS);
  const nebulaMoons = x.shuffle(moons.filter((moon) => MOONS[moon].type === 'nebula'));
  for (let nebula = 0; nebula < 6; nebula++) state.moons[nebula] = [nebulaMoons[nebula]];
  for (const type of TRACKS) state.reserve[type] = x.shuffle(moons.filter((moon) => MOONS[moon].type === type));
  for (const cell of ALL_CELLS) {
    const tile = state.tile[cell];
    if (tile !== EMPTY && isPlanet(tile)) state.moons[cell] = state.reserve[tile].splice(-MOONS_PER_PLANET);
  }
  x.emit({ type: 'tilesLaid', tiles: state.tile.slice() });
}

/** One raider card for each class: the first or second of each, or by lot. */
function chooseRaiders(x: Context): void {
  const { state } = x;
  for (const raiderClass of RAIDER_CLASSES) {
    const cards = RAIDERS.map((_, i) => i).filter((i) => RAIDERS[i].class === raiderClass);
    state.raiderCard[raiderClass] = cards[raiderPick(x, state)];
  }
}

function raiderPick(x: Context, state: State): number {
  if (state.config.options.raiders === 'second') return 1;
  return state.config.options.raiders === 'random' ? x.int(2) : 0;
}

/** All roll six dice and compare them as in a battle, without targeting; teams pool theirs. Those tied roll again (AE-G32). */
export function rollForStart(x: Context): { readonly rolls: number[][]; readonly start: number } {
  const seats = x.state.players.length;
  let contenders = new Set(Array.from({ length: seats }, (_, seat) => seat));
  for (;;) {
    const rolls: number[][] = [];
    for (let seat = 0; seat < seats; seat++) {
      rolls.push(contenders.has(seat) ? sortDice(Array.from({ length: 6 }, () => x.int(6) + 1)) : []);
    }
    const sides: { side: number; dice: number[] }[] = [];
    for (let seat = 0; seat < seats; seat++) {
      if (!contenders.has(seat)) continue;
      const side = sideOf(x.state, seat);
      const known = sides.find((s) => s.side === side);
      if (known === undefined) sides.push({ side, dice: rolls[seat].slice() });
      else known.dice = sortDice([...known.dice, ...rolls[seat]]);
    }
    const start = winningSide(sides, 0);
    if (start !== NONE) return { rolls, start };
    // Everybody left has as many dice, highest first: as words they compare as they do as dice.
    const shown = ({ dice }: { readonly dice: readonly number[] }): string => dice.join('');
    const best = sides.map(shown).sort().at(-1);
    const tied = sides.filter((one) => shown(one) === best).map(({ side }) => side);
    contenders = new Set([...contenders].filter((seat) => tied.includes(sideOf(x.state, seat))));
  }
}
