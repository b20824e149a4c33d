import type { Evaluation, Seat } from '@orrery/kernel';
import { diceOf, inBattle, sideOf, targetingOf, winningSide } from './battle-state.ts';
import { moduleCard, PLANET_FALLBACK, PLANET_SPECS } from './catalogue.ts';
import { SUPREMACY } from './content/ids.ts';
import { SLOT_PRICES } from './content/setup.ts';
import { TOP_SPACE, TRACK_VP } from './content/tracks.ts';
import { effectsWorth } from './effects/rules.ts';
import { developmentPoints, factionPoints, modulePoints, trackPoints, vaultOf } from './final-points.ts';
import { goodsWorth } from './goods-worth.ts';
import { BASE, CELLS, isBase, isPlanet, NEBULA } from './map.ts';
import { leadersNeeded } from './prices.ts';
import {
  handLimit,
  leadersAround,
  levelOn,
  raiderClassAt,
  raiderSpec,
  raidersAt,
  shipsAt,
  specialAt,
  specOf,
  storageLimit,
  strikers,
  terminus,
} from './queries.ts';
import { developable } from './rules/developments.ts';
import { fieldTypes } from './rules/launch.ts';
import { affordable } from './rules/modules.ts';
import { repairable } from './rules/repair.ts';
import { buildable } from './rules/ships.ts';
import {
  BARGE,
  BAY,
  IDLE,
  MOON_WINDOW,
  type Module,
  NONE,
  type Player,
  SCRAPYARD,
  SETTLED,
  SHIPS,
  type State,
  TYPE_OF_SHIP,
  UNBUILT,
} from './state.ts';
import { weights as foreseen, asked as foreseenAsked } from './value-weights.ts';
import { activationWorth, MOON_WORTH } from './worth.ts';

/** What is worth looking at, and what a hand-set weight makes of it. The unit is about one victory point. */
const FEATURES = {
  /** Points on the VP track, and what final scoring would add now. */
  points: 1,
  finals: 0.8,
  /** Points at the markers once more: five or six events a game score one of five tracks each. */
  tracks: 1,
  /** Special spaces within two steps. */
  specials: 0.6,
  energy: 0.28,
  titanium: 0.45,
  ice: 0.45,
  nanocarbon: 0.45,
  credits: 0.6,
  tactics: 0.5,
  /** Beyond the limits it is lost at the end of the turn. */
  excess: -0.45,
  claimedMoons: 0.8,
  slottedMoons: 1,
  leaders: 0.9,
  transports: 0.9,
  bigShips: 1.7,
  scrapped: -0.35,
  /** What the ships on the map could still activate in a Return. */
  fleet: 0.8,
  /** All that the station's modules do in one Return. */
  station: 0.5,
  damaged: -0.8,
  upgrades: 1.2,
  tokens: 1.8,
  developmentCards: 1.2,
  developments: 1.6,
  /** The best planet one could develop soon. */
  prospects: 1,
  bonusInReach: 0.3,
  leadersInReach: 0.7,
  /** What the region just launched to is about to give. */
  promise: 1.3,
  /** What the battle at hand, or the one that is coming, is expected to bring. */
  battle: 1.1,
  /** Switched-off windows and moved modules: no player does these for nothing. */
  fuss: -0.05,
} as const;

type Feature = keyof typeof FEATURES;
const NAMES = Object.keys(FEATURES) as Feature[];
const AT = Object.fromEntries(NAMES.map((name, i) => [name, i])) as Readonly<Record<Feature, number>>;

/** How much of the game is still to come, 1 to about 0.2: what makes points matters early, points matter late. */
function horizon(state: State): number {
  if (state.lastTurns >= 0) return 0.12 + 0.1 * (state.lastTurns / state.players.length);
  let most = 0;
  for (let i = 0; i < state.players.length; i++) most = Math.max(most, state.players[i].vp);
  return Math.max(0.3, 1 - (0.7 * most) / terminus(state));
}

/* The station. */

const best = new Float64Array(64);

const docked = (module: Module, row: number, at: number): boolean =>
  module.damage === 0 && (row !== 0 || at === 0) && moduleCard(module.id).final === undefined;

function moduleWorth(module: Module): number {
  const { slot } = moduleCard(module.id);
  let worth = activationWorth(module.id);
  if (module.moon !== NONE) worth += slot?.side === 'output' ? MOON_WORTH[module.moon] : -0.6 * MOON_WORTH[module.moon];
  else if (slot?.side === 'input') worth *= 0.35;
  if (module.half !== NONE) worth += 0.5 * MOON_WORTH[module.half];
  return worth;
}

