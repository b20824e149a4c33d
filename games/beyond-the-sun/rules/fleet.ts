import type { Seat } from '@orrery/kernel';
import { LOCATION, type LocationId, ROGUE, SHIPYARDS, SOL, sideFor } from '../content/exploration.ts';
import { HIGHEST_SHIP, type Specialisation } from '../content/kinds.ts';
import { SYSTEMS } from '../content/systems.ts';
import { SHIP_SLOTS, shipAt, type Table } from '../state.ts';

/** What the exploration board says: who has which ships where, and what each place is. */

export const indexOf = (id: LocationId): number => LOCATION[id];

/** Military strength: the sum of ship levels. */
export function strength(state: Table, seat: Seat, location: number): number {
  const i = shipAt(seat, location, 1);
  const { ships } = state;
  return ships[i] + 2 * ships[i + 1] + 3 * ships[i + 2] + 4 * ships[i + 3];
}

export function shipsAt(state: Table, seat: Seat, location: number): number {
  const i = shipAt(seat, location, 1);
  const { ships } = state;
  return ships[i] + ships[i + 1] + ships[i + 2] + ships[i + 3];
}

export function hasShips(state: Table, seat: Seat): boolean {
  const { ships } = state;
  for (let i = seat * SHIP_SLOTS, end = i + SHIP_SLOTS; i < end; i++) if (ships[i] > 0) return true;
  return false;
}

export function canUpgrade(state: Table, seat: Seat): boolean {
  const { ships } = state;
  for (let i = seat * SHIP_SLOTS, end = i + SHIP_SLOTS; i < end; i++) if (ships[i] > 0 && i % 4 < HIGHEST_SHIP - 1) return true;
  return false;
}

export function fleetStrength(state: Table, seat: Seat): number {
  const { ships } = state;
  let sum = 0;
  for (let i = 0, from = seat * SHIP_SLOTS; i < SHIP_SLOTS; i++) sum += ships[from + i] * ((i % 4) + 1);
  return sum;
}

export function fleetSize(state: Table, seat: Seat): number {
  const { ships } = state;
  let sum = 0;
  for (let i = seat * SHIP_SLOTS, end = i + SHIP_SLOTS; i < end; i++) sum += ships[i];
  return sum;
}

/** The locations of this side of the board, with a rogue star attached to it if there is one. */
export const placesOf = (state: Table): readonly number[] => {
  const { places } = sideFor(state.seats);
  return state.systems[ROGUE] === null ? places : withRogue[state.seats];
};
const withRogue = [2, 3, 4].reduce<number[][]>((all, seats) => {
  all[seats] = [...sideFor(seats).places, ROGUE];
  return all;
}, []);

/** What one line away means. The rogue star hangs on one A space. */
export function neighboursOf(state: Table, location: number): readonly number[] {
  const { neighbours } = sideFor(state.seats);
  const beside = state.rogueBeside;
  if (beside < 0 || state.systems[ROGUE] === null) return neighbours[location];
  if (location === ROGUE) return [beside];
  return location === beside ? [...neighbours[location], ROGUE] : neighbours[location];
}

const NOTHING: readonly Specialisation[] = [];
/** A location is good for what is printed there; Sol and Deep Space for nothing, so nobody can control them. */
export function makes(state: Table, location: number): readonly Specialisation[] {
  const system = state.systems[location];
  if (system !== null) return SYSTEMS[system].makes;
  return SHIPYARDS[location] ?? NOTHING;
}

export function controlled(state: Table, seat: Seat): number {
  let count = 0;
  for (let i = 0; i < state.bases.length; i++) if (state.bases[i] === seat) count++;
  return count;
}

/** Sol, and every shipyard one controls. */
export function buildingPlaces(state: Table, seat: Seat): number[] {
  const list = [SOL];
  for (let i = 0; i < state.bases.length; i++) if (state.bases[i] === seat && SHIPYARDS[i] !== undefined) list.push(i);
  return list;
}

export const canColonise = (state: Table, seat: Seat, location: number): boolean => {
  const system = state.systems[location];
  return system !== null && state.bases[location] === seat && strength(state, seat, location) >= SYSTEMS[system].strength;
};

export function colonisable(state: Table, seat: Seat): boolean {
  for (let i = 0; i < state.systems.length; i++) if (canColonise(state, seat, i)) return true;
  return false;
}
