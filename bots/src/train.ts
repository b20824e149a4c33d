import { type Chance, type Config, type Game, int, type Seat, seeded, shuffle } from '@orrery/kernel';
import { greedyPlayer } from './greedy.ts';
import { playOut, type Sample } from './learn.ts';
import { feed, inputsOf, lookForNet, type Net, type NetShape, OUTPUTS, Perceptron, parametersOf, seenByNet, widthOf } from './net.ts';
import type { Player } from './player.ts';
import { Search } from './search.ts';
import { onTurn } from './turn.ts';
import { judgedBy } from './value.ts';

/** What was seen between the turns of one game: the looks of all seats at each moment, and what came of it. */
export type Watched = {
  readonly seats: number;
  readonly moments: number;
  readonly seen: Float32Array;
  readonly won: Float32Array;
  /** By how much each seat's final points were beyond the mean of the table. */
  readonly margin: Float32Array;
};

export type WatchOptions = {
  /** Games of searches with this many playouts a decision; with none of those who play by weights … */
  readonly playouts: number;
  /** … to the end of each turn, or answer by answer: many more games in the same time, and worse ones. */
  readonly wholeTurn: boolean;
  /** One answer in this many is any at all, so that bad ideas are seen to be bad. */
  readonly slips: number;
};

/** One moment in this many is kept: neighbours tell the same story, and more games tell another one. */
const KEEP_ONE_IN = 3;