/** Writes the worth of all modules that can be activated by a ship, best first; answers with their number. */
function rankModules(player: Player, idle: boolean): number {
  let n = 0;
  for (let row = 0; row < 4; row++) {
    const modules = player.rows[row];
    for (let at = 0; at < modules.length; at++) {
      if (!docked(modules[at], row, at) || (idle && modules[at].used !== IDLE)) continue;
      let worth = moduleWorth(modules[at]);
      if (row === 0) for (let i = 1; i < modules.length; i++) if (modules[i].damage === 0) worth += moduleWorth(modules[i]);
      let place = n++;
      while (place > 0 && best[place - 1] < worth) {
        best[place] = best[place - 1];
        place--;
      }
      best[place] = worth;
    }
  }
  return n;
}

/* The map. */

/** How much of a development's price is at hand, 0 to 1. */
function funds(player: Player, type: number): number {
  const { cost } = PLANET_SPECS[type];
  const { stock } = player;
  const wanted = (cost.titanium ?? 0) + (cost.ice ?? 0) + (cost.nanocarbon ?? 0) + (cost.material ?? 0);
  let have =
    Math.min(stock[1], cost.titanium ?? 0) + Math.min(stock[2], cost.ice ?? 0) + Math.min(stock[3], cost.nanocarbon ?? 0) + stock[4];
  if (cost.material !== undefined) have += stock[1] + stock[2] + stock[3];
  return Math.min(1, (have + 0.5) / (wanted + 0.5));
}

function regionFeatures(state: State, seat: Seat, out: Float64Array): void {
  const player = state.players[seat];
  let prospect = 0;
  for (let i = 0; i < SHIPS; i++) {
    const cell = player.ships[i];
    if (cell < 0 || player.ships.indexOf(cell) < i) continue;
    out[AT.leadersInReach] += player.abroad[cell];
    for (let r = 0; r < 5; r++) out[AT.bonusInReach] += state.bonus[cell * 6 + r];
    const type = state.tile[cell];
    if (i >= 6 || !isPlanet(type) || state.owner[cell] !== NONE) continue;
    const leaders = Math.min(1, (player.leaders + 0.5) / (leadersNeeded(player, type) + 0.5));
    prospect = Math.max(prospect, leaders * funds(player, type) * developmentGain(state, seat, cell));
  }
  out[AT.prospects] = prospect;
}

function developmentGain(state: State, seat: Seat, cell: number): number {
  const type = state.tile[cell];
  return Math.min(10, leadersAround(state, cell) + PLANET_SPECS[type].leaders) + advanceGain(state, seat, type) + 2;
}

/** One step on a track: its points now and again, and what lies on the space. */
function advanceGain(state: State, seat: Seat, track: number): number {
  const space = state.players[seat].tracks[track];
  if (space >= TOP_SPACE) return 0;
  const points = TRACK_VP[track][space + 1] - TRACK_VP[track][space];
  return points * 1.1 + 0.25 + (specialAt(track, space + 1) === undefined ? 0 : 1);
}

/** What activating the active region is about to bring. */
function promise(state: State, seat: Seat, later: number): number {
  const cell = state.region;
  const tile = state.tile[cell];
  const player = state.players[seat];
  const stack = state.moons[cell];
  const moon = stack.length > 0 ? MOON_WORTH[stack[stack.length - 1]] : 0;
  if (isPlanet(tile)) return later * (stack.length > 0 ? 0.8 * moon : goodsWorth(PLANET_FALLBACK[tile]));
  if (tile === NEBULA) return later * 0.8 * moon + 0.2;
  if (!isBase(tile)) return 0.5 * later;
  switch (tile - BASE) {
    case 0:
      return later * (1.5 - 0.75);
    case 1:
      return later * (1.2 - 0.75);
    case 2:
    case 3: {
      const slots = affordable(state, seat, fieldTypes(player, tile - BASE), 0);
      let first = 0;
      let second = 0;
      for (const slot of slots) {
        const gain = moduleGain(state, seat, slot, later);
        if (gain > first) {
          second = first;
          first = gain;
        } else if (gain > second) second = gain;
      }
      return first + 0.45 * second;
    }
    case 4: {
      let gain = repairable(player).length > 0 ? 0.8 : 1;
      for (const ship of buildable(state, seat, 15, 0)) gain = Math.max(gain, later * (ship === 0 ? 0.4 : 0.8) + 0.3);
      return gain;
    }
    default: {
      let gain = 0;
      for (const planet of developable(state, seat, 0)) gain = Math.max(gain, developmentGain(state, seat, planet));
      return gain;
    }
  }
}

