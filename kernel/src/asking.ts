import type { Game } from './game.ts';
import type { Answer, Ask } from './rules.ts';

/** When a seat wants to be asked in a window: always, when it could do something there, or never. */
export const STOPS = ['always', 'can', 'never'] as const;
export type Stop = (typeof STOPS)[number];
/** A seat's stops by kind of window. */
export type Stops = Readonly<Record<string, Stop>>;

/** A question that may be let pass: the kinds of window it is (the same moment may serve for several things), and the answer that does nothing. */
export type Window = { readonly kinds: readonly string[]; readonly pass: Answer };

/**
 * What a game says about its questions, so that a host can ask well: which of them are windows that mostly pass, and which tell something
 * by being asked or not. It changes no rule: an answer the host gives is one the seat could have given. `D` are the names of
 * the game's questions.
 */
export interface Asking<S = unknown, D extends string = string> {
  /** Every kind of window with the stop it has by default, in the order people read them. */
  readonly windows: Stops;
  window?(state: S, ask: Ask<D>): Window | undefined;
  /** Whether this answer is something to do in a window of that kind. */
  serves?(kind: string, answer: Answer): boolean;
  /** Whether what may be answered here depends on something the seat alone knows: then a quick answer would tell the others of it. */
  secret(state: S, ask: Ask<D>): boolean;
  /** Questions that end a turn: with one answer left they belong to the click before, whatever comes up then. */
  readonly ends?: readonly D[];
  /** An answer that says what one wants to be asked and is no move in the game: nobody is offered it, nobody is advised to give it. */
  setting?(decision: D, answer: Answer): boolean;
  /** A setting among the options that brings the rules in line with stops chosen by hand. */
  settles?(answer: Answer, chosen: Stops): boolean;
}

/** What somebody is offered: everything that may be answered but settings. */
export function offered(game: Game, decision: string, options: readonly Answer[]): readonly Answer[] {
  const setting = game.definition.asking?.setting;
  return setting === undefined ? options : options.filter((option) => !setting(decision, option));
}
