import type { Chance, Game } from '@orrery/kernel';
import { greedyPlayer } from './greedy.ts';
import type { Player } from './player.ts';
import { randomPlayer } from './random.ts';
import { Search, type SearchOptions } from './search.ts';

/** The players one can invite, weakest first. */
export const levels = ['random', 'cadet', 'greedy', 'officer', 'commander', 'admiral'] as const;
export type Level = (typeof levels)[number];

export const isLevel = (name: string): name is Level => levels.some((level) => level === name);

/**
 * How much the searching levels think: this many playouts, unless the time is over first. What was learnt to foresee who wins is the Admiral's,
 * unless a game has it for everybody.
 */
export const searchOptions = {
  commander: { iterations: 300, millis: 1_200, sight: 0.5, valueWeights: false },
  admiral: { iterations: 6_000, millis: 4_500 },
} as const satisfies Record<string, SearchOptions>;

/** Levels that answer at once, by looking; the others search. */
export const isQuick = (level: Level): boolean => !(level in searchOptions);

/** Those who search take the limits given, and the clock they are measured by, instead of their own. */
type Maker = (game: Game, chance: Chance, limits: Partial<SearchOptions>) => Player;
const makers: Record<Level, Maker> = {
  random: (_game, chance) => randomPlayer(chance),
  cadet: (game, chance) => greedyPlayer(game, chance, { noise: 0.05 }),
  greedy: (game, chance) => greedyPlayer(game, chance),
  officer: (game, chance) => greedyPlayer(game, chance, { wholeTurn: true }),
  commander: (game, chance, limits) => new Search(game, chance, { ...searchOptions.commander, ...limits }),
  admiral: (game, chance, limits) => new Search(game, chance, { ...searchOptions.admiral, ...limits }),
};

export const makePlayer = (level: Level, game: Game, chance: Chance, limits: Partial<SearchOptions> = {}): Player =>
  makers[level](game, chance, limits);