function moduleGain(state: State, seat: Seat, slot: number, later: number): number {
  const type = Math.floor(slot / 3);
  const card = moduleCard(state.market[slot]);
  const use = card.final === undefined ? 1.6 * activationWorth(state.market[slot]) * later : 3;
  return advanceGain(state, seat, type) + use - 0.45 * later * SLOT_PRICES[slot % 3] - card.damage * 0.8;
}

/* Battles. */

/** The expected best die of this many dice that all show at least the targeting value, with a little for their number. */
const power = (dice: number, targeting: number): number =>
  dice === 0 ? 0 : targeting - 0.5 + ((7 - targeting) * dice) / (dice + 1) + 0.08 * dice;

const VICTORY = 0;
/** What a lost battle costs for each ship, less the consolation of Tactical Operations. */
const LOST_SHIP = 1.6;
const CONSOLATION = 0.5;

function battleHope(state: State, seat: Seat, later: number): number {
  const { battle } = state;
  if (battle === null) return comingBattle(state, seat, later);
  if (battle.winners !== NONE || !inBattle(state, seat)) return 0;
  const seats = state.players.length;
  const own = sideOf(state, seat);
  let chance: number;
  if (battle.step === 'roll') {
    const sides = [];
    for (let side = 0; side <= seats; side++)
      if (battle.rolls[side].length > 0) sides.push({ side: side === seats ? side : sideOf(state, side), dice: battle.rolls[side] });
    chance = winningSide(sides, battle.tieWinners) === own ? 1 : 0;
  } else {
    let mine = 0;
    let all = 0;
    for (let side = 0; side <= seats; side++) {
      if (side < seats && !inBattle(state, side)) continue;
      const dice = diceOf(state, side);
      if (dice === 0) continue;
      const strength = Math.exp(1.3 * power(dice, targetingOf(state, side)));
      all += strength;
      if (side < seats && sideOf(state, side) === own) mine += strength;
    }
    chance = all === 0 ? 0 : mine / all;
  }
  return stake(state, seat, battle.region, chance, shipsAt(state.players[seat], battle.region), later);
}

/** A battle that will come of the Launch just made: raiders there or in range, or other players' ships. */
function comingBattle(state: State, seat: Seat, later: number): number {
  if (state.kind !== 'launch' || state.active !== seat || !state.arriving) return 0;
  const { region } = state;
  const player = state.players[seat];
  let mine = 0;
  let ships = 0;
  for (let i = 0; i < SHIPS; i++) {
    if (player.ships[i] !== region) continue;
    mine += specOf(player, TYPE_OF_SHIP[i]).weapons;
    ships++;
  }
  if (ships === 0) return 0;
  let rivals = 0;
  const there = raiderClassAt(state, region);
  const coming = there === NONE ? strikers(state, region) : [there];
  if (coming.length > 0) {
    const spec = raiderSpec(state, coming[0]);
    const number = coming[0] === 0 ? Math.max(1, raidersAt(state, region)) : 1;
    rivals += Math.exp(1.3 * power(Math.min(6, spec.weapons * number), (coming[0] === 0 ? number : 1) + spec.targetingBonus));
  }
  for (let other = 0; other < state.players.length; other++) {
    if (sideOf(state, other) === sideOf(state, seat)) continue;
    const n = shipsAt(state.players[other], region);
    if (n > 0) rivals += Math.exp(1.3 * power(Math.min(6, n + 1), Math.min(5, n)));
  }
  if (rivals === 0) return 0;
  const own = Math.exp(1.3 * power(Math.min(6, mine + Math.min(2, player.stock[0])), Math.min(5, ships)));
  return stake(state, seat, region, own / (own + rivals), ships, later);
}

function stake(state: State, seat: Seat, region: number, chance: number, ships: number, later: number): number {
  const raiderClass = raiderClassAt(state, region);
  const prize =
    advanceGain(state, seat, SUPREMACY) + VICTORY + (raiderClass === NONE ? 0 : effectsWorth(raiderSpec(state, raiderClass).reward));
  return chance * prize + (1 - chance) * (CONSOLATION - LOST_SHIP * ships * later);
}

/* All together. */

function shipFeatures(player: Player, out: Float64Array): number {
  let onMap = 0;
  for (let i = 0; i < SHIPS; i++) {
    const at = player.ships[i];
    if (at === UNBUILT || at === SETTLED) continue;
    out[i < 6 ? AT.transports : AT.bigShips]++;
    if (at >= 0 || at === BARGE) onMap++;
    else if (at === SCRAPYARD) out[AT.scrapped]++;
    else if (at === BAY) out[AT.fleet] += 0.05;
  }
  return onMap;
}

