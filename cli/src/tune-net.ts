import { readFile, writeFile } from 'node:fs/promises';
import {
  asSamples,
  fit,
  judgedBy,
  type Net,
  netSurprise,
  pack,
  seenByNet,
  shippedWeights,
  standardOf,
  surprise,
  train,
  unpack,
  type Watched,
  type WatchOptions,
} from '@orrery/bots';
import type { Config, Game, NetWeights } from '@orrery/kernel';
import { count, text } from './arguments.ts';
import { Crew, type Sortie } from './crew.ts';
import { Fault } from './fault.ts';
import { damaged, keepFile } from './kept-file.ts';
import { lines } from './plot.ts';
import { progressBar } from './progress.ts';

/** Where the learning stands: kept after every generation, so that it can be stopped and resumed at any time. */
type Progress = {
  game: string;
  configs: readonly Config[];
  seed: string;
  net: NetWeights | null;
  generation: number;
  games: number;
  hours: number;
  /** Of each generation, by games nobody learnt from: the mean surprise by the weights shipped, by weights fitted to the same games, and by the net. */
  course: { games: number; shipped: number; linear: number; net: number }[];
};

const GAMES_PER_SORTIE = 4;
/** One answer in so many is any at all. */
const SLIPS = 40;
/** Of ten games eight are learnt from, one says when to stop, and one is only ever asked how surprising it is. */
const PARTS = 10;
/** Weights see no more by more moments than these. */
const LINEAR_MOMENTS = 12_000;

/**
 * Learns a game's value by self-play: games, a net fitted to them, better games, and so on. The first generation is of Ensigns, who play many
 * games in little time; later ones are of Officers, a tenth as many, or of searches that judge by the net so far (--playouts). Games of the
 * generations before count for as long as there is room for them.
 */
export async function tuneNet(
  game: Game,
  configs: readonly Config[],
  hours: number,
  values: Readonly<Record<string, string | boolean | undefined>>,
  command: string,
): Promise<void> {
  if (game.definition.evaluation.net === undefined) throw new Fault(`${game.id} says nothing of what a net is to see`);
  const games = count(values, 'games', 400, 20, 1_000_000);
  const playouts = count(values, 'playouts', 0, 0, 100_000);
  const epochs = count(values, 'epochs', 16, 1, 1_000);
  const [wide, narrow] = text(values, 'hidden', '40,16').split(',').map(Number);
  if (![wide, narrow].every((size) => Number.isInteger(size) && size > 0 && size <= 512))
    throw new Fault('--hidden takes two sizes: 40,16');
  const path = text(values, 'out', `data/tune/${game.id}-net.json`);
  const progress = await begin(path, game, configs, text(values, 'seed', '1'));
  const crew = new Crew();
  const from = performance.now();
  const before = progress.hours;
  const parts: Watched[][] = Array.from({ length: PARTS }, () => []);
  let net: Net | undefined = progress.net === null ? undefined : unpack(game, progress.net);
  try {
    // One generation at least, however little time there is.
    do {
      progress.generation++;
      const seed = `${progress.seed}/net ${progress.generation}/${progress.games}`;
      const first = net === undefined;
      // Every part gets some of every kind of table.
      const sorties = Math.max(PARTS * configs.length, Math.ceil((first ? games : games / 10) / GAMES_PER_SORTIE));
      const how: WatchOptions = { playouts: first ? 0 : playouts, wholeTurn: !first, slips: SLIPS };
      const fresh = await gather(crew, game, configs, net === undefined ? undefined : pack(net, seenByNet(game)), sorties, seed, how);
      fresh.forEach((some, i) => {
        // Every part has tables of all sizes.
        parts[Math.floor(i / configs.length) % PARTS].push(...some);
      });
      for (const part of parts) part.splice(0, Math.max(0, part.length - MOST_GAMES / PARTS));
      progress.games += sorties * GAMES_PER_SORTIE;
      const [known, stop, unknown] = [parts.slice(2).flat(), parts[0], parts[1]];
      const shape = { hidden: [wide, narrow] as const, epochs, seed };
      net = train(known, stop, seenByNet(game).length, {
        ...shape,
        from: net,
        told: (epoch, learnt, kept) => console.log(`  pass ${epoch}: surprise ${learnt.toFixed(4)}, by games kept back ${kept.toFixed(4)}`),
      });
      const said = standing(game, configs, known, unknown, net);
      progress.net = pack(net, seenByNet(game));
      progress.hours = before + (performance.now() - from) / 3_600_000;
      progress.course.push({ games: progress.games, ...said });
      await keepFile(path, progress);
      await writeFile(path.replace(/(\.json)?$/, '.svg'), picture(progress));
      if (typeof values.write === 'string') await writeFile(values.write, netFile(progress, command));
      console.log(
        `generation ${progress.generation}, ${known.length} games known, ${unknown.length} unknown: surprise ${said.net.toFixed(4)} by the net, ${said.linear.toFixed(4)} by weights fitted to the same games (${percentLess(said)} % less), ${said.shipped.toFixed(4)} by those shipped`,
      );
    } while ((performance.now() - from) / 3_600_000 < hours);
  } finally {
    await crew.dismiss();
  }
}

