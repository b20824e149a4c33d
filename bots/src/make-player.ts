import type { Chance, Game } from '@orrery/kernel';
import { greedyPlayer } from './greedy.ts';
import { type Level, searchOptions, searchOptionsIn } from './levels.ts';
import type { Player } from './player.ts';
import { randomPlayer } from './random.ts';
import { Search, type SearchOptions } from './search.ts';

/** Those who search take the limits given, and the clock they are measured by, instead of their own. */
type Maker = (game: Game, chance: Chance, limits: Partial<SearchOptions>) => Player;
const searching = (game: Game, chance: Chance, level: keyof typeof searchOptions, limits: Partial<SearchOptions>): Player =>
  new Search(game, chance, { ...searchOptions[level], ...searchOptionsIn(game, level), ...limits });
const makers: Record<Level, Maker> = {
  random: (_game, chance) => randomPlayer(chance),
  cadet: (game, chance) => greedyPlayer(game, chance, { noise: 0.05 }),
  greedy: (game, chance) => greedyPlayer(game, chance),
  officer: (game, chance) => greedyPlayer(game, chance, { wholeTurn: true }),
  commander: (game, chance, limits) => searching(game, chance, 'commander', limits),
  admiral: (game, chance, limits) => searching(game, chance, 'admiral', limits),
};

export const makePlayer = (level: Level, game: Game, chance: Chance, limits: Partial<SearchOptions> = {}): Player =>
  makers[level](game, chance, limits);
