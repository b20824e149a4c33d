import { expect, it } from 'vitest';
import { gameIds, registry } from '../../games/registry.ts';
import { foresightOf, judgedBy, shippedWeights } from '../src/index.ts';

it.each(gameIds)('%s names what it foresees by as it names what it is judged by', async (id) => {
  const game = await registry[id].load();
  const { features, foresight } = game.definition.evaluation;
  const config = game.configure(2, undefined);
  if (foresight === undefined) expect(foresightOf(game, config)).toEqual(shippedWeights(game));
  else {
    expect(Object.keys(foresight.weights)).toEqual(features);
    expect(judgedBy(game).slice(features.length)).toEqual(expect.arrayContaining(Object.keys(foresight.asked)));
  }
  expect(foresightOf(game, config).every(Number.isFinite)).toBe(true);
});
