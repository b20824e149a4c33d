import type { Answer, Ask, Chance, Game, Position, Seat, SeenAsk, View } from '@orrery/kernel';
import { chancesAfter } from './chances-after.ts';
import { type Foreseer, foreseerOf, SHORTEST_SIGHT } from './foreseer.ts';
import type { Way } from './outlook.ts';
import type { Player, Question } from './player.ts';
import { Rollout } from './rollout.ts';
import { onTurn, Turn } from './turn.ts';
import { Valuer } from './value.ts';
import { keyOf, openAsk } from './world.ts';

export type SearchOptions = {
  /** Stops after this many playouts … */
  readonly iterations: number;
  /** … or after this many milliseconds, whichever comes first. */
  readonly millis: number;
  /** Which part of the turns that a game wants to be played on before a position is valued: all of them unless said, 0 for none. */
  readonly sight?: number;
  /** Whether positions are valued by the weights that foresee who wins, where the game has such, instead of those to play by: yes unless said. */
  readonly valueWeights?: boolean;
  /** Whether they are valued by the game's net, where it has been fetched: where the game has it for searches unless said. */
  readonly byNet?: boolean;
  /** Whoever wants numbers and not only a choice lets all playouts be made, also when the best answer cannot change any more. */
  readonly whole?: boolean;
  readonly now?: () => number;
};

/** One answer at a node, and what came of it so far for the seat that gives it. */
type Edge = {
  /** Which of the options it is in the playout under way. */
  option: number;
  /** The last playout in whose world it was possible. */
  possible: number;
  prior: number;
  /** The chance it leaves by the look of its turn's end; undefined where nobody looked so. */
  look: number | undefined;
  visits: number;
  /** Sum of the chooser's chances to win, and of their squares. */
  total: number;
  squares: number;
  /** What may be asked next: luck or another world may make it another question. */
  readonly children: Node[];
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
  /** Answers of the first world, most promising first; then those that only later worlds offered, as they came. */
  readonly edges: Edge[];
  /** How many playouts the look of an edge counts for: none unless this is the question that is thought about, and the game wants it. */
  lookPlayouts: number;
  readonly byKey: Map<string | number, Edge>;
};

/** An answer with its chance to win as this many playouts saw it; `error` is the standard error of that mean. */
export type Estimate = { readonly answer: Answer; readonly chance: number; readonly visits: number; readonly error: number };

/** What positions are judged with: all of it made for one table, once. */
type Judgement = {
  /** Tells answers apart … */
  readonly valuer: Valuer;
  /** … and this, who will win: by the same standard, or by the one that foresees. */
  readonly value: Foreseer;
  /** How much of that is said before anything is played on. */
  readonly staticShare: number;
  /** So many turns are played on before what comes then is said. */
  readonly rolloutTurns: number;
  readonly rollout: Rollout;
  /** Everybody's chances where the playout under way came to, and how they looked before. */
  readonly chances: Float64Array;
  readonly soon: Float64Array;
  readonly halfway: Float64Array;
};

/** The constant of PUCT: how strongly what is little explored is preferred. */
const C_PUCT = 5;
/** How sharply better odds right after an answer are preferred before anything is known of it. */
const SHARPNESS = 3;
/** No line is followed further than this many questions. */
const DEEPEST = 40;
/** Who only wants an answer does not wait for the second-best to catch up if it needs more than this part of what is left. */
const EARLY_STOP = 0.75;
/** A question that fewer playouts came to is not part of a plan. */
const WELL_THOUGHT = 12;
/** Of the playouts allowed, this part may be made afresh even where the kept tree has seen as many. */
const FRESH_SHARE = 0.25;

/**
 * Information-set Monte-Carlo tree search. Each playout starts from a freshly guessed world (a determinization), walks down the tree where every seat
 * prefers its own chance to win, and looks only at the most promising answers and at more of them as visits grow. Where it leaves the tree
 * everybody plays on greedily for some turns (a rollout), and the position then reached is valued. Forced answers cost no node; the part of the
 * tree below an answer given is kept for the question right after it. One of these plays one seat of one match.
 */
export class Search implements Player {
  readonly #game: Game;
  readonly #chance: Chance;
  readonly #options: SearchOptions;
  #judgement: Judgement | undefined;
  #spreads: Spread[] = [];
  #root: Node | undefined;
  #last: Edge | undefined;
  #turn: Turn | undefined;
  #playouts = 0;
  /** Playouts of the last search. */
  iterations = 0;

  constructor(game: Game, chance: Chance, options: SearchOptions) {
    this.#game = game;
    this.#chance = chance;
    this.#options = options;
  }

