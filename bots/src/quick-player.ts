import type { Chance, Game } from '@orrery/kernel';
import { greedyPlayer } from './greedy.ts';
import type { QuickLevel } from './levels.ts';
import type { Player } from './player.ts';
import { randomPlayer } from './random.ts';

const makers: Record<QuickLevel, (game: Game, chance: Chance) => Player> = {
  random: (_game, chance) => randomPlayer(chance),
  cadet: (game, chance) => greedyPlayer(game, chance, { noise: 0.05 }),
  greedy: (game, chance) => greedyPlayer(game, chance),
  officer: (game, chance) => greedyPlayer(game, chance, { wholeTurn: true }),
};

/** One who answers at once. Apart from those who search, so that a page whose bots are all quick need not fetch the search. */
export const makeQuickPlayer = (level: QuickLevel, game: Game, chance: Chance): Player => makers[level](game, chance);
