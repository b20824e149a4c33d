// boardgame.io's reducer and its MCTS player over the same game, without server or client: prints { moves, search } per second.
import { createRequire } from 'node:module';
import { claim, legal, newBig200 } from '../load/big200.ts';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
const { MCTSBot } = require('boardgame.io/ai');

const MOVES = 100;
const millis = 1000 * Number(process.argv[2] ?? 2);

const game = ProcessGameConfig({
  name: 'big200',
  seed: 'bench',
  setup: newBig200,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    claim({ G }, id) {
      claim(G, id);
    },
  },
  endIf: ({ G }) => (G.moves >= MOVES ? { winner: G.resources[0][0] > G.resources[1][0] ? '0' : '1' } : undefined),
});
const reducer = CreateGameReducer({ game });
const makeMove = (id, playerID) => ({ type: 'MAKE_MOVE', payload: { type: 'claim', args: [id], playerID } });

/** One random game, legal moves enumerated before each. */
function randomGame() {
  let state = InitializeGame({ game, numPlayers: 2 });
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const options = legal(state.G);
    state = reducer(state, makeMove(options[Math.floor(Math.random() * options.length)], state.ctx.currentPlayer));
    moves++;
  }
  return moves;
}

async function rate(once) {
  const slice = async (time) => {
    const start = performance.now();
    let [done, now] = [0, start];
    while (now - start < time) {
      done += await once();
      now = performance.now();
    }
    return (1000 * done) / (now - start);
  };
  await slice(millis / 4);
  return Math.max(await slice(millis / 3), await slice(millis / 3), await slice(millis / 3));
}

const ITERATIONS = 20;
const bot = new MCTSBot({
  game,
  enumerate: (G) => legal(G).map((id) => ({ move: 'claim', args: [id] })),
  iterations: ITERATIONS,
  playoutDepth: MOVES,
});
const opening = InitializeGame({ game, numPlayers: 2 });

const moves = await rate(async () => randomGame());
const search = await rate(async () => {
  await bot.play(opening, opening.ctx.currentPlayer);
  return ITERATIONS;
});
console.log(JSON.stringify({ moves, search }));
