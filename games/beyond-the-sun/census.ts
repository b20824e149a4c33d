import { ABILITY_IDS } from './content/abilities.ts';
import { ACHIEVEMENT_IDS } from './content/achievements.ts';
import { EVENT_IDS } from './content/events.ts';
import { FACTION_IDS } from './content/factions.ts';
import { GUILD_IDS } from './content/guilds.ts';
import { POWERS, type Power } from './content/powers.ts';
import { SPACE_IDS } from './content/spaces.ts';
import { SYSTEM_IDS, SYSTEMS } from './content/systems.ts';
import { TECH_IDS } from './content/technologies/index.ts';
import type { Event } from './events.ts';

/** Powers that bend other rules and are never announced. */
const PASSIVE: readonly Power[] = ['missingPrerequisite', 'oreForReturned', 'eitherTrack', 'wormhole', 'empirePoints'];

/** Every id of the box, so that what never appears is seen too. */
export const content: Readonly<Record<string, readonly string[]>> = {
  technology: TECH_IDS,
  event: EVENT_IDS,
  system: SYSTEM_IDS,
  systemBonus: SYSTEM_IDS.flatMap((id) =>
    (['control', 'arrival', 'colony'] as const).filter((kind) => SYSTEMS[id][kind] !== undefined).map((kind) => `${id}.${kind}`),
  ),
  achievement: ACHIEVEMENT_IDS,
  guild: GUILD_IDS,
  faction: FACTION_IDS,
  space: SPACE_IDS,
  power: POWERS.filter((power) => !PASSIVE.includes(power)),
  ability: ABILITY_IDS,
};

/** What an event says about the content of the box. */
export function census(event: Event, count: (group: string, id: string, what: string) => void): void {
  switch (event.type) {
    case 'setUp':
      for (const id of event.factions) count('faction', id, 'played');
      for (const id of event.achievements) count('achievement', id, 'laid');
      break;
    case 'pawnMoved':
      count('space', event.space, 'used');
      break;
    case 'fieldResearched':
      if (event.technology !== null) count('technology', event.technology, 'researched');
      break;
    case 'cardsTurnedUp':
      // Only a real choice of two says something about a card.
      if (event.fitting.length === 2) for (const id of event.fitting) count('technology', id, 'offered');
      break;
    case 'technologyPlaced':
      count('technology', event.technology, 'placed');
      break;
    case 'technologyKept':
      count('technology', event.technology, 'private');
      break;
    case 'eventTurnedUp':
      count('event', event.event, 'turnedUp');
      break;
    case 'guildOpened':
      count('guild', event.guild, 'opened');
      break;
    case 'systemColonised':
      count('system', event.system, 'colonised');
      break;
    case 'systemTurnedUp':
      count('system', event.system, 'turnedUp');
      break;
    case 'systemBonus':
      count('systemBonus', `${event.system}.${event.bonus}`, 'given');
      break;
    case 'achievementClaimed':
      count('achievement', event.achievement, 'claimed');
      break;
    case 'powerUsed':
      count('power', event.power, 'used');
      break;
    case 'abilityUsed':
      count('ability', event.ability, 'used');
      break;
    default:
  }
}
