/**
 * Speed of the rules beside a bare loop, in one run: node bench/speed.ts [--game G] [--seconds S] [--json]
 * For each game: decisions per second of random play, clones per second beside structuredClone, views, guesses, search iterations.
 */
import { parseArgs } from 'node:util';
import { Search } from '@orrery/bots';
import { gameIds, registry } from '@orrery/games';
import { type Game, int, type Position, seeded } from '@orrery/kernel';
import { bareGame } from './bare.ts';

const { values } = parseArgs({
  options: { game: { type: 'string' }, seconds: { type: 'string', default: '2' }, json: { type: 'boolean', default: false } },
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

type Line = {
  game: string;
  seats: number;
  decisions: number;
  toBare: number;
  playouts: number;
  clones: number;
  toStructuredClone: number;
  views: number;
  guesses: number;
  search: number;
};

function measure(game: Game, bare: number): Line {
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
  const guesses = rate(once(() => game.guess(view, luck)));
  const seen = view.asks.find((a) => a.seat === ask.seat && a.decision === ask.decision) ?? view.asks[0];
  const options = game.options(middle, ask);
  const search = rate(() => {
    const searcher = new Search(game, luck, { iterations: 2000, millis: 1e9 });
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
    search,
  };
}

const luck = seeded('bare');
const bare = rate(() => bareGame((n) => int(luck, n)));
const lines: Line[] = [];
for (const id of gameIds) if (values.game === undefined || values.game === id) lines.push(measure(await registry[id].load(), bare));

if (values.json) console.log(JSON.stringify({ bare, lines }));
else {
  const k = (x: number): string => `${(x / 1000).toFixed(1)} k`;
  console.log(`bare V8 loop: ${k(bare)} moves/s`);
  for (const l of lines) {
    console.log(
      `${l.game} (${l.seats} seats): ${k(l.decisions)} decisions/s = ${l.toBare.toFixed(2)} of the bare loop; ${l.playouts.toFixed(0)} games/s`,
    );
    console.log(
      `  clone ${k(l.clones)}/s = ${l.toStructuredClone.toFixed(1)} x structuredClone; view ${k(l.views)}/s; guess ${k(l.guesses)}/s; search ${k(l.search)} iterations/s`,
    );
  }
}
