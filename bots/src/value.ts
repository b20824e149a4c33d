import type { Config, Game, Position, Seat } from '@orrery/kernel';
import { teamsOf } from './teams.ts';

/** All that a position is judged by: the game's features, then for each question whether the seat is asked it. */
export const judgedBy = (game: Game): string[] => [...game.definition.evaluation.features, ...game.definition.rules.decisions.keys()];

/** How much each of these is worth, in the logarithm of the odds to win. */
export function shippedWeights(game: Game): number[] {
  const { features, weights, scale = 1, asked } = game.definition.evaluation;
  return judgedBy(game).map((name, i) => (i < features.length ? weights[i] : (asked?.[name] ?? 0)) / scale);
}

/** What positions are valued by, and how much of that is their look before anything is played on. */
export type Standard = { readonly weights: readonly number[]; readonly staticShare: number };

/**
 * The standard of those who foresee who wins, as far as the game has learnt to for this many seats, or of those who judge as they play. Alone
 * at the table points count, not who wins.
 */
export function standardOf(game: Game, { seats }: Config, foresees: boolean): Standard {
  const { features, valueWeights, staticShare = 0 } = game.definition.evaluation;
  if (valueWeights === undefined || seats < (valueWeights.seats ?? 2) || !(foresees || valueWeights.everybody === true))
    return { weights: shippedWeights(game), staticShare };
  return {
    weights: judgedBy(game).map((name, i) => (i < features.length ? valueWeights.weights : valueWeights.asked)[name] ?? 0),
    staticShare: valueWeights.staticShare ?? staticShare,
  };
}

/** Writes what a seat is judged by into `out`. */
export function looks(game: Game, position: Position, seat: Seat, out: Float64Array): void {
  const { evaluation, rules } = game.definition;
  evaluation.extract(position.state, seat, out.subarray(0, evaluation.features.length), position.stack);
  out.fill(0, evaluation.features.length);
  let at = evaluation.features.length;
  for (const name of rules.decisions.keys()) {
    for (const ask of position.asks) if (ask.seat === seat && ask.decision === name && ask.answer === undefined) out[at] = 1;
    at++;
  }
}

/**
 * Puts numbers on a position: what it is worth to each seat (weighted features), and from that everybody's chance to win. One of these
 * serves all positions of a match; it holds its scratch space, so that valuing allocates nothing.
 */
export class Valuer {
  readonly #game: Game;
  readonly #weights: Float64Array;
  readonly #asked = new Map<string, number>();
  readonly #features: Float64Array;
  readonly #config: Config;
  readonly #teams: readonly { readonly seat: Seat; readonly mate: Seat }[];
  readonly #own: Float64Array;

  constructor(game: Game, config: Config, weights: readonly number[] = shippedWeights(game)) {
    this.#game = game;
    this.#config = config;
    this.#teams = teamsOf(game, config);
    this.#own = new Float64Array(config.seats);
    const n = game.definition.evaluation.features.length;
    this.#weights = Float64Array.from(weights.slice(0, n));
    judgedBy(game).forEach((name, i) => {
      if (i >= n) this.#asked.set(name, weights[i] ?? 0);
    });
    this.#features = new Float64Array(n);
  }

  /** The weighted features of a seat. */
  worth(position: Position, seat: Seat): number {
    const features = this.#features;
    this.#game.definition.evaluation.extract(position.state, seat, features, position.stack);
    let sum = 0;
    for (let i = 0; i < features.length; i++) sum += features[i] * this.#weights[i];
    for (const ask of position.asks) if (ask.seat === seat && ask.answer === undefined) sum += this.#asked.get(ask.decision) ?? 0;
    return sum;
  }

  /** Writes every seat's chance to win into `out`; a finished game has nothing left to chance. Alone at the table, what one has or may hope for. */
  chances(position: Position, out: Float64Array): void {
    const { seats } = this.#config;
    if (seats === 1) {
      out[0] = position.stack.length === 0 ? this.#points(position) : this.worth(position, 0);
      return;
    }
    if (position.stack.length === 0) {
      const { winners } = this.#game.definition.outcome(position.state);
      for (let seat = 0; seat < seats; seat++) out[seat] = winners.includes(seat) ? 1 / winners.length : 0;
    } else {
      for (let seat = 0; seat < seats; seat++) out[seat] = this.worth(position, seat);
      this.#addMates(out);
      let most = Number.NEGATIVE_INFINITY;
      for (let seat = 0; seat < seats; seat++) if (out[seat] > most) most = out[seat];
      let sum = 0;
      for (let seat = 0; seat < seats; seat++) {
        out[seat] = Math.exp(out[seat] - most);
        sum += out[seat];
      }
      for (let seat = 0; seat < seats; seat++) out[seat] /= sum;
    }
    this.#addMates(out);
  }

  /** The points of a seat when all is over, measured as its worth is. */
  #points({ state }: Position): number {
    const { score, evaluation } = this.#game.definition;
    return score(state, 0).total / (evaluation.scale ?? 1);
  }

  /** Those who share secrets share the victory: a team has the worth, and the chance, of all its mates together. */
  #addMates(out: Float64Array): void {
    if (this.#teams.length === 0) return;
    this.#own.set(out);
    for (const { seat, mate } of this.#teams) out[seat] += this.#own[mate];
  }
}
