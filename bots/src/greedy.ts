import { type Answer, type Chance, type Game, int, type Position } from '@orrery/kernel';
import type { Player, Question } from './player.ts';
import { Turn } from './turn.ts';
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

/** Takes the answer that leaves it with the best chance to win, in a few worlds it believes in. */
export function greedyPlayer(
  game: Game,
  chance: Chance,
  { worlds = 1, noise = 0, wholeTurn = false, weights }: GreedyOptions = {},
): Player {
  let turn: Turn | undefined;

  return {
    choose({ view, ask, options }: Question): Answer {
      if (options.length === 1) return options[0];
      const worth = new Float64Array(options.length);
      for (let world = 0; world < worlds; world++) {
        const position = game.guess(view, chance);
        turn ??= turnOf(game, position, weights);
        for (let i = 0; i < options.length; i++) {
          const after = i === options.length - 1 ? position : game.clone(position);
          game.play(after, openAsk(game, after, ask), options[i]);
          worth[i] += turn.chanceOf(wholeTurn ? turn.finish(after, ask.seat) : after, ask.seat);
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

function turnOf(game: Game, position: Position, weights: readonly number[] | undefined): Turn {
  const config = game.definition.configOf(position.state);
  return new Turn(game, new Valuer(game, config, weights), config.seats);
}
