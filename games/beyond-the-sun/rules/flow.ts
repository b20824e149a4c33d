import type { Frame } from '@orrery/kernel';
import type { Context } from '../rulebook.ts';
import { action, colonise, control, jump, transfer, upgradeShips } from './calls.ts';

/* What is going on, read from the frames: none of it lies on the table. */

/** The name of the procedure that interrupts questions. */
export const ANYTIME = 'anytime';

/** Something has changed. What is done in between, at any time, is not what the action does. */
export function noteChange(x: Context): void {
  const { frames } = x;
  const { name } = action;
  for (let i = frames.length - 1; i >= 0; i--) {
    const { procedure } = frames[i];
    if (procedure === ANYTIME) return;
    if (procedure !== name) continue;
    frames[i].locals.changed = true;
    return;
  }
}

/** Whether the action under way has changed anything yet. */
export const hasChanged = (x: Context): boolean => x.within(action)?.changed === true;

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
