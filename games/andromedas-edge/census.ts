import { byEvent, type Count } from '@orrery/kernel';
import { DESTINIES } from './content/destinies.ts';
import { EVENTS } from './content/events.ts';
import { FACTIONS } from './content/factions.ts';
import { BASE_NAMES, DEVELOPMENT_NAMES } from './content/ids.ts';
import { MODULES } from './content/modules.ts';
import { MOONS } from './content/moons.ts';
import { RAIDERS } from './content/raiders.ts';
import { TACTICS_CARDS } from './content/tactics.ts';
import { DISCOVERIES, SUPREMACY_TOKENS } from './content/tokens.ts';
import { UPGRADES } from './content/upgrades.ts';
import type { Event } from './events.ts';

const ids = (designs: readonly { readonly id: string }[]): readonly string[] => designs.map(({ id }) => id);

/** Every id of the box. */
export const content: Readonly<Record<string, readonly string[]>> = {
  faction: ids(FACTIONS),
  upgrade: ids(UPGRADES),
  module: ids(MODULES),
  tactics: ids(TACTICS_CARDS),
  event: ids(EVENTS),
  raider: ids(RAIDERS),
  moon: ids(MOONS),
  discovery: ids(DISCOVERIES),
  supremacy: ids(SUPREMACY_TOKENS),
  destiny: ids(DESTINIES),
  base: BASE_NAMES,
  development: DEVELOPMENT_NAMES,
};

/** What an event says about the use of a piece of the box. */
export const census = byEvent<Event, [Count], void>({
  factionChosen: (event, count) => count('faction', FACTIONS[event.faction].id, 'chosen'),
  abilityUsed: ({ source, id }, count) => {
    if (source === 'faction') count('faction', FACTIONS[id].id, 'used');
    else if (source === 'upgrade') count('upgrade', UPGRADES[id].id, 'used');
    else count('tactics', TACTICS_CARDS[id].id, 'worked');
  },
  upgradePlaced: (event, count) => count('upgrade', UPGRADES[event.upgrade].id, 'placed'),
  moduleGained: (event, count) => count('module', MODULES[event.module].id, 'gained'),
  moduleActivated: ({ module }, count) => {
    if (module >= 0) count('module', MODULES[module].id, 'activated');
  },
  tacticsPlayed: (event, count) => count('tactics', TACTICS_CARDS[event.card].id, 'played'),
  eventRevealed: (event, count) => count('event', EVENTS[event.event].id, 'resolved'),
  raiderRevealed: (event, count) => count('raider', RAIDERS[event.raider].id, 'revealed'),
  moonClaimed: (event, count) => count('moon', MOONS[event.moon].id, 'claimed'),
  discoveryUsed: (event, count) => count('discovery', DISCOVERIES[event.token].id, 'used'),
  supremacyUsed: (event, count) => count('supremacy', SUPREMACY_TOKENS[event.token].id, 'used'),
  destinyRevealed: (event, count) => count('destiny', DESTINIES[event.destiny].id, 'revealed'),
  baseVisited: (event, count) => count('base', BASE_NAMES[event.base], 'visited'),
  developmentBuilt: (event, count) => count('development', DEVELOPMENT_NAMES[event.development], 'built'),
});
