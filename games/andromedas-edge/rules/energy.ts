import type { Seat } from '@orrery/kernel';
import { JUMP } from '../catalogue.ts';
import { ENERGY } from '../content/ids.ts';
import { jumpCost } from '../prices.ts';
import { hasAbility, passive } from '../queries.ts';
import type { Table } from '../rulebook.ts';
import type { Player, State } from '../state.ts';
import { payUnits } from './goods.ts';

/** Energy, and the Jumps it pays for. */

export function canJump(state: State, seat: Seat, ship: number): boolean {
  const player = state.players[seat];
  return hasAbility(player, ship, JUMP) && canSpendEnergy(player, jumpCost(player, ship));
}

/** Energy in the station, and credits where a card lets them stand in. */
export const energyOf = (player: Player): number => player.stock[ENERGY] + (passive(player, 'creditsAsEnergy') > 0 ? player.stock[4] : 0);
export const canSpendEnergy = (player: Player, n: number): boolean => energyOf(player) >= n;

export function spendEnergy(x: Table, seat: Seat, n: number): void {
  const { stock } = x.state.players[seat];
  const energy = Math.min(n, stock[ENERGY]);
  payUnits(x, seat, ENERGY, energy);
  payUnits(x, seat, 4, n - energy);
}
