import type { Answer, Ask, Chance, Game, Position, Seat, SeenAsk, View } from '@orrery/kernel';
import type { Player, Question } from './player.ts';
import { Valuer } from './value.ts';
import { keyOf, openAsk } from './world.ts';

export type SearchOptions = {
  /** Stops after this many playouts … */
  readonly iterations: number;
  /** … or after this many milliseconds, whichever comes first. */
  readonly millis: number;
  readonly weights?: readonly number[];
  /** How strongly what is little explored is preferred. */
  readonly curiosity?: number;
  readonly now?: () => number;
};

/** One answer at a node: what came of it so far, for every seat. */
type Edge = {
  /** Which of the options it is in the playout under way. */
  option: number;
  /** The last playout in whose world it was possible. */
  possible: number;
  readonly prior: number;
  visits: number;
  /** Sum of everybody's chances to win. */
  readonly total: Float64Array;
  child: Node | undefined;
};

/** A question somebody faces. Positions differ from one guess to the next; a node stands for all that led there by the same answers. */
type Node = {
  readonly seat: Seat;
  readonly decision: string;
  /** How many answers had been given when it was asked. */
  readonly at: number;
  visits: number;
  /** Sum of its own seat's chances: what an answer not tried yet is taken to be worth, on average. */
  total: number;
  /** Answers met so far, most promising first. */
  readonly edges: Edge[];
  readonly byKey: Map<string | number, Edge>;
};

export type Estimate = { readonly answer: Answer; readonly chance: number; readonly visits: number };

/** How sharply a better look right after an answer is preferred before anything is known of it. */
const SHARPNESS = 12;
/** No line is followed further than this many questions. */
const DEEPEST = 40;

/**
 * Information-set Monte-Carlo tree search. Each playout starts from a freshly guessed world, walks down the tree where every seat
 * prefers its own chance to win, looks only at the most promising answers and at more of them as visits grow, and values the position where it leaves the
 * tree. Forced answers cost no node; the part of the tree below an answer given is kept for the next question of the same turn.
 */
export class Search implements Player {
  readonly #game: Game;
  readonly #chance: Chance;
  readonly #options: SearchOptions;
  #valuer: Valuer | undefined;
  #chances = new Float64Array(0);
  #root: Node | undefined;
  #playouts = 0;
  /** Playouts of the last search. */
  iterations = 0;

  constructor(game: Game, chance: Chance, options: SearchOptions) {
    this.#game = game;
    this.#chance = chance;
    this.#options = options;
  }

  choose(question: Question, signal?: AbortSignal): Answer {
    const { options } = question;
    if (options.length === 1) return options[0];
    const { answer } = this.estimate(question, signal)[0];
    this.#root = this.#root?.byKey.get(keyOf(answer))?.child;
    return answer;
  }

  /** All options with their estimated chance to win, best first. */
  estimate({ view, ask, options }: Question, signal?: AbortSignal): Estimate[] {
    const root = this.#rootFor(view, ask);
    const now = this.#options.now ?? (() => performance.now());
    const end = now() + this.#options.millis;
    this.iterations = 0;
    do {
      this.#playout(root, view, ask);
      this.iterations++;
    } while (this.iterations < this.#options.iterations && ((this.iterations & 7) !== 0 || (now() < end && signal?.aborted !== true)));
    return options
      .map((answer): Estimate => {
        const edge = root.byKey.get(keyOf(answer));
        if (edge === undefined || edge.visits === 0) return { answer, chance: 0, visits: 0 };
        return { answer, chance: edge.total[ask.seat] / edge.visits, visits: edge.visits };
      })
      .sort((a, b) => b.visits - a.visits || b.chance - a.chance);
  }

  #rootFor(view: View, ask: SeenAsk): Node {
    const kept = this.#root;
    if (kept !== undefined && kept.seat === ask.seat && kept.decision === ask.decision && kept.at === view.decisions) return kept;
    this.#root = newNode(ask, view.decisions);
    return this.#root;
  }

