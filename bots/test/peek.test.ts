import { type Game, int, type Position, seeded } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { gameIds, registry } from '../../games/registry.ts';
import { makePlayer, type Player, type Question, Search, searchOptions } from '../src/index.ts';

/*
 * A player that may know only its view cannot tell the true world from any other it might believe in: with the same luck of its own it
 * answers alike in both. That is more than equal shares of each answer, and it takes few decisions to see.
 */

type Maker = (game: Game, seed: string, world: Position) => Player;

const makers: Record<string, Maker> = {
  cadet: (game, seed) => makePlayer('cadet', game, seeded(seed)),
  officer: (game, seed) => makePlayer('officer', game, seeded(seed)),
  commander: (game, seed) => new Search(game, seeded(seed), { ...searchOptions.commander, iterations: 24, now: () => 0 }),
  admiral: (game, seed) => new Search(game, seeded(seed), { ...searchOptions.admiral, iterations: 24, now: () => 0 }),
};

/** Real questions along a random game, each in the true world and in another one its seat might believe in. */
function* questions(game: Game, wanted: number): Generator<{ seat: number; worlds: [Position, Position] }> {
  const chance = seeded('peek');
  const position = game.start(game.configure(2, {}), 'peek');
  for (let n = 0; wanted > 0; n++) {
    const ask = game.open(position)[0];
    if (ask === undefined) return;
    const options = game.options(position, ask);
    if (n % 17 === 16 && options.length > 1) {
      const true_ = game.clone(position);
      yield { seat: ask.seat, worlds: [true_, game.determinize(game.view(true_, ask.seat), seeded(`other ${n}`))] };
      wanted--;
    }
    game.play(position, ask, options[int(chance, options.length)]);
  }
}

function asked(game: Game, world: Position, seat: number): Question {
  const view = game.view(world, seat);
  const ask = view.asks.find((a) => a.seat === seat && !a.answered) ?? view.asks[0];
  const open = game.open(world).find((a) => a.seat === seat && a.decision === ask.decision) ?? game.open(world)[0];
  return { game, view, ask, options: game.options(world, open) };
}

/** How many of this many questions a player answers differently in another world. */
async function differences(game: Game, make: Maker, wanted: number): Promise<number> {
  let different = 0;
  for (const { seat, worlds } of questions(game, wanted)) {
    const [here, there] = await Promise.all(worlds.map((world) => make(game, `own ${seat}`, world).choose(asked(game, world, seat))));
    if (JSON.stringify(here) !== JSON.stringify(there)) different++;
  }
  return different;
}

it.each(gameIds)('no level peeks in %s', async (id) => {
  const game = await registry[id].load();
  for (const [level, make] of Object.entries(makers)) expect(await differences(game, make, 4), level).toBe(0);
});

it.each(gameIds)('a player that peeks is found out in %s', async (id) => {
  const game = await registry[id].load();
  const peeker: Maker = (_game, _seed, world) => ({
    choose: ({ options }) => options[int(seeded(JSON.stringify(world.state)), options.length)],
  });
  expect(await differences(game, peeker, 12)).toBeGreaterThan(0);
});
