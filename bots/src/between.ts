import type { Answer, Game } from '@orrery/kernel';
import type { Question } from './player.ts';

/** The same game with only these options at the question: a search then looks at each of them closely. */
export function between(game: Game, { view, ask }: Omit<Question, 'game'>, options: readonly Answer[]): Game {
  return {
    ...game,
    options: (position, open) =>
      position.decisions === view.decisions && open.seat === ask.seat && open.decision === ask.decision
        ? options
        : game.options(position, open),
  };
}
