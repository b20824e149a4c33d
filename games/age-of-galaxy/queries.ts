/** What lies on the table, as rules and boards ask for it. */
import type { Seat } from '@orrery/kernel';
import { PLACE, type Planet, planetMarkers, slotOf, systemOf, systems } from './content/systems.ts';
import { FREE, NONE, type State } from './state.ts';
import type { TableView } from './view.ts';

/** The planet at a number, or undefined where none lies or the card is face down. */
export function planetAt(s: State, planet: number): Planet | undefined {
  const position = systemOf(planet);
  if (position >= s.opened) return undefined;
  const slot = slotOf(planet);
  if (slot !== PLACE) return systems[s.row[position]].planets[slot];
  const marker = s.places[position];
  return marker === NONE ? undefined : planetMarkers[marker];
}

/** The type of the planet there, or NONE. */
export function planetTypeAt(s: State, planet: number): number {
  const there = planetAt(s, planet);
  return there === undefined ? NONE : there.type;
}

export const planetOwned = (s: State, planet: number, seat: number): boolean => s.owner[planet] === seat;
export const isFree = (s: State, planet: number): boolean => s.level[planet] === FREE;

export const openPoints = ({ players }: TableView, seat: Seat): number => players[seat].points;
