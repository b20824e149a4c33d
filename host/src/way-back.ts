import type { Barrier, Entry, Seat } from '@orrery/kernel';
import type { UndoState } from './payload.ts';

/**
 * This many answers may be taken back between two barriers, and a few more for each one that stands: enough for anybody who tries things
 * out, and an end for whoever would fill the log for ever.
 */
const MOST_TAKEN = 256;
const MORE_PER_STEP = 4;

type Way = {
  readonly steps: number;
  readonly undone: readonly Entry[];
  readonly taken: number;
  readonly at: number;
  readonly unasked: readonly number[];
};

/** How far the last seat to answer can take back, what stops it there, and what it has taken back and may give again. */
export class WayBack {
  #steps = 0;
  #barrier: UndoState['reason'];
  #undone: Entry[] = [];
  /** Answers taken back since the last barrier, and how many stood at it. */
  #taken = 0;
  #closedAt = 0;
  /** Which of the steps nobody was asked for: they are taken back along with the answer before them. */
  #unasked: number[];

  constructor(barrier: UndoState['reason'] = 'nothing', { steps = 0, undone = [], taken = 0, at = 0, unasked = [] }: Partial<Way> = {}) {
    this.#barrier = barrier;
    this.#steps = steps;
    this.#undone = [...undone];
    this.#taken = taken;
    this.#closedAt = at;
    this.#unasked = [...unasked];
  }

  get steps(): number {
    return this.#steps;
  }

  /** Answers that were taken back, the next to be given again last. */
  get undone(): readonly Entry[] {
    return this.#undone;
  }

  get unasked(): readonly number[] {
    return this.#unasked;
  }

  /** How many answers go back with one step, or with all of them: never only some that would at once be given again. */
  count(scope: 'step' | 'turn'): number {
    const byHand = (step: number): boolean => !this.#unasked.includes(step);
    const steps = Array.from({ length: this.#steps }, (_, step) => step);
    const from = scope === 'step' ? steps.findLast(byHand) : steps.find(byHand);
    return from === undefined ? 0 : this.#steps - from;
  }

  get taken(): number {
    return this.#taken;
  }

  get barrier(): UndoState['reason'] {
    return this.#barrier;
  }

  /** The answer that would be given again. */
  get next(): Entry | undefined {
    return this.#undone.at(-1);
  }

  /** `at` answers stood before this one. */
  answered(seat: Seat, at: number, before: Entry | undefined, barrier: Barrier | undefined, again: boolean, unasked = false): void {
    if (before !== undefined && before.seat !== seat) this.#close('seat', at);
    if (unasked) this.#unasked.push(this.#steps);
    this.#steps++;
    if (barrier !== undefined) this.#close(barrier, at + 1);
    if (again) this.#undone.pop();
    else this.#undone = [];
  }

  #close(barrier: Barrier, at: number): void {
    this.#steps = 0;
    this.#unasked = [];
    this.#barrier = barrier;
    // Whoever takes the first answer of a turn back and gives it again has come no further.
    if (at > this.#closedAt) this.#taken = 0;
    this.#closedAt = at;
  }

  takenBack(entry: Entry): void {
    this.#steps--;
    this.#unasked = this.#unasked.filter((step) => step < this.#steps);
    this.#taken++;
    this.#undone.push(entry);
  }

  /** `last` is the last answer that stands; `answered`, whether one of the viewer's does. */
  state(viewer: Seat, last: Entry | undefined, answered: boolean): UndoState {
    const redo = this.next?.seat === viewer ? this.#undone.length : 0;
    if (viewer < 0 || last === undefined) return { steps: 0, reason: 'nothing', redo };
    if (last.seat === viewer && this.#steps > 0 && this.#taken >= MOST_TAKEN + MORE_PER_STEP * this.#steps) {
      return { steps: 0, reason: 'limit', redo };
    }
    const steps = this.#steps - this.#unasked.length;
    if (last.seat === viewer) return { steps, reason: steps > 0 ? null : this.#barrier, redo };
    return { steps: 0, reason: answered ? 'seat' : 'nothing', redo };
  }
}
