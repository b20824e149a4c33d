import type { Config, Game, NetWeights, Position, Seat } from '@orrery/kernel';
import { teamsOf } from './teams.ts';
import { judgedBy, looks } from './value.ts';

/** All that a net sees of a seat: what weights judge it by, then what the game shows to nets only. */
export const seenByNet = (game: Game): string[] => [...judgedBy(game), ...(game.definition.evaluation.net?.looks ?? [])];

/** Two hidden layers, and two numbers for each seat: the logarithm of its odds, and how far its final points lie beyond the mean of the table. */
export type NetShape = { readonly looks: number; readonly hidden: readonly [number, number] };
export const OUTPUTS = 2;

/** A perceptron sees a seat's own looks, the mean and the best of the others', and a constant. */
export const inputsOf = ({ looks: n }: NetShape): number => 3 * n + 1;
/** The first layer also feeds the outputs, so that what a linear value knows need not be learnt through bends. */
export const widthOf = ({ hidden: [first] }: NetShape): number => first + OUTPUTS;
export function parametersOf(shape: NetShape): number {
  const [first, second] = shape.hidden;
  return inputsOf(shape) * widthOf(shape) + (first + 1) * second + (second + 1) * OUTPUTS;
}

/** Writes what the perceptron of a seat is fed with: `seen` has the looks of all seats, one after the other. */
export function feed(seen: Float32Array, n: number, seats: number, seat: Seat, out: Float32Array): void {
  const own = seat * n;
  for (let k = 0; k < n; k++) {
    let [sum, most] = [0, Number.NEGATIVE_INFINITY];
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const value = seen[other * n + k];
      sum += value;
      if (value > most) most = value;
    }
    out[k] = seen[own + k];
    out[n + k] = seats > 1 ? sum / (seats - 1) : 0;
    out[2 * n + k] = seats > 1 ? most : 0;
  }
  out[3 * n] = 1;
}

/** The layers of one seat, with room for what they say: nothing is allocated while it thinks. */
export class Perceptron {
  readonly #shape: NetShape;
  readonly #parameters: Float32Array;
  /** What the layers said last; training needs it. */
  readonly first: Float32Array;
  readonly second: Float32Array;
  readonly out = new Float32Array(OUTPUTS);

  constructor(shape: NetShape, parameters: Float32Array) {
    if (parameters.length !== parametersOf(shape)) throw new Error('a net of another shape');
    this.#shape = shape;
    this.#parameters = parameters;
    this.first = new Float32Array(widthOf(shape));
    this.second = new Float32Array(shape.hidden[1]);
  }

  run(input: Float32Array): void {
    const { first, second, out } = this;
    const p = this.#parameters;
    const [h1, h2] = this.#shape.hidden;
    const width = h1 + OUTPUTS;
    first.fill(0);
    for (let i = 0, row = 0; i < input.length; i++, row += width) {
      const x = input[i];
      // Most looks are nothing at most moments.
      if (x === 0) continue;
      for (let j = 0; j < width; j++) first[j] += x * p[row + j];
    }
    let at = input.length * width;
    second.set(p.subarray(at + h1 * h2, at + (h1 + 1) * h2));
    for (let j = 0; j < h1; j++, at += h2) {
      const x = first[j];
      if (x <= 0) continue;
      for (let k = 0; k < h2; k++) second[k] += x * p[at + k];
    }
    at += h2;
    for (let o = 0; o < OUTPUTS; o++) out[o] = first[h1 + o] + p[at + h2 * OUTPUTS + o];
    for (let k = 0; k < h2; k++) {
      const x = second[k];
      if (x <= 0) continue;
      for (let o = 0; o < OUTPUTS; o++) out[o] += x * p[at + k * OUTPUTS + o];
    }
  }
}

/** Puts everybody's chance to win on a position, as the learnt net sees it. One of these serves all positions of a match. */
export class NetValuer {
  readonly #game: Game;
  readonly #config: Config;
  readonly #n: number;
  readonly #judged: number;
  readonly #perceptron: Perceptron;
  readonly #look: Float64Array;
  readonly #seen: Float32Array;
  readonly #input: Float32Array;
  readonly #teams: readonly { readonly seat: Seat; readonly mate: Seat }[];
  readonly #own: Float64Array;

  constructor(game: Game, config: Config, { shape, parameters }: Net) {
    this.#game = game;
    this.#config = config;
    this.#n = shape.looks;
    this.#judged = judgedBy(game).length;
    this.#perceptron = new Perceptron(shape, parameters);
    this.#look = new Float64Array(shape.looks);
    this.#seen = new Float32Array(shape.looks * config.seats);
    this.#input = new Float32Array(inputsOf(shape));
    this.#teams = teamsOf(game, config);
    this.#own = new Float64Array(config.seats);
  }

