import type { Player } from '@orrery/bots';
import type { Chance, Game as Rules } from '@orrery/kernel';
import { evaluation as ageOfGalaxy } from './age-of-galaxy/bot.ts';
import { evaluation as andromeda } from './andromeda/bot.ts';
import { evaluation as andromedasEdge } from './andromedas-edge/bot.ts';
import { evaluation as beyondTheSun } from './beyond-the-sun/bot.ts';
import type { Evaluation, Game } from './evaluation.ts';
import { greedyPlayer } from './greedy.ts';
import { Search, type SearchOptions } from './search.ts';

/**
 * The opponents as they were before values were learnt by self-play: their search, features and weights, frozen, so that a ladder can tell
 * how much stronger today's are. Nothing here is improved; it changes only where rules it reads move.
 */
const EVALUATIONS: Readonly<Record<string, Evaluation<never>>> = {
  andromeda,
  'age-of-galaxy': ageOfGalaxy,
  'beyond-the-sun': beyondTheSun,
  'andromedas-edge': andromedasEdge,
};

const SEARCHES = {
  commander: { iterations: 300, millis: 1_200, sight: 0.5, valueWeights: false },
  admiral: { iterations: 6_000, millis: 4_500 },
} as const satisfies Record<string, SearchOptions>;

export const referenceLevels = ['officer', 'commander', 'admiral'] as const;
export type ReferenceLevel = (typeof referenceLevels)[number];

/** A frozen level. Those that search take the limits given instead of their own. */
export function referencePlayer(level: ReferenceLevel, rules: Rules, chance: Chance, limits: Partial<SearchOptions> = {}): Player {
  const evaluation = EVALUATIONS[rules.id] as Evaluation | undefined;
  if (evaluation === undefined) throw new Error(`no reference for ${rules.id}`);
  const game: Game = { ...rules, definition: { ...rules.definition, evaluation } };
  return level === 'officer'
    ? greedyPlayer(game, chance, { wholeTurn: true })
    : new Search(game, chance, { ...SEARCHES[level], ...limits });
}
