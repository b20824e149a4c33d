import { BASE_ACTIONS } from './content/bases.ts';
import type { ModuleCard, PlanetSpec, RaiderCard, ShipSpec, TacticsCard } from './content/cards.ts';
import type { Ability, Effect, Effects, Goods, Passive, Trigger } from './content/effects.ts';
import { WINDOWS, type Window } from './content/effects.ts';
import { EVENTS } from './content/events.ts';
import { FACTIONS } from './content/factions.ts';
import {
  BASE_NAMES,
  BASES,
  CREDITS,
  DEVELOPMENT_NAMES,
  ENERGY,
  ICE,
  NANOCARBON,
  RESOURCE_NAMES,
  SHIP_ABILITIES,
  type ShipAbility,
  TITANIUM,
} from './content/ids.ts';
import { CORE_MODULES, MODULES } from './content/modules.ts';
import { MOONS } from './content/moons.ts';
import { PLANETS } from './content/planets.ts';
import { RAIDERS } from './content/raiders.ts';
import { SHIPS } from './content/ships.ts';
import { SPECIAL_TILES } from './content/special.ts';
import { TACTICS_CARDS } from './content/tactics.ts';
import { DISCOVERIES, SUPREMACY_TOKENS } from './content/tokens.ts';
import { UPGRADES } from './content/upgrades.ts';

/**
 * The content as the rules read it: numbers in place of names, every list of effects under a number of its own, so that a frame
 * can say where it is in a card with two small numbers.
 */

/** Resources that are pieces: all but tactics cards. */
export const PIECES = [ENERGY, TITANIUM, ICE, NANOCARBON, CREDITS] as const;

/** Goods by number: the six resources, then these three. */
export const ANY = 6;
export const MATERIAL = 7;
export const VP = 8;
export type Bundle = readonly number[];

const bundles = new Map<Goods, Bundle>();

export function bundleOf(goods: Goods): Bundle {
  const known = bundles.get(goods);
  if (known !== undefined) return known;
  const bundle = [...RESOURCE_NAMES, 'any' as const, 'material' as const, 'vp' as const].map((name) => goods[name] ?? 0);
  bundles.set(goods, bundle);
  return bundle;
}

/** By planet type, by ship type. */
export const PLANET_SPECS: readonly PlanetSpec[] = [PLANETS[0], PLANETS[1], PLANETS[2], PLANETS[3], PLANETS[4]];
export const SHIP_SPECS: readonly ShipSpec[] = [SHIPS[0], SHIPS[1], SHIPS[2], SHIPS[3]];

/** Every list of effects there is, and what it is called; a frame names one by its place here. */
export const LISTS: Effects[] = [];
export const LIST_NAMES: string[] = [];
const listNumbers = new Map<Effects, number>();

function register(name: string, effects: Effects): void {
  if (listNumbers.has(effects)) return;
  listNumbers.set(effects, LISTS.length);
  LISTS.push(effects);
  LIST_NAMES.push(name);
  for (const [i, effect] of effects.entries()) for (const [field, nested] of nestedIn(effect)) register(`${name}/${i}.${field}`, nested);
}

/** The lists of effects inside an effect, each under the name of its field; a field may hold several. */
export function nestedIn(effect: Effect): readonly (readonly [field: string, effects: Effects])[] {
  const found: [string, Effects][] = [];
  for (const [field, value] of Object.entries(effect) as [string, unknown][]) {
    if (isList(value)) found.push([field, value]);
    else if (Array.isArray(value)) for (const [i, list] of value.entries()) if (isList(list)) found.push([`${field}.${i}`, list]);
  }
  return found;
}

const isList = (value: unknown): value is Effects =>
  Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null && 'kind' in item);

export function listOf(effects: Effects): number {
  const list = listNumbers.get(effects);
  if (list === undefined) throw new Error('a list of effects that no card has');
  return list;
}

const registerAbility = (name: string, ability: Ability): void => {
  if (ability.is === 'trigger' || ability.is === 'free') register(name, ability.effects);
};

