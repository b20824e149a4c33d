import { type Chance, type Config, type Game, int, type Position, type Seat, seeded } from '@orrery/kernel';
import { greedyPlayer } from './greedy.ts';
import type { Player } from './player.ts';
import { onTurn } from './turn.ts';
import { judgedBy, looks } from './value.ts';

/** What was seen at one decision of a finished game: every seat's features, and who won in the end. */
export type Sample = { readonly features: Float64Array[]; readonly won: Float64Array };

/** One decision in this many is kept: neighbours tell the same story. */
const KEEP_ONE_IN = 3;

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

export type CollectOptions = {
  /** Play to the end of each turn instead of answer by answer: better games, and slower ones. */
  readonly wholeTurn?: boolean;
  /** Look at the table only after the first choice that finds the turn passed on. */
  readonly betweenTurns?: boolean;
};

/** Lets the weights play against themselves, not always at their best, and collects what happened. */
export function collect(
  game: Game,
  config: Config,
  weights: readonly number[],
  games: number,
  seed: string,
  { wholeTurn = false, betweenTurns = false }: CollectOptions = {},
): Sample[] {
  const samples: Sample[] = [];
  const size = judgedBy(game).length;
  for (let n = 0; n < games; n++) {
    const chance = seeded(`${seed}/collect ${n}`);
    const players = Array.from({ length: config.seats }, () => explorer(game, chance, weights, wholeTurn));
    const own: Float64Array[][] = [];
    let turn: Seat | undefined;
    const end = playOut(game, config, players, `${seed}/${n}`, (position) => {
      const before = turn;
      turn = onTurn(position);
      if (position.stack.length === 0 || (betweenTurns && turn === before) || int(chance, KEEP_ONE_IN) !== 0) return;
      const features = players.map((_, seat) => {
        const out = new Float64Array(size);
        looks(game, position, seat, out);
        return out;
      });
      own.push(features);
    });
    const { winners } = game.outcome(end);
    if (winners.length === 0) continue;
    const won = Float64Array.from(players, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    for (const features of own) samples.push({ features, won });
  }
  return samples;
}

/** Mostly greedy; now and then anything at all, so that bad ideas are seen to be bad. */
function explorer(game: Game, chance: Chance, weights: readonly number[], wholeTurn: boolean): Player {
  const greedy = greedyPlayer(game, chance, { weights, wholeTurn, noise: 0.02 });
  return {
    choose: (question) => (int(chance, 16) === 0 ? question.options[int(chance, question.options.length)] : greedy.choose(question)),
  };
}

export type FitOptions = {
  /** As if so many more samples spoke for the weights one started from, each feature measured by how much it varies. */
  readonly pull?: number;
  /** The weights from here on are for being asked … */
  readonly askedFrom?: number;
  /** … and held to what they were as if so many more samples spoke for that. */
  readonly hold?: number;
};

const STEPS = 12;

/**
 * Fits weights so that exp(worth) says who wins: multinomial logistic regression over the seats of each sample, by Newton's method, for the
 * few features make its matrix small.
 */
export function fit(
  samples: readonly Sample[],
  from: readonly number[],
  { pull = 100, askedFrom = from.length, hold = 300 }: FitOptions = {},
): number[] {
  const start = Float64Array.from(bestScaled(samples, from));
  const holds = variances(samples, start.length).map((v, k) => (k < askedFrom ? pull * Math.max(v, 1e-6) : hold));
  const regret = (weights: Float64Array): number => {
    let sum = surprise(samples, weights) * samples.length;
    for (let k = 0; k < weights.length; k++) sum += (holds[k] * (weights[k] - start[k]) ** 2) / 2;
    return sum;
  };
  let weights = start;
  let least = regret(weights);
  for (let step = 0; step < STEPS; step++) {
    const { gradient, curvature } = slope(samples, weights);
    for (let k = 0; k < start.length; k++) {
      gradient[k] += holds[k] * (weights[k] - start[k]);
      curvature[k * start.length + k] += holds[k];
    }
    const change = solve(curvature, gradient);
    // A full step may overshoot where chances are nearly certain: go back until it helps.
    let [next, after] = [weights, Number.POSITIVE_INFINITY];
    for (let part = 1; part > 1e-3 && after >= least; part /= 2) {
      next = weights.map((w, k) => w - part * change[k]);
      after = regret(next);
    }
    if (!(after < least)) break;
    [weights, least] = [next, after];
  }
  return [...weights];
}

/** Hand-set weights know what matters more than how much it matters: the size that surprises least. */
function bestScaled(samples: readonly Sample[], weights: readonly number[]): number[] {
  let [best, least] = [[...weights], surprise(samples, weights)];
  for (let scale = 4; scale > 0.005; scale *= 0.8) {
    const scaled = weights.map((w) => w * scale);
    const surprised = surprise(samples, scaled);
    if (surprised < least) [best, least] = [scaled, surprised];
  }
  return best;
}

/** How much each feature differs between the seats of a sample, on average. */
function variances(samples: readonly Sample[], n: number): Float64Array {
  const sum = new Float64Array(n);
  for (const { features } of samples) {
    for (let k = 0; k < n; k++) {
      let mean = 0;
      for (const own of features) mean += own[k] / features.length;
      for (const own of features) sum[k] += (own[k] - mean) ** 2 / features.length;
    }
  }
  for (let k = 0; k < n; k++) sum[k] /= Math.max(1, samples.length);
  return sum;
}

function slope(samples: readonly Sample[], weights: Float64Array): { gradient: Float64Array; curvature: Float64Array } {
  const n = weights.length;
  const [gradient, curvature, mean] = [new Float64Array(n), new Float64Array(n * n), new Float64Array(n)];
  for (const { features, won } of samples) {
    const expected = winChances(features, weights);
    mean.fill(0);
    for (let seat = 0; seat < features.length; seat++) {
      const own = features[seat];
      for (let k = 0; k < n; k++) {
        mean[k] += expected[seat] * own[k];
        gradient[k] += (expected[seat] - won[seat]) * own[k];
      }
    }
    for (let seat = 0; seat < features.length; seat++) {
      const own = features[seat];
      for (let k = 0; k < n; k++) {
        const by = expected[seat] * (own[k] - mean[k]);
        if (by === 0) continue;
        for (let l = 0; l <= k; l++) curvature[k * n + l] += by * (own[l] - mean[l]);
      }
    }
  }
  for (let k = 0; k < n; k++) for (let l = k + 1; l < n; l++) curvature[k * n + l] = curvature[l * n + k];
  return { gradient, curvature };
}

/** Solves a system with a symmetric, positive matrix (Cholesky). */
function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const n = right.length;
  const lower = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * n + j];
      for (let k = 0; k < j; k++) sum -= lower[i * n + k] * lower[j * n + k];
      lower[i * n + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / lower[j * n + j];
    }
  }
  const solution = right.slice();
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) solution[i] -= lower[i * n + k] * solution[k];
    solution[i] /= lower[i * n + i];
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) solution[i] -= lower[k * n + i] * solution[k];
    solution[i] /= lower[i * n + i];
  }
  return solution;
}

function winChances(features: readonly Float64Array[], weights: Float64Array): Float64Array {
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
export function surprise(samples: readonly Sample[], weights: ArrayLike<number>): number {
  const w = Float64Array.from(weights);
  let sum = 0;
  for (const { features, won } of samples) {
    const chances = winChances(features, w);
    for (let seat = 0; seat < won.length; seat++) if (won[seat] > 0) sum -= won[seat] * Math.log(Math.max(1e-12, chances[seat]));
  }
  return sum / Math.max(1, samples.length);
}
