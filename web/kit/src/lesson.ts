import type { Answer, AnswerOf, ByLanguage, DecisionOf, GameTypes, Named, OptionValue, Seat } from '@orrery/kernel';
import type { Target } from './targets.ts';

/** What the coach says in one step. Marks are allowed, as in all texts. */
export type StepWords = {
  /** What to do or to see, in a few words. */
  readonly title: string;
  /** One idea, at most three lines. */
  readonly idea: string;
  /** The move that is asked for; not for steps that are only read. */
  readonly move?: string;
  /** Where a scene begins: how much later it is. */
  readonly later?: string;
  /** The question that another option raises, and the answer; where a part of the step has something tempting. */
  readonly whyNot?: { readonly ask: string; readonly because: string };
};

/** A question of a step, and which of its answers are open; the coach itself gives the first of them, or the first for which `best` holds. */
export type StepPart<G extends GameTypes = GameTypes> = {
  [D in DecisionOf<G>]: {
    readonly decision: D;
    /** What to look at while it is asked, where that is something else than what the step speaks of. */
    readonly at?: readonly Target[];
    open(answer: AnswerOf<G['decisions'][D]>, table: G['table']): boolean;
    best?(answer: AnswerOf<G['decisions'][D]>, table: G['table']): boolean;
    /** Which answers that interrupt the question are open; none by default. The question comes back after it, as the next part. */
    interject?(answer: Named<G, 'interjection'>, table: G['table']): boolean;
    /** Closed answers that somebody may well want to give here: the step's `whyNot` is about them. */
    tempting?(answer: AnswerOf<G['decisions'][D]> | Named<G, 'interjection'>, table: G['table']): boolean;
  };
}[DecisionOf<G>];

/** Answers of everybody that lead to a position: from where the step before ended, or from the beginning of another deal. */
export type LessonScene = { readonly seed?: string; readonly answers: readonly Answer[] };

export interface LessonStep<G extends GameTypes = GameTypes, Id extends string = string> {
  readonly id: Id;
  /** Where a new scene begins. */
  readonly scene?: LessonScene;
  /** What it speaks of: targets of the board, or 'shell:seats', 'shell:mine', 'shell:question'. */
  readonly at: readonly Target[];
  /** The questions it asks, in order; one that does not come up is left out. None: the step is only read. */
  readonly does?: readonly StepPart<G>[];
  /** What its words state of the position or the rules, where no question would miss it: tests ask for it. */
  says?(table: G['table']): boolean;
  /** What its words promise once it is done, where no question of a step shows it: tests ask for it. */
  brings?(table: G['table']): boolean;
}

/** What other seats do while the lesson runs; where it says nothing a Cadet thinks for itself. */
export type OthersAsk = { readonly seat: Seat; readonly decision: string; readonly options: readonly Answer[] };

/** A guided first game: `games/<game>/learn/lesson.ts`, default export, `satisfies Lesson<Game, Id>`. The learner sits on seat 0; after the last step the match goes on. */
export interface Lesson<G extends GameTypes = GameTypes, Id extends string = string> {
  readonly seed: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  others?(ask: OthersAsk, table: G['table']): Answer | undefined;
  readonly steps: readonly LessonStep<G, Id>[];
  readonly words: ByLanguage<Readonly<Record<Id, StepWords>>>;
}

/** A lesson as the shell runs it, for whichever game. */
export interface AnyLesson {
  readonly seed: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  others?(ask: OthersAsk, table: unknown): Answer | undefined;
  readonly steps: readonly {
    readonly id: string;
    readonly scene?: LessonScene;
    readonly at: readonly Target[];
    readonly does?: readonly {
      readonly decision: string;
      readonly at?: readonly Target[];
      open(answer: unknown, table: unknown): boolean;
      best?(answer: unknown, table: unknown): boolean;
      interject?(answer: unknown, table: unknown): boolean;
      tempting?(answer: unknown, table: unknown): boolean;
    }[];
    says?(table: unknown): boolean;
    brings?(table: unknown): boolean;
  }[];
  readonly words: ByLanguage<Readonly<Record<string, StepWords>>>;
}
