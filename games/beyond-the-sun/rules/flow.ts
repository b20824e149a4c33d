import type { Frame, Seat } from '@orrery/kernel';
import { scriptOf } from '../content/scripts.ts';
import type { State } from '../state.ts';
import { action, buildShip, carryOut, colonise, control, jump, payment, research, transfer, upgradeShips } from './calls.ts';
import type { X } from './x.ts';

/* What is going on, read from the frames: none of it lies on the table. */

/** The name of the procedure that interrupts questions. */
export const ANYTIME = 'anytime';

/** Something has changed. What is done in between, at any time, is not what the action does. */
export function noteChange(x: X): void {
  const { frames } = x;
  for (let i = frames.length - 1; i >= 0; i--) {
    const { procedure, locals } = frames[i];
    if (procedure === ANYTIME) return;
    if (procedure !== action.name) continue;
    locals.changed = true;
    return;
  }
}

/** Whether the action under way has changed anything yet. */
export const hasChanged = (x: X): boolean => x.within(action)?.changed === true;

/** Ships are on the move: control is checked when they have arrived. */
export function isMoving(frames: readonly Frame[]): boolean {
  for (let i = 0; i < frames.length; i++) {
    const { procedure } = frames[i];
    if (procedure === jump.name || procedure === transfer.name || procedure === upgradeShips.name) return true;
  }
  return false;
}

/** Bases are changing hands, bonuses are being given, or a system is being colonised: whoever does that checks control at the end. */
export function isSettling(frames: readonly Frame[]): boolean {
  for (let i = 0; i < frames.length; i++) {
    const { procedure } = frames[i];
    if (procedure === control.name || procedure === colonise.name) return true;
  }
  return false;
}

/** The population a frame still needs for itself. */
function populationFor({ procedure, locals }: Frame): number {
  switch (procedure) {
    case carryOut.name:
      return scriptOf(locals.script as string).populationNeeded[locals.at as number];
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
  if (procedure === carryOut.name) return scriptOf(locals.script as string).oreNeeded[locals.at as number];
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
