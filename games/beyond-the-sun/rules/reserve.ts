import type { Frame, Seat } from '@orrery/kernel';
import { scriptOf } from '../content/scripts.ts';
import { takesFrom } from '../effects/takes.ts';
import type { State } from '../state.ts';
import { buildShip, carryOut, payment, research } from './calls.ts';

/* What is going on still needs some of a faction's goods. */

/** The population a frame still needs for itself. */
function populationFor({ procedure, locals }: Frame): number {
  switch (procedure) {
    case carryOut.name:
      return takesFrom(scriptOf(locals.script as string), locals.at as number).population;
    case payment.name:
      return locals.returned as number;
    case buildShip.name:
      return locals.from === 'population' ? 1 : 0;
    case research.name: {
      if (locals.field !== undefined) return 0;
      const effect = scriptOf(locals.script as string).effects[locals.at as number];
      return effect.kind === 'research' && effect.cube === 'population' ? 1 : 0;
    }
    default:
      return 0;
  }
}

function oreFor({ procedure, locals }: Frame): number {
  if (procedure === carryOut.name) return takesFrom(scriptOf(locals.script as string), locals.at as number).ore;
  return procedure === payment.name ? (locals.ore as number) : 0;
}

/** What the compulsory rest of what a faction is doing needs: nothing else may be paid out of it. */
export function oreReserved(frames: readonly Frame[], seat: Seat): number {
  let sum = 0;
  for (let i = 0; i < frames.length; i++) if (frames[i].seat === seat) sum += oreFor(frames[i]);
  return sum;
}

export function populationReserved(frames: readonly Frame[], seat: Seat): number {
  let sum = 0;
  for (let i = 0; i < frames.length; i++) if (frames[i].seat === seat) sum += populationFor(frames[i]);
  return sum;
}

/** What may be spent freely. */
export const spareOre = (state: State, frames: readonly Frame[], seat: Seat): number =>
  state.factions[seat].ore - oreReserved(frames, seat);
export const sparePopulation = (state: State, frames: readonly Frame[], seat: Seat): number =>
  state.factions[seat].population - populationReserved(frames, seat);
