#!/usr/bin/env node
// Puzzles: positions with one clearly best answer, found in games bots play, verified by a search ten times as deep, kept with their game.
//   npm run puzzles -- [--game G] [--count N] [--seed S] [--ahead 0.08] [--playouts 150]   adds puzzles until there are N; may be stopped and resumed
//   npm run puzzles -- --check [--game G] [--seed S] [--last N] [--drop]   searches all of them again, or the last N, with other luck and tells how many are disputed
//   npm run puzzles -- --verify [--game G] [--seed S] [--ahead 0.08]   verifies all of them as new ones are, and keeps those that pass
//   npm run puzzles -- --same [--game G]   keeps those that can still be played, under the present version of the rules
//   --anew forgets the puzzles there are
import { parseArgs } from 'node:util';
import { gameIds, registry } from '@orrery/games';
import type { Game, Puzzles } from '@orrery/kernel';
import { checkPuzzles, samePuzzles, verifyPuzzles } from './check.ts';
import { gzipped, keepPuzzles, noPuzzles, readPuzzles } from './files.ts';
import { type Hurdles, searchGame } from './find.ts';
import { DEEPER } from './search.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'puzzles' },
    ahead: { type: 'string', default: '0.08' },
    playouts: { type: 'string', default: '150' },
    check: { type: 'boolean', default: false },
    last: { type: 'string' },
    drop: { type: 'boolean', default: false },
    verify: { type: 'boolean', default: false },
    same: { type: 'boolean', default: false },
    anew: { type: 'boolean', default: false },
  },
});
const ids = values.game === undefined ? gameIds : values.game.split(',');
const games: Game[] = [];
for (const id of ids) {
  if (!gameIds.includes(id)) throw new Error(`--game is one of ${gameIds.join(', ')}`);
  games.push((await registry[id].load()) as Game);
}

if (values.check)
  for (const game of games) checkPuzzles(game, values.seed, values.drop, values.last === undefined ? undefined : Number(values.last));
else if (values.verify) for (const game of games) verifyPuzzles(game, values.seed, Number(values.ahead));
else if (values.same) for (const game of games) samePuzzles(game);
else await find();

/** A game of each in turn, so that none has to wait for the others. */
async function find(): Promise<void> {
  const [wanted, ahead, playouts] = [values.count, values.ahead, values.playouts].map(Number);
  const stockOf = (game: Game): Puzzles => readPuzzles(game) ?? noPuzzles(game, DEEPER * playouts);
  if (values.anew) for (const game of games) keepPuzzles(noPuzzles(game, DEEPER * playouts));
  const hurdles = new Map(games.map((game): [Game, Hurdles] => [game, {}]));
  const spent = new Map(games.map((game): [Game, number] => [game, 0]));
  for (let left = games; left.length > 0; left = left.filter((game) => stockOf(game).puzzles.length < wanted)) {
    for (const game of left) {
      const stock = stockOf(game);
      if (stock.puzzles.length >= wanted) continue;
      if (stock.version !== game.version)
        throw new Error(`puzzles of ${game.id} are of version ${stock.version}, the rules are ${game.version}: --same or --anew`);
      if (stock.playouts !== DEEPER * playouts)
        throw new Error(
          `puzzles of ${game.id} are verified by ${stock.playouts} playouts: --playouts ${stock.playouts / DEEPER} or --anew`,
        );
      const begun = process.cpuUsage().user;
      const counts = hurdles.get(game) ?? {};
      const now = await searchGame(game, stock, { seed: values.seed, wanted, ahead, playouts }, counts);
      keepPuzzles(now);
      const seconds = (spent.get(game) ?? 0) + (process.cpuUsage().user - begun) / 1e6;
      spent.set(game, seconds);
      const fallen = Object.entries(counts).map(([hurdle, n]) => `${hurdle} ${n}`);
      console.log(
        `${game.id}: ${now.puzzles.length} of ${wanted} after ${now.searched} games; ${fallen.join(', ')}; ${Math.round(seconds)} s of work, ${gzipped(game.id)} bytes gz`,
      );
    }
  }
}
