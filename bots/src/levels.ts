import type { Chance, Game } from '@orrery/kernel';
import { greedyPlayer } from './greedy.ts';
import type { Player } from './player.ts';
import { randomPlayer } from './random.ts';

/** The players one can invite, weakest first. */
export const levels = ['random', 'greedy'] as const;
export type Level = (typeof levels)[number];

export const isLevel = (name: string): name is Level => levels.some((level) => level === name);

const makers: Record<Level, (game: Game, chance: Chance) => Player> = {
  random: (_game, chance) => randomPlayer(chance),
  greedy: (game, chance) => greedyPlayer(game, chance),
};

export const makePlayer = (level: Level, game: Game, chance: Chance): Player => makers[level](game, chance);
