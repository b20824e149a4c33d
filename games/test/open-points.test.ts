import { type Game, int, Match, SPECTATOR, seeded } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { registry } from '../registry.ts';

/** What two seats have on the open table after every tenth answer of a random match, and what the rules count for them. */
function course(game: Game, answers: number): { readonly open: number[][]; readonly counted: number[][] } {
  const match = Match.start(game, game.configure(2, {}), 'points on the table');
  const chance = seeded('players');
  const [open, counted]: [number[][], number[][]] = [[], []];
  for (let n = 1; n <= answers && !game.over(match.position); n++) {
    const [ask] = game.open(match.position);
    const options = game.options(match.position, ask);
    match.answer(ask.seat, ask.decision, options[int(chance, options.length)]);
    if (n % 10 > 0) continue;
    const { table } = game.view(match.position, SPECTATOR);
    open.push([0, 1].map((seat) => game.definition.openPoints?.(table, seat) ?? Number.NaN));
    counted.push([0, 1].map((seat) => game.score(match.position, seat).total));
  }
  return { open, counted };
}

it.each(Object.keys(registry))('%s: the points on the open table are those the rules count so far', async (id) => {
  const { open, counted } = course(await registry[id].load(), 300);
  expect(open).toEqual(counted);
  expect(Math.max(...open.flat())).toBeGreaterThan(3);
});
