import type { Barrier, Entry, Seat } from '@orrery/kernel';
import type { UndoState } from './payload.ts';

/** How far the last seat to answer can take back, what stops it there, and what it has taken back and may give again. */
export class WayBack {
  #steps = 0;
  #barrier: UndoState['reason'];
  #undone: Entry[] = [];

  constructor(barrier: UndoState['reason'] = 'nothing') {
    this.#barrier = barrier;
  }

  /** Nothing can be taken back and nothing given again: a snapshot taken now loses nobody's undo. */
  get firm(): boolean {
    return this.#steps === 0 && this.#undone.length === 0;
  }

  get barrier(): UndoState['reason'] {
    return this.#barrier;
  }

  /** The answer that would be given again. */
  get next(): Entry | undefined {
    return this.#undone.at(-1);
  }

  answered(seat: Seat, before: Entry | undefined, barrier: Barrier | undefined, again: boolean): void {
    if (before !== undefined && before.seat !== seat) this.#close('seat');
    this.#steps++;
    if (barrier !== undefined) this.#close(barrier);
    if (again) this.#undone.pop();
    else this.#undone = [];
  }

  #close(barrier: Barrier): void {
    this.#steps = 0;
    this.#barrier = barrier;
  }

  takenBack(entry: Entry): void {
    this.#steps--;
    this.#undone.push(entry);
  }

  state(viewer: Seat, log: readonly Entry[]): UndoState {
    const redo = this.next?.seat === viewer ? this.#undone.length : 0;
    const last = log.at(-1);
    if (viewer < 0 || last === undefined) return { steps: 0, reason: 'nothing', redo };
    if (last.seat === viewer) return { steps: this.#steps, reason: this.#steps > 0 ? null : this.#barrier, redo };
    return { steps: 0, reason: log.some((e) => e.seat === viewer) ? 'seat' : 'nothing', redo };
  }
}
