import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fit, judgedBy, type Sample, shippedWeights, surprise } from '@orrery/bots';
import { type Config, type Game, Refused } from '@orrery/kernel';
import { count, json, readArguments, text } from './arguments.ts';
import { Crew, playSeries, type Sortie } from './crew.ts';
import { Fault } from './fault.ts';
import { loadGame } from './games.ts';
import { curve } from './plot.ts';
import { progressBar } from './progress.ts';

/** Where tuning stands: kept after every generation, so that it can be stopped and resumed at any time. */
type Progress = {
  game: string;
  features: readonly string[];
  seed: string;
  /** The weights one began with, and the best so far. */
  start: number[];
  best: number[];
  generation: number;
  games: number;
  hours: number;
  /** Win share of the best against the start, over time. */
  strength: { x: number; y: number }[];
};

const GAMES_PER_SORTIE = 4;

/** Improves a game's evaluation by self-play: collect games, fit, and keep what beats the best so far. */
export async function tune(args: readonly string[]): Promise<void> {
  const { values } = readArguments(args, {
    game: 'string',
    hours: 'string',
    seats: 'string',
    games: 'string',
    trial: 'string',
    seed: 'string',
    options: 'string',
    out: 'string',
    write: 'string',
    pull: 'string',
    hold: 'string',
    deep: 'boolean',
  });
  const game = await loadGame(text(values, 'game'));
  const hours = Number(text(values, 'hours', '1'));
  if (!(hours > 0 && hours < 1000)) throw new Fault('--hours takes a positive number');
  const configs = configsFor(game, text(values, 'seats', ''), json(values, 'options'));
  const [perGeneration, trial] = [count(values, 'games', 400, 8, 1_000_000), count(values, 'trial', 240, 8, 100_000)];
  // How strongly the weights of before hold, those of features and those of questions; and whether the games it learns from are played to the end of each turn: better, and slower.
  const [pull, hold] = [count(values, 'pull', 100, 1, 1_000_000), count(values, 'hold', 300, 1, 1_000_000)];
  const deep = values.deep === true;
  const path = text(values, 'out', `data/tune/${game.id}.json`);
  const progress = await begin(path, game, text(values, 'seed', '1'));
  const command = args.filter((arg, i) => !/^--(out|write)/.test(arg) && !/^--(out|write)$/.test(args[i - 1] ?? '')).join(' ');
  const crew = new Crew();
  const from = performance.now();
  const spent = (): number => (performance.now() - from) / 3_600_000;
  const before = progress.hours;
  let pool: Sample[] = [];
  try {
    while (spent() < hours) {
      progress.generation++;
      const label = `${progress.seed}/generation ${progress.generation}/${progress.games}`;
      const fresh = await gather(crew, game, configs, progress.best, perGeneration, label, deep);
      progress.games += perGeneration;
      pool = [...pool.slice(-4 * fresh.length), ...fresh];
      const next = fit(pool, progress.best, { pull, hold, free: game.definition.evaluation.features.length });
      const config = configs[progress.generation % configs.length];
      const { wins, games } = await playSeries(
        crew,
        game.id,
        config,
        { weights: next },
        { weights: progress.best },
        `${label}/trial`,
        trial,
      );
      const kept = wins / games > notWorse(1 / config.seats, games) && surprise(fresh, next) < surprise(fresh, progress.best);
      if (kept) progress.best = next;
      progress.hours = before + spent();
      const ever = await playSeries(
        crew,
        game.id,
        configs[0],
        { weights: progress.best },
        { weights: progress.start },
        `${label}/strength`,
        Math.ceil(trial / 2),
      );
      progress.strength.push({ x: progress.hours, y: ever.wins / ever.games });
      await keep(path, progress, 1 / configs[0].seats);
      if (typeof values.write === 'string') await writeFile(values.write, weightsFile(game, progress, command));
      console.log(
        `generation ${progress.generation}: ${fresh.length} samples, surprise ${surprise(fresh, progress.best).toFixed(4)}, new against best ${((100 * wins) / games).toFixed(1)} % (${config.seats} seats, ${kept ? 'kept' : 'dropped'}), best against start ${((100 * ever.wins) / ever.games).toFixed(1)} %`,
      );
    }
  } finally {
    await crew.dismiss();
  }
}