function specialsAhead(player: Player): number {
  let hope = 0;
  for (let track = 0; track < 5; track++) {
    const space = player.tracks[track];
    if (specialAt(track, space + 1) !== undefined) hope += 1;
    else if (specialAt(track, space + 2) !== undefined) hope += 0.4;
  }
  return hope;
}

export const evaluation: Evaluation<State> = {
  features: NAMES,
  weights: NAMES.map((name) => FEATURES[name]),
  scale: 8,
  rolloutTurns: 12,
  playouts: 0.4,
  staticShare: 0.5,
  valueWeights: { weights: foreseen, asked: foreseenAsked, everybody: true },
  extract(state, seat, out) {
    out.fill(0);
    const player = state.players[seat];
    if (state.scored) {
      out[AT.points] = player.vp + state.finals[seat].reduce((a, b) => a + b, 0);
      return;
    }
    const later = horizon(state);
    const { stock } = player;
    const active = state.active === seat;
    const onMap = shipFeatures(player, out);
    regionFeatures(state, seat, out);

    const returning = active && state.kind === 'return';
    const modules = rankModules(player, returning);
    let fleet = out[AT.fleet];
    let station = 0;
    for (let i = 0; i < modules; i++) {
      if (i < onMap) fleet += best[i] * (returning ? 1.05 : 1 - 0.02 * i);
      if (i < 6) station += best[i];
    }
    let damaged = 0;
    let slotted = player.operations === NONE ? 0 : 0.4 * MOON_WORTH[player.operations];
    for (let row = 0; row < 4; row++) {
      for (const module of player.rows[row]) {
        if (module.damage > 0) damaged++;
        if (module.moon !== NONE) slotted += 0.5 * MOON_WORTH[module.moon];
        if (module.half !== NONE) slotted += 0.7 * MOON_WORTH[module.half];
      }
    }
    let resources = player.hand.length;
    let excess = Math.max(0, player.hand.length - handLimit(player));
    for (let r = 0; r < 5; r++) {
      resources += stock[r];
      excess += Math.max(0, stock[r] - storageLimit(player, r));
    }
    const tracks = trackPoints(player);
    let levels = 0;
    for (let track = 0; track < 5; track++) levels += levelOn(player, track);
    let developments = 0;
    for (let cell = 0; cell < CELLS; cell++) if (state.owner[cell] === seat) developments++;
    let moons = 0;
    for (const moon of player.moons) moons += MOON_WORTH[moon];

    out[AT.points] = player.vp;
    out[AT.finals] =
      tracks +
      developmentPoints(state, seat) +
      modulePoints(state, seat) +
      factionPoints(state, seat) -
      2 * damaged +
      player.leaders +
      vaultOf(player) * resources * (state.lastTurns >= 0 ? 1 : 0.5);
    out[AT.tracks] = (tracks + levels) * later;
    out[AT.specials] = specialsAhead(player) * later;
    out[AT.energy] = stock[0] * later;
    out[AT.titanium] = stock[1] * later;
    out[AT.ice] = stock[2] * later;
    out[AT.nanocarbon] = stock[3] * later;
    out[AT.credits] = stock[4] * later;
    out[AT.tactics] = player.hand.length * later;
    out[AT.excess] = excess * later;
    out[AT.claimedMoons] = moons * later * (player.moons.length >= 4 ? 0.9 : 1);
    out[AT.slottedMoons] = slotted * later;
    out[AT.leaders] = player.leaders * later;
    out[AT.transports] *= later;
    out[AT.bigShips] *= later;
    out[AT.scrapped] *= later;
    out[AT.fleet] = fleet * Math.max(later, state.lastTurns > 0 ? 0.5 : 0);
    out[AT.station] = station * later;
    out[AT.damaged] = damaged * later;
    out[AT.upgrades] = player.placed.filter((tile) => tile !== NONE).length * later;
    out[AT.tokens] = player.discoveries.length + player.supremacies.length;
    out[AT.developmentCards] = player.cards[0] + player.cards[1] + player.cards[2] + player.cards[3] + player.cards[4];
    out[AT.developments] = developments * later;
    out[AT.prospects] *= later;
    out[AT.leadersInReach] *= later;
    out[AT.bonusInReach] *= later;
    if (active && state.arriving) out[AT.promise] = promise(state, seat, later);
    out[AT.battle] = battleHope(state, seat, later);
    let deaf = player.deaf ^ MOON_WINDOW;
    let fuss = active ? state.rearranged : 0;
    for (; deaf !== 0; deaf &= deaf - 1) fuss++;
    out[AT.fuss] = fuss;
  },
};
