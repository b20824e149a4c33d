import type { GameLength, ModuleType, Resource } from './ids.ts';

/** Numbers of the box and of the setup. Index of a per-player-count list: the number of players. */
export const SEATS = { min: 2, max: 4 } as const;
export const STARTING_PLANETS = [0, 0, 4, 6, 8] as const;
/** Steps from the start space to the end of the event track. */
export const EVENT_TRACK_STEPS = [0, 0, 5, 6, 7] as const;
export const TERMINUS: Readonly<Record<GameLength, number>> = { short: 50, medium: 60, long: 70 };

/** Storage at the end of a turn (AE-046, AE-047), by resource; tactics rise with the civilization track. */
export const LIMITS: Readonly<Record<Resource, number>> = { 0: 10, 1: 5, 2: 5, 3: 5, 4: 5, 5: 5 };
export const MOON_LIMIT = 4;

/** Modules on offer in each column; slot 0 is the newest, next to the deck. */
export const MARKET_SLOTS = 3;
/** Units to pay for a slot, newest first. */
export const SLOT_PRICES = [3, 2, 1] as const;
/** What a column is paid in. */
export const COLUMN_PAYS: Readonly<Record<ModuleType, 'nanocarbon' | 'titanium' | 'material' | 'ice'>> = {
  0: 'nanocarbon',
  1: 'titanium',
  2: 'material',
  3: 'ice',
};
export const MODULES_PER_TYPE = 27;

export const DICE_PER_SIDE = 6;
export const MOST_TARGETING = 5;
export const S_CLASS_SHIPS = 4;
export const STARTING_RAIDERS = 2;

export const LEADERS = 9;
export const LEADERS_ON_NEBULA = 2;
export const LEADERS_IN_STATION = 1;

export const DISCOVERY_STACK = 5;
export const SUPREMACY_TOKENS_IN_PLAY = 3;
export const FACTIONS_DEALT = 3;
export const DESTINIES_DEALT = 2;

/** Final scoring (AE-555, AE-559). */
export const DAMAGED_MODULE_COST = 2;
export const LEADER_VP = 1;
