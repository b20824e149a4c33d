import type { Seat } from '@orrery/kernel';
import { DEEP_SPACE, SOL } from '../content/exploration.ts';
import { POWER } from '../content/powers.ts';
import { neighboursOf, placesOf } from '../queries.ts';
import type { State } from '../state.ts';

/** Where one jump leads from here. Wormholes lead everywhere, except out of Sol and Deep Space. */
export function mayJump(state: State, seat: Seat, from: number): readonly number[] {
  if ((state.factions[seat].powers & POWER.wormhole) === 0 || from === SOL || from === DEEP_SPACE) return neighboursOf(state, from);
  return placesOf(state).filter((to) => to !== from);
}
