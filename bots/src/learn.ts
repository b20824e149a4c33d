import { type Chance, type Config, type Game, int, type Position, seeded } from '@orrery/kernel';
import { greedyPlayer } from './greedy.ts';
import type { Player } from './player.ts';

/** What was seen at one decision of a finished game: every seat's features, and who won in the end. */
export type Sample = { readonly features: Float64Array[]; readonly won: Float64Array };

/** One decision in this many is kept: neighbours tell the same story. */
const KEEP_ONE_IN = 4;

/** Plays a game out and answers with its final position. */
export function playOut(
  game: Game,
  config: Config,
  players: readonly Player[],
  seed: string,
  watch?: (position: Position) => void,
): Position {
  const position = game.start(config, seed);
  for (let asks = game.open(position); asks.length > 0; asks = game.open(position)) {
    const open = asks[0];
    const options = game.options(position, open);
    if (options.length === 1) game.play(position, open, options[0]);
    else {
      const view = game.view(position, open.seat);
      const ask = view.asks.find((a) => a.seat === open.seat && a.decision === open.decision && !a.answered);
      if (ask === undefined) throw new Error(`${open.decision} is not in the view of seat ${open.seat}`);
      const answer = players[open.seat].choose({ game, view, ask, options });
      if (answer instanceof Promise) throw new Error('learning needs players that answer at once');
      game.play(position, open, answer);
      watch?.(position);
    }
  }
  return position;
}

/** Lets the weights play against themselves, not always at their best, and collects what happened. */
export function collect(game: Game, config: Config, weights: readonly number[], games: number, seed: string): Sample[] {
  const samples: Sample[] = [];
  const { evaluation } = game.definition;
  for (let n = 0; n < games; n++) {
    const chance = seeded(`${seed}/collect ${n}`);
    const players = Array.from({ length: config.seats }, () => explorer(game, chance, weights));
    const own: Sample[] = [];
    const end = playOut(game, config, players, `${seed}/${n}`, (position) => {
      if (position.stack.length === 0 || int(chance, KEEP_ONE_IN) !== 0) return;
      const features = players.map((_, seat) => {
        const out = new Float64Array(evaluation.features.length);
        evaluation.extract(position.state, seat, out);
        return out;
      });
      own.push({ features, won: new Float64Array(config.seats) });
    });
    const { winners } = game.outcome(end);
    if (winners.length === 0) continue;
    for (const sample of own) {
      for (const seat of winners) sample.won[seat] = 1 / winners.length;
      samples.push(sample);
    }
  }
  return samples;
}

/** Mostly greedy; now and then anything at all, so that bad ideas are seen to be bad. */
function explorer(game: Game, chance: Chance, weights: readonly number[]): Player {
  const greedy = greedyPlayer(game, chance, { weights, noise: 0.03 });
  return {
    choose: (question) => (int(chance, 12) === 0 ? question.options[int(chance, question.options.length)] : greedy.choose(question)),
  };
}

/**
 * Fits weights so that exp(worth) says who wins: multinomial logistic regression over the seats of each sample, by stochastic gradient with a
 * step of its own for each weight (features have very different sizes). `pull` draws towards the weights one started from.
 */
export function fit(
  samples: readonly Sample[],
  start: readonly number[],
  chance: Chance,
  { epochs = 6, rate = 0.05, pull = 1e-4 } = {},
): number[] {
  const weights = Float64Array.from(start);
  const squares = new Float64Array(weights.length).fill(1e-8);
  const order = samples.map((_, i) => i);
  const gradient = new Float64Array(weights.length);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = int(chance, i + 1);
      [order[i], order[j]] = [order[j], order[i]];
    }
    for (const index of order) {
      const { features, won } = samples[index];
      const expected = winChances(features, weights);
      gradient.fill(0);
      for (let seat = 0; seat < features.length; seat++) {
        const error = expected[seat] - won[seat];
        for (let k = 0; k < weights.length; k++) gradient[k] += error * features[seat][k];
      }
      for (let k = 0; k < weights.length; k++) {
        const g = gradient[k] + pull * (weights[k] - start[k]);
        squares[k] += g * g;
        weights[k] -= (rate * g) / Math.sqrt(squares[k]);
      }
    }
  }
  return [...weights];
}

export function winChances(features: readonly Float64Array[], weights: Float64Array): Float64Array {
  const chances = new Float64Array(features.length);
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < features.length; seat++) {
    for (let k = 0; k < weights.length; k++) chances[seat] += weights[k] * features[seat][k];
    if (chances[seat] > most) most = chances[seat];
  }
  let sum = 0;
  for (let seat = 0; seat < chances.length; seat++) {
    chances[seat] = Math.exp(chances[seat] - most);
    sum += chances[seat];
  }
  for (let seat = 0; seat < chances.length; seat++) chances[seat] /= sum;
  return chances;
}

/** How surprised the weights are by the results, on average: lower is better. */
export function surprise(samples: readonly Sample[], weights: readonly number[]): number {
  const w = Float64Array.from(weights);
  let sum = 0;
  for (const { features, won } of samples) {
    const chances = winChances(features, w);
    for (let seat = 0; seat < won.length; seat++) if (won[seat] > 0) sum -= won[seat] * Math.log(Math.max(1e-12, chances[seat]));
  }
  return sum / Math.max(1, samples.length);
}
