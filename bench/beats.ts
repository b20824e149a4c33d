/**
 * What it costs to tell every event over its own table: node bench/beats.ts [--beside TREE] [--game G] [--rounds N]
 * For each game, with every seat and a spectator watching and with one seat: CPU of the rules for an answer with what its viewers are told, as
 * the server's rules thread does it, and bytes per viewer; without viewers the same, and decisions per second of bare random play.
 * With --beside another working tree (an older version, with its packages installed) is measured in the same run, in turns with this one.
 * The best of all rounds counts.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Game, Position } from '@orrery/kernel';
import type { RulesWorker } from '../server/src/rules/rules-worker.ts';

const { values } = parseArgs({
  options: {
    beside: { type: 'string' },
    game: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    /** What one process measures of one tree, for the process that compares. */
    tree: { type: 'string' },
  },
});

type Tree = {
  readonly registry: Readonly<Record<string, { load(): Promise<Game> }>>;
  readonly newRulesWorker: () => RulesWorker;
  readonly luck: { int(chance: never, n: number): number; seeded(seed: string): never };
};

async function treeAt(root: URL): Promise<Tree> {
  const [{ registry }, { RulesWorker: RulesWorkerHere }, luck] = await Promise.all([
    import(new URL('games/registry.ts', root).href),
    import(new URL('server/src/rules/rules-worker.ts', root).href),
    import(new URL('kernel/src/index.ts', root).href),
  ]);
  return { registry, newRulesWorker: () => new RulesWorkerHere(registry), luck };
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

type Told = { answers: number; micros: number; bytes: number[] };

/** One random game through a worker: the time its orders take, and what viewers are sent. */
async function watched({ registry, newRulesWorker, luck }: Tree, id: string, viewers: readonly number[], seed: string): Promise<Told> {
  const game = await registry[id].load();
  const config = game.configure(game.definition.seats.max, {});
  const seats = Array.from({ length: config.seats }, (_, i) => ({ kind: 'human', name: `P${i}` }));
  const worker = newRulesWorker();
  const open = {
    kind: 'open' as const,
    table: 't',
    game: id,
    setup: JSON.stringify({ config, seed, seats, clock: { kind: 'none' }, time: 0 }),
    // What an older worker calls otherwise is left unread.
    acts: [],
    past: '[]',
    rules: null,
    begun: true,
    snapshots: [],
    upTo: 0,
    viewers,
  };
  await worker.prepare(open as never);
  worker.do(open as never);
  const chance = luck.seeded(`beats/${seed}`);
  const position = game.start(config, seed);
  const told: Told = { answers: 0, micros: 0, bytes: [] };
  while (!game.over(position)) {
    const asks = game.open(position);
    const ask = asks[luck.int(chance, asks.length)];
    const options = game.options(position, ask);
    const answer = options[luck.int(chance, options.length)];
    const { seat, decision } = ask;
    const seq = told.answers++;
    const order = { kind: 'answer' as const, id: `${seq}`, seat, seq, decision, answer };
    const before = cpu();
    const reply = worker.do({ kind: 'order', table: 't', order, time: 0, viewers } as never);
    told.micros += cpu() - before;
    for (const { text } of (reply as { updates: readonly { text: string }[] }).updates) told.bytes.push(Buffer.byteLength(text));
    game.play(position, ask, answer);
  }
  return told;
}

function played({ luck }: Tree, game: Game, seed: string): Position {
  const chance = luck.seeded(`play/${seed}`);
  const position = game.start(game.configure(game.definition.seats.max, {}), seed);
  for (let asks = game.open(position); asks.length > 0; asks = game.open(position)) {
    const options = game.options(position, asks[0]);
    game.play(position, asks[0], options[luck.int(chance, options.length)]);
  }
  return position;
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** As many games as this many answers take. */
async function games(tree: Tree, id: string, viewers: readonly number[], seed: string, answers: number): Promise<Told[]> {
  const told: Told[] = [];
  while (sum(told.map((t) => t.answers)) < answers) told.push(await watched(tree, id, viewers, `${seed}${told.length}`));
  return told;
}

/** What is measured, by name. */
type Figures = Record<string, number>;

/** In answers. The first games run slower, until the code they go through has been compiled. */
const WARM = 8000;
const MEASURED = 12_000;

async function measure(tree: Tree, id: string): Promise<Figures> {
  const game = await tree.registry[id].load();
  const figures: Figures = {};
  const everybody = [-1, ...Array.from({ length: game.definition.seats.max }, (_, i) => i)];
  const views: readonly (readonly [string, readonly number[]])[] = [
    ['all watch', everybody],
    ['two watch', [0, 1]],
    ['one watches', [0]],
    ['nobody watches', []],
  ];
  for (const [who, viewers] of views) {
    await games(tree, id, viewers, 'warm ', WARM);
    const told = await games(tree, id, viewers, '', MEASURED);
    figures[`${who}: µs CPU per answer`] = sum(told.map((t) => t.micros)) / sum(told.map((t) => t.answers));
    const bytes = told.flatMap((t) => t.bytes);
    if (bytes.length === 0) continue;
    figures[`${who}: bytes per viewer, mean`] = sum(bytes) / bytes.length;
    figures[`${who}: bytes per viewer, 95 %`] = bytes.toSorted((a, b) => a - b)[Math.floor(0.95 * bytes.length)];
  }
  const rates = Array.from({ length: 12 }, () => {
    const before = cpu();
    let decisions = 0;
    for (let i = 0; i < 20; i++) decisions += played(tree, game, `${i}`).decisions;
    return (cpu() - before) / decisions;
  });
  figures['bare random play: µs CPU per decision'] = Math.min(...rates);
  return figures;
}

if (values.tree !== undefined && values.game !== undefined) {
  console.log(JSON.stringify(await measure(await treeAt(pathToFileURL(`${values.tree}/`)), values.game)));
} else {
  const here = fileURLToPath(new URL('..', import.meta.url));
  const trees = values.beside === undefined ? [here] : [values.beside, here];
  const ids = values.game === undefined ? Object.keys((await treeAt(pathToFileURL(here))).registry) : [values.game];
  for (const id of ids) {
    const best: Figures[] = trees.map(() => ({}));
    // In turns, each time in a process of its own: two versions in one process are not optimised alike, and a busy moment is nobody's alone.
    for (let round = 0; round < Number(values.rounds); round++) {
      for (const [i, tree] of trees.entries()) {
        const text = execFileSync(process.execPath, [fileURLToPath(import.meta.url), '--tree', tree, '--game', id], { encoding: 'utf8' });
        for (const [what, figure] of Object.entries(JSON.parse(text) as Figures))
          best[i][what] = Math.min(best[i][what] ?? Number.POSITIVE_INFINITY, figure);
      }
    }
    console.log(trees.length > 1 ? `${id} (beside, here, ratio)` : id);
    for (const what of Object.keys(best[0])) {
      const figures = best.map((b) => b[what]);
      const ratio = figures.length > 1 ? (figures[1] / figures[0]).toFixed(2) : '';
      console.log(`  ${what.padEnd(40)} ${figures.map((f) => f.toFixed(f < 10 ? 3 : 0).padStart(8)).join(' ')}  ${ratio}`);
    }
  }
}
