import type { Seat } from '@orrery/kernel';
import type { Move } from '../answers.ts';
import { LOCATIONS, type LocationId } from '../content/exploration.ts';
import type { ShipLevel } from '../content/kinds.ts';
import { SYSTEMS } from '../content/systems.ts';
import { indexOf, placesOf } from '../queries.ts';
import type { Context } from '../rulebook.ts';
import { type State, shipAt } from '../state.ts';
import type { Bonus } from './calls.ts';

/** What all ways to move ships have in common: the moves of one effect, and what waits for those who arrive. */

/** How many more ships of a level (of any, without one) than before are at a location after these moves. */
function netAt(moves: readonly Move[], at: LocationId, level?: ShipLevel): number {
  let net = 0;
  for (let i = 0; i < moves.length; i++) {
    const { ship, from, to } = moves[i];
    if (level !== undefined && ship !== level) continue;
    if (to === at) net++;
    if (from === at) net--;
  }
  return net;
}

/** Whether every ship ends where it, or its like, began. */
export function comesToNothing(moves: readonly Move[]): boolean {
  for (let i = 0; i < moves.length; i++) {
    const { ship, from, to } = moves[i];
    if (netAt(moves, to, ship) !== 0 || netAt(moves, from, ship) !== 0) return false;
  }
  return true;
}

export function moveShip(x: Context, seat: Seat, { ship, from, to }: Move): void {
  const { ships, systems } = x.state;
  ships[shipAt(seat, indexOf(from), ship)]--;
  ships[shipAt(seat, indexOf(to), ship)]++;
  x.emit({ type: 'shipMoved', seat, level: ship, from, to, systems: [systems[indexOf(from)], systems[indexOf(to)]] });
}

const NONE: readonly Bonus[] = [];

/** Systems that give something to whoever arrives there. */
export function arrivalsOf(state: State, seat: Seat, moves: readonly Move[]): readonly Bonus[] {
  if (moves.length === 0) return NONE;
  const list: Bonus[] = [];
  for (const location of placesOf(state)) {
    const system = state.systems[location];
    if (system === null || SYSTEMS[system].arrival === undefined) continue;
    if (netAt(moves, LOCATIONS[location]) > 0) list.push({ wave: 0, seat, location, kind: 'arrival' });
  }
  return list;
}