/** Plays games and writes down what a net can learn from. */
export function watch(game: Game, config: Config, games: number, seed: string, { playouts, wholeTurn, slips }: WatchOptions): Watched[] {
  const [n, judged] = [seenByNet(game).length, judgedBy(game).length];
  const look = new Float64Array(n);
  const all: Watched[] = [];
  for (let g = 0; g < games; g++) {
    const chance = seeded(`${seed}/watch ${g}`);
    const players = Array.from({ length: config.seats }, () => slipping(thinker(game, chance, playouts, wholeTurn), chance, slips));
    const rows: Float32Array[] = [];
    let turn: Seat | undefined;
    const end = playOut(game, config, players, `${seed}/${g}`, (position) => {
      const before = turn;
      turn = onTurn(position);
      if (position.stack.length === 0 || turn === before || int(chance, KEEP_ONE_IN) !== 0) return;
      const row = new Float32Array(n * config.seats);
      for (let seat = 0; seat < config.seats; seat++) {
        lookForNet(game, position, seat, judged, look);
        row.set(look, seat * n);
      }
      rows.push(row);
    });
    const { winners, scores } = game.outcome(end);
    if (winners.length === 0) continue;
    const seen = new Float32Array(rows.length * n * config.seats);
    rows.forEach((row, i) => {
      seen.set(row, i * row.length);
    });
    const mean = scores.reduce((sum, s) => sum + s.total, 0) / scores.length;
    all.push({
      seats: config.seats,
      moments: rows.length,
      seen,
      won: Float32Array.from(players, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
      margin: Float32Array.from(scores, (s) => s.total - mean),
    });
  }
  return all;
}

const thinker = (game: Game, chance: Chance, playouts: number, wholeTurn: boolean): Player =>
  playouts === 0
    ? greedyPlayer(game, chance, { wholeTurn, noise: 0.02 })
    : new Search(game, chance, { iterations: playouts, millis: 60_000, byNet: true });

const slipping = (player: Player, chance: Chance, slips: number): Player => ({
  choose: (question) => (int(chance, slips) === 0 ? question.options[int(chance, question.options.length)] : player.choose(question)),
});

/** The same games as the fit of weights wants them: what weights judge by, and nothing else. */
export const asSamples = (game: Game, watched: readonly Watched[]): Sample[] => {
  const [n, judged] = [seenByNet(game).length, judgedBy(game).length];
  return watched.flatMap(({ seats, moments, seen, won }) =>
    Array.from({ length: moments }, (_, m) => ({
      features: Array.from({ length: seats }, (_, seat) => {
        const from = (m * seats + seat) * n;
        return Float64Array.from(seen.subarray(from, from + judged));
      }),
      won: Float64Array.from(won),
    })),
  );
};

export type TrainOptions = {
  readonly hidden: readonly [number, number];
  readonly epochs: number;
  readonly seed: string;
  readonly from?: Net | undefined;
  /** Told after each pass over the games: the mean surprise by those learnt from, and by those kept back. */
  readonly told?: (epoch: number, known: number, kept: number) => void;
};

/** Moments of one step. */
const BATCH = 64;
const RATE = 7e-4;
const [DECAY_1, DECAY_2] = [0.9, 0.999];
/** How strongly weights are drawn to nothing. */
const WEIGHT_DECAY = 0.05;
/** How much the final points count beside who won: they tell more about a game, and it is not them that is asked. */
const MARGIN_SHARE = 0.3;
/** So many passes without less surprise by the games kept back, and there is nothing more to learn. */
const PATIENCE = 4;

/**
 * Fits a net to games by Adam, and keeps what was least surprised by the games it does not learn from. Looks are measured by how much they vary;
 * that is put into the first layer at the end.
 */
export function train(known: readonly Watched[], kept: readonly Watched[], looks: number, options: TrainOptions): Net {
  const shape: NetShape = { looks, hidden: options.hidden };
  const scales = scalesOf(known, looks);
  const parameters = options.from === undefined ? drawn(shape, seeded(`${options.seed}/net`)) : scaled(options.from, scales, 1);
  const lesson = new Lesson(shape, parameters, scales, marginScale(known));
  const moments = known.flatMap((game, g) => Array.from({ length: game.moments }, (_, m) => [g, m] as const));
  const chance = seeded(`${options.seed}/order`);
  let [best, least, waited] = [parameters.slice(), lesson.surprise(kept), 0];
  for (let epoch = 1; epoch <= options.epochs && waited < PATIENCE; epoch++) {
    shuffle(chance, moments);
    let sum = 0;
    // The last passes take small steps.
    const rate = RATE * (0.02 + 0.98 * 0.5 * (1 + Math.cos((Math.PI * (epoch - 1)) / options.epochs)));
    for (let i = 0; i < moments.length; i += BATCH) {
      const batch = moments.slice(i, i + BATCH);
      for (const [g, m] of batch) sum += lesson.learn(known[g], m);
      lesson.step(rate, batch.length);
    }
    const surprised = lesson.surprise(kept);
    options.told?.(epoch, sum / moments.length, surprised);
    if (surprised < least) [best, least, waited] = [parameters.slice(), surprised, 0];
    else waited++;
  }
  return { shape, parameters: scaled({ shape, parameters: best }, scales, -1) };
}

/** How surprised a net is by games, on average. */
export function netSurprise({ shape, parameters }: Net, watched: readonly Watched[]): number {
  return new Lesson(shape, parameters.slice(), new Float32Array(shape.looks).fill(1), 1).surprise(watched);
}

/** The first layer in looks measured by their scale (1), or as they are (-1). */
function scaled({ shape, parameters }: Net, scales: Float32Array, way: 1 | -1): Float32Array {
  const out = parameters.slice();
  const width = widthOf(shape);
  for (let i = 0; i < 3 * shape.looks; i++) {
    const by = way === 1 ? 1 / scales[i % shape.looks] : scales[i % shape.looks];
    for (let j = 0; j < width; j++) out[i * width + j] *= by;
  }
  return out;
}

/** One by the deviation of each look from nothing; looks that never show count as they are. */
function scalesOf(watched: readonly Watched[], n: number): Float32Array {
  const squares = new Float64Array(n);
  let rows = 0;
  for (const { seen } of watched) {
    for (let i = 0; i < seen.length; i++) squares[i % n] += seen[i] * seen[i];
    rows += seen.length / n;
  }
  return Float32Array.from(squares, (sum) => (sum === 0 ? 1 : 1 / Math.sqrt(sum / rows)));
}

function marginScale(watched: readonly Watched[]): number {
  let [sum, count] = [0, 0];
  for (const { margin } of watched)
    for (const m of margin) {
      sum += m * m;
      count++;
    }
  return sum === 0 ? 1 : 1 / Math.sqrt(sum / count);
}

/** Small weights at random; those that feed the outputs begin with none. */
function drawn(shape: NetShape, chance: Chance): Float32Array {
  const [first, second] = shape.hidden;
  const [inputs, width] = [inputsOf(shape), widthOf(shape)];
  const out = new Float32Array(parametersOf(shape));
  const draw = (size: number): number => (size * (int(chance, 20_001) - 10_000)) / 10_000;
  for (let i = 0; i < inputs - 1; i++) for (let j = 0; j < first; j++) out[i * width + j] = draw(Math.sqrt(3 / inputs));
  const at = inputs * width;
  for (let i = 0; i < first * second; i++) out[at + i] = draw(Math.sqrt(6 / first));
  for (let i = 0; i < second * OUTPUTS; i++) out[at + (first + 1) * second + i] = draw(Math.sqrt(0.3 / second));
  return out;
}

class Lesson {
  readonly #shape: NetShape;
  readonly #parameters: Float32Array;
  readonly #scales: Float32Array;
  readonly #marginScale: number;
  readonly #gradient: Float32Array;
  readonly #mean: Float32Array;
  readonly #square: Float32Array;
  readonly #seats: { readonly perceptron: Perceptron; readonly input: Float32Array }[] = [];
  readonly #row: Float32Array;
  readonly #onSecond: Float32Array;
  readonly #onFirst: Float32Array;
  readonly #chances = new Float64Array(16);
  #steps = 0;

  constructor(shape: NetShape, parameters: Float32Array, scales: Float32Array, marginScale: number) {
    this.#shape = shape;
    this.#parameters = parameters;
    this.#scales = scales;
    this.#marginScale = marginScale;
    this.#gradient = new Float32Array(parameters.length);
    this.#mean = new Float32Array(parameters.length);
    this.#square = new Float32Array(parameters.length);
    this.#row = new Float32Array(16 * shape.looks);
    this.#onSecond = new Float32Array(shape.hidden[1]);
    this.#onFirst = new Float32Array(widthOf(shape));
  }

  /** Runs all seats of a moment, and answers with the surprise at who won. */
  #look({ seats, seen, won }: Watched, moment: number): number {
    const n = this.#shape.looks;
    const from = moment * seats * n;
    for (let i = 0; i < seats * n; i++) this.#row[i] = seen[from + i] * this.#scales[i % n];
    const chances = this.#chances;
    let most = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seats; seat++) {
      this.#seats[seat] ??= { perceptron: new Perceptron(this.#shape, this.#parameters), input: new Float32Array(inputsOf(this.#shape)) };
      const { perceptron, input } = this.#seats[seat];
      feed(this.#row, n, seats, seat, input);
      perceptron.run(input);
      chances[seat] = perceptron.out[0];
      if (chances[seat] > most) most = chances[seat];
    }
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      chances[seat] = Math.exp(chances[seat] - most);
      sum += chances[seat];
    }
    let surprise = 0;
    for (let seat = 0; seat < seats; seat++) {
      chances[seat] /= sum;
      if (won[seat] > 0) surprise -= won[seat] * Math.log(Math.max(1e-9, chances[seat]));
    }
    return surprise;
  }

  surprise(watched: readonly Watched[]): number {
    let [sum, count] = [0, 0];
    for (const game of watched)
      for (let m = 0; m < game.moments; m++) {
        sum += this.#look(game, m);
        count++;
      }
    return sum / Math.max(1, count);
  }

  /** Adds what a moment teaches, and answers with its surprise. */
  learn(game: Watched, moment: number): number {
    const surprise = this.#look(game, moment);
    for (let seat = 0; seat < game.seats; seat++) {
      const { perceptron, input } = this.#seats[seat];
      const odds = this.#chances[seat] - game.won[seat];
      const margin = (MARGIN_SHARE * (perceptron.out[1] - game.margin[seat] * this.#marginScale)) / game.seats;
      this.#back(perceptron, input, odds, margin);
    }
    return surprise;
  }

  #back({ first, second }: Perceptron, input: Float32Array, odds: number, margin: number): void {
    const [p, g] = [this.#parameters, this.#gradient];
    const [h1, h2] = this.#shape.hidden;
    const width = h1 + OUTPUTS;
    const [at1, at2] = [input.length * width, input.length * width + (h1 + 1) * h2];
    const [onSecond, onFirst] = [this.#onSecond, this.#onFirst];
    for (let k = 0; k < h2; k++) {
      const x = second[k];
      const at = at2 + k * OUTPUTS;
      onSecond[k] = x > 0 ? p[at] * odds + p[at + 1] * margin : 0;
      if (x > 0) {
        g[at] += x * odds;
        g[at + 1] += x * margin;
      }
    }
    g[at2 + h2 * OUTPUTS] += odds;
    g[at2 + h2 * OUTPUTS + 1] += margin;
    for (let j = 0; j < h1; j++) {
      const x = first[j];
      onFirst[j] = 0;
      if (x <= 0) continue;
      const at = at1 + j * h2;
      let sum = 0;
      for (let k = 0; k < h2; k++) {
        sum += p[at + k] * onSecond[k];
        g[at + k] += x * onSecond[k];
      }
      onFirst[j] = sum;
    }
    const bias = at1 + h1 * h2;
    for (let k = 0; k < h2; k++) g[bias + k] += onSecond[k];
    onFirst[h1] = odds;
    onFirst[h1 + 1] = margin;
    for (let i = 0, row = 0; i < input.length; i++, row += width) {
      const x = input[i];
      if (x === 0) continue;
      for (let j = 0; j < width; j++) g[row + j] += x * onFirst[j];
    }
  }

  /** Takes a step (Adam) by what was added since the last one. */
  step(rate: number, moments: number): void {
    const [p, g, mean, square] = [this.#parameters, this.#gradient, this.#mean, this.#square];
    this.#steps++;
    const [bias1, bias2] = [1 - DECAY_1 ** this.#steps, 1 - DECAY_2 ** this.#steps];
    for (let i = 0; i < p.length; i++) {
      const slope = g[i] / moments;
      g[i] = 0;
      mean[i] = DECAY_1 * mean[i] + (1 - DECAY_1) * slope;
      square[i] = DECAY_2 * square[i] + (1 - DECAY_2) * slope * slope;
      p[i] -= rate * (mean[i] / bias1 / (Math.sqrt(square[i] / bias2) + 1e-8) + WEIGHT_DECAY * p[i]);
    }
  }
}
