import { readFile, writeFile } from 'node:fs/promises';
import { type CollectOptions, fit, judgedBy, type Sample, shippedWeights, surprise } from '@orrery/bots';
import { type Config, type Game, IllegalInput } from '@orrery/kernel';
import { count, json, readArguments, text } from './arguments.ts';
import { Crew, playSeries, type Sortie } from './crew.ts';
import { fairShare } from './duel.ts';
import { Fault } from './fault.ts';
import { loadGame } from './games.ts';
import { damaged, keepFile } from './kept-file.ts';
import { percent } from './percent.ts';
import { curve } from './plot.ts';
import { progressBar } from './progress.ts';
import { tuneNet } from './tune-net.ts';

/** Where tuning stands: kept after every generation, so that it can be stopped and resumed at any time. */
type Progress = {
  game: string;
  valueWeights: boolean;
  features: readonly string[];
  configs: readonly Config[];
  seed: string;
  /** The weights one began with, and the best so far. */
  start: number[];
  best: number[];
  generation: number;
  games: number;
  hours: number;
  /** Over time: the win share of the best against the start, or how much of the doubt about results the learnt value takes away. */
  strength: { x: number; y: number }[];
};

const GAMES_PER_SORTIE = 4;

/** Improves a game's evaluation by self-play: collect games, fit, and keep what is no worse to play by, or foresees better. */
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
    value: 'boolean',
    net: 'boolean',
    playouts: 'string',
    epochs: 'string',
    hidden: 'string',
  });
  const game = await loadGame(text(values, 'game'));
  const hours = Number(text(values, 'hours', '1'));
  if (!(hours > 0 && hours < 1000)) throw new Fault('--hours takes a positive number');
  const configs = configsFor(game, text(values, 'seats', ''), json(values, 'options'));
  const command = args.filter((arg, i) => !/^--(out|write)/.test(arg) && !/^--(out|write)$/.test(args[i - 1] ?? '')).join(' ');
  if (values.net === true) return tuneNet(game, configs, hours, values, command);
  const sorties = Math.ceil(count(values, 'games', 400, 8, 1_000_000) / GAMES_PER_SORTIE);
  const trial = count(values, 'trial', 240, 8, 100_000);
  // How strongly the weights of before hold, those of features and those of questions.
  const [pull, hold] = [count(values, 'pull', 100, 1, 1_000_000), count(values, 'hold', 300, 1, 1_000_000)];
  // The value is learnt from games of the weights to play by and looks at the table between turns.
  const valueWeights = values.value === true;
  const how: CollectOptions = { wholeTurn: values.deep === true, betweenTurns: valueWeights };
  const path = text(values, 'out', `data/tune/${game.id}${valueWeights ? '-value' : ''}.json`);
  const progress = await begin(path, game, configs, text(values, 'seed', '1'), valueWeights);
  const crew = new Crew();
  const from = performance.now();
  const spent = (): number => (performance.now() - from) / 3_600_000;
  const before = progress.hours;
  let pool: Sample[] = [];
  try {
    while (spent() < hours) {
      progress.generation++;
      const label = `${progress.seed}/generation ${progress.generation}/${progress.games}`;
      const fresh = await gather(crew, game, configs, valueWeights ? shippedWeights(game) : progress.best, sorties, label, how);
      progress.games += sorties * GAMES_PER_SORTIE;
      const part = Math.floor(fresh.length * KNOWN);
      const [known, unknown] = [fresh.slice(0, part).flat(), fresh.slice(part).flat()];
      pool = [...pool.slice(-4 * known.length), ...known];
      const next = fit(pool, progress.best, { pull, hold, askedFrom: game.definition.evaluation.features.length });
      const config = configs[progress.generation % configs.length];
      const verdict = valueWeights
        ? foreseen(unknown, next, progress)
        : await played(crew, game, config, configs[0], unknown, next, progress, label, trial);
      if (verdict.kept) progress.best = next;
      progress.hours = before + spent();
      progress.strength.push({ x: progress.hours, y: verdict.strength });
      await keep(path, progress, valueWeights ? 0 : fairShare(game, configs[0]));
      if (typeof values.write === 'string') await writeFile(values.write, weightsFile(game, progress, command));
      console.log(
        `generation ${progress.generation}: ${known.length + unknown.length} samples, ${verdict.says} (${verdict.kept ? 'kept' : 'dropped'})`,
      );
    }
  } finally {
    await crew.dismiss();
  }
}

/** What a generation has shown: whether its weights are the better ones, and how good the best now are. */
type Verdict = { readonly kept: boolean; readonly strength: number; readonly says: string };

/** Weights learn from this part of the games and are tried on the rest. */
const KNOWN = 0.8;

