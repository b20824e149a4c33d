import { type Chance, type Game, int, type Position, type SeenAsk } from '@orrery/kernel';

/** However often others are asked again, this many answers are given for them. */
const MOST_ANSWERS = 24;

/** Whether others decide on the same question at the same time, unseen: nothing is carried out before the last of them has answered. */
export const isSealed = (game: Game, position: Position, { seat, decision }: Pick<SeenAsk, 'seat' | 'decision'>): boolean =>
  game.open(position).some((open) => open.seat !== seat && open.decision === decision);

/**
 * Lets all others answer by chance, so that whoever is asked first sees as much of what their own answer leads to as whoever is asked last. What
 * it is given is used up.
 */
export function unseal(game: Game, position: Position, { seat, decision }: Pick<SeenAsk, 'seat' | 'decision'>, luck: Chance): Position {
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const ask = game.open(position).find((open) => open.seat !== seat && open.decision === decision);
    if (ask === undefined) break;
    const options = game.options(position, ask);
    game.play(position, ask, options[int(luck, options.length)]);
  }
  return position;
}