for (const base of BASES) register(`base/${BASE_NAMES[base]}`, BASE_ACTIONS[base].effects);
for (const card of CORE_MODULES) register(`core/${card.id}`, card.effects);
for (const card of MODULES) register(`module/${card.id}`, card.effects);
for (const card of TACTICS_CARDS as readonly TacticsCard[]) {
  register(`tactics/${card.id}`, card.effects);
  for (const [i, ability] of (card.abilities ?? []).entries()) registerAbility(`tactics/${card.id}/ability.${i}`, ability);
}
for (const card of EVENTS) register(`event/${card.id}`, card.effects);
for (const card of RAIDERS as readonly RaiderCard[]) {
  register(`raider/${card.id}/reward`, card.reward);
  if (card.onWin !== undefined) register(`raider/${card.id}/onWin`, card.onWin);
}
for (const token of DISCOVERIES) register(`discovery/${token.id}`, token.effects);
for (const token of SUPREMACY_TOKENS) register(`supremacy/${token.id}`, token.effects);
for (const card of FACTIONS)
  for (const [i, ability] of card.abilities.entries()) registerAbility(`faction/${card.id}/ability.${i}`, ability);
for (const tile of UPGRADES) if (tile.custom !== undefined) registerAbility(`upgrade/${tile.id}`, tile.custom);
for (const [type, planet] of PLANET_SPECS.entries()) register(`development/${DEVELOPMENT_NAMES[type]}`, planet.card);
for (const [i, { benefit }] of SPECIAL_TILES.entries()) if (benefit !== undefined) register(`special/${i}`, benefit);

export const moduleCard = (id: number): ModuleCard => (id < 0 ? CORE_MODULES[-1 - id] : MODULES[id]);

/** Moons: what they give, and whether they may lie in an input slot. */
export const MOON_GOODS: readonly Bundle[] = MOONS.map((moon) => bundleOf(moon.goods));
export const MOON_INPUT: readonly boolean[] = MOONS.map((moon, i) => moon.repair === 0 && MOON_GOODS[i].slice(0, VP).some((n) => n > 0));

/* Ships. */
export const POPULATE = 1;
export const ATTACK = 2;
export const VOYAGE = 4;
export const JUMP = 8;
export const abilityBit = (ability: ShipAbility): number => 1 << SHIP_ABILITIES.indexOf(ability);
const bitsOf = (spec: ShipSpec): number => spec.abilities.reduce((bits, ability) => bits | abilityBit(ability), 0);
export const BASIC_ABILITIES: readonly number[] = SHIP_SPECS.map(bitsOf);
export const UPGRADE_ABILITIES: readonly number[] = UPGRADES.map(bitsOf);
export const SHIP_COST: readonly Bundle[] = [SHIPS[0], SHIPS[1], SHIPS[2], SHIPS[3]].map((ship) => bundleOf(ship.cost));
export const PLANET_COST: readonly Bundle[] = PLANET_SPECS.map((planet) => bundleOf(planet.cost));
export const PLANET_FALLBACK: readonly Bundle[] = PLANET_SPECS.map((planet) => bundleOf(planet.withoutMoons));

/** The tile each faction brings along. */
export const FACTION_UPGRADE: readonly number[] = FACTIONS.map((faction) => UPGRADES.findIndex((tile) => tile.id === faction.upgrade));
/** Tiles of no faction, by ship type. */
export const NEUTRAL_UPGRADES: readonly (readonly number[])[] = [0, 1, 2, 3].map((ship) =>
  UPGRADES.map((_, i) => i).filter((i) => UPGRADES[i].ship === ship && !FACTION_UPGRADE.includes(i)),
);

/* Abilities, sorted by what asks for them. */
const FIELDS = {
  kind: undefined,
  n: undefined,
  ships: undefined,
  ability: undefined,
  of: undefined,
  types: undefined,
  base: undefined,
  against: undefined,
  at: undefined,
};
const passivesIn = (abilities: readonly Ability[]): readonly Passive[] =>
  abilities.flatMap((ability) => (ability.is === 'passive' ? [inFull(ability.passive)] : []));
