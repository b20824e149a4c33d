import type { Asking } from './asking.ts';
import type { Chance } from './chance.ts';
import type { InterjectAnswer } from './interjection.ts';
import type { IdTables } from './prints.ts';
import type { Answer, Ask, Frame, Procedure, Refusal, Rules, Seat } from './rules.ts';
import type { Secret } from './secrets.ts';
import type { GoingOn, Own, View } from './view.ts';

/** Everything about a match at one decision: what is on the table, what is going on, what is asked, and the luck to come. */
export type Position<S = Configured> = {
  state: S;
  stack: Frame[];
  asks: Ask[];
  chance: Chance;
  /** How many answers led here. */
  decisions: number;
};

export type OptionValue = boolean | string;
/** A rule variant a table can choose. */
export type OptionSpec =
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string };
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;
type ValueOf<P extends OptionSpec> = P extends { readonly values: readonly (infer V)[] } ? V : boolean;
/** What a table can choose: `{ beginner: boolean, science: 'all' | 'regular' }`. */
export type OptionValues<O extends OptionSpecs> = { readonly [K in keyof O]: ValueOf<O[K]> };

/**
 * How a match is set up, luck aside. It belongs to the kernel: frozen by `configure`, kept as `state.config` by every state of the match, shared
 * by clones, shown as `table.config`. So a rule reads an option where it needs it, and nothing else has to carry it there.
 */
export type Config<O = Readonly<Record<string, OptionValue>>> = { readonly seats: number; readonly options: O };

/** What a state and a table have in common. */
export type Configured<O extends OptionSpecs = OptionSpecs> = { readonly config: Config<OptionValues<O>> };

/** A seat's points: the total and where they come from. */
export type Score = { readonly total: number; readonly parts: Readonly<Record<string, number>> };

export type Outcome = {
  /** Which of the game's ways to end this was. */
  readonly ending: string;
  readonly scores: readonly Score[];
  /** Several seats when they share the victory, or win as a team; none when a solo player is beaten. */
  readonly winners: readonly Seat[];
  /** Where the best were level in points: what they were compared by, in order, until somebody was ahead. */
  readonly ties?: readonly TieBreak[];
};

/** Those who were level, what each had of what they were compared by (a key for the texts), and who was ahead by it. */
export type TieBreak = {
  readonly by: string;
  readonly values: readonly { readonly seat: Seat; readonly value: number }[];
  readonly ahead: readonly Seat[];
};

/** What a searching player knows of a game: features of a seat's position, and how much each is worth. */
export interface Evaluation<S = unknown> {
  readonly features: readonly string[];
  readonly weights: readonly number[];
  /** How much more value makes a seat e times as likely to win; 1 for weights learnt from results. */
  readonly scale?: number;
  /**
   * What it is worth to be the one who is asked a question, by its name: the rest of a turn that is under way, or a turn to come. With it a
   * position in the middle of a turn and one after it can be compared.
   */
  readonly asked?: Readonly<Record<string, number>>;
  /**
   * This many turns are played on at a glance before a search values a position. Many where points come late and the best-looking answers are
   * good ones; few where a glance misleads.
   */
  readonly rolloutTurns?: number;
  /**
   * While playing on, this many answers of a question are looked at, those that used to look best in the same match: all of them by default. Few where
   * questions have many answers of which most are seldom good, and more playouts are worth more than better ones.
   */
  readonly rolloutLooks?: number;
  /**
   * How much of what playing on leads to is how the table looks halfway there, 0 by default: that has seen less of what a plan comes to, and less luck.
   */
  readonly halfwayShare?: number;
  /** Which part of the usual playouts a Commander makes: less than 1 where each of them takes long and tells much. */
  readonly playouts?: number;
  /**
   * How much of a search's judgement is the look of the table before anything is played on, at the end of the asked seat's turn or beyond,
   * 0 (by default) to 1. That look is steady where playing on is full of luck, and short-sighted where points come late.
   */
  readonly staticShare?: number;
  /**
   * Weights, of features and of questions, that foresee better than those above who wins, in the logarithm of odds (`scale` is not for them).
   * Answers are told apart by those above; the strongest search, the hint and the analysis value with these. They may have a static
   * share of their own, and say for how many seats at least they are: 2 by default, for alone at the table points count and not who wins.
   * Where those above judge poorly, they may be for everybody who searches.
   */
  readonly valueWeights?: {
    readonly weights: Readonly<Record<string, number>>;
    readonly asked: Readonly<Record<string, number>>;
    readonly staticShare?: number;
    readonly seats?: number;
    readonly everybody?: boolean;
  };
  /**
   * A value learnt by self-play: a perceptron that sees every seat and what the others have. Its weights are fetched only where somebody thinks.
   * It says how everybody stands in place of `valueWeights`, for as many seats as it says (2 and more by default), and for searches too where
   * they win by it.
   */
  readonly net?: {
    /** What it sees of a seat beside the features: how near the end is, what things are good for, what others threaten. */
    readonly looks: readonly string[];
    look(state: S, seat: Seat, out: Float64Array): void;
    /** Absent until something was learnt that is worth it. */
    weights?(): Promise<NetWeights>;
    readonly seats?: number;
    /** How searches use it; absent where they do better without. */
    readonly search?: { readonly rolloutTurns?: number; readonly staticShare?: number };
  };
  /**
   * How many playouts of an answer the look at the end of the turn after it counts for in a search, none by default: right where that look is good
   * and what others do next differs much.
   */
  readonly turnEndPlayouts?: number;
  /** Alternatives are weighed to the end of the turn under way and no further: what others do in their turns outweighs what one answer changes. */
  readonly horizon?: 'turn';
  /** Writes the features of a seat into `out`, in the order of `features`. `frames` says what is going on, and so what is still to come of it. */
  extract(state: S, seat: Seat, out: Float64Array, frames: readonly Frame[]): void;
}

