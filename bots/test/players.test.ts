import { type Game, seeded } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { lanterns } from '../../kernel/test/lanterns.ts';
import { levels, makePlayer, type Player } from '../src/index.ts';

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

it('no level can tell the true world from another one it might believe in', async () => {
  for (const level of levels) {
    const position = game.start(game.configure(2, { fancy: true }), 'peek');
    const view = game.view(position, 0);
    const count = (world: typeof position, seed: string): number[] => {
      const tally = new Array(19).fill(0);
      const player = makePlayer(level, game, seeded(seed));
      const ask = game.open(world)[0];
      for (let i = 0; i < 300; i++)
        tally[Number(player.choose({ game, view: game.view(world, 0), ask: view.asks[0], options: game.options(world, ask) }))]++;
      return tally;
    };
    const [here, there] = [count(position, 'same'), count(game.guess(view, seeded('other world')), 'same')];
    expect(there).toEqual(here);
  }
});
