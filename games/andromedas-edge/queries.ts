import type { Seat } from '@orrery/kernel';
import {
  abilityBit,
  BASIC_ABILITIES,
  FACTION_PASSIVES,
  PIECES,
  PLANET_SPECS,
  SHIP_SPECS,
  TACTICS_PASSIVES,
  UPGRADE_ABILITIES,
  UPGRADE_PASSIVES,
} from './catalogue.ts';
import type { RaiderCard, ShipSpec } from './content/cards.ts';
import type { Against, Passive, PassiveKind } from './content/effects.ts';
import { CIVILIZATION, MODULE_TYPES, type RegionKind, type Resource, SHIP_TYPES, TACTICS } from './content/ids.ts';
import { MOST_DEVELOPMENT_SCORE } from './content/planets.ts';
import { RAIDERS } from './content/raiders.ts';
import { LIMITS, MOON_LIMIT, TERMINUS } from './content/setup.ts';
import { LEVEL_SPACES, TRACK_SPECIALS, type TrackSpecial } from './content/tracks.ts';
import { UPGRADES } from './content/upgrades.ts';
import { CELLS, type Cell, distances, isBase, isPlanet, isSpecial, NEBULA, NEIGHBOURS } from './map.ts';
import { CLASS_OF_RAIDER, NONE, type Player, RAIDERS as RAIDER_COUNT, SETTLED, SHIPS, TYPE_OF_SHIP, UNBUILT } from './state.ts';
import type { TableView } from './view.ts';

/** What can be read off the table without changing it. */

/** What everybody sees of a table: a state is one, and so is a view. */
export type Shown = Pick<
  TableView,
  'config' | 'active' | 'region' | 'kind' | 'tile' | 'owner' | 'raiderCard' | 'raiders' | 'raiderDamage' | 'battle'
> & { readonly players: readonly Player[] };

/* Options of the match. */
export const withTeams = (state: Shown): boolean => state.config.options.teams === true;
export const withQuasars = (state: Shown): boolean => state.config.options.special === 'quasars';
export const withVortexes = (state: Shown): boolean => state.config.options.special === 'vortexes';
export const terminus = (state: Shown): number => {
  const { length } = state.config.options;
  return length === 'short' ? TERMINUS.short : length === 'long' ? TERMINUS.long : TERMINUS.medium;
};

/* Players. */
export const teammate = (state: Shown, seat: Seat): Seat => (withTeams(state) ? seat ^ 1 : NONE);
export const opposed = (state: Shown, a: Seat, b: Seat): boolean => a !== b && !(withTeams(state) && a >> 1 === b >> 1);
/** The k-th seat in turn order from the active player. */
export const inTurn = (state: Shown, k: number): Seat => (state.active + k) % state.players.length;
export const turnOrder = (state: Shown): Seat[] => state.players.map((_, k) => inTurn(state, k));

/** The claimed moons area holds four, unless a card says more. */
export const moonLimit = (player: Player): number => MOON_LIMIT + passive(player, 'limit', NONE, 6);
export const storageLimit = (player: Player, resource: number): number =>
  LIMITS[resource as Resource] + passive(player, 'limit', NONE, resource);
export function handLimit(player: Player): number {
  let limit = LIMITS[TACTICS];
  for (let space = 0; space <= player.tracks[CIVILIZATION]; space++) {
    const special = specialAt(CIVILIZATION, space);
    if (special?.is === 'handLimit') limit = special.cards;
  }
  return limit + passive(player, 'limit', NONE, 5);
}
/** 0 to 3. */
export function levelOn(player: Player, track: number): number {
  let level = 0;
  while (level < 3 && player.tracks[track] >= LEVEL_SPACES[level]) level++;
  return level;
}
/** How many cards a player holds: of others a view has the number alone. */
export const handSize = ({ hand, handCount }: Player & { readonly handCount?: number }): number => handCount ?? hand.length;

export function resourceCount(player: Player): number {
  const { stock } = player;
  return stock[0] + stock[1] + stock[2] + stock[3] + stock[4] + handSize(player);
}

/* Abilities that always hold. */
function applies(p: Passive, kind: PassiveKind, ship: number, key: number): boolean {
  if (p.kind !== kind) return false;
  switch (p.kind) {
    case 'range':
      return p.ships === undefined || ship === NONE || (p.ships as readonly number[]).includes(ship);
    case 'ability':
      return abilityBit(p.ability) === key && (p.ships === undefined || (p.ships as readonly number[]).includes(ship));
    case 'limit':
      return (p.of === 'moons' ? 6 : p.of) === key;
    case 'moduleDiscount':
      return (p.types as readonly number[]).includes(key);
    case 'baseDiscount':
      return p.base === key;
    case 'dice':
    case 'targeting':
    case 'rivalTargeting':
    case 'developmentDice':
    case 'bothTactical':
    case 'freeJump':
    case 'launchToOwn':
    case 'noStrike':
    case 'scrapToBarge':
    case 'shipDiscount':
    case 'fewerLeaders':
    case 'developmentScore':
    case 'allFieldTypes':
    case 'energyAlone':
    case 'creditsAsEnergy':
    case 'useDamaged':
      return true;
  }
}

