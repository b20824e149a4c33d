/**
 * Speed of the rules beside a bare loop and a peer, in one run: node bench/speed.ts [--game G] [--seconds S] [--peers] [--json]
 * For each game: decisions per second of random play, clones per second beside structuredClone, views, guesses, search iterations.
 * With --peers also boardgame.io's reducer and its MCTS player, and the game those play on our kernel.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Search } from '@orrery/bots';
import { gameIds, registry } from '@orrery/games';
import { type Game, int, type Position, seeded } from '@orrery/kernel';
import { bareGame } from './bare.ts';
import { registry as synthetic } from './load/big200-registry.ts';
import { installPeers } from './peers.ts';
import type { Peers, SpeedLine } from './report.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seconds: { type: 'string', default: '2' },
    peers: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const millis = 1000 * Number(values.seconds);

/** How often per second `once` gets its work done; it answers with how much that was. Warmed up, best of three slices. */
function rate(once: () => number): number {
  const slice = (time: number): number => {
    const start = performance.now();
    let [done, now] = [0, start];
    while (now - start < time) {
      done += once();
      now = performance.now();
    }
    return (1000 * done) / (now - start);
  };
  slice(millis / 4);
  return Math.max(slice(millis / 3), slice(millis / 3), slice(millis / 3));
}

/** Work that counts as one. */
const once = (work: () => unknown) => (): number => {
  work();
  return 1;
};

function randomGame(game: Game, seats: number, seed: string, stopAt = Number.POSITIVE_INFINITY): Position {
  const luck = seeded(`bench/${seed}`);
  const position = game.start(game.configure(seats, {}), seed);
  for (let asks = game.open(position); asks.length > 0 && position.decisions < stopAt; asks = game.open(position)) {
    const options = game.options(position, asks[0]);
    game.play(position, asks[0], options[int(luck, options.length)]);
  }
  return position;
}

function measure(game: Game, bare: number): SpeedLine {
  const seats = game.definition.seats.max;
  let n = 0;
  const decisions = rate(() => randomGame(game, seats, `${n++}`).decisions);
  const playouts = rate(once(() => randomGame(game, seats, `${n++}`)));
  const length = randomGame(game, seats, 'middle').decisions;
  let middle = randomGame(game, seats, 'middle', Math.floor(length / 2));
  for (let stop = Math.floor(length / 2); game.options(middle, game.open(middle)[0]).length < 2; stop++)
    middle = randomGame(game, seats, 'middle', stop);
  const clones = rate(() => {
    for (let i = 0; i < 100; i++) game.clone(middle);
    return 100;
  });
  const structured = rate(once(() => structuredClone(middle)));
  const ask = game.open(middle)[0];
  const views = rate(once(() => game.view(middle, ask.seat)));
  const view = game.view(middle, ask.seat);
  const luck = seeded('guess');
  const guesses = rate(once(() => game.determinize(view, luck)));
  const seen = view.asks.find((a) => a.seat === ask.seat && a.decision === ask.decision) ?? view.asks[0];
  const options = game.options(middle, ask);
  const iterations = (sight: number): number =>
    rate(() => {
      const searcher = new Search(game, luck, { iterations: 500, millis: 1e9, sight });
      searcher.estimate({ game, view, ask: seen, options });
      return searcher.iterations;
    });
  return {
    game: game.id,
    seats,
    decisions,
    toBare: decisions / bare,
    playouts,
    clones,
    toStructuredClone: clones / structured,
    views,
    guesses,
    search: iterations(0),
    onward: iterations(1),
  };
}

/** boardgame.io runs in a process of its own, in production mode as it would be served. */
async function measurePeers(): Promise<Peers> {
  installPeers();
  const script = fileURLToPath(new URL('peers/boardgameio-speed.mjs', import.meta.url));
  const printed = execFileSync(process.execPath, [script, values.seconds], {
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  const { moves, search }: { moves: number; search: number } = JSON.parse(printed);
  const big200 = await synthetic.big200.load();
  let n = 0;
  const own = rate(() => randomGame(big200, 2, `${n++}`, 100).decisions);
  return { reducer: moves, mcts: search, own };
}

const luck = seeded('bare');
const bare = rate(() => bareGame((n) => int(luck, n)));
const peers = values.peers ? await measurePeers() : undefined;
const lines: SpeedLine[] = [];
for (const id of gameIds) if (values.game === undefined || values.game === id) lines.push(measure(await registry[id].load(), bare));

if (values.json) console.log(JSON.stringify({ bare, peers, lines }));
else {
  const k = (x: number): string => `${(x / 1000).toFixed(1)} k`;
  console.log(`bare V8 loop: ${k(bare)} moves/s`);
  if (peers !== undefined) {
    console.log(`boardgame.io: reducer ${k(peers.reducer)} moves/s, MCTS ${peers.mcts.toFixed(0)} iterations/s, both on a synthetic game`);
    console.log(`the same game on our kernel: ${k(peers.own)} moves/s = ${(peers.own / peers.reducer).toFixed(1)} x its reducer`);
  }
  for (const l of lines) {
    console.log(
      `${l.game} (${l.seats} seats): ${k(l.decisions)} decisions/s = ${l.toBare.toFixed(2)} of the bare loop; ${l.playouts.toFixed(0)} games/s`,
    );
    console.log(
      `  clone ${k(l.clones)}/s = ${l.toStructuredClone.toFixed(1)} x structuredClone; view ${k(l.views)}/s; guess ${k(l.guesses)}/s; search ${k(l.search)} iterations/s, ${k(l.onward)} with turns played on`,
    );
  }
}
