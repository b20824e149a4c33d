import type { Chance } from '../chance.ts';
import { ahead, foresee, isSealed } from '../foresee.ts';
import type { Barrier, Game, Position } from '../game.ts';
import { at } from '../need.ts';
import type { Answer, Ask } from '../rules.ts';

/** What was foreseen of an answer, beside what it leads to: as far as the forecast goes, the two are the same. */
export type Compared = {
  readonly answer: Answer;
  /** Where the forecast had to stop. */
  readonly stop: Barrier | undefined;
  readonly foreseen: unknown;
  readonly happens: unknown;
};

/** Foresees answers in a world that is only believed in, and plays them in the true one. Undefined where whoever is asked does not see the question. */
export function compareForecasts(
  game: Game,
  position: Position,
  ask: Ask,
  answers: readonly Answer[],
  luck: Chance,
): Compared[] | undefined {
  const view = game.view(position, ask.seat);
  const seen = view.asks.find((a) => a.seat === ask.seat && a.decision === ask.decision);
  if (seen === undefined) return undefined;
  const forecasts = foresee(game, view, seen, answers, luck);
  const sealed = isSealed(view, seen);
  return answers.map((answer, i) => {
    const forecast = at(forecasts, i);
    const truth = ahead(game, game.clone(position), ask, answer, { sealed, certain: forecast.stop !== undefined });
    return { answer, stop: forecast.stop, foreseen: forecast, happens: truth };
  });
}