function sum(list: readonly Passive[], kind: PassiveKind, ship: number, key: number): number {
  let total = 0;
  for (let i = 0; i < list.length; i++) if (applies(list[i], kind, ship, key)) total += list[i].n;
  return total;
}

/**
 * The sum of everything in force of this kind: the faction, the sustain cards, and the upgrade of `ship` where one is named.
 * `key` narrows it: a resource, a module type, a base, an ability.
 */
export function passive(player: Player, kind: PassiveKind, ship: number = NONE, key: number = NONE): number {
  let total = player.faction === NONE ? 0 : sum(FACTION_PASSIVES[player.faction], kind, ship, key);
  for (let i = 0; i < player.sustained.length; i++) total += sum(TACTICS_PASSIVES[player.sustained[i]], kind, ship, key);
  if (ship !== NONE && player.placed[ship] !== NONE) total += sum(UPGRADE_PASSIVES[player.placed[ship]], kind, ship, key);
  return total;
}

/** The same over all upgraded ship types: for rules that belong to the player rather than to one ship. */
export function passiveAnywhere(player: Player, kind: PassiveKind): number {
  let total = passive(player, kind);
  for (const ship of SHIP_TYPES) if (player.placed[ship] !== NONE) total += sum(UPGRADE_PASSIVES[player.placed[ship]], kind, ship, NONE);
  return total;
}

function sumInBattle(list: readonly Passive[], kind: PassiveKind, raiders: boolean, players: boolean, at: RegionKind): number {
  let total = 0;
  for (let i = 0; i < list.length; i++) {
    const p = list[i];
    if (p.kind !== kind) continue;
    if (p.kind === 'dice' || p.kind === 'targeting') {
      if (p.against !== undefined && !fits(p.against, raiders, players)) continue;
      if (p.at !== undefined && p.at !== at) continue;
    }
    total += p.n;
  }
  return total;
}
export const fits = (against: Against, raiders: boolean, players: boolean): boolean => (against === 'raiders' ? raiders : players);

/** What cards in force add in the battle under way; an upgrade counts while a ship of its type is in it. */
export function passiveInBattle(state: Shown, seat: Seat, kind: PassiveKind, region: Cell): number {
  const player = state.players[seat];
  const raiders = raiderClassAt(state, region) !== NONE;
  const players = opposingPlayersAt(state, seat, region);
  const at = regionKind(state, region);
  let total = player.faction === NONE ? 0 : sumInBattle(FACTION_PASSIVES[player.faction], kind, raiders, players, at);
  for (let i = 0; i < player.sustained.length; i++) total += sumInBattle(TACTICS_PASSIVES[player.sustained[i]], kind, raiders, players, at);
  for (const ship of SHIP_TYPES) {
    const tile = player.placed[ship];
    if (tile !== NONE && shipsOfTypeAt(player, ship, region) > 0) total += sumInBattle(UPGRADE_PASSIVES[tile], kind, raiders, players, at);
  }
  return total;
}

/* Ships. */
export const specOf = (player: Player, ship: number): ShipSpec =>
  player.placed[ship] === NONE ? SHIP_SPECS[ship] : UPGRADES[player.placed[ship]];
export const rangeOf = (player: Player, ship: number): number => specOf(player, ship).range + passive(player, 'range', ship);
export function hasAbility(player: Player, ship: number, bit: number): boolean {
  const bits = player.placed[ship] === NONE ? BASIC_ABILITIES[ship] : UPGRADE_ABILITIES[player.placed[ship]];
  return (bits & bit) !== 0 || passive(player, 'ability', ship, bit) > 0;
}
export function shipsAt(player: Player, place: number): number {
  let n = 0;
  for (let i = 0; i < SHIPS; i++) if (player.ships[i] === place) n++;
  return n;
}
export function shipsOfTypeAt(player: Player, ship: number, place: number): number {
  if (ship > 0) return player.ships[5 + ship] === place ? 1 : 0;
  let n = 0;
  for (let i = 0; i < 6; i++) if (player.ships[i] === place) n++;
  return n;
}
/** The first of the nine ships of this type in this place, or NONE. */
export function findShip(player: Player, ship: number, place: number): number {
  for (let i = 0; i < SHIPS; i++) if (TYPE_OF_SHIP[i] === ship && player.ships[i] === place) return i;
  return NONE;
}
export function shipsOnMap(player: Player): number {
  let n = 0;
  for (let i = 0; i < SHIPS; i++) if (player.ships[i] >= 0) n++;
  return n;
}
/** Ships that are built and still ships: on the map, in the bay, the Scrapyard or on a module. */
export function builtShips(player: Player): number {
  let n = 0;
  for (let i = 0; i < SHIPS; i++) if (player.ships[i] !== UNBUILT && player.ships[i] !== SETTLED) n++;
  return n;
}