  chances(position: Position, out: Float64Array): void {
    const { seats } = this.#config;
    if (position.stack.length === 0) {
      const { winners } = this.#game.definition.outcome(position.state);
      for (let seat = 0; seat < seats; seat++) out[seat] = winners.includes(seat) ? 1 / winners.length : 0;
      this.#addMates(out);
      return;
    }
    for (let seat = 0; seat < seats; seat++) {
      lookForNet(this.#game, position, seat, this.#judged, this.#look);
      this.#seen.set(this.#look, seat * this.#n);
    }
    let most = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seats; seat++) {
      feed(this.#seen, this.#n, seats, seat, this.#input);
      this.#perceptron.run(this.#input);
      out[seat] = this.#perceptron.out[0];
    }
    this.#addMates(out);
    for (let seat = 0; seat < seats; seat++) if (out[seat] > most) most = out[seat];
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      out[seat] = Math.exp(out[seat] - most);
      sum += out[seat];
    }
    for (let seat = 0; seat < seats; seat++) out[seat] /= sum;
    this.#addMates(out);
  }

  #addMates(out: Float64Array): void {
    if (this.#teams.length === 0) return;
    this.#own.set(out);
    for (const { seat, mate } of this.#teams) out[seat] += this.#own[mate];
  }
}

/** Writes all that a net sees of a seat. */
export function lookForNet(game: Game, position: Position, seat: Seat, judged: number, out: Float64Array): void {
  looks(game, position, seat, out.subarray(0, judged));
  game.definition.evaluation.net?.look(position.state, seat, out.subarray(judged));
}

export type Net = { readonly shape: NetShape; readonly parameters: Float32Array };

const loaded = new WeakMap<object, Net>();

/**
 * Whoever is about to think fetches what the game has learnt; whoever only plays, where searches use it. Without it positions are judged by weights,
 * as in a game that has learnt nothing.
 */
export async function prepare(game: Game, { toPlay = false } = {}): Promise<void> {
  const { net } = game.definition.evaluation;
  if (net?.weights === undefined || loaded.has(game.definition) || (toPlay && net.search === undefined)) return;
  takeNet(game, unpack(game, await net.weights()));
}

/** The net of a game, where it has been fetched and is for this many seats. */
export function netFor(game: Game, { seats }: Config): Net | undefined {
  const { net } = game.definition.evaluation;
  return net !== undefined && seats >= (net.seats ?? 2) ? loaded.get(game.definition) : undefined;
}

/** Judges with this net from now on: while one is being learnt it is not in a file yet. */
export const takeNet = (game: Game, net: Net | undefined): void => {
  if (net === undefined) loaded.delete(game.definition);
  else loaded.set(game.definition, net);
};

/** A net as a file keeps it: each row of weights in steps of one 127th of its greatest, the greatest in front of it. */
export function pack({ shape, parameters }: Net, inputs: readonly string[]): NetWeights {
  const bytes = new Uint8Array(rowsOf(shape).reduce((sum, length) => sum + 4 + length, 0));
  const view = new DataView(bytes.buffer);
  let [from, to] = [0, 0];
  for (const length of rowsOf(shape)) {
    const row = parameters.subarray(from, from + length);
    const most = row.reduce((m, x) => Math.max(m, Math.abs(x)), 0);
    view.setFloat32(to, most);
    for (let i = 0; i < length; i++) view.setInt8(to + 4 + i, most === 0 ? 0 : Math.round((127 * row[i]) / most));
    from += length;
    to += 4 + length;
  }
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { looks: inputs, hidden: shape.hidden, weights: btoa(text) };
}

/** The net of a file. One that was learnt from other looks would see nonsense; their order may differ, for it hangs on which rules were loaded first. */
export function unpack(game: Game, { looks: names, hidden, weights }: NetWeights): Net {
  const here = seenByNet(game);
  const places = new Map(here.map((name, i) => [name, i]));
  if (names.length !== here.length || names.some((name) => !places.has(name)))
    throw new Error(`the net of ${game.id} was learnt from other looks`);
  const n = names.length;
  const shape: NetShape = { looks: n, hidden };
  const [width, shown] = [widthOf(shape), 3 * n];
  const text = atob(weights);
  const view = new DataView(Uint8Array.from(text, (c) => c.charCodeAt(0)).buffer);
  const parameters = new Float32Array(parametersOf(shape));
  let [from, row, end] = [0, 0, shown * width];
  for (const length of rowsOf(shape)) {
    const to = row < shown ? (row - (row % n) + (places.get(names[row % n]) ?? 0)) * width : end;
    if (row++ >= shown) end += length;
    const most = view.getFloat32(from);
    for (let i = 0; i < length; i++) parameters[to + i] = (most * view.getInt8(from + 4 + i)) / 127;
    from += 4 + length;
  }
  return { shape, parameters };
}

function rowsOf(shape: NetShape): number[] {
  const [first, second] = shape.hidden;
  return [
    ...new Array<number>(inputsOf(shape)).fill(widthOf(shape)),
    ...new Array<number>(first + 1).fill(second),
    ...new Array<number>(second + 1).fill(OUTPUTS),
  ];
}
