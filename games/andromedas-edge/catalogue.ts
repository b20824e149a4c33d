import { BASE_ACTIONS } from './content/bases.ts';
import type { ModuleCard, PlanetSpec, ShipSpec } from './content/cards.ts';
import type { Ability, Effect, Effects, Goods, Passive, Trigger } from './content/effects.ts';
import { WINDOWS } from './content/effects.ts';
import { EVENTS } from './content/events.ts';
import { FACTIONS } from './content/factions.ts';
import { BASES, RESOURCE_NAMES, SHIP_ABILITIES, type ShipAbility } from './content/ids.ts';
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

/** Every list of effects there is; a frame names one by its place here. */
export const LISTS: Effects[] = [];
const listNumbers = new Map<Effects, number>();

function register(effects: Effects): void {
  if (listNumbers.has(effects)) return;
  listNumbers.set(effects, LISTS.length);
  LISTS.push(effects);
  for (const effect of effects) for (const nested of nestedIn(effect)) register(nested);
}

export function nestedIn(effect: Effect): readonly Effects[] {
  switch (effect.do) {
    case 'exchange':
      return [effect.get];
    case 'payOr':
      return [effect.or];
    case 'choose':
      return effect.of;
    case 'if':
      return [effect.yes, effect.no];
    case 'by':
      return [effect.effects];
    default:
      return [];
  }
}

export function listOf(effects: Effects): number {
  const list = listNumbers.get(effects);
  if (list === undefined) throw new Error('a list of effects that no card has');
  return list;
}

const registerAbility = (ability: Ability): void => {
  if (ability.is === 'trigger' || ability.is === 'free') register(ability.effects);
};

for (const base of BASES) register(BASE_ACTIONS[base].effects);
for (const card of CORE_MODULES) register(card.effects);
for (const card of MODULES) register(card.effects);
for (const card of TACTICS_CARDS) {
  register(card.effects);
  for (const ability of card.abilities ?? []) registerAbility(ability);
}
for (const card of EVENTS) register(card.effects);
for (const card of RAIDERS) {
  register(card.reward);
  if (card.onWin !== undefined) register(card.onWin);
}
for (const token of DISCOVERIES) register(token.effects);
for (const token of SUPREMACY_TOKENS) register(token.effects);
for (const card of FACTIONS) for (const ability of card.abilities) registerAbility(ability);
for (const tile of UPGRADES) if (tile.custom !== undefined) registerAbility(tile.custom);
for (const planet of PLANET_SPECS) register(planet.card);
for (const special of SPECIAL_TILES) if (special.benefit !== undefined) register(special.benefit);

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
const passivesIn = (abilities: readonly Ability[]): readonly Passive[] =>
  abilities.flatMap((ability) => (ability.is === 'passive' ? [ability.passive] : []));
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
export const abilityAt = (key: number): Ability => abilitiesOf(Math.floor(key / 10_000), Math.floor(key / 10) % 1000)[key % 10];

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
export const windowNumber = (window: (typeof WINDOWS)[number]): number => WINDOWS.indexOf(window);
export const CARD_WINDOW: readonly number[] = TACTICS_CARDS.map((card) => windowNumber(card.window));
/** How many cards there are for each window. */
export const CARDS_FOR_WINDOW: readonly number[] = WINDOWS.map((window) =>
  TACTICS_CARDS.reduce((sum, card) => sum + (card.window === window ? card.copies : 0), 0),
);
/** Windows with a card that can be played without a ship in the battle. */
export const BYSTANDER_WINDOWS: readonly boolean[] = WINDOWS.map((window) =>
  TACTICS_CARDS.some((card) => card.window === window && card.bystander === true),
);