  #playout(root: Node, view: View, ask: SeenAsk): void {
    const game = this.#game;
    const position = game.guess(view, this.#chance);
    if (this.#valuer === undefined) {
      const config = game.definition.configOf(position.state);
      this.#valuer = new Valuer(game, config, this.#options.weights);
      this.#chances = new Float64Array(config.seats);
    }
    const path: Edge[] = [];
    const nodes: Node[] = [];
    let node: Node | undefined = root;
    let open: Ask | undefined = openAsk(game, position, ask);
    while (node !== undefined && open !== undefined && path.length < DEEPEST) {
      const options = game.options(position, open);
      if (options.length > 1) {
        const edge = this.#select(node, position, open, options);
        nodes.push(node);
        path.push(edge);
        game.play(position, open, options[edge.option]);
        open = this.#nextQuestion(position);
        const fresh = edge.child === undefined;
        if (open !== undefined && (fresh || edge.child?.decision !== open.decision || edge.child.seat !== open.seat)) {
          // Where chance asks somebody else than last time, the line ends; the first visit only values the position.
          if (fresh && edge.visits > 0) edge.child = newNode(open, position.decisions);
          break;
        }
        node = edge.child;
      } else {
        game.play(position, open, options[0]);
        open = this.#nextQuestion(position);
      }
    }
    this.#valuer.chances(position, this.#chances);
    for (const edge of path) {
      edge.visits++;
      for (let seat = 0; seat < this.#chances.length; seat++) edge.total[seat] += this.#chances[seat];
    }
    for (const visited of nodes) {
      visited.visits++;
      visited.total += this.#chances[visited.seat];
    }
  }

  /** Plays what is forced and gives the next real question. */
  #nextQuestion(position: Position): Ask | undefined {
    const game = this.#game;
    for (;;) {
      const ask = game.open(position)[0];
      if (ask === undefined) return undefined;
      const options = game.options(position, ask);
      if (options.length > 1) return ask;
      game.play(position, ask, options[0]);
    }
  }

  #select(node: Node, position: Position, ask: Ask, options: readonly Answer[]): Edge {
    if (node.edges.length === 0) this.#expand(node, position, ask, options);
    const playout = ++this.#playouts;
    for (let i = 0; i < options.length; i++) {
      const key = keyOf(options[i]);
      const edge = node.byKey.get(key) ?? this.#add(node, key, 1 / options.length);
      edge.option = i;
      edge.possible = playout;
    }
    const curiosity = (this.#options.curiosity ?? 1.2) * Math.sqrt(node.visits + 1);
    const width = 3 + Math.floor(1.5 * Math.sqrt(node.visits));
    const untried = node.visits === 0 ? 0 : node.total / node.visits;
    let best: Edge | undefined;
    let most = Number.NEGATIVE_INFINITY;
    let seen = 0;
    for (let i = 0; i < node.edges.length && seen < width; i++) {
      const edge = node.edges[i];
      if (edge.possible !== playout) continue;
      seen++;
      const mean = edge.visits === 0 ? untried : edge.total[ask.seat] / edge.visits;
      const score = mean + (curiosity * edge.prior) / (1 + edge.visits);
      if (score > most) {
        most = score;
        best = edge;
      }
    }
    if (best === undefined) throw new Error(`${ask.decision} has no option`);
    return best;
  }

  /** Looks once at every answer: the look right after it says how promising it is. */
  #expand(node: Node, position: Position, ask: Ask, options: readonly Answer[]): void {
    const game = this.#game;
    const worth = new Float64Array(options.length);
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < options.length; i++) {
      const after = game.clone(position);
      game.play(after, openAsk(game, after, { ...ask, answered: false }), options[i]);
      this.#valuer?.chances(after, this.#chances);
      worth[i] = this.#chances[ask.seat];
      if (worth[i] > most) most = worth[i];
    }
    let sum = 0;
    for (let i = 0; i < options.length; i++) {
      worth[i] = Math.exp(SHARPNESS * (worth[i] - most));
      sum += worth[i];
    }
    const order = options.map((_, i) => i).sort((a, b) => worth[b] - worth[a]);
    for (const i of order) this.#add(node, keyOf(options[i]), worth[i] / sum);
  }

  #add(node: Node, key: string | number, prior: number): Edge {
    const edge: Edge = { option: 0, possible: 0, prior, visits: 0, total: new Float64Array(this.#chances.length), child: undefined };
    node.edges.push(edge);
    node.byKey.set(key, edge);
    return edge;
  }
}

const newNode = (ask: { readonly seat: Seat; readonly decision: string }, at: number): Node => ({
  seat: ask.seat,
  decision: ask.decision,
  at,
  visits: 0,
  total: 0,
  edges: [],
  byKey: new Map(),
});