/** The weights of a net as a file keeps them: what it was learnt from, its hidden layers, and a byte for each weight, in base 64. */
export type NetWeights = { readonly looks: readonly string[]; readonly hidden: readonly [number, number]; readonly weights: string };

/** A statement about the pieces that holds at every decision; answers with what is wrong, or undefined. */
export type Invariant<S> = { readonly name: string; check(state: S, frames: readonly Frame[]): string | undefined };

/** Counts something in the box: count('mission', 'rescue', 'fulfilled'). */
export type Count = (group: string, id: string, what: string) => void;

/** One game, as its folder defines it. Plain functions over plain data: no I/O, no words: those are in its `text/`, and only those who talk to people load them. */
export interface GameDefinition<S, V, E extends { readonly type: string }, O extends OptionSpecs = OptionSpecs> {
  readonly id: string;
  /** Raised whenever the rules or the state change in a way that a running match could notice. */
  readonly version: number;
  /** Turns a position of version `from` into one of version `from + 1`. The kernel gives it its `config` afterwards. */
  readonly migrate?: Readonly<Record<number, (position: Position<unknown>) => Position<unknown>>> | undefined;
  /** The oldest version with these very rules, where only the state has another shape since: its matches can be replayed. The present one by default. */
  readonly rulesSince?: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: O;
  /** A reason key when these options do not go together. */
  conflict?(config: Config<OptionValues<O>>): string | undefined;
  readonly rules: Pick<Rules<S, E>, 'decisions' | 'procedures'>;
  /** The same by name, as `types.ts` has them. `defineGame` refuses a rule that is not listed: texts would lack its words, and still compile. */
  readonly named?: { readonly decisions: object; readonly procedures: object };
  /** The state before anything is shuffled or dealt; it keeps this very `config`. */
  initial(config: Config<OptionValues<O>>): S;
  /** The whole game as a procedure; its seat is 0. The game is over when it ends. */
  readonly main: Procedure<S, E, Record<string, never>>;
  /** Things a seat may do in the middle of its own questions ("at any time in your turn"). */
  readonly interject?: {
    /** `frames` is what is going on: some of it may need what an interjection would spend. */
    options(state: S, ask: Ask, frames: readonly Frame[]): readonly InterjectAnswer[];
    readonly procedure: Procedure<S, E, { answer: InterjectAnswer }>;
  };
  clone(state: S): S;
  /** Builds what everybody may know. Never copies the state and deletes from it. */
  view(state: S): V;
  /** What this seat sees besides: its hand, what it has looked at. Absent where all that is hidden is hidden from everybody. */
  own?(state: S, seat: Seat): Own<V>;
  /** A full state this viewer may believe in. */
  determinize(view: View<V>, chance: Chance): S;
  /** Fills locals of a seen frame or arguments of a seen ask that the viewer could not see, in a guessed state. */
  guessHidden?(of: Frame | Ask, state: S, chance: Chance): void;
  /** Whether two seats share their secrets (a team). */
  shares?(config: Config<OptionValues<O>>, a: Seat, b: Seat): boolean;
  /** What is hidden from whom. Laws and leak runs deal it anew, and no view may change by that. */
  secrets(state: S): readonly Secret[];
  score(state: S, seat: Seat): Score;
  /** Asked only when the game is over. */
  outcome(state: S): Outcome;
  round(state: S): number;
  /** The topic of what a seat plays with, as texts explain it ('faction:unOfSol'): open to everybody, the same to the end. Undefined where it plays with nothing of its own. */
  playsAs?(state: S, seat: Seat): string | undefined;
  /** The points a seat has so far, as everybody at the table counts them. Absent where nobody counts before the end. */
  openPoints?(table: V, seat: Seat): number;
  /** No match takes more decisions than this. */
  bound(config: Config<OptionValues<O>>): number;
  readonly invariants: readonly Invariant<S>[];
  readonly evaluation: Evaluation<S>;
  /** What a host needs to know to ask only where there is something to answer. Without it everything is asked. */
  readonly asking?: Asking<S>;
  /** Counts what an event says about the content of the box. */
  census?(event: E, count: Count): void;
  /** Every id of the box, so that what never appears is seen too, where that is more than `ids`. */
  readonly content?: IdTables;
  /** What the numbers in a state stand for. A list may grow at its end; any other change needs a new `version` and a `migrate`. */
  readonly ids: IdTables;
  /** What the rules compute with: the values of the content, part by part. A hash of it tells whether a match is still played by the same cards. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** What an event is to each viewer: the public one, and a private twin for some seats. */
export type Emitted<E = unknown> = { readonly event: E | undefined; readonly seats: readonly Seat[]; readonly twin: E | undefined };

/** Why an answer cannot be taken back: luck was used, something was shown, or another seat has answered since. */
export type Barrier = 'roll' | 'reveal' | 'seat';

/** What carrying out one answer did, besides changing the position. */
export type Effects<E = unknown, B = Configured> = {
  events: Emitted<E>[];
  rolls: number[];
  barrier: 'roll' | 'reveal' | undefined;
  /** Goes no further than what is certain: the rules stop at the first luck or reveal. */
  readonly certain?: boolean;
  /** Kept while somebody watches: what `look` saw at each of `events`, so that every viewer can be shown the table an event was told over. */
  beats?: B[];
  /** Looks at the state of an event and keeps nothing of it, for it moves on; without this beats are copies of the state, with every secret. */
  look?: (state: Configured) => B;
  /** Outcomes that stand in for luck, in order: tests set their scenes with them. */
  rigged?: number[];
};

/** A game ready to be played: what the shell, the bots and the laws work with, the game's own types erased. */
export interface Game<S = Configured, V = unknown, E = unknown, O extends OptionSpecs = OptionSpecs> {
  readonly definition: GameDefinition<S, V, E & { readonly type: string }, O>;
  readonly id: string;
  readonly version: number;
  /** Reads seats and options somebody sent; throws IllegalInput. */
  configure(seats: number, options: unknown): Config<OptionValues<O>>;
  start(config: Config<OptionValues<O>>, seed: string, effects?: Effects): Position<S>;
  /** Carries out what is on the stack until somebody is asked or nothing is left. */
  run(position: Position<S>, effects?: Effects): void;
  over(position: Position<S>): boolean;
  /** The questions not answered yet; the array is the position's own when none has been. */
  open(position: Position<S>): readonly Ask[];
  options(position: Position<S>, ask: Ask): readonly Answer[];
  refusals(position: Position<S>, ask: Ask): readonly Refusal[];
  /** Checks the answer against the options, which whoever knows them gives along, then carries it out. Throws IllegalInput and changes nothing. */
  answer(
    position: Position<S>,
    seat: Seat,
    decision: string,
    answer: Answer,
    effects?: Effects<unknown, unknown>,
    known?: readonly Answer[],
  ): void;
  /** Carries out an answer taken from `options`, unchecked: for search and simulation. */
  play(position: Position<S>, ask: Ask, answer: Answer, effects?: Effects): void;
  clone(position: Position<S>): Position<S>;
  view(position: Position<S>, viewer: Seat): View<V>;
  /** The same in its parts: what everybody sees of a state, what one viewer sees besides, and what is going on. */
  table(state: S): V;
  own(state: S, viewer: Seat): Own<V>;
  goingOn(position: Position<S>, viewer: Seat): GoingOn;
  /** The table as one viewer sees it. */
  tableOf(state: S, viewer: Seat): V;
  determinize(view: View<V>, chance: Chance): Position<S>;
  score(position: Position<S>, seat: Seat): Score;
  outcome(position: Position<S>): Outcome;
}
