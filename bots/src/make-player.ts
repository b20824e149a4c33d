import type { Chance, Game } from '@orrery/kernel';
import { isQuick, type Level, searchOptions, searchOptionsIn } from './levels.ts';
import type { Player } from './player.ts';
import { makeQuickPlayer } from './quick-player.ts';
import { Search, type SearchOptions } from './search.ts';

/** Those who search take the limits given, and the clock they are measured by, instead of their own. */
export const makePlayer = (level: Level, game: Game, chance: Chance, limits: Partial<SearchOptions> = {}): Player =>
  isQuick(level)
    ? makeQuickPlayer(level, game, chance)
    : new Search(game, chance, { ...searchOptions[level], ...searchOptionsIn(game, level), ...limits });
