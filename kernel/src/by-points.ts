import type { Evaluation, Outcome, Score } from './game.ts';
import type { Seat } from './rules.ts';
import { ranked } from './ties.ts';

type Points<S> = (state: S, seat: Seat) => Score;

/** The outcome of a game that is won by the most points, everybody for themselves: those who are level share the victory. */
export const mostPoints =
  <S extends { readonly config: { readonly seats: number } }>(ending: string, score: Points<S>) =>
  (state: S): Outcome => {
    const scores = Array.from({ length: state.config.seats }, (_, seat) => score(state, seat));
    const sides = scores.map((_, seat) => [seat]);
    return { ending, scores, winners: ranked(sides, [{ by: 'points', of: (seat) => score(state, seat).total }]).winners };
  };

/** How a seat stands by its points alone: enough for bots to begin with. */
export const byPoints = <S>(score: Points<S>): Evaluation<S> => ({
  features: ['points'],
  weights: [1],
  extract(state, seat, out) {
    out[0] = score(state, seat).total;
  },
});
