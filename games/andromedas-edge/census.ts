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

type Noted = readonly [group: string, id: string, what: string];

/** What an event says about the use of a piece of the box. */
function noted(event: Event): Noted | undefined {
  switch (event.type) {
    case 'factionChosen':
      return ['faction', FACTIONS[event.faction].id, 'chosen'];
    case 'abilityUsed':
      if (event.source === 'faction') return ['faction', FACTIONS[event.id].id, 'used'];
      if (event.source === 'upgrade') return ['upgrade', UPGRADES[event.id].id, 'used'];
      return ['tactics', TACTICS_CARDS[event.id].id, 'worked'];
    case 'upgradePlaced':
      return ['upgrade', UPGRADES[event.upgrade].id, 'placed'];
    case 'moduleGained':
      return ['module', MODULES[event.module].id, 'gained'];
    case 'moduleActivated':
      return event.module < 0 ? undefined : ['module', MODULES[event.module].id, 'activated'];
    case 'tacticsPlayed':
      return ['tactics', TACTICS_CARDS[event.card].id, 'played'];
    case 'eventRevealed':
      return ['event', EVENTS[event.event].id, 'resolved'];
    case 'raiderRevealed':
      return ['raider', RAIDERS[event.raider].id, 'revealed'];
    case 'moonClaimed':
      return ['moon', MOONS[event.moon].id, 'claimed'];
    case 'discoveryUsed':
      return ['discovery', DISCOVERIES[event.token].id, 'used'];
    case 'supremacyUsed':
      return ['supremacy', SUPREMACY_TOKENS[event.token].id, 'used'];
    case 'destinyRevealed':
      return ['destiny', DESTINIES[event.destiny].id, 'revealed'];
    case 'baseVisited':
      return ['base', BASE_NAMES[event.base], 'visited'];
    case 'developmentBuilt':
      return ['development', DEVELOPMENT_NAMES[event.development], 'built'];
    default:
      return undefined;
  }
}

export function census(event: Event, count: (group: string, id: string, what: string) => void): void {
  const note = noted(event);
  if (note !== undefined) count(...note);
}