  choose(question: Question): Answer {
    const { options } = question;
    if (options.length === 1) return options[0];
    const { answer } = this.#think(question, EARLY_STOP)[0];
    this.#last = this.#root?.byKey.get(keyOf(answer));
    this.#root = undefined;
    return answer;
  }

  /** All options with their estimated chance to win, best first. */
  estimate(question: Question): Estimate[] {
    return this.#think(question, 1);
  }

  /** How the search would go on after an answer to the question it thought about last: at each question what it tried most. */
  wayAfter(answer: Answer): Way {
    let edge = this.#root?.byKey.get(keyOf(answer));
    return (ask, options) => {
      const node = edge === undefined ? undefined : follow(edge, ask);
      edge = undefined;
      if (node === undefined || node.visits < WELL_THOUGHT) return undefined;
      let best: Answer | undefined;
      for (const option of options) {
        const tried = node.byKey.get(keyOf(option));
        if (tried !== undefined && tried.visits > (edge?.visits ?? 0)) [edge, best] = [tried, option];
      }
      return best;
    };
  }

  #think({ view, ask, options }: Question, hope: number): Estimate[] {
    const root = this.#rootFor(view, ask);
    const { iterations: most, millis, whole = false, now = () => performance.now() } = this.#options;
    const begun = now();
    // A kept tree has also seen answers of other worlds: only those on offer count.
    const keys = options.map(keyOf);
    this.#lookAhead(root, view, ask, options, keys);
    const visits = (): number[] => keys.map((key) => root.byKey.get(key)?.visits ?? 0);
    const known = visits().reduce((sum, n) => sum + n, 0);
    const wanted = Math.max(most - known, Math.ceil(FRESH_SHARE * most));
    this.iterations = 0;
    do {
      this.#playout(root, view, ask);
      this.iterations++;
      if ((this.iterations & 7) !== 0) continue;
      const spent = now() - begun;
      // As many more as are wanted, or as fit into the time that is left at the pace so far.
      const left = Math.min(wanted - this.iterations, this.iterations * (millis / spent - 1));
      if (spent >= millis || (!whole && settled(visits(), hope * left))) break;
    } while (this.iterations < wanted);
    const shift = shiftOf(root);
    const estimates = options.map((answer, i): Estimate => {
      const edge = root.byKey.get(keys[i]);
      if (edge === undefined) return { answer, chance: 0, visits: 0, error: Number.POSITIVE_INFINITY };
      return { answer, chance: meanOf(root, edge, shift, 0), visits: edge.visits, error: errorOf(edge) };
    });
    // Where every answer was looked at, it has a chance however often it was tried; elsewhere what was tried most is what held its promise.
    if (root.lookPlayouts > 0) return estimates.sort((a, b) => b.chance - a.chance);
    return estimates.sort((a, b) => b.visits - a.visits || b.chance - a.chance);
  }

  #rootFor(view: View, ask: SeenAsk): Node {
    const kept = this.#last?.children.find(
      (node) => node.seat === ask.seat && node.decision === ask.decision && node.at === view.decisions,
    );
    if (kept === undefined) this.#spreads = [];
    this.#root = kept ?? newNode(ask, view.decisions);
    return this.#root;
  }

  /**
   * Where a game says so, looks at the end of the turn after every answer, as an Officer does: it orders the answers, and counts as so many playouts of
   * each. Rollouts differ so much that a few of them say less than that look.
   */
  #lookAhead(root: Node, view: View, ask: SeenAsk, options: readonly Answer[], keys: readonly (string | number)[]): void {
    const { turnEndPlayouts = 0 } = this.#game.definition.evaluation;
    if (turnEndPlayouts === 0) return;
    const game = this.#game;
    const position = game.determinize(view, this.#chance);
    const { valuer, chances } = this.#judgementOn(position);
    this.#turn ??= new Turn(game, valuer, chances.length);
    const looks = chancesAfter(game, this.#turn, position, ask, options, this.#chance, true);
    const priors = priorsOf(chances.length === 1 ? looks : looks.map(odds));
    keys.forEach((key, i) => {
      const edge = root.byKey.get(key) ?? add(root, key, 0);
      edge.prior = priors[i];
      edge.look = looks[i];
      this.#spreadOf(ask.seat).add(looks[i]);
    });
    root.edges.sort((a, b) => b.prior - a.prior);
    root.lookPlayouts = turnEndPlayouts;
  }

  #playout(root: Node, view: View, ask: SeenAsk): void {
    const game = this.#game;
    const position = game.determinize(view, this.#chance);
    const { chances } = this.#judgementOn(position);
    const { horizon } = game.definition.evaluation;
    const path: Edge[] = [];
    const nodes: Node[] = [];
    let node: Node | undefined = root;
    let open: Ask | undefined = openAsk(game, position, ask);
    const turn = onTurn(position);
    while (node !== undefined && open !== undefined && path.length < DEEPEST) {
      const options = game.options(position, open);
      const edge = this.#select(node, position, open, options);
      nodes.push(node);
      path.push(edge);
      game.play(position, open, options[edge.option]);
      open = this.#nextQuestion(position);
      if (open === undefined || (horizon === 'turn' && onTurn(position) !== turn)) break;
      node = follow(edge, open);
      // The first visit only values the position.
      if (node === undefined && edge.visits > 0) edge.children.push(newNode(open, position.decisions));
    }
    this.#foresee(position, turn);
    for (let i = 0; i < path.length; i++) {
      const chance = chances[nodes[i].seat];
      path[i].visits++;
      path[i].total += chance;
      path[i].squares += chance * chance;
      nodes[i].visits++;
      nodes[i].total += chance;
    }
    for (let seat = 0; seat < chances.length; seat++) this.#spreadOf(seat).add(chances[seat]);
  }

  #judgementOn(position: Position): Judgement {
    if (this.#judgement === undefined) {
      const [game, { valueWeights = true, byNet }] = [this.#game, this.#options];
      const { config } = position.state;
      const valuer = new Valuer(game, config);
      this.#judgement = {
        valuer,
        ...foreseerOf(game, config, valueWeights, byNet),
        rollout: new Rollout(game, valuer),
        chances: new Float64Array(config.seats),
        soon: new Float64Array(config.seats),
        halfway: new Float64Array(config.seats),
      };
    }
    return this.#judgement;
  }

  /**
   * Writes everybody's chance to win: what playing on leads to, and beside it, where the game says so, how the table looks before: at the end
   * of the turn under way where it is the asked seat's, this one or a later one, and in a turn of somebody else's as it is.
   */
  #foresee(position: Position, turn: Seat): void {
    const { value, staticShare, rolloutTurns, rollout, chances, soon } = this.#judgementOn(position);
    const { sight = 1 } = this.#options;
    if (sight === 0) {
      value.chances(position, chances);
      return;
    }
    const ahead = Math.max(SHORTEST_SIGHT, Math.round(rolloutTurns * sight));
    if (staticShare === 0) {
      this.#playOn(position, ahead);
      return;
    }
    const turnEnd = onTurn(position) === turn ? rollout.play(position, 1) : position;
    if (staticShare === 1) {
      value.chances(turnEnd, chances);
      return;
    }
    value.chances(turnEnd, soon);
    // What was left of that turn counts as one of those played on.
    this.#playOn(turnEnd, ahead - 1);
    mix(chances, soon, staticShare);
  }

  /** Writes everybody's chance to win after so many turns more, and where the game says so also halfway there. */
  #playOn(position: Position, turns: number): void {
    const { value, rollout, chances, halfway } = this.#judgementOn(position);
    const { halfwayShare = 0 } = this.#game.definition.evaluation;
    // Alone at the table it is the points in the end that count.
    if (halfwayShare === 0 || chances.length === 1) {
      value.chances(rollout.play(position, turns), chances);
      return;
    }
    const first = turns >> 1;
    const middle = rollout.play(position, first);
    value.chances(middle, halfway);
    value.chances(rollout.play(middle, turns - first), chances);
    mix(chances, halfway, halfwayShare);
  }

  #spreadOf(seat: Seat): Spread {
    this.#spreads[seat] ??= new Spread();
    return this.#spreads[seat];
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
      const edge = node.byKey.get(key) ?? add(node, key, 1 / options.length);
      edge.option = i;
      edge.possible = playout;
    }
    // Curiosity is measured by how much the outcomes differ: chances far from even move little, and still have to be told apart.
    const exploration = C_PUCT * this.#spreadOf(ask.seat).deviation() * Math.sqrt(node.visits + 1);
    const width = 3 + Math.floor(1.5 * Math.sqrt(node.visits));
    // First-play urgency: what has not been tried counts as much as the mean of what has.
    const fpu = node.visits === 0 ? 0 : node.total / node.visits;
    const shift = shiftOf(node);
    let best: Edge | undefined;
    let most = Number.NEGATIVE_INFINITY;
    let seen = 0;
    for (let i = 0; i < node.edges.length && seen < width; i++) {
      const edge = node.edges[i];
      if (edge.possible !== playout) continue;
      seen++;
      const score = meanOf(node, edge, shift, fpu) + (exploration * edge.prior) / (1 + edge.visits);
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
    const { valuer, chances } = this.#judgementOn(position);
    const after = options.map((option) => {
      const next = game.clone(position);
      game.play(next, openAsk(game, next, ask), option);
      return next;
    });
    // Others seldom change by one answer: only the seat itself is looked at. But an end of the game is compared by everybody's chances.
    const ending = chances.length > 1 && after.some((next) => next.stack.length === 0);
    const worth = Float64Array.from(after, (next) => {
      if (!ending) return valuer.worth(next, ask.seat);
      valuer.chances(next, chances);
      return odds(chances[ask.seat]);
    });
    const priors = priorsOf(worth);
    const order = options.map((_, i) => i).sort((a, b) => priors[b] - priors[a]);
    for (const i of order) add(node, keyOf(options[i]), priors[i]);
  }
}

