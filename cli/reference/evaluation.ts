import type { Frame, GameDefinition, Game as Rules, Seat } from '@orrery/kernel';

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
  readonly turns?: number;
  /**
   * How much of a search's judgement is the look of the table before anything is played on, at the end of the asked seat's turn or beyond,
   * 0 (unless said) to 1. That look is steady where playing on is full of luck, and short-sighted where points come late.
   */
  readonly present?: number;
  /**
   * Weights, of features and of questions, that foresee better than those above who wins, in the logarithm of odds (`scale` is not for them).
   * Answers are told apart by those above; the strongest search, the hint and the analysis value with these. They may say anew how much the
   * present counts, and for how many seats at least they are: 2 unless said, for alone at the table points count and not who wins.
   * Where those above judge poorly, they may be for everybody who searches.
   */
  readonly valueWeights?: {
    readonly weights: Readonly<Record<string, number>>;
    readonly asked: Readonly<Record<string, number>>;
    readonly present?: number;
    readonly seats?: number;
    readonly everybody?: boolean;
  };
  /** Alternatives are weighed to the end of the turn under way and no further: what others do in their turns outweighs what one answer changes. */
  readonly horizon?: 'turn';
  /** Writes the features of a seat into `out`, in the order of `features`. `frames` says what is going on, and so what is still to come of it. */
  extract(state: S, seat: Seat, out: Float64Array, frames: readonly Frame[]): void;
}

/** A game as the reference judges it: by its own evaluation. */
export type Game = Rules & {
  readonly definition: GameDefinition<unknown, unknown, { readonly type: string }> & { readonly evaluation: Evaluation };
};
