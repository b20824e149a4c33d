import { open, type Seat } from '@orrery/kernel';
import type { TechType } from '../content/kinds.ts';
import { declare } from '../kit.ts';
import type { X } from './x.ts';

/* What chapters call in each other, declared here and defined in the chapter it belongs to: so no two chapters import each other. */

/** Reads a list of effects: effects.ts. */
export const carryOut = declare('carryOut', {
  script: open<string>(),
  at: open<number>(),
  strict: open<boolean>(),
  only: open<boolean>(),
  /** What was held back before this list began. */
  ore: open<number>(),
  population: open<number>(),
});

/** Begins a list of effects; it is carried out before the caller's next step. `strict`: the whole must change something. `only`: it must research. */
export function run(x: X, script: string, strict = false, only = false): void {
  runFor(x, x.seat, script, strict, only);
}

export function runFor(x: X, seat: Seat, script: string, strict = false, only = false): void {
  x.callFor(seat, carryOut, { script, at: 0, strict, only, ore: x.state.heldOre, population: x.state.heldPopulation });
}

/** Moves ships along the lines: jump.ts. */
export const jump = declare('jump', { steps: open<number>(), moves: open<number[]>(), must: open<boolean>(), stealth: open<boolean>() });

/** Researches a field, as an effect of a list says: research.ts. */
export const research = declare('research', {
  script: open<string>(),
  at: open<number>(),
  field: open<number | undefined>(),
  type: open<TechType | undefined>(),
});
