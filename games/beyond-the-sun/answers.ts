import { LOCATIONS, type LocationId } from './content/exploration.ts';
import { SHIP_LEVELS, type ShipLevel } from './content/kinds.ts';

/** One ship along one line. */
export type Move = { readonly ship: ShipLevel; readonly from: LocationId; readonly to: LocationId };
/** One ship where it is. */
export type ShipChoice = { readonly ship: ShipLevel; readonly at: LocationId };

/** Every answer there can be about a ship, made once: search asks for them all the time. By location (and destination), then level - 1. */
export const MOVES: readonly (readonly (readonly Move[])[])[] = LOCATIONS.map((from) =>
  LOCATIONS.map((to) => SHIP_LEVELS.map((ship) => ({ ship, from, to }))),
);
export const SHIPS: readonly (readonly ShipChoice[])[] = LOCATIONS.map((at) => SHIP_LEVELS.map((ship) => ({ ship, at })));
