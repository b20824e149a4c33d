import { type Ask, canonical, type Game, type Position, sha256 } from '@orrery/kernel';

/** A print of a question with all that may be answered: whoever plans ahead names what they expect to be asked by it. */
export const foreseenAs = (game: Game, position: Position, ask: Ask): string =>
  sha256(canonical([ask.decision, game.options(position, ask)]));
