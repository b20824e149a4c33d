import type { Config, Game, Position, Seat } from '@orrery/kernel';

/**
 * Puts numbers on a position: what it is worth to each seat (weighted features), and from that everybody's chance to win. One of these
 * serves all positions of a match; it holds its scratch space, so that valuing allocates nothing.
 */
export class Valuer {
  readonly #game: Game;
  readonly #weights: readonly number[];
  readonly #scale: number;
  readonly #features: Float64Array;
  readonly #config: Config;

  constructor(game: Game, config: Config, weights: readonly number[] = game.definition.evaluation.weights) {
    this.#game = game;
    this.#config = config;
    this.#weights = weights;
    this.#scale = game.definition.evaluation.scale ?? 1;
    this.#features = new Float64Array(weights.length);
  }

  /** The weighted features of a seat. */
  worth(position: Position, seat: Seat): number {
    const features = this.#features;
    this.#game.definition.evaluation.extract(position.state, seat, features);
    let sum = 0;
    for (let i = 0; i < features.length; i++) sum += features[i] * this.#weights[i];
    return sum;
  }

  /** Writes every seat's chance to win into `out`; a finished game has nothing left to chance. Alone at the table, the worth itself. */
  chances(position: Position, out: Float64Array): void {
    const { seats } = this.#config;
    if (seats === 1) {
      out[0] = this.worth(position, 0) / this.#scale;
      return;
    }
    if (position.stack.length === 0) {
      const { winners } = this.#game.definition.outcome(position.state);
      for (let seat = 0; seat < seats; seat++) out[seat] = winners.includes(seat) ? 1 / winners.length : 0;
    } else {
      let most = Number.NEGATIVE_INFINITY;
      for (let seat = 0; seat < seats; seat++) {
        out[seat] = this.worth(position, seat) / this.#scale;
        if (out[seat] > most) most = out[seat];
      }
      let sum = 0;
      for (let seat = 0; seat < seats; seat++) {
        out[seat] = Math.exp(out[seat] - most);
        sum += out[seat];
      }
      for (let seat = 0; seat < seats; seat++) out[seat] /= sum;
    }
    if (this.#game.definition.shares !== undefined) this.#share(out);
  }

  /** Those who share secrets share the victory: each has the chance of the whole team. */
  #share(out: Float64Array): void {
    const { shares } = this.#game.definition;
    const own = Float64Array.from(out);
    for (let seat = 0; seat < own.length; seat++) {
      for (let mate = 0; mate < own.length; mate++)
        if (mate !== seat && shares?.(this.#config, seat, mate) === true) out[seat] += own[mate];
    }
  }
}