/** So many games are kept in mind. */
const MOST_GAMES = 20_000;

const percentLess = ({ net, linear }: { net: number; linear: number }): string => (100 * (1 - net / linear)).toFixed(1);

function standing(game: Game, configs: readonly Config[], known: readonly Watched[], unknown: readonly Watched[], net: Net) {
  const judged = judgedBy(game).length;
  const every = Math.max(1, Math.ceil(known.reduce((sum, { moments }) => sum + moments, 0) / LINEAR_MOMENTS));
  const samples = asSamples(game, known).filter((_, i) => i % every === 0);
  const weights = fit(samples, shippedWeights(game).slice(0, judged), { pull: 10, hold: 10 });
  const tested = asSamples(game, unknown);
  const shipped = standardOf(game, configs[configs.length - 1], true).weights;
  // As it will be read from its file, not as it was learnt.
  return {
    shipped: surprise(tested, shipped),
    linear: surprise(tested, weights),
    net: netSurprise(unpack(game, pack(net, seenByNet(game))), unknown),
  };
}

async function gather(
  crew: Crew,
  game: Game,
  configs: readonly Config[],
  net: NetWeights | undefined,
  howMany: number,
  seed: string,
  how: WatchOptions,
): Promise<Watched[][]> {
  const sorties = Array.from(
    { length: howMany },
    (_, i): Sortie => ({
      kind: 'watch',
      game: game.id,
      config: configs[i % configs.length],
      net,
      games: GAMES_PER_SORTIE,
      seed: `${seed}/${i}`,
      how,
    }),
  );
  const bar = progressBar(sorties.length);
  const all: Watched[][] = [];
  let done = 0;
  await crew.fly<Watched[]>(sorties, (some, index) => {
    all[index] = some;
    bar.show(++done);
  });
  bar.done();
  return all;
}

async function begin(path: string, game: Game, configs: readonly Config[], seed: string): Promise<Progress> {
  let file: string;
  try {
    file = await readFile(path, 'utf8');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    return { game: game.id, configs, seed, net: null, generation: 0, games: 0, hours: 0, course: [] };
  }
  let found: Progress;
  try {
    found = JSON.parse(file) as Progress;
  } catch {
    throw damaged(path);
  }
  if (JSON.stringify([found?.game, found?.configs, found?.seed]) !== JSON.stringify([game.id, configs, seed]))
    throw new Fault(`${path} was made for another game, other seats or another seed; name another file with --out`);
  if (![found.generation, found.games, found.hours].every(Number.isFinite) || !Array.isArray(found.course)) throw damaged(path);
  if (found.net !== null && found.net.looks.toSorted().join() !== seenByNet(game).toSorted().join())
    throw new Fault(`${path} was made for other looks; name another file with --out`);
  console.log(`resuming at generation ${found.generation}`);
  return found;
}

const picture = ({ game, course }: Progress): string =>
  lines(`${game}: mean surprise by games not learnt from`, 'games', [
    { label: 'shipped weights', points: course.map(({ games, shipped }) => ({ x: games, y: shipped })) },
    { label: 'fitted weights', points: course.map(({ games, linear }) => ({ x: games, y: linear })) },
    { label: 'net', points: course.map(({ games, net }) => ({ x: games, y: net })) },
  ]);

/** The net as the game's folder keeps it, with the command that made it. */
function netFile({ net, generation, games, hours, course }: Progress, command: string): string {
  if (net === null) throw new Error('nothing learnt yet');
  const { net: surprised, linear } = course[course.length - 1];
  const names = net.looks.map((name) => `    '${name}',`).join('\n');
  return `import type { NetWeights } from '@orrery/kernel';

/**
 * Learnt by self-play: orrery tune ${command} (${hours.toFixed(2)} h, generation ${generation}, ${games} games). Mean surprise by games it
 * has not seen ${surprised.toFixed(3)}, by weights fitted to the same games ${linear.toFixed(3)}.
 */
export const net: NetWeights = {
  looks: [
${names}
  ],
  hidden: [${net.hidden.join(', ')}],
  weights:
    '${net.weights}',
};
`;
}
