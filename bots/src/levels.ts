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
 * How much the searching levels think: so many playouts, unless the time is over first. What was learnt to foresee who wins is the Admiral's,
 * unless a game has it for everybody.
 */
export const searchOptions = {
  commander: { iterations: 300, millis: 1_200, sight: 0.5, foresight: false },
  admiral: { iterations: 6_000, millis: 4_500 },
} as const satisfies Record<string, SearchOptions>;

/** Levels that answer at once, by looking; the others search. */
export const isQuick = (level: Level): boolean => !(level in searchOptions);

/** `now` is the clock the time to think is measured by. */
const makers: Record<Level, (game: Game, chance: Chance, now?: () => number) => Player> = {
  random: (_game, chance) => randomPlayer(chance),
  cadet: (game, chance) => greedyPlayer(game, chance, { noise: 0.05 }),
  greedy: (game, chance) => greedyPlayer(game, chance),
  officer: (game, chance) => greedyPlayer(game, chance, { wholeTurn: true }),
  commander: (game, chance, now) => new Search(game, chance, { ...searchOptions.commander, ...(now === undefined ? {} : { now }) }),
  admiral: (game, chance, now) => new Search(game, chance, { ...searchOptions.admiral, ...(now === undefined ? {} : { now }) }),
};

export const makePlayer = (level: Level, game: Game, chance: Chance, now?: () => number): Player => makers[level](game, chance, now);