/** How promising answers are before anything is known of them, by the logarithm of the odds after each. */
function priorsOf(worth: Float64Array): Float64Array {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < worth.length; i++) if (worth[i] > most) most = worth[i];
  const priors = worth.map((w) => Math.exp(SHARPNESS * (w - most)));
  let sum = 0;
  for (let i = 0; i < priors.length; i++) sum += priors[i];
  return priors.map((p) => p / sum);
}

/** By how much playouts of a node saw more than its looks on average: they see further, and by another standard. */
function shiftOf({ lookPlayouts, edges }: Node): number {
  if (lookPlayouts === 0) return 0;
  let more = 0;
  let tried = 0;
  for (let i = 0; i < edges.length; i++) {
    const { look, visits, total } = edges[i];
    // A kept tree also knows answers that are not on offer here: those were not looked at.
    if (look === undefined) continue;
    more += total - visits * look;
    tried += visits;
  }
  return more / Math.max(1, tried);
}

/** What an answer is taken to be worth: by its look and its playouts together, or by its playouts alone, before the first of which it is `fpu`. */
function meanOf({ lookPlayouts }: Node, { look, total, visits }: Edge, shift: number, fpu: number): number {
  if (look !== undefined) return (lookPlayouts * (look + shift) + total) / (lookPlayouts + visits);
  return visits === 0 ? fpu : total / visits;
}

