import type { Game } from '@orrery/kernel';
import type { SearchOptions } from './search.ts';

/** Those that play to win, weakest first: whom a lobby offers. */
export const opponents = ['cadet', 'greedy', 'officer', 'commander', 'admiral'] as const;
export type Opponent = (typeof opponents)[number];

/** All players, weakest first. Random is a measure of the others, for tools and tests. */
export const levels = ['random', ...opponents] as const;
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

/** The same in this game: where a playout takes long and tells much, a Commander makes fewer of them. Levels that do not search have none. */
export function searchOptionsIn({ definition }: Game, level: Level): SearchOptions | undefined {
  const options: Partial<Record<Level, SearchOptions>> = searchOptions;
  const { [level]: usual } = options;
  if (usual === undefined || level !== 'commander') return usual;
  return { ...usual, iterations: Math.round(usual.iterations * (definition.evaluation.playouts ?? 1)) };
}

/** Levels that answer at once, by looking; the others search. */
export type QuickLevel = Exclude<Level, keyof typeof searchOptions>;
export const isQuick = (level: Level): level is QuickLevel => !(level in searchOptions);
