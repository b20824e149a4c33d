/** The topics under which the game's texts explain things, by the numbers states name them with. */
import { DESTINIES } from '../content/destinies.ts';
import { FACTIONS } from '../content/factions.ts';
import { CORE_MODULE_NAMES, DEVELOPMENT_NAMES, RESOURCE_NAMES, SHIP_NAMES, TRACK_NAMES } from '../content/ids.ts';
import { MODULES } from '../content/modules.ts';
import { MOONS } from '../content/moons.ts';
import { TACTICS_CARDS } from '../content/tactics.ts';
import { DISCOVERIES, SUPREMACY_TOKENS } from '../content/tokens.ts';
import { UPGRADES } from '../content/upgrades.ts';

export const shipTopic = (type: number): string => `ship:${SHIP_NAMES[type]}`;
export const moduleTopic = (id: number): string => (id < 0 ? `core:${CORE_MODULE_NAMES[-1 - id]}` : `module:${MODULES[id].id}`);
export const moonTopic = (moon: number): string => `moon:${MOONS[moon].id}`;
export const tacticsTopic = (card: number): string => `tactics:${TACTICS_CARDS[card].id}`;
export const resourceTopic = (r: number): string => `resource:${RESOURCE_NAMES[r]}`;
export const factionTopic = (faction: number): string => `faction:${FACTIONS[faction].id}`;
export const trackTopic = (track: number): string => `track:${TRACK_NAMES[track]}`;
export const upgradeTopic = (tile: number): string => `upgrade:${UPGRADES[tile].id}`;
export const developmentTopic = (type: number): string => `development:${DEVELOPMENT_NAMES[type]}`;
export const discoveryTopic = (token: number): string => `discovery:${DISCOVERIES[token].id}`;
export const supremacyTopic = (token: number): string => `supremacy:${SUPREMACY_TOKENS[token].id}`;
export const destinyTopic = (destiny: number): string => `destiny:${DESTINIES[destiny].id}`;
