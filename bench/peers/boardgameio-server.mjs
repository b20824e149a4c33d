// boardgame.io with its own storage: `memory`, or a folder for its flat files.
import { createRequire } from 'node:module';
import { claim, legal, newBig200 } from '../load/big200.ts';

const require = createRequire(import.meta.url);
const { Server, FlatFile, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const game = {
  name: 'big200',
  setup: newBig200,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    claim({ G }, id) {
      if (!legal(G).includes(id)) return INVALID_MOVE;
      claim(G, id);
    },
  },
};
const where = process.argv[2];
const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...(where === 'memory' ? {} : { db: new FlatFile({ dir: where }) }) });
const running = await server.run({ port: 0, callback: () => {} });
process.send({ port: running.appServer.address().port });
process.on('disconnect', () => process.exit(0));
