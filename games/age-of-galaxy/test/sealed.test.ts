import { makePlayer } from '@orrery/bots';
import { type Game, seeded } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { ageOfGalaxy } from '../index.ts';

const game = ageOfGalaxy as Game;

it('an Officer knows what a starting faction brings, whether asked first or last', async () => {
  const position = game.start(game.configure(4, {}), 'sealed');
  while (game.open(position)[0].decision === 'discardCard') game.play(position, game.open(position)[0], 'keep');
  const chosen: number[][] = [];
  for (const seat of game.open(position).map((ask) => ask.seat)) {
    const view = game.view(position, seat);
    const ask = view.asks.find((one) => one.seat === seat);
    if (ask === undefined) throw new Error(`seat ${seat} is not asked`);
    const options = game.options(position, game.open(position)[0]);
    expect(ask.decision).toBe('startingFaction');
    expect(options).toHaveLength(7);
    const answers = [];
    for (let n = 0; n < 8; n++)
      answers.push((await makePlayer('officer', game, seeded(`sealed ${n}`)).choose({ game, view, ask, options })) as number);
    chosen.push([...new Set(answers)]);
    game.play(position, game.open(position)[0], answers[0]);
  }
  // By lot, eight Officers with the same seven cards would hardly ever agree.
  expect(chosen.map((cards) => cards.length <= 2)).toEqual([true, true, true, true]);
});
