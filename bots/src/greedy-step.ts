import type { Answer, Ask, Game, Position, Seat } from '@orrery/kernel';
import { openAsk } from './world.ts';

/** The position after the best answer, by the look of the table right after it. What it is given is used up. */
export function greedyStep(
  game: Game,
  position: Position,
  ask: Ask,
  options: readonly Answer[],
  worth: (after: Position, seat: Seat) => number,
): Position {
  let best = position;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const after = i === options.length - 1 ? position : game.clone(position);
    game.play(after, openAsk(game, after, ask), options[i]);
    const value = worth(after, ask.seat);
    if (value > most) {
      most = value;
      best = after;
    }
  }
  return best;
}
