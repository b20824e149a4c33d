import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fit, type Sample, surprise } from '@orrery/bots';
import { type Config, type Game, Refused, seeded } from '@orrery/kernel';
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
  });
  const game = await loadGame(text(values, 'game'));
  const hours = Number(text(values, 'hours', '1'));
  if (!(hours > 0 && hours < 1000)) throw new Fault('--hours takes a positive number');
  const configs = configsFor(game, text(values, 'seats', ''), json(values, 'options'));
  const [perGeneration, trial] = [count(values, 'games', 400, 8, 1_000_000), count(values, 'trial', 240, 8, 100_000)];
  const path = text(values, 'out', `data/tune/${game.id}.json`);
  const progress = await begin(path, game, text(values, 'seed', '1'));
  const crew = new Crew();
  const from = performance.now();
  const spent = (): number => (performance.now() - from) / 3_600_000;
  const before = progress.hours;
  let pool: Sample[] = [];
  try {
    while (spent() < hours) {
      progress.generation++;
      const label = `${progress.seed}/generation ${progress.generation}/${progress.games}`;
      const fresh = await gather(crew, game, configs, progress.best, perGeneration, label);
      progress.games += perGeneration;
      pool = [...pool.slice(-4 * fresh.length), ...fresh];
      const next = fit(pool, progress.best, seeded(`${label}/fit`));
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
      const kept = wins / games > 1 / config.seats;
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
      if (typeof values.write === 'string') await writeFile(values.write, weightsFile(progress, perGeneration, trial));
      console.log(
        `generation ${progress.generation}: ${fresh.length} samples, surprise ${surprise(fresh, progress.best).toFixed(4)}, new against best ${((100 * wins) / games).toFixed(1)} % (${config.seats} seats, ${kept ? 'kept' : 'dropped'}), best against start ${((100 * ever.wins) / ever.games).toFixed(1)} %`,
      );
    }
  } finally {
    await crew.dismiss();
  }
}

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
  const { evaluation } = game.definition;
  try {
    const found = JSON.parse(await readFile(path, 'utf8')) as Progress;
    if (found.game !== game.id || found.features.join() !== evaluation.features.join())
      throw new Fault(`${path} was made for other features; name another file with --out`);
    console.log(`resuming at generation ${found.generation}`);
    return found;
  } catch (error) {
    if (error instanceof Fault) throw error;
    const start = evaluation.weights.map((w) => w / (evaluation.scale ?? 1));
    return { game: game.id, features: evaluation.features, seed, start, best: start, generation: 0, games: 0, hours: 0, strength: [] };
  }
}

async function keep(path: string, progress: Progress, even: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(progress)}\n`);
  await writeFile(
    path.replace(/(\.json)?$/, '.svg'),
    curve(`${progress.game}: win share of the best against the start`, progress.strength, even),
  );
}

/** The learnt weights as the game's folder keeps them, with the command that made them. */
function weightsFile({ game, features, best, generation, games, hours, seed }: Progress, perGeneration: number, trial: number): string {
  const lines = features.map((name, i) => `  ${/^[a-zA-Z]\w*$/.test(name) ? name : `'${name}'`}: ${Number(best[i].toPrecision(4))},`);
  const command = `orrery tune --game ${game} --hours ${hours.toFixed(2)} --games ${perGeneration} --trial ${trial} --seed ${seed}`;
  return `/** Learnt by self-play: ${command} (generation ${generation}, ${games} games). */\nexport const weights: Readonly<Record<string, number>> = {\n${lines.join('\n')}\n};\n`;
}
