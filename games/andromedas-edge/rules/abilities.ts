import { open, type Seat } from '@orrery/kernel';
import {
  abilityAt,
  abilityPlace,
  FACTION_FREE,
  FACTION_TRIGGERS,
  listOf,
  TACTICS_FREE,
  TACTICS_TRIGGERS,
  UPGRADE_FREE,
  UPGRADE_TRIGGERS,
} from '../catalogue.ts';
import type { Ability, Limit, Trigger } from '../content/effects.ts';
import { SHIP_TYPES } from '../content/ids.ts';
import type { AbilitySource } from '../events.ts';
import type { Cell } from '../map.ts';
import { fits, opposingPlayersAt, raiderClassAt, regionKind, shipsOfTypeAt } from '../queries.ts';
import { type Context, decision, procedure } from '../rulebook.ts';
import { NONE, type Player, type State } from '../state.ts';
import { perform } from './calls.ts';

/** Abilities of factions, upgrade tiles and sustain cards: when they fire, how often, in which order. */

const LIMIT_NUMBER: Readonly<Record<Limit, number>> = { turn: 0, battle: 1, cycle: 2 };

const limitOf = (ability: Ability): Limit | undefined => (ability.is === 'trigger' || ability.is === 'free' ? ability.limit : undefined);

export function usedUp(player: Player, key: number): boolean {
  const limit = limitOf(abilityAt(key));
  return limit !== undefined && player.spent[LIMIT_NUMBER[limit]].includes(key);
}

const SOURCES: readonly AbilitySource[] = ['faction', 'upgrade', 'sustain'];

/** Notes that an ability has been used, so that its limit holds. */
export function markUsed(x: Context, seat: Seat, key: number): void {
  const player = x.state.players[seat];
  const limit = limitOf(abilityAt(key));
  if (limit !== undefined && !player.spent[LIMIT_NUMBER[limit]].includes(key)) player.spent[LIMIT_NUMBER[limit]].push(key);
  const { source, id } = abilityPlace(key);
  x.emit({ type: 'abilityUsed', seat, source: SOURCES[source], id });
}

/** What a trigger may ask about: the module type concerned, the region, the ship type concerned. */
export type Occasion = { type?: number; region?: Cell; ship?: number };

const BATTLE_TRIGGERS: ReadonlySet<Trigger> = new Set(['beforeRoll', 'won', 'lost']);
const SHIP_TRIGGERS: ReadonlySet<Trigger> = new Set(['activated', 'activatedModule', 'claimedMoon']);

/** Whether the ship type of an upgrade tile is the one concerned. */
function rightShip(state: State, seat: Seat, on: Trigger, tile: number, occasion: Occasion): boolean {
  if (BATTLE_TRIGGERS.has(on)) return state.battle !== null && shipsOfTypeAt(state.players[seat], tile, state.battle.region) > 0;
  if (SHIP_TRIGGERS.has(on)) return occasion.ship === tile;
  return true;
}

function holds(state: State, seat: Seat, ability: Ability, occasion: Occasion): boolean {
  if (ability.is !== 'trigger') return false;
  const region = occasion.region ?? state.region;
  if (ability.where !== undefined && (region === NONE || regionKind(state, region) !== ability.where)) return false;
  if (ability.against !== undefined) {
    const raiders = state.battle?.raidersFought === true || (region !== NONE && raiderClassAt(state, region) !== NONE);
    if (!fits(ability.against, raiders, region !== NONE && opposingPlayersAt(state, seat, region))) return false;
  }
  return ability.types === undefined || (occasion.type !== undefined && (ability.types as readonly number[]).includes(occasion.type));
}

function collectKeys(state: State, seat: Seat, occasion: Occasion, keys: readonly number[] | undefined, into: number[]): void {
  if (keys === undefined) return;
  for (const key of keys) if (!usedUp(state.players[seat], key) && holds(state, seat, abilityAt(key), occasion)) into.push(key);
}

const NOTHING: Occasion = {};

/** Fires everything a seat has for this moment; several at once in the order the active player chooses (AE-121). */
export function triggerAll(x: Context, seat: Seat, on: Trigger, occasion: Occasion = NOTHING): void {
  const { state } = x;
  if (state.inEvent) return;
  const player = state.players[seat];
  const keys: number[] = [];
  if (player.faction !== NONE) collectKeys(state, seat, occasion, FACTION_TRIGGERS[player.faction][on], keys);
  for (const ship of SHIP_TYPES) {
    const tile = player.placed[ship];
    if (tile !== NONE && rightShip(state, seat, on, ship, occasion)) collectKeys(state, seat, occasion, UPGRADE_TRIGGERS[tile][on], keys);
  }
  for (const card of player.sustained) collectKeys(state, seat, occasion, TACTICS_TRIGGERS[card][on], keys);
  if (keys.length === 1) x.callFor(seat, perform, { list: listOfKey(keys[0]), at: 0, key: keys[0] });
  else if (keys.length > 1) x.callFor(seat, fireInOrder, { keys });
}

export function listOfKey(key: number): number {
  const ability = abilityAt(key);
  if (ability.is !== 'trigger' && ability.is !== 'free') throw new Error('not an ability that does anything');
  return listOf(ability.effects);
}

export const orderEffects = decision('orderEffects', {
  args: { keys: open<number[]>() },
  options: (_state, _seat, { keys }): readonly number[] => keys,
});

export const fireInOrder = procedure(
  'fireInOrder',
  { keys: open<number[]>() },
  {
    choose: (x) => {
      const { keys } = x.locals;
      if (keys.length === 0) return 'end';
      if (keys.length === 1) {
        x.call(perform, { list: listOfKey(keys[0]), at: 0, key: keys[0] });
        return 'end';
      }
      x.ask(x.state.active, orderEffects, { keys });
      return 'fire';
    },
    fire: (x) => {
      const key = x.answer(orderEffects);
      x.locals.keys = x.locals.keys.filter((k) => k !== key);
      x.call(perform, { list: listOfKey(key), at: 0, key });
      return 'choose';
    },
  },
);

/** The keys of the free-action abilities a player has in force. */
export function freeAbilities(player: Player): number[] {
  const { faction, placed, sustained } = player;
  const keys: number[] = [];
  if (faction !== NONE) addUnused(player, FACTION_FREE[faction], keys);
  for (const ship of SHIP_TYPES) if (placed[ship] !== NONE) addUnused(player, UPGRADE_FREE[placed[ship]], keys);
  for (const card of sustained) addUnused(player, TACTICS_FREE[card], keys);
  return keys;
}

function addUnused(player: Player, list: readonly number[], keys: number[]): void {
  for (const key of list) if (!usedUp(player, key)) keys.push(key);
}
