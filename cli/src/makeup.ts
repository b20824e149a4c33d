import { createHash } from 'node:crypto';
import { type Level, searchOptionsIn, shippedWeights, standardOf } from '@orrery/bots';
import type { Config, Game } from '@orrery/kernel';

/**
 * What makes a level play as it does in a game, short enough to be kept with every series: games of a level that thinks more, or judges
 * by other weights, are games of somebody else. A change of the code it cannot know.
 */
export function makeupOf(game: Game, config: Config, ...levels: readonly (Level | 'reference')[]): string {
  const { rolloutTurns, rolloutLooks, halfwayShare, horizon, turnEndPlayouts } = game.definition.evaluation;
  const all = levels.map((level) => {
    // What is frozen cannot change.
    if (level === 'random' || level === 'reference') return level;
    const options = searchOptionsIn(game, level);
    if (options === undefined) return [level, shippedWeights(game)];
    const { valueWeights, ...search } = options;
    const { weights, staticShare } = standardOf(game, config, valueWeights ?? true);
    // Under the names they had when the first series were played, so that those still count.
    const named = valueWeights === undefined ? search : { ...search, foresight: valueWeights };
    return [
      level,
      shippedWeights(game),
      named,
      { weights, present: staticShare },
      rolloutTurns,
      horizon,
      ...(turnEndPlayouts === undefined ? [] : [turnEndPlayouts]),
      ...(rolloutLooks === undefined && halfwayShare === undefined ? [] : [{ rolloutLooks, halfwayShare }]),
    ];
  });
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16);
}
