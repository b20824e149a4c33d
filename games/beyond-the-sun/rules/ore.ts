import type { Seat } from '@orrery/kernel';
import type { State } from '../state.ts';
import type { X } from './x.ts';

/** Chapter: gaining and paying ore. */

export function gain(x: X, seat: Seat, ore: number): void {
  if (ore <= 0) return;
  x.state.factions[seat].ore += ore;
  x.state.changed = true;
  x.emit({ type: 'oreGained', seat, ore });
}

export function pay(x: X, seat: Seat, ore: number): void {
  if (ore <= 0) return;
  x.state.factions[seat].ore -= ore;
  x.emit({ type: 'orePaid', seat, ore });
}

export function payTo(x: X, seat: Seat, to: Seat, ore: number): void {
  x.state.factions[seat].ore -= ore;
  x.state.factions[to].ore += ore;
  x.emit({ type: 'orePaidTo', seat, to, ore });
}

/** What may be spent freely: the compulsory rest of one's own action comes first. */
export const spareOre = (state: State, seat: Seat): number => state.factions[seat].ore - (seat === state.active ? state.heldOre : 0);
export const sparePopulation = (state: State, seat: Seat): number =>
  state.factions[seat].population - (seat === state.active ? state.heldPopulation : 0);
