import type { Answer, Ask, Game, Position, Seat } from '@orrery/kernel';
import { keyOf, openAsk } from './world.ts';

/** How far an answer fell short of the best one looked at beside it, on average. */
type Habit = { looks: number; shortfall: number };

/** Habits change: what was seen last counts for at least this much. */
const RECENT = 1 / 8;

/**
 * Which answers are worth a look while playing on. Rollouts of one match come to the same questions again and again, and most of their answers never
 * look best. Of many only those are looked at that used to look best, or never were looked at, and one of all in turn, so that habits can change.
 */
export class Habits {
  readonly #most: number;
  readonly #known = new Map<string, Map<string | number, Habit>[]>();
  /** Scratch space: the habits of the question under way, and which of its answers are looked at. */
  readonly #habits: Habit[] = [];
  readonly #looked: number[] = [];
  readonly #worths: Float64Array;
  #turn = 0;

  /** Of no question more answers than `most` are looked at. */
  constructor(most: number) {
    this.#most = most;
    this.#worths = new Float64Array(most);
  }

  /** Whether there are so many answers that some go without a look. */
  spares(options: readonly Answer[]): boolean {
    return options.length > this.#most;
  }

  /** The position after the answer that looks best of those looked at. */
  step(game: Game, position: Position, ask: Ask, options: readonly Answer[], worth: (after: Position, seat: Seat) => number): Position {
    this.#recall(ask, options);
    const [habits, looked, worths] = [this.#habits, this.#looked, this.#worths];
    let best = position;
    let most = Number.NEGATIVE_INFINITY;
    for (let n = 0; n < looked.length; n++) {
      const after = game.clone(position);
      game.play(after, openAsk(game, after, ask), options[looked[n]]);
      const value = worth(after, ask.seat);
      worths[n] = value;
      if (value > most) {
        most = value;
        best = after;
      }
    }
    for (let n = 0; n < looked.length; n++) {
      const habit = habits[looked[n]];
      habit.looks++;
      habit.shortfall += (most - worths[n] - habit.shortfall) * Math.max(RECENT, 1 / habit.looks);
    }
    return best;
  }

  #recall({ decision, seat }: Ask, options: readonly Answer[]): void {
    const [habits, looked] = [this.#habits, this.#looked];
    let seats = this.#known.get(decision);
    if (seats === undefined) {
      seats = [];
      this.#known.set(decision, seats);
    }
    seats[seat] ??= new Map();
    const known = seats[seat];
    looked.length = 0;
    for (let i = 0; i < options.length; i++) {
      const key = keyOf(options[i]);
      let habit = known.get(key);
      if (habit === undefined) {
        habit = { looks: 0, shortfall: 0 };
        known.set(key, habit);
      }
      habits[i] = habit;
      // The usual ones, least shortfall first.
      let place = looked.length;
      while (place > 0 && habits[looked[place - 1]].shortfall > habit.shortfall) place--;
      if (place === this.#most - 1) continue;
      looked.splice(place, 0, i);
      if (looked.length === this.#most) looked.pop();
    }
    const other = this.#turn++ % options.length;
    if (!looked.includes(other)) looked.push(other);
  }
}
