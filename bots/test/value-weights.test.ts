import { expect, it } from 'vitest';
import { gameIds, registry } from '../../games/registry.ts';
import { judgedBy, shippedWeights, standardOf } from '../src/index.ts';

it.each(gameIds)('%s names what it foresees by as it names what it is judged by', async (id) => {
  const game = await registry[id].load();
  const { features, valueWeights } = game.definition.evaluation;
  expect(Object.keys(valueWeights?.weights ?? {})).toEqual(features);
  expect(judgedBy(game).slice(features.length)).toEqual(expect.arrayContaining(Object.keys(valueWeights?.asked ?? {})));
  const weightsFor = (seats: number) => standardOf(game, { seats, options: {} }, true).weights;
  const least = valueWeights?.seats ?? 2;
  expect(weightsFor(least).every(Number.isFinite)).toBe(true);
  expect(weightsFor(least)).not.toEqual(shippedWeights(game));
  expect(weightsFor(least - 1)).toEqual(shippedWeights(game));
  expect(weightsFor(1)).toEqual(shippedWeights(game));
});