/** With every field that any of them has: nothing is read as often, and engines read lists of one shape fastest. */
const inFull = (passive: Passive): Passive => Object.assign({ ...FIELDS }, passive);
export const FACTION_PASSIVES: readonly (readonly Passive[])[] = FACTIONS.map((card) => passivesIn(card.abilities));
export const TACTICS_PASSIVES: readonly (readonly Passive[])[] = TACTICS_CARDS.map((card) => passivesIn(card.abilities ?? []));
export const UPGRADE_PASSIVES: readonly (readonly Passive[])[] = UPGRADES.map((tile) =>
  tile.custom === undefined ? [] : passivesIn([tile.custom]),
);

export const FACTION: 0 = 0;
export const UPGRADE: 1 = 1;
export const SUSTAIN: 2 = 2;
/** Where an ability is printed. */
export type Source = 0 | 1 | 2;
export const abilitiesOf = (source: number, id: number): readonly Ability[] => {
  if (source === FACTION) return FACTIONS[id].abilities;
  if (source === SUSTAIN) return TACTICS_CARDS[id].abilities ?? [];
  const { custom } = UPGRADES[id];
  return custom === undefined ? [] : [custom];
};
/** An ability in one number: where it is printed, on which card, at which place. */
export const abilityKey = (source: number, id: number, at: number): number => source * 10_000 + id * 10 + at;
export const abilityPlace = (key: number): { readonly source: number; readonly id: number; readonly at: number } => ({
  source: Math.floor(key / 10_000),
  id: Math.floor(key / 10) % 1000,
  at: key % 10,
});
export function abilityAt(key: number): Ability {
  const { source, id, at } = abilityPlace(key);
  return abilitiesOf(source, id)[at];
}

type TriggerKeys = Readonly<Partial<Record<Trigger, readonly number[]>>>;
function triggersIn(source: Source, id: number, abilities: readonly Ability[]): TriggerKeys {
  const keys: Partial<Record<Trigger, number[]>> = {};
  abilities.forEach((ability, at) => {
    if (ability.is !== 'trigger') return;
    const list = keys[ability.on] ?? [];
    list.push(abilityKey(source, id, at));
    keys[ability.on] = list;
  });
  return keys;
}
export const FACTION_TRIGGERS: readonly TriggerKeys[] = FACTIONS.map((card, id) => triggersIn(FACTION, id, card.abilities));
export const UPGRADE_TRIGGERS: readonly TriggerKeys[] = UPGRADES.map((_, id) => triggersIn(UPGRADE, id, abilitiesOf(UPGRADE, id)));
export const TACTICS_TRIGGERS: readonly TriggerKeys[] = TACTICS_CARDS.map((_, id) => triggersIn(SUSTAIN, id, abilitiesOf(SUSTAIN, id)));

const freeIn = (source: Source, id: number): readonly number[] =>
  abilitiesOf(source, id).flatMap((ability, at) => (ability.is === 'free' ? [abilityKey(source, id, at)] : []));
export const FACTION_FREE: readonly (readonly number[])[] = FACTIONS.map((_, id) => freeIn(FACTION, id));
export const UPGRADE_FREE: readonly (readonly number[])[] = UPGRADES.map((_, id) => freeIn(UPGRADE, id));
export const TACTICS_FREE: readonly (readonly number[])[] = TACTICS_CARDS.map((_, id) => freeIn(SUSTAIN, id));

/* Tactics. */
export const windowNumber = (window: Window): number => WINDOWS.indexOf(window);
export const CARD_WINDOW: readonly Window[] = TACTICS_CARDS.map((card) => card.window);
/** How many cards there are for each window. */
export const CARDS_FOR_WINDOW: readonly number[] = WINDOWS.map((window) =>
  TACTICS_CARDS.reduce((sum, card) => sum + (card.window === window ? card.copies : 0), 0),
);
/** Windows with a card that can be played without a ship in the battle. */
export const BYSTANDER_WINDOWS: readonly boolean[] = WINDOWS.map((window) =>
  TACTICS_CARDS.some((card) => card.window === window && card.bystander === true),
);
