import type { Seat } from '@orrery/kernel';
import type { Context } from '../rulebook.ts';
import { noteChange } from './flow.ts';

/** Chapter: gaining and paying ore. */

export function gain(x: Context, seat: Seat, ore: number): void {
  if (ore <= 0) return;
  x.state.factions[seat].ore += ore;
  noteChange(x);
  x.emit({ type: 'oreGained', seat, ore });
}

export function pay(x: Context, seat: Seat, ore: number): void {
  if (ore <= 0) return;
  x.state.factions[seat].ore -= ore;
  x.emit({ type: 'orePaid', seat, ore });
}

export function payTo(x: Context, seat: Seat, to: Seat, ore: number): void {
  x.state.factions[seat].ore -= ore;
  x.state.factions[to].ore += ore;
  x.emit({ type: 'orePaidTo', seat, to, ore });
}