/** So much of the others' word in everybody's chances. */
function mix(chances: Float64Array, others: Float64Array, share: number): void {
  for (let seat = 0; seat < chances.length; seat++) chances[seat] = share * others[seat] + (1 - share) * chances[seat];
}

/** The logarithm of the odds; a certain thing is taken as nearly certain. */
function odds(chance: number): number {
  const p = Math.min(1 - 1e-6, Math.max(1e-6, chance));
  return Math.log(p / (1 - p));
}

/** Whether this many more playouts for the second-best answer do not make it the one tried most. An answer by itself has none to beat. */
function settled(visits: readonly number[], left: number): boolean {
  let [first, second] = [0, 0];
  for (const n of visits) {
    if (n > first) {
      second = first;
      first = n;
    } else if (n > second) second = n;
  }
  return visits.length > 1 && first - second > left;
}

/** The standard error of what an answer was worth on average. Of a single playout nothing is known. */
function errorOf({ visits, total, squares }: Edge): number {
  if (visits < 2) return Number.POSITIVE_INFINITY;
  const mean = total / visits;
  return Math.sqrt(Math.max(0, squares / visits - mean * mean) / (visits - 1));
}

function follow(edge: Edge, open: Ask): Node | undefined {
  for (const child of edge.children) if (child.seat === open.seat && child.decision === open.decision) return child;
  return undefined;
}

function add(node: Node, key: string | number, prior: number): Edge {
  const edge: Edge = { option: 0, possible: 0, prior, look: undefined, visits: 0, total: 0, squares: 0, children: [] };
  node.edges.push(edge);
  node.byKey.set(key, edge);
  return edge;
}

/** Mean and deviation of numbers as they come (Welford). */
class Spread {
  #count = 0;
  #mean = 0;
  #squares = 0;

  add(value: number): void {
    const from = value - this.#mean;
    this.#mean += from / ++this.#count;
    this.#squares += from * (value - this.#mean);
  }

  deviation(): number {
    return this.#count < 2 ? 0.1 : Math.max(1e-9, Math.sqrt(this.#squares / this.#count));
  }
}

const newNode = (ask: { readonly seat: Seat; readonly decision: string }, at: number): Node => ({
  seat: ask.seat,
  decision: ask.decision,
  at,
  visits: 0,
  total: 0,
  edges: [],
  lookPlayouts: 0,
  byKey: new Map(),
});
