import { type Game, seeded } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { lanterns } from '../../kernel/test/lanterns.ts';
import { levels, makePlayer, type Player, type Search, searchOptionsIn } from '../src/index.ts';

const game: Game = lanterns();

async function play(players: readonly Player[], seed: string): Promise<readonly number[]> {
  const position = game.start(game.configure(players.length, { fancy: true }), seed);
  for (let ask = game.open(position)[0]; ask !== undefined; ask = game.open(position)[0]) {
    const options = game.options(position, ask);
    const view = game.view(position, ask.seat);
    const answer = await players[ask.seat].choose({ game, view, ask: view.asks.find((a) => a.seat === ask.seat) ?? view.asks[0], options });
    game.answer(position, ask.seat, ask.decision, answer);
  }
  return game.outcome(position).winners;
}

it('every level plays whole games', async () => {
  for (const level of levels)
    expect(
      (
        await play(
          [0, 1, 2].map((s) => makePlayer(level, game, seeded(`${level}${s}`))),
          level,
        )
      ).length,
    ).toBeGreaterThan(0);
});

it('greedy takes what leaves it best off', async () => {
  const position = game.start(game.configure(2, {}), 'oil');
  for (let seat = 0; seat < 2; seat++) game.answer(position, seat, 'bid', game.options(position, game.open(position)[0])[0]);
  const ask = game.open(position)[0];
  const view = game.view(position, ask.seat);
  expect(game.options(position, ask)).toEqual([0, 1, 2]);
  for (let i = 0; i < 20; i++) {
    const question = { game, view, ask: view.asks[0], options: game.options(position, ask) };
    expect(await makePlayer('greedy', game, seeded(`greedy ${i}`)).choose(question)).toBe(2);
  }
});

it('a Commander makes as many playouts as a game wants, an Admiral its own number', async () => {
  const { definition } = game;
  const slow: Game = { ...game, definition: { ...definition, evaluation: { ...definition.evaluation, playouts: 0.4 } } };
  expect([searchOptionsIn(game, 'commander')?.iterations, searchOptionsIn(slow, 'commander')?.iterations]).toEqual([300, 120]);
  expect([searchOptionsIn(slow, 'admiral')?.iterations, searchOptionsIn(slow, 'officer')]).toEqual([6000, undefined]);
  const position = game.start(game.configure(2, {}), 'oil');
  const ask = game.open(position)[0];
  const view = game.view(position, ask.seat);
  const search = makePlayer('commander', slow, seeded('few'), { whole: true, now: () => 0 }) as Search;
  await search.choose({ game: slow, view, ask: view.asks[0], options: game.options(position, ask) });
  expect(search.iterations).toBe(120);
});
