import { type Answer, type Chance, type Game, int, type Position, type Seat } from '@orrery/kernel';
import type { Player, Question } from './player.ts';
import { Valuer } from './value.ts';
import { openAsk } from './world.ts';

export type GreedyOptions = {
  /** How many worlds are looked at. */
  readonly worlds?: number;
  /** The chance to win that luck adds to or takes from an option at most: makes mistakes. */
  readonly noise?: number;
  /** Follows its own best answers until somebody else is asked, instead of looking one answer ahead. */
  readonly wholeTurn?: boolean;
  readonly weights?: readonly number[];
};

/** However long a turn is, this many answers of it are looked at. */
const LONGEST_TURN = 24;

/** Takes the answer that leaves it with the best chance to win, in a few worlds it believes in. */
export function greedyPlayer(
  game: Game,
  chance: Chance,
  { worlds = 1, noise = 0, wholeTurn = false, weights }: GreedyOptions = {},
): Player {
  let valuer: Valuer | undefined;
  let chances = new Float64Array(0);

  const chanceOf = (position: Position, seat: Seat): number => {
    valuer?.chances(position, chances);
    return chances[seat];
  };

  /** The best answer to an own question, by the look of the table right after it. */
  const bestNow = (position: Position, seat: Seat): Position | undefined => {
    const open = game.open(position).find((a) => a.seat === seat);
    if (open === undefined) return undefined;
    const options = game.options(position, open);
    let best: Position | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const option of options) {
      const after = game.clone(position);
      game.play(after, openAsk(game, after, { ...open, answered: false }), option);
      const value = options.length === 1 ? 0 : chanceOf(after, seat);
      if (value > most) {
        most = value;
        best = after;
      }
    }
    return best;
  };

  /** What an option comes to when the rest of the turn is played as well as one can see. */
  const toTheEnd = (position: Position, seat: Seat): number => {
    let most = chanceOf(position, seat);
    let here: Position | undefined = position;
    for (let n = 0; n < LONGEST_TURN && here !== undefined; n++) {
      const next = bestNow(here, seat);
      if (next === undefined) return n === 0 ? most : chanceOf(here, seat);
      here = next;
      most = chanceOf(here, seat);
    }
    return most;
  };

  return {
    choose({ view, ask, options }: Question): Answer {
      if (options.length === 1) return options[0];
      const worth = new Float64Array(options.length);
      for (let world = 0; world < worlds; world++) {
        const position = game.guess(view, chance);
        if (valuer === undefined) {
          const config = game.definition.configOf(position.state);
          valuer = new Valuer(game, config, weights);
          chances = new Float64Array(config.seats);
        }
        for (let i = 0; i < options.length; i++) {
          const after = i === options.length - 1 ? position : game.clone(position);
          game.play(after, openAsk(game, after, ask), options[i]);
          worth[i] += wholeTurn ? toTheEnd(after, ask.seat) : chanceOf(after, ask.seat);
        }
      }
      let best = 0;
      let most = Number.NEGATIVE_INFINITY;
      let ties = 0;
      for (let i = 0; i < options.length; i++) {
        const total = worth[i] / worlds + (noise > 0 ? noise * (int(chance, 2001) / 1000 - 1) : 0);
        if (total > most) {
          best = i;
          most = total;
          ties = 1;
        } else if (total === most && int(chance, ++ties) === 0) best = i;
      }
      return options[best];
    },
  };
}
