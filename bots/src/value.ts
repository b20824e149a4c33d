import type { Game, Position, Seat } from '@orrery/kernel';

/** Puts a number on what a position is worth to a seat: its weighted features. One of these serves all positions of a game. */
export class Valuer {
  readonly #game: Game;
  readonly #weights: readonly number[];
  readonly #features: Float64Array;

  constructor(game: Game, weights: readonly number[] = game.definition.evaluation.weights) {
    this.#game = game;
    this.#weights = weights;
    this.#features = new Float64Array(weights.length);
  }

  value(position: Position, seat: Seat): number {
    const features = this.#features;
    this.#game.definition.evaluation.extract(position.state, seat, features);
    let sum = 0;
    for (let i = 0; i < features.length; i++) sum += features[i] * this.#weights[i];
    return sum;
  }

  /** What it is worth compared with the best of the others who do not share this seat's fate. */
  lead(position: Position, seat: Seat): number {
    const { definition } = this.#game;
    const config = definition.configOf(position.state);
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < config.seats; other++) {
      if (other === seat || definition.shares?.(config, seat, other) === true) continue;
      best = Math.max(best, this.value(position, other));
    }
    const own = this.value(position, seat);
    return best === Number.NEGATIVE_INFINITY ? own : own - best * RIVALRY;
  }
}

/** Own progress counts more than holding the leader back: a fight between two feeds the third. */
const RIVALRY = 0.3;