/** Weights that foresee results better are kept unless they play worse than luck explains. */
const notWorse = (fair: number, games: number): number => fair - Math.sqrt((fair * (1 - fair)) / games);

function configsFor(game: Game, seats: string, options: unknown): Config[] {
  const { max } = game.definition.seats;
  const counts = seats === '' ? [2, max].filter((n, i, all) => all.indexOf(n) === i) : seats.split(',').map(Number);
  return counts.flatMap((n) => {
    try {
      return [game.configure(n, options)];
    } catch (error) {
      if (error instanceof Refused && seats === '') return [];
      throw error;
    }
  });
}

async function gather(
  crew: Crew,
  game: Game,
  configs: readonly Config[],
  weights: readonly number[],
  games: number,
  seed: string,
  wholeTurn: boolean,
): Promise<Sample[]> {
  const sorties = Array.from(
    { length: Math.ceil(games / GAMES_PER_SORTIE) },
    (_, i): Sortie => ({
      kind: 'collect',
      game: game.id,
      config: configs[i % configs.length],
      weights,
      games: GAMES_PER_SORTIE,
      seed: `${seed}/${i}`,
      wholeTurn,
    }),
  );
  const bar = progressBar(sorties.length);
  const samples: Sample[][] = [];
  let done = 0;
  await crew.fly<Sample[]>(sorties, (some, index) => {
    samples[index] = some;
    bar.show(++done);
  });
  bar.done();
  return samples.flat();
}

async function begin(path: string, game: Game, seed: string): Promise<Progress> {
  const features = judgedBy(game);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    const start = shippedWeights(game);
    return { game: game.id, features, seed, start, best: start, generation: 0, games: 0, hours: 0, strength: [] };
  }
  const found = read(text);
  if (found === undefined) throw new Fault(`${path} is damaged; mend or remove it, or name another file with --out`);
  if (found.game !== game.id || found.features.join() !== features.join())
    throw new Fault(`${path} was made for other features; name another file with --out`);
  console.log(`resuming at generation ${found.generation}`);
  return found;
}

/** Hours of work are in that file: one that cannot be read is no reason to begin anew. */
function read(text: string): Progress | undefined {
  try {
    const found = JSON.parse(text) as Partial<Progress> | null;
    const whole =
      Array.isArray(found?.features) &&
      [found.start, found.best].every((w) => Array.isArray(w) && w.length === found.features?.length && w.every(Number.isFinite)) &&
      [found.generation, found.games, found.hours].every(Number.isFinite) &&
      Array.isArray(found.strength);
    return whole ? (found as Progress) : undefined;
  } catch {
    return undefined;
  }
}

async function keep(path: string, progress: Progress, even: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // Written beside and moved into place: whoever is stopped in between loses one generation, not all.
  await writeFile(`${path}.new`, `${JSON.stringify(progress)}\n`);
  await rename(`${path}.new`, path);
  await writeFile(
    path.replace(/(\.json)?$/, '.svg'),
    curve(`${progress.game}: win share of the best against the start`, progress.strength, even),
  );
}

/** The learnt weights as the game's folder keeps them, with the command that made them. */
function weightsFile(game: Game, { best, generation, games, hours }: Progress, command: string): string {
  const of = (names: readonly string[], from: number): string =>
    names
      .map((name, i) => `  ${/^[a-zA-Z]\w*$/.test(name) ? name : `'${name}'`}: ${Number(best[from + i].toPrecision(4))},`)
      .filter((line) => from === 0 || !line.endsWith(': 0,'))
      .join('\n');
  const { features } = game.definition.evaluation;
  return `/** Learnt by self-play: orrery tune ${command} (${hours.toFixed(2)} h, generation ${generation}, ${games} games). */
export const weights: Readonly<Record<string, number>> = {
${of(features, 0)}
};

/** What it is worth to be asked each question: the rest of a turn under way, or a turn to come. */
export const asked: Readonly<Record<string, number>> = {
${of(judgedBy(game).slice(features.length), features.length)}
};
`;
}
