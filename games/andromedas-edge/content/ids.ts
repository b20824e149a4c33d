/**
 * The words everything else is built from. In states and effects they are small numbers; the name lists give each number its
 * key for words and icons. Designs (modules, cards, tiles …) are numbered by their place in their content table.
 */

/* Resources (AE-036); tactics are gained by drawing and paid by discarding. */
export const ENERGY = 0;
export const TITANIUM = 1;
export const ICE = 2;
export const NANOCARBON = 3;
export const CREDITS = 4;
export const TACTICS = 5;
export const RESOURCES = [ENERGY, TITANIUM, ICE, NANOCARBON, CREDITS, TACTICS] as const;
export type Resource = (typeof RESOURCES)[number];
export const RESOURCE_NAMES = ['energy', 'titanium', 'ice', 'nanocarbon', 'credits', 'tactics'] as const;
export type ResourceName = (typeof RESOURCE_NAMES)[number];
/** What credits stand in for (AE-041). */
export const MATERIALS = [TITANIUM, ICE, NANOCARBON] as const;

/* Tracks, and with them planet, moon and module types: a planet's development advances the track of its type (AE-382). */
export const SCIENCE = 0;
export const INDUSTRY = 1;
export const COMMERCE = 2;
export const CIVILIZATION = 3;
export const SUPREMACY = 4;
export const TRACKS = [SCIENCE, INDUSTRY, COMMERCE, CIVILIZATION, SUPREMACY] as const;
export type Track = (typeof TRACKS)[number];
export const TRACK_NAMES = ['science', 'industry', 'commerce', 'civilization', 'supremacy'] as const;
export type TrackName = (typeof TRACK_NAMES)[number];

/** Supremacy has no modules (AE-345). */
export const MODULE_TYPES = [SCIENCE, INDUSTRY, COMMERCE, CIVILIZATION] as const;
export type ModuleType = (typeof MODULE_TYPES)[number];

/** All planets of a type are alike (AE-G18), so a planet tile is its type. */
export type PlanetType = Track;
export const DEVELOPMENT_NAMES = ['observatory', 'factory', 'spaceport', 'city', 'obelisk'] as const;
export type DevelopmentName = (typeof DEVELOPMENT_NAMES)[number];

/* Ships. */
export const TRANSPORT = 0;
export const FIGHTER = 1;
export const SCIENCE_VESSEL = 2;
export const HEAVY_CRUISER = 3;
export const SHIP_TYPES = [TRANSPORT, FIGHTER, SCIENCE_VESSEL, HEAVY_CRUISER] as const;
export type ShipType = (typeof SHIP_TYPES)[number];
export const SHIP_NAMES = ['transport', 'fighter', 'scienceVessel', 'heavyCruiser'] as const;
export type ShipName = (typeof SHIP_NAMES)[number];

export const SHIP_ABILITIES = ['populate', 'attack', 'voyage', 'jump'] as const;
export type ShipAbility = (typeof SHIP_ABILITIES)[number];

/* Alliance Bases. */
export const MONOLITH = 0;
export const TRADE_HUB = 1;
export const MAXIMUS_FIELD = 2;
export const ODESSA_FIELD = 3;
export const SHIPYARD = 4;
export const DEVELOPMENT_OFFICE = 5;
export const BASES = [MONOLITH, TRADE_HUB, MAXIMUS_FIELD, ODESSA_FIELD, SHIPYARD, DEVELOPMENT_OFFICE] as const;
export type Base = (typeof BASES)[number];
export const BASE_NAMES = ['monolith', 'tradeHub', 'maximusField', 'odessaField', 'shipyard', 'developmentOffice'] as const;
export type BaseName = (typeof BASE_NAMES)[number];

/** The core module of each row, by module type. */
export const CORE_MODULE_NAMES = ['primaryReactor', 'shipwright', 'treasury', 'architect'] as const;
export type CoreModuleName = (typeof CORE_MODULE_NAMES)[number];

/* Raiders. */
export const CLASS_S = 0;
export const CLASS_A = 1;
export const CLASS_B = 2;
export const CLASS_C = 3;
export const CLASS_D = 4;
export const RAIDER_CLASSES = [CLASS_S, CLASS_A, CLASS_B, CLASS_C, CLASS_D] as const;
export type RaiderClass = (typeof RAIDER_CLASSES)[number];
export const RAIDER_CLASS_NAMES = ['S', 'A', 'B', 'C', 'D'] as const;

export const TACTICS_KINDS = ['action', 'event', 'sustain', 'diplomacy', 'battle'] as const;
export type TacticsKind = (typeof TACTICS_KINDS)[number];

export const EVENT_DECKS = ['dawn', 'twilight'] as const;
export type EventDeck = (typeof EVENT_DECKS)[number];

export const REGION_KINDS = ['planet', 'base', 'nebula', 'quasar', 'vortex'] as const;
export type RegionKind = (typeof REGION_KINDS)[number];

export const SPECIAL_REGIONS = ['quasar', 'vortex'] as const;
export type SpecialRegionKind = (typeof SPECIAL_REGIONS)[number];

export const GAME_LENGTHS = ['short', 'medium', 'long'] as const;
export type GameLength = (typeof GAME_LENGTHS)[number];
