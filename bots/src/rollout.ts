import type { Game, Position, Seat } from '@orrery/kernel';
import { greedyStep } from './greedy-step.ts';
import { Habits } from './habits.ts';
import { onTurn } from './turn.ts';
import type { Valuer } from './value.ts';

/** However long turns are, this many answers are given. */
const LONGEST = 1_000;

/**
 * Plays a position on greedily: each takes the answer after which their own things look best. Good enough to
 * tell what a plan leads to some turns later, and cheap enough to be done thousands of times.
 */
export class Rollout {
  readonly #game: Game;
  readonly #worth: (position: Position, seat: Seat) => number;
  readonly #habits: Habits | undefined;

  constructor(game: Game, valuer: Valuer) {
    const { rolloutLooks } = game.definition.evaluation;
    this.#game = game;
    this.#worth = (position, seat) => valuer.worth(position, seat);
    this.#habits = rolloutLooks === undefined ? undefined : new Habits(rolloutLooks);
  }

  /** The position when the turn has passed on so many times, or the game is over. What it is given is used up. */
  play(position: Position, turns: number): Position {
    const game = this.#game;
    let here = position;
    let turn: Seat = onTurn(here);
    for (let n = 0, left = turns; left > 0 && n < LONGEST; n++) {
      const now = onTurn(here);
      if (now !== turn) {
        turn = now;
        if (--left === 0) break;
      }
      const ask = game.open(here)[0];
      if (ask === undefined) break;
      const options = game.options(here, ask);
      if (options.length === 1) game.play(here, ask, options[0]);
      else if (this.#habits?.spares(options) === true) here = this.#habits.step(game, here, ask, options, this.#worth);
      else here = greedyStep(game, here, ask, options, this.#worth);
    }
    return here;
  }
}
