import { type Answer, type Chance, type Game, int, type Position } from '@orrery/kernel';
import { chancesAfter } from './chances-after.ts';
import type { Player, Question } from './player.ts';
import { Turn } from './turn.ts';
import { Valuer } from './value.ts';

export type GreedyOptions = {
  /** The chance to win that luck adds to or takes from an option at most: makes mistakes. */
  readonly noise?: number;
  /** Follows its own best answers until somebody else is asked, instead of looking one answer ahead. */
  readonly wholeTurn?: boolean;
  readonly weights?: readonly number[];
};

/** Alone at the table there is no chance to win, only worth, in the logarithm of odds: of that an even chance moves by a quarter. */
const WORTH_OF_CHANCE = 4;

/** Takes the answer that leaves it with the best chance to win, in a world it believes in. */
export function greedyPlayer(game: Game, chance: Chance, { noise = 0, wholeTurn = false, weights }: GreedyOptions = {}): Player {
  let turn: Turn | undefined;

  return {
    choose({ view, ask, options }: Question): Answer {
      if (options.length === 1) return options[0];
      const position = game.determinize(view, chance);
      turn ??= turnOf(game, position, weights);
      const slip = turn.seats === 1 ? WORTH_OF_CHANCE * noise : noise;
      const judged = chancesAfter(game, turn, position, ask, options, chance, wholeTurn);
      let best = 0;
      let most = Number.NEGATIVE_INFINITY;
      let ties = 0;
      for (let i = 0; i < options.length; i++) {
        const total = judged[i] + (slip > 0 ? slip * (int(chance, 2001) / 1000 - 1) : 0);
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
  const { config } = position.state;
  return new Turn(game, new Valuer(game, config, weights), config.seats);
}
