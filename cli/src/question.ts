import type { Question } from '@orrery/bots';
import type { Answer, Ask, Game, Position, SeenAsk, View } from '@orrery/kernel';

/** A question whose view is built only when a player looks at it: random players never do. */
export class LazyQuestion implements Question {
  readonly game: Game;
  readonly options: readonly Answer[];
  readonly #position: Position;
  readonly #ask: Ask;
  #view: View | undefined;

  constructor(game: Game, position: Position, ask: Ask) {
    this.game = game;
    this.#position = position;
    this.#ask = ask;
    this.options = game.options(position, ask);
  }

  get view(): View {
    this.#view ??= this.game.view(this.#position, this.#ask.seat);
    return this.#view;
  }

  get ask(): SeenAsk {
    const { seat, decision } = this.#ask;
    const seen = this.view.asks.find((a) => a.seat === seat && a.decision === decision && !a.answered);
    if (seen === undefined) throw new Error(`${decision} is not in the view of seat ${seat}`);
    return seen;
  }
}
