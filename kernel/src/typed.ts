import type { OptionSpecs } from './game.ts';
import type { InterjectAnswer } from './interjection.ts';
import type { Decision, Procedure, Reasons } from './rules.ts';

/**
 * All the names of a game as one type, which its folder declares in `types.ts`. Texts, boards and tests are checked against it and load no
 * rules for it: it is imported as a type only.
 */
export interface GameTypes {
  readonly options: OptionSpecs;
  readonly decisions: Readonly<Record<string, { readonly name: string }>>;
  readonly procedures: Readonly<Record<string, { readonly name: string }>>;
  /** Why something is not possible, and what each reason has to say. */
  readonly reasons: Reasons;
  readonly event: { readonly type: string };
  readonly table: unknown;
  readonly scorePart: string;
  /** Answers that interrupt a question. This and what follows only some games have. */
  readonly interjection?: InterjectAnswer;
  /** Why options do not go together. */
  readonly conflict?: string;
  /** What those who are level are compared by. */
  readonly tie?: string;
  /** The kinds of window a stop can be set for. */
  readonly window?: string;
}

/** One of the names only some games have; `never` for a game without. */
export type Named<G extends object, K extends string> = G extends { readonly [P in K]: infer N } ? N : never;

export type DecisionOf<G extends GameTypes> = keyof G['decisions'] & string;
export type ProcedureOf<G extends GameTypes> = keyof G['procedures'] & string;
export type EventOf<G extends GameTypes, T extends G['event']['type']> = Extract<G['event'], { readonly type: T }>;

/** The arguments of a decision. */
export type ArgsOf<D> = D extends Decision<infer _S, infer W, infer _A> ? W : never;
/** What a decision can be answered with; `never` stands in for its arguments, which only go in. */
export type AnswerOf<D> = D extends Decision<infer _S, never, infer A> ? A : never;
/** The locals of a procedure. */
export type LocalsOf<P> = P extends Procedure<infer _S, infer _E, infer V> ? V : never;