/* Regions. */
export function regionKind(state: Shown, cell: Cell): RegionKind {
  const tile = state.tile[cell];
  if (isPlanet(tile)) return 'planet';
  if (isBase(tile)) return 'base';
  if (isSpecial(tile)) return withQuasars(state) ? 'quasar' : 'vortex';
  return 'nebula';
}
export const isNebula = (state: Shown, cell: Cell): boolean => state.tile[cell] === NEBULA;
export function occupied(state: Shown, cell: Cell): boolean {
  if (raiderClassAt(state, cell) !== NONE) return true;
  for (let seat = 0; seat < state.players.length; seat++) if (shipsAt(state.players[seat], cell) > 0) return true;
  return false;
}
export function opposingPlayersAt(state: Shown, seat: Seat, cell: Cell): boolean {
  for (let other = 0; other < state.players.length; other++) {
    if (opposed(state, seat, other) && shipsAt(state.players[other], cell) > 0) return true;
  }
  return false;
}

/** Whether bonus resources lie in a region. */
export function hasBonus({ bonus }: { readonly bonus: readonly number[] }, cell: Cell): boolean {
  for (const resource of PIECES) if (bonus[cell * 6 + resource] > 0) return true;
  return false;
}

/* Raiders. */
export function raiderClassAt(state: Shown, cell: Cell): number {
  for (let i = 0; i < RAIDER_COUNT; i++) if (state.raiders[i] === cell) return CLASS_OF_RAIDER[i];
  return NONE;
}
export function raidersAt(state: Shown, cell: Cell): number {
  let n = 0;
  for (let i = 0; i < RAIDER_COUNT; i++) if (state.raiders[i] === cell) n++;
  return n;
}
export const raiderSpec = (state: Shown, raiderClass: number): RaiderCard => RAIDERS[state.raiderCard[raiderClass]];

const reach = new Int8Array(CELLS);

/** How far each region in range is for a raider; all have Voyage, none may enter a Quasar. */
export function raiderReach(state: Shown, from: Cell, range: number): Int8Array {
  return distances(state.tile, [from], true, withQuasars(state), reach, range);
}

/** Classes with a raider in range of the active region. */
export function strikers(state: Shown, region: Cell): number[] {
  const there = raiderClassAt(state, region);
  const found: number[] = [];
  if (there > 0) return found;
  for (let i = 0; i < RAIDER_COUNT; i++) {
    const from = state.raiders[i];
    const raiderClass = CLASS_OF_RAIDER[i];
    if (from === NONE || from === region || (there === 0 && raiderClass !== 0) || found.includes(raiderClass)) continue;
    const { range } = raiderSpec(state, raiderClass);
    if (raiderReach(state, from, range)[region] <= range) found.push(raiderClass);
  }
  return found;
}

/* Progress. */
/** What the spaces up to and including the own marker hold. */
export const specialsReached = (player: Player, track: number): readonly (TrackSpecial | undefined)[] =>
  Array.from({ length: player.tracks[track] + 1 }, (_, space) => specialAt(track, space));
export const specialAt = (track: number, space: number): TrackSpecial | undefined => TRACK_SPECIALS[track][space];

export function damagedModules(player: Player): number {
  let n = 0;
  for (const row of MODULE_TYPES) for (const module of player.rows[row]) if (module.damage > 0) n++;
  return n;
}

/** The points a development brings now: the leaders in and around its region, its own included (AE-413 to AE-417). */
export function developmentScore(state: Shown, seat: Seat, cell: Cell): number {
  const player = state.players[seat];
  const own = state.owner[cell] === NONE ? PLANET_SPECS[state.tile[cell]].leaders : 0;
  const bonus = player === undefined ? 0 : passive(player, 'developmentScore', 0);
  return Math.min(MOST_DEVELOPMENT_SCORE, leadersAround(state, cell) + own + bonus);
}

/** Leaders of all players on the planet and in adjacent regions, and those printed on developments there (AE-413 to AE-417). */
export function leadersAround(state: Shown, cell: Cell): number {
  let leaders = leadersOn(state, cell);
  for (const near of NEIGHBOURS[cell]) leaders += leadersOn(state, near);
  return leaders;
}

function leadersOn(state: Shown, cell: Cell): number {
  let leaders = state.owner[cell] === NONE ? 0 : PLANET_SPECS[state.tile[cell]].leaders;
  for (const player of state.players) leaders += player.abroad[cell];
  return leaders;
}

/** Those of the track; the end adds more. */
export const openPoints = ({ players }: TableView, seat: Seat): number => players[seat].vp;
