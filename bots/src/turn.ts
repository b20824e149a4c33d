import type { Ask, Game, Position, Seat } from '@orrery/kernel';
import { greedyStep } from './greedy-step.ts';
import type { Valuer } from './value.ts';

/** However long a turn is, this many answers of it are looked at. */
const LONGEST_TURN = 24;

/** By convention the procedure of a seat's turn has this name in every game. */
const TURN = 'turn';

/** Whose turn it is, -1 in between: before the first, or where all decide at once. */
export function onTurn({ stack }: Position): Seat {
  for (let i = stack.length - 1; i >= 0; i--) if (stack[i].procedure === TURN && stack[i].waiting !== true) return stack[i].seat;
  return -1;
}

/** Plays a seat's turn on as well as one can see, one answer at a time. */
export class Turn {
  readonly #game: Game;
  readonly #valuer: Valuer;
  readonly seats: number;
  readonly #chances: Float64Array;
  readonly #chance = (position: Position, seat: Seat): number => this.chanceOf(position, seat);

  constructor(game: Game, valuer: Valuer, seats: number) {
    this.#game = game;
    this.#valuer = valuer;
    this.seats = seats;
    this.#chances = new Float64Array(seats);
  }

  chanceOf(position: Position, seat: Seat): number {
    this.#valuer.chances(position, this.#chances);
    return this.#chances[seat];
  }

  /** The position where the seat is no longer asked, or has given very many answers. What it is given is used up. */
  finish(position: Position, seat: Seat): Position {
    let here = position;
    for (let n = 0; n < LONGEST_TURN; ) {
      const ask = this.#questionFor(here, seat);
      if (ask === undefined) return here;
      const options = this.#game.options(here, ask);
      if (options.length === 1) this.#game.play(here, ask, options[0]);
      else {
        here = greedyStep(this.#game, here, ask, options, this.#chance);
        n++;
      }
    }
    return here;
  }

  #questionFor(position: Position, seat: Seat): Ask | undefined {
    for (const ask of this.#game.open(position)) if (ask.seat === seat) return ask;
    return undefined;
  }
}
