import { byEvent, type Count } from '@orrery/kernel';
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
export const census = byEvent<Event, [Count], void>({
  setUp: (event, count) => {
    for (const id of event.factions) count('faction', id, 'played');
    for (const id of event.achievements) count('achievement', id, 'laid');
  },
  pawnMoved: (event, count) => count('space', event.space, 'used'),
  fieldResearched: (event, count) => {
    if (event.technology !== null) count('technology', event.technology, 'researched');
  },
  cardsTurnedUp: (event, count) => {
    // Only a real choice of two says something about a card.
    if (event.fitting.length === 2) for (const id of event.fitting) count('technology', id, 'offered');
  },
  technologyPlaced: (event, count) => count('technology', event.technology, 'placed'),
  technologyKept: (event, count) => count('technology', event.technology, 'private'),
  eventTurnedUp: (event, count) => count('event', event.event, 'turnedUp'),
  guildOpened: (event, count) => count('guild', event.guild, 'opened'),
  systemColonised: (event, count) => count('system', event.system, 'colonised'),
  systemTurnedUp: (event, count) => count('system', event.system, 'turnedUp'),
  systemBonus: (event, count) => count('systemBonus', `${event.system}.${event.bonus}`, 'given'),
  achievementClaimed: (event, count) => count('achievement', event.achievement, 'claimed'),
  powerUsed: (event, count) => count('power', event.power, 'used'),
  abilityUsed: (event, count) => count('ability', event.ability, 'used'),
});
