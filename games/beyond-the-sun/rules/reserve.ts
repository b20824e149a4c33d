import type { Frame, Seat } from '@orrery/kernel';
import { scriptOf } from '../content/scripts.ts';
import { oneIf, type Takes } from '../effects/rule.ts';
import { takesFrom } from '../effects/takes.ts';
import { buildShip, carryOut, payment, research } from './calls.ts';

/* What is going on still needs some of a faction's goods. */

/** What a frame still needs for itself. */
function takesOf({ procedure, locals }: Frame): Takes | undefined {
  switch (procedure) {
    case carryOut.name:
      return takesFrom(scriptOf(locals.script as string), locals.at as number);
    case payment.name:
      return { ore: locals.ore as number, population: locals.returned as number };
    case buildShip.name:
      return oneIf(locals.from === 'population');
    case research.name: {
      if (locals.field !== undefined) return undefined;
      const effect = scriptOf(locals.script as string).effects[locals.at as number];
      return oneIf(effect.kind === 'research' && effect.cube === 'population');
    }
    default:
      return undefined;
  }
}

const NOTHING: Takes = { ore: 0, population: 0 };

/** What the compulsory rest of what a faction is doing needs: nothing else may be paid out of it. */
export function reserved(frames: readonly Frame[], seat: Seat): Takes {
  let sum = NOTHING;
  for (let i = 0; i < frames.length; i++) {
    if (frames[i].seat !== seat) continue;
    const takes = takesOf(frames[i]);
    if (takes === undefined || (takes.ore === 0 && takes.population === 0)) continue;
    sum = sum === NOTHING ? takes : { ore: sum.ore + takes.ore, population: sum.population + takes.population };
  }
  return sum;
}
