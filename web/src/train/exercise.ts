import { inUnit, type Unit } from '@orrery/bots';
import type { Heard, SeatState } from '@orrery/host';
import { type Answer, type Game, type Save, type SeenAsk, samePlain, type View } from '@orrery/kernel';
import type { BoardModule } from '@orrery/kit';

/** An answer with what it is worth: a chance to win, or, alone, points. */
export type Worth = { readonly answer: Answer; readonly worth: number };

/** A position with something to find: what a seat saw, what it may answer, what is best. */
export type Exercise = {
  readonly key: string;
  readonly game: Game;
  readonly board: BoardModule | undefined;
  readonly view: View;
  readonly ask: SeenAsk;
  readonly options: readonly Answer[];
  readonly unit: Unit;
  readonly best: Worth;
  /** What somebody answered then. */
  readonly played?: Worth;
  /** What answers are worth that have been looked at already. */
  readonly known: readonly Worth[];
  readonly seats: readonly SeatState[];
  readonly log: readonly Heard[];
  /** The match up to here, for whoever wants to play on. */
  save(): Save;
};

/** So close to the best an answer is right, too. */
const RIGHT: Readonly<Record<Unit, number>> = { chance: 0.02, points: 0.4 };

export const TRIES = 3;

export function isRight({ best, unit, game }: Exercise, answer: Answer, worth: number): boolean {
  return samePlain(answer, best.answer) || inUnit(game, unit, best.worth - worth) <= RIGHT[unit];
}

export const worthOf = ({ known }: Exercise, answer: Answer): number | undefined =>
  known.find((one) => samePlain(one.answer, answer))?.worth;

/** A hint leaves this many answers. */
const LEFT = 3;

/** What a hint rules out: all but the best and those that come next; never all that is left but one. */
export function ruledOut(exercise: Exercise, tried: readonly Answer[]): Answer[] {
  const { options, best, played } = exercise;
  const gone = (answer: Answer): boolean =>
    tried.some((one) => samePlain(one, answer)) || (played !== undefined && samePlain(played.answer, answer));
  const left = options.filter((answer) => !gone(answer) && !samePlain(answer, best.answer));
  const likely = left.toSorted((a, b) => (worthOf(exercise, b) ?? 0) - (worthOf(exercise, a) ?? 0));
  return likely.slice(Math.min(LEFT - 1, Math.max(1, left.length - 1)));
}
