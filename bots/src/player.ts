import type { Answer, Game, SeenAsk, View } from '@orrery/kernel';

/** One decision to make: all that a player may know, and what it may do. Never the position itself. */
export type Question = {
  readonly game: Game;
  readonly view: View;
  readonly ask: SeenAsk;
  readonly options: readonly Answer[];
};

/** Somebody, or something, that plays a seat. */
export interface Player {
  choose(question: Question): Answer | Promise<Answer>;
}
