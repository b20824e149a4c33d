import type { Seat } from '@orrery/kernel';
import type { Script } from '../content/scripts.ts';
import { takesFrom } from '../effects/takes.ts';
import type { Refusal } from '../rulebook.ts';
import type { State } from '../state.ts';
import { couldChange } from './feasible.ts';

/** Why what cannot be carried out cannot be: its price, what it takes, or that there is nothing to use it on. */
export function lacks(state: State, seat: Seat, what: string, script: Script, ore: number, population: number, surcharge = 0): Refusal {
  const price = script.oreCost + surcharge;
  if (price > ore) return { what, reason: 'ore', rule: 'BS-063', args: { missing: price - ore, price, has: ore } };
  const cubes = script.cubeCost + takesFrom(script, 0).population;
  if (cubes < 99 && cubes > population) return { what, reason: 'population', rule: 'BS-063', args: { missing: cubes - population } };
  if (!couldChange(state, seat, script, 0)) return { what, reason: 'noChange', rule: 'BS-070' };
  return { what, reason: 'impossible', rule: 'BS-339' };
}