function foreseen(unknown: readonly Sample[], next: readonly number[], { best }: Progress): Verdict {
  const [was, is] = [surprise(unknown, best), surprise(unknown, next)];
  const doubt = surprise(unknown, new Float64Array(best.length));
  return {
    kept: is < was,
    strength: Math.max(0, 1 - Math.min(was, is) / doubt),
    says: `surprise ${is.toFixed(4)} where it was ${was.toFixed(4)}`,
  };
}

async function played(
  crew: Crew,
  game: Game,
  config: Config,
  usual: Config,
  unknown: readonly Sample[],
  next: readonly number[],
  { best, start }: Progress,
  label: string,
  trial: number,
): Promise<Verdict> {
  const series = (on: Config, ours: readonly number[], theirs: readonly number[], name: string, games: number) =>
    playSeries(crew, game.id, on, { weights: ours }, { weights: theirs }, `${label}/${name}`, games);
  const { wins, games } = await series(config, next, best, 'trial', trial);
  const kept = wins / games > notWorse(fairShare(game, config), games) && surprise(unknown, next) < surprise(unknown, best);
  const ever = await series(usual, kept ? next : best, start, 'strength', Math.ceil(trial / 2));
  const strength = ever.wins / ever.games;
  return {
    kept,
    strength,
    says: `surprise ${surprise(unknown, kept ? next : best).toFixed(4)}, new against best ${percent(wins / games)} % (${config.seats} seats), best against start ${percent(strength)} %`,
  };
}

/** Weights that foresee results better are kept unless they play worse than luck explains. */
const notWorse = (fair: number, games: number): number => fair - Math.sqrt((fair * (1 - fair)) / games);

function configsFor(game: Game, seats: string, options: unknown): Config[] {
  const { max } = game.definition.seats;
  if (seats.split(',').includes('1')) throw new Fault('tuning needs at least 2 seats');
  const counts = seats === '' ? [2, max].filter((n, i, all) => all.indexOf(n) === i) : seats.split(',').map(Number);
  const configs: Config[] = [];
  let refused: unknown;
  for (const n of counts) {
    try {
      configs.push(game.configure(n, options));
    } catch (error) {
      // Not every game is for two, and not every variant for as many as the game.
      if (!(error instanceof IllegalInput && seats === '')) throw error;
      refused = error;
    }
  }
  if (configs.length === 0) throw refused;
  // A sample tells who of all won; with teams it would tell mates apart who win together.
  if (configs.some((config) => fairShare(game, config) > 1 / config.seats)) throw new Fault('tuning is for tables without teams');
  return configs;
}

/** Games of the weights against themselves: what was seen, a few games at a time. */
async function gather(
  crew: Crew,
  game: Game,
  configs: readonly Config[],
  weights: readonly number[],
  howMany: number,
  seed: string,
  how: CollectOptions,
): Promise<Sample[][]> {
  const sorties = Array.from(
    { length: howMany },
    (_, i): Sortie => ({
      kind: 'collect',
      game: game.id,
      config: configs[i % configs.length],
      weights,
      games: GAMES_PER_SORTIE,
      seed: `${seed}/${i}`,
      how,
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
  return samples;
}

async function begin(path: string, game: Game, configs: readonly Config[], seed: string, valueWeights: boolean): Promise<Progress> {
  const features = judgedBy(game);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    // The value, too, begins with the weights to play by: the command it is shipped with rebuilds it.
    const start = shippedWeights(game);
    return { game: game.id, valueWeights, features, configs, seed, start, best: start, generation: 0, games: 0, hours: 0, strength: [] };
  }
  const found = read(text);
  if (found === undefined) throw damaged(path);
  if (found.game !== game.id || found.features.join() !== features.join())
    throw new Fault(`${path} was made for other features; name another file with --out`);
  if (found.valueWeights !== valueWeights)
    throw new Fault(`${path} was made ${valueWeights ? 'without' : 'with'} --value; name another file with --out`);
  if (JSON.stringify([found.configs, found.seed]) !== JSON.stringify([configs, seed]))
    throw new Fault(`${path} was made with other seats, options or another seed; name another file with --out`);
  console.log(`resuming at generation ${found.generation}`);
  return found;
}

function read(text: string): Progress | undefined {
  try {
    const found = JSON.parse(text) as Partial<Progress> | null;
    const whole =
      Array.isArray(found?.features) &&
      [found.start, found.best].every((w) => Array.isArray(w) && w.length === found.features?.length && w.every(Number.isFinite)) &&
      typeof found.valueWeights === 'boolean' &&
      [found.generation, found.games, found.hours].every(Number.isFinite) &&
      Array.isArray(found.strength);
    return whole ? (found as Progress) : undefined;
  } catch {
    return undefined;
  }
}

async function keep(path: string, progress: Progress, even: number): Promise<void> {
  await keepFile(path, progress);
  await writeFile(
    path.replace(/(\.json)?$/, '.svg'),
    curve(
      `${progress.game}: ${progress.valueWeights ? 'part of the doubt about results that the learnt value takes away' : 'win share of the best against the start'}`,
      progress.strength,
      even,
    ),
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
