import { DESTINIES } from '../content/destinies.ts';
import { EVENTS } from '../content/events.ts';
import { FACTIONS } from '../content/factions.ts';
import { BASE_NAMES, CORE_MODULE_NAMES, DEVELOPMENT_NAMES, RESOURCE_NAMES, SHIP_NAMES, TRACK_NAMES } from '../content/ids.ts';
import { MODULES } from '../content/modules.ts';
import { MOONS } from '../content/moons.ts';
import { RAIDERS } from '../content/raiders.ts';
import { SPECIAL_TILES } from '../content/special.ts';
import { TACTICS_CARDS } from '../content/tactics.ts';
import { DISCOVERIES, SUPREMACY_TOKENS } from '../content/tokens.ts';
import { UPGRADES } from '../content/upgrades.ts';
import type { TopicGroup } from './language.ts';

/** Rule terms that explain themselves. */
export const TERMS = [
  'launch',
  'return',
  'range',
  'voyage',
  'attack',
  'jump',
  'populate',
  'targeting',
  'swarm',
  'raiderStrike',
  'battle',
  'escalation',
  'tacticalOperations',
  'shields',
  'damage',
  'repair',
  'claimedMoons',
  'slot',
  'halfSlot',
  'recruit',
  'bonus',
  'eventMarker',
  'developmentLevel',
  'vault',
  'handLimit',
  'credits',
  'terminus',
  'teams',
] as const;
export type Term = (typeof TERMS)[number];

const ids = (prefix: string, items: readonly { readonly id: string }[]): string[] => items.map((item) => `${prefix}:${item.id}`);
const named = (prefix: string, items: readonly string[]): string[] => items.map((item) => `${prefix}:${item}`);

/** The reference, group by group. */
export const TOPICS: Readonly<Record<TopicGroup, readonly string[]>> = {
  terms: named('term', TERMS),
  factions: ids('faction', FACTIONS),
  ships: named('ship', SHIP_NAMES),
  upgrades: ids('upgrade', UPGRADES),
  bases: named('base', BASE_NAMES),
  developments: named('development', DEVELOPMENT_NAMES),
  tracks: named('track', TRACK_NAMES),
  modules: [...named('core', CORE_MODULE_NAMES), ...ids('module', MODULES)],
  tactics: ids('tactics', TACTICS_CARDS),
  events: ids('event', EVENTS),
  raiders: ids('raider', RAIDERS),
  moons: ids('moon', MOONS),
  discoveries: ids('discovery', DISCOVERIES),
  supremacyTokens: ids('supremacy', SUPREMACY_TOKENS),
  destinies: ids('destiny', DESTINIES),
  specials: ids('special', SPECIAL_TILES),
  resources: named('resource', RESOURCE_NAMES),
};
