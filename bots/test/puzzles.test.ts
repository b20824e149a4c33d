import { type Game, moves } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { LazyQuestion } from '../../cli/src/question.ts';
import { DEEPER, disputed, puzzleIn } from '../../tools/puzzles/search.ts';
import { pebbles } from './pebbles.ts';

/** Two take one to four pebbles each, three times: four is best beyond doubt. */
function asked(game: Game) {
  const position = game.start(game.configure(2, {}), 'pebbles');
  const [ask] = game.open(position);
  const { view, ask: seen } = new LazyQuestion(game, position, ask);
  return { game, view, ask: seen, options: moves(game, position, ask) };
}

it('leaves out what everybody sees, and what is not clear enough', async () => {
  const question = asked(pebbles());
  expect(await puzzleIn(question, 'pebbles', { ahead: 0.05, playouts: 150 })).toBe('easy');
  expect(await puzzleIn(question, 'pebbles', { ahead: 0.9, playouts: 150 })).toBe('glance');
});

it('disputes an answer that is not the best, and only that', () => {
  const question = asked(pebbles());
  expect(DEEPER).toBe(10);
  expect(disputed(question, 4, 'again', 1500)).toBeUndefined();
  expect(disputed(question, 1, 'again', 1500)?.best.answer).toBe(4);
});

it('lists what may be answered always in the same order, without settings', () => {
  const game = pebbles();
  const shuffled: Game = { ...game, options: () => [3, 1, 4, 2] };
  const { definition } = game;
  const setting: Game = {
    ...shuffled,
    definition: { ...definition, asking: { windows: {}, secret: () => false, setting: (_, answer) => answer === 3 } },
  };
  const position = game.start(game.configure(2, {}), 'any');
  const [ask] = game.open(position);
  expect(moves(shuffled, position, ask)).toEqual([1, 2, 3, 4]);
  expect(moves(setting, position, ask)).toEqual([1, 2, 4]);
});
