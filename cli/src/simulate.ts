import { isLevel, type Level, levels, makePlayer, type Player } from '@orrery/bots';
import { type Config, type Effects, type Game, type Position, seeded } from '@orrery/kernel';
import { count, json, readArguments, text } from './arguments.ts';
import { Fault } from './fault.ts';
import { loadGame } from './games.ts';
import { progressBar } from './progress.ts';
import { LazyQuestion } from './question.ts';
import { Spread } from './spread.ts';

/** The result of `orrery simulate`, as it is printed with --json. */
export type Report = {
  game: string;
  seats: number;
  options: Config['options'];
  bots: readonly string[];
  seed: string;
  games: number;
  finished: number;
  errors: number;
  decisions: number;
  seconds: number;
  decisionsPerSecond: number;
  rounds: { mean: number; min: number; max: number };
  score: { mean: number; min: number; max: number }[];
  winningScore: { mean: number; median: number };
  /** Wins per seat; a shared victory counts for everybody who shares it. */
  wins: number[];
  endings: Record<string, number>;
  /** group -> id -> what happened to it -> how often. */
  content: Record<string, Record<string, Record<string, number>>>;
  /** The first few errors, with the seed that shows them again. */
  failures: string[];
};

export async function simulate(args: readonly string[]): Promise<void> {
  const { values } = readArguments(args, {
    game: 'string',
    seats: 'string',
    games: 'string',
    bots: 'string',
    seed: 'string',
    options: 'string',
    json: 'boolean',
  });
  const game = await loadGame(text(values, 'game'));
  const { min, max } = game.definition.seats;
  const config = game.configure(count(values, 'seats', min, 1, 99), json(values, 'options'));
  const names = text(values, 'bots', new Array(config.seats).fill('random').join(',')).split(',');
  if (names.length !== config.seats)
    throw new Fault(`--bots names ${names.length} players for ${config.seats} seats (the game takes ${min}-${max})`);
  const bots = names.map((name): Level => {
    if (!isLevel(name)) throw new Fault(`unknown bot: ${name} (there are ${levels.join(', ')})`);
    return name;
  });
  const report = await runGames(game, config, bots, text(values, 'seed', '1'), count(values, 'games', 100, 1, 10_000_000));
  console.log(values.json === true ? JSON.stringify(report) : summary(report));
  if (report.errors > 0) process.exitCode = 1;
}

export async function runGames(game: Game, config: Config, bots: readonly Level[], seed: string, games: number): Promise<Report> {
  const content: Report['content'] = {};
  for (const [group, ids] of Object.entries(game.definition.content)) content[group] = Object.fromEntries(ids.map((id) => [id, {}]));
  const tally = (group: string, id: string, what: string): void => {
    content[group] ??= {};
    content[group][id] ??= {};
    const whats = content[group][id];
    whats[what] = (whats[what] ?? 0) + 1;
  };

  const rounds = new Spread();
  const winning = new Spread();
  const scores = bots.map(() => new Spread());
  const wins = bots.map(() => 0);
  const endings: Record<string, number> = {};
  const failures: string[] = [];
  let [finished, errors, decisions] = [0, 0, 0];
  const bar = progressBar(games);
  const start = performance.now();
  for (let n = 0; n < games; n++) {
    const players = bots.map((level, seat) => makePlayer(level, game, seeded(`${seed}/${n}/player ${seat}`)));
    try {
      const position = await playGame(game, config, players, `${seed}/${n}`, tally);
      decisions += position.decisions;
      const outcome = game.outcome(position);
      finished++;
      rounds.add(game.definition.round(position.state));
      outcome.scores.forEach((score, seat) => {
        scores[seat].add(score.total);
      });
      for (const seat of outcome.winners) wins[seat]++;
      if (outcome.winners.length > 0) winning.add(outcome.scores[outcome.winners[0]].total);
      endings[outcome.ending] = (endings[outcome.ending] ?? 0) + 1;
    } catch (error) {
      errors++;
      if (failures.length < 5) failures.push(`seed ${seed}/${n}: ${error instanceof Error ? error.message : error}`);
    }
    bar.show(n + 1);
  }
  bar.done();
  const seconds = (performance.now() - start) / 1000;
  return {
    game: game.id,
    seats: config.seats,
    options: config.options,
    bots,
    seed,
    games,
    finished,
    errors,
    decisions,
    seconds: Math.round(seconds * 1000) / 1000,
    decisionsPerSecond: Math.round(decisions / seconds),
    rounds: rounds.range(),
    score: scores.map((s) => s.range()),
    winningScore: { mean: winning.range().mean, median: winning.median() },
    wins,
    endings,
    content,
    failures,
  };
}

async function playGame(
  game: Game,
  config: Config,
  players: readonly Player[],
  seed: string,
  tally: (group: string, id: string, what: string) => void,
): Promise<Position> {
  const { census } = game.definition;
  const effects: Effects = { events: [], rolls: [], barrier: undefined };
  const told = (): void => {
    if (census !== undefined) for (const { event, twin } of effects.events) census((twin ?? event) as never, tally);
    effects.events.length = 0;
    effects.rolls.length = 0;
  };
  const position = game.start(config, seed, effects);
  told();
  const bound = game.definition.bound(config);
  for (let asks = game.open(position); asks.length > 0; asks = game.open(position)) {
    if (position.decisions > bound) throw new Error(`not over after ${bound} decisions`);
    const question = new LazyQuestion(game, position, asks[0]);
    const choice = players[asks[0].seat].choose(question);
    game.play(position, asks[0], choice instanceof Promise ? await choice : choice, effects);
    told();
  }
  return position;
}

function summary(report: Report): string {
  const one = (n: number): string => n.toFixed(1);
  const lines = [
    `${report.game}, ${report.seats} seats, ${report.games} games, seed ${report.seed}`,
    `finished ${report.finished}, errors ${report.errors}; ${report.decisions} decisions, ${report.decisionsPerSecond} per second`,
    `rounds ${one(report.rounds.mean)} (${report.rounds.min}-${report.rounds.max}); winning score ${one(report.winningScore.mean)}`,
    ...report.bots.map((bot, seat) => {
      const { mean, min, max } = report.score[seat];
      return `seat ${seat} (${bot}): ${one((100 * report.wins[seat]) / Math.max(1, report.finished))} % won, score ${one(mean)} (${min}-${max})`;
    }),
    `endings: ${Object.entries(report.endings)
      .map(([ending, n]) => `${ending} ${n}`)
      .join(', ')}`,
    ...report.failures,
  ];
  for (const [group, ids] of Object.entries(report.content)) {
    lines.push(`${group}:`);
    for (const [id, whats] of Object.entries(ids))
      lines.push(
        `  ${id}: ${
          Object.entries(whats)
            .map(([what, n]) => `${what} ${n}`)
            .join(', ') || 'never seen'
        }`,
      );
  }
  return lines.join('\n');
}
