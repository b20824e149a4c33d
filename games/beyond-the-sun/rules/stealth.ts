import type { Seat } from '@orrery/kernel';
import { SYSTEMS } from '../content/systems.ts';
import { strength } from '../queries.ts';
import { SHIP_SLOTS, type State, shipAt } from '../state.ts';
import { mayJump } from './jump-lines.ts';

/** Stealth Terraformers: a system nobody controlled when the turn began, with enough strength there after the jumps. */
export function stealthTarget(state: State, seat: Seat, location: number): boolean {
  const system = state.systems[location];
  return system !== null && (state.uncontrolled & (1 << location)) !== 0 && strength(state, seat, location) >= SYSTEMS[system].strength;
}

function anyTarget(state: State, seat: Seat): boolean {
  for (let i = 0; i < state.systems.length; i++) if (stealthTarget(state, seat, i)) return true;
  return false;
}

/** Whether so many jumps can bring enough strength together. Tries the few moves there are, and takes them back. */
export function canStealth(state: State, seat: Seat, steps: number): boolean {
  if (state.uncontrolled === 0) return false;
  if (anyTarget(state, seat)) return true;
  if (steps === 0) return false;
  const { ships } = state;
  for (let slot = 0; slot < SHIP_SLOTS; slot++) {
    const i = seat * SHIP_SLOTS + slot;
    if (ships[i] === 0) continue;
    const from = slot >> 2;
    const to = mayJump(state, seat, from);
    for (let n = 0; n < to.length; n++) {
      const target = shipAt(seat, to[n], (slot % 4) + 1);
      ships[i]--;
      ships[target]++;
      const found = canStealth(state, seat, steps - 1);
      ships[target]--;
      ships[i]++;
      if (found) return true;
    }
  }
  return false;
}
