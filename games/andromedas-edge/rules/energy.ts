import type { Seat } from '@orrery/kernel';
import { ENERGY } from '../content/ids.ts';
import type { Context } from '../rulebook.ts';
import { payUnits } from './goods.ts';

export function spendEnergy(x: Context, seat: Seat, n: number): void {
  const { stock } = x.state.players[seat];
  const energy = Math.min(n, stock[ENERGY]);
  payUnits(x, seat, ENERGY, energy);
  payUnits(x, seat, 4, n - energy);
}
