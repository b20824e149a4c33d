import type { Seat } from '@orrery/kernel';
import type { AbilityId } from '../content/abilities.ts';
import { LOCATIONS } from '../content/exploration.ts';
import { ABILITY_A_FROM, type FactionId, LUNAR_STEP, UN_COLONIES } from '../content/factions.ts';
import { HIGHEST_SHIP } from '../content/kinds.ts';
import type { Context } from '../rulebook.ts';
import { type State, shipAt } from '../state.ts';
import { runFor } from './calls.ts';
import { isSettling } from './flow.ts';
import { gain } from './ore.ts';

/** Chapter: abilities of the expert mats. A works from automation step 2 on, whenever its condition is met; B once, when it first is. */

export const hasAbilityA = (state: State, seat: Seat, mat: FactionId): boolean => {
  if (state.config.options.mats !== 'expert') return false;
  const faction = state.factions[seat];
  return faction.mat === mat && faction.automation.length >= ABILITY_A_FROM;
};

/* Abilities used this turn, above the bits of the powers. */
const NISHIDA_A = 1 << 20;
const ARES_A = 1 << 21;

/** Nishida-Østergaard A: the first unknown field researched in a turn. */
export function afterDiscovery(x: Context, seat: Seat): void {
  if (!hasAbilityA(x.state, seat, 'nishidaOstergaard') || (x.state.used & NISHIDA_A) !== 0) return;
  x.state.used |= NISHIDA_A;
  x.emit({ type: 'abilityUsed', seat, ability: 'nishidaOstergaard.A' });
  gain(x, seat, 1);
}

/** Ares Assembly A: the first location taken from another faction in a turn. */
export function afterTaking(x: Context, seat: Seat): void {
  if (!hasAbilityA(x.state, seat, 'aresAssembly') || (x.state.used & ARES_A) !== 0) return;
  x.state.used |= ARES_A;
  x.emit({ type: 'abilityUsed', seat, ability: 'aresAssembly.A' });
  gain(x, seat, 1);
}

export function useA(x: Context, seat: Seat, ability: AbilityId): void {
  x.emit({ type: 'abilityUsed', seat, ability });
  runFor(x, seat, ability);
}

function hasBiggestShip(state: State, seat: Seat): boolean {
  for (let location = 0; location < LOCATIONS.length; location++) if (state.ships[shipAt(seat, location, HIGHEST_SHIP)] > 0) return true;
  return false;
}

function meetsB(state: State, seat: Seat): boolean {
  const faction = state.factions[seat];
  switch (faction.mat) {
    case 'unOfSol':
      return faction.colonies.length >= UN_COLONIES;
    case 'nishidaOstergaard':
      return faction.food === 0 || faction.mines === 0;
    case 'lunarCombine':
      return faction.automation.length >= LUNAR_STEP;
    case 'aresAssembly':
      return hasBiggestShip(state, seat);
  }
}

/** The seat whose ability B is due, or -1. It waits until all bonuses of systems are through. */
export function abilityDue(x: Context): Seat {
  const { state } = x;
  if (state.config.options.mats !== 'expert' || isSettling(x.frames)) return -1;
  for (let i = 0; i < state.config.seats; i++) {
    const seat = (state.active + i) % state.config.seats;
    if (!state.factions[seat].abilityB && meetsB(state, seat)) return seat;
  }
  return -1;
}

/** Carries out the ability that is due before the caller's next step. */
export function useAbility(x: Context): void {
  const seat = abilityDue(x);
  const faction = x.state.factions[seat];
  faction.abilityB = true;
  const { mat } = faction;
  useA(x, seat, mat === 'nishidaOstergaard' ? (faction.food === 0 ? `${mat}.B.food` : `${mat}.B.ore`) : `${mat}.B`);
}
