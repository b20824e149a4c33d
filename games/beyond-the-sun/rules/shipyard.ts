import type { Seat } from '@orrery/kernel';
import type { Cube, Effect } from '../content/effects.ts';
import { DEEP_SPACE, LOCATIONS, SHIPYARDS } from '../content/exploration.ts';
import type { ShipLevel } from '../content/kinds.ts';
import type { Context } from '../rulebook.ts';
import { type State, shipAt } from '../state.ts';
import { noteChange } from './flow.ts';
import { takeSupply } from './supply.ts';

/** Takes the cube and puts the ship down. */
export function place(x: Context, seat: Seat, level: ShipLevel, location: number, from: Cube): void {
  const faction = x.state.factions[seat];
  if (from === 'supply') takeSupply(faction);
  else faction.population--;
  x.state.ships[shipAt(seat, location, level)]++;
  noteChange(x);
  x.emit({ type: 'shipBuilt', seat, level, at: LOCATIONS[location], from });
}

export const ownsShipyard = (state: State, seat: Seat): boolean => {
  for (let i = 0; i < state.bases.length; i++) if (state.bases[i] === seat && SHIPYARDS[i] !== undefined) return true;
  return false;
};

/** Builds where there is nothing to ask; answers whether it did. */
export function buildAtOnce(x: Context, seat: Seat, { from, level, at }: Extract<Effect, { kind: 'build' }>): boolean {
  if (at === undefined && ownsShipyard(x.state, seat)) return false;
  place(x, seat, level, at === undefined ? 0 : DEEP_SPACE, from);
  return true;
}
