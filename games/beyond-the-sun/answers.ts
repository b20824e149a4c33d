import { LOCATIONS, type LocationId } from './content/exploration.ts';
import { SHIP_LEVELS, type ShipLevel, type Specialisation } from './content/kinds.ts';
import type { SystemId } from './content/systems.ts';

/** One ship along one line. */
export type Move = { readonly ship: ShipLevel; readonly from: LocationId; readonly to: LocationId };
/** One ship where it is. */
export type ShipChoice = { readonly ship: ShipLevel; readonly at: LocationId };

/** What may be done at any time in one's turn. */
export type Interjection =
  | { readonly interject: 'headquarters'; readonly ship: ShipLevel; readonly at: LocationId }
  | { readonly interject: 'swapStars'; readonly place: LocationId | SystemId | 'automation'; readonly marker: Specialisation }
  | { readonly interject: 'blackMarket' }
  | { readonly interject: 'cygni' }
  | { readonly interject: 'assimilation' };

/** Every answer there can be about a ship, made once: search asks for them all the time. By location (and destination), then level - 1. */
export const MOVES: readonly (readonly (readonly Move[])[])[] = LOCATIONS.map((from) =>
  LOCATIONS.map((to) => SHIP_LEVELS.map((ship) => ({ ship, from, to }))),
);
export const SHIPS: readonly (readonly ShipChoice[])[] = LOCATIONS.map((at) => SHIP_LEVELS.map((ship) => ({ ship, at })));

/** The parts of an action that says "or". */
export const LETTERS = ['a', 'b', 'c'] as const;
export type PartLetter = (typeof LETTERS)[number];
