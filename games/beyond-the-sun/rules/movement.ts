import type { Seat } from '@orrery/kernel';
import type { Move } from '../answers.ts';
import { SYSTEMS } from '../content/systems.ts';
import { shipAt } from '../state.ts';
import { queueBonus } from './control.ts';
import { indexOf, placesOf } from './fleet.ts';
import type { X } from './x.ts';

/** What all ways to move ships have in common: the moves of one effect, and what waits for those who arrive. */

/** A move in one number: ship level, from, to. */
export const packed = (from: number, to: number, level: number): number => (level - 1) * 256 + from * 16 + to;

/** How many more ships of a level than before are at a location after these moves. */
function netAt(moves: readonly number[], location: number, level: number): number {
  let net = 0;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i];
    if (move >> 8 !== level - 1) continue;
    if ((move & 15) === location) net++;
    if (((move >> 4) & 15) === location) net--;
  }
  return net;
}

/** Whether every ship ends where it, or its like, began. */
export function comesToNothing(moves: readonly number[], last: number): boolean {
  const all = last < 0 ? moves : [...moves, last];
  for (let i = 0; i < all.length; i++) {
    const move = all[i];
    const level = (move >> 8) + 1;
    if (netAt(all, move & 15, level) !== 0 || netAt(all, (move >> 4) & 15, level) !== 0) return false;
  }
  return true;
}

export function moveShip(x: X, seat: Seat, { ship, from, to }: Move): void {
  const { ships } = x.state;
  ships[shipAt(seat, indexOf(from), ship)]--;
  ships[shipAt(seat, indexOf(to), ship)]++;
  x.emit({ type: 'shipMoved', seat, level: ship, from, to });
}

/** Systems that give something to whoever arrives there. */
export function queueArrivals(x: X, seat: Seat, moves: readonly number[]): void {
  const { state } = x;
  for (const location of placesOf(state)) {
    const system = state.systems[location];
    if (system === null || SYSTEMS[system].arrival === undefined) continue;
    let net = 0;
    for (let level = 1; level <= 4; level++) net += netAt(moves, location, level);
    if (net > 0) queueBonus(state, seat, location, 'arrival');
  }
}
