import { type Answer, type Chance, type Game, int, type Position, type SeenAsk, seeded } from '@orrery/kernel';
import type { Turn } from './turn.ts';
import { isSealed, unseal } from './unseal.ts';
import { openAsk } from './world.ts';

/**
 * The chance to win that each answer leaves its seat with, by the look of the table right after it, or where the seat's own best answers lead by the
 * end of its turn. The position is used up.
 */
export function chancesAfter(
  game: Game,
  turn: Turn,
  position: Position,
  ask: Pick<SeenAsk, 'seat' | 'decision'>,
  options: readonly Answer[],
  chance: Chance,
  wholeTurn: boolean,
): Float64Array {
  // The others' sealed answers are the same whatever is answered here.
  const sealed = isSealed(game, position, ask) ? `${int(chance, 2 ** 31)}` : undefined;
  return Float64Array.from(options, (option, i) => {
    const after = i === options.length - 1 ? position : game.clone(position);
    game.play(after, openAsk(game, after, ask), option);
    const reached = wholeTurn ? turn.finish(after, ask.seat) : after;
    return turn.chanceOf(sealed === undefined ? reached : unseal(game, reached, ask, seeded(sealed)), ask.seat);
  });
}
