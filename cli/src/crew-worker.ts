import { parentPort } from 'node:worker_threads';
import { collect, takeNet, unpack, watch } from '@orrery/bots';
import type { Sortie } from './crew.ts';
import { duel } from './duel.ts';
import { followHints } from './follow-hints.ts';
import { loadGame } from './games.ts';
import { levelGame } from './level-game.ts';

async function carryOut(sortie: Sortie): Promise<unknown> {
  const game = await loadGame(sortie.game);
  if (sortie.kind === 'duel') return duel(game, sortie.config, sortie.challenger, sortie.others, sortie.seed, sortie.n);
  if (sortie.kind === 'level') return levelGame(game, sortie.config, sortie.level, sortie.millis, sortie.seed, sortie.n);
  if (sortie.kind === 'hints') return followHints(game, sortie.config, sortie.playouts, sortie.seed, sortie.n);
  if (sortie.kind === 'watch') {
    takeNet(game, sortie.net === undefined ? undefined : unpack(game, sortie.net));
    return watch(game, sortie.config, sortie.games, sortie.seed, sortie.how);
  }
  return collect(game, sortie.config, sortie.weights, sortie.games, sortie.seed, sortie.how);
}

parentPort?.on('message', async (sortie: Sortie) => {
  try {
    parentPort?.postMessage({ result: await carryOut(sortie) });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.stack : `${error}` });
  }
});
