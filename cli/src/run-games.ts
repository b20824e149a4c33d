import { type Level, makePlayer, type Player, randomPlayer, type SearchOptions } from '@orrery/bots';
import { type Balance, type Config, type Effects, type Game, type Position, seeded } from '@orrery/kernel';
import { progressBar } from './progress.ts';
import { LazyQuestion } from './question.ts';
import { Spread } from './spread.ts';

type Tally = Record<string, Record<string, Record<string, number>>>;

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
  rounds: { mean: number; min: number; max: number; median: number; within95: number };
  score: { mean: number; min: number; max: number }[];
  winningScore: { mean: number; median: number };
  /** Wins per seat; a shared victory counts for everybody who shares it. */
  wins: number[];
  endings: Record<string, number>;
  /** group -> id -> what happened to it -> how often. */
  content: Tally;
  /** The same, but in how many games it happened at all. */
  contentGames: Tally;
  /** How many games were over in each round. */
  lastRounds: Record<string, number>;
  /** The first few errors, with the seed that shows them again. */
  failures: string[];
};

export async function runGames(
  game: Game,
  config: Config,
  bots: readonly Level[],
  seed: string,
  games: number,
  limits: Partial<SearchOptions>,
  ended?: Balance['ended'],
  byLot?: string,
): Promise<Report> {
  const content: Tally = {};
  for (const [group, ids] of Object.entries(game.definition.content ?? game.definition.ids))
    content[group] = Object.fromEntries(ids.map((id) => [id, {}]));
  const contentGames: Tally = structuredClone(content);
  let happened = new Set<string>();
  const tally = (group: string, id: string, what: string): void => {
    addTo(content, group, id, what);
    const key = `${group}/${id}/${what}`;
    if (happened.has(key)) return;
    happened.add(key);
    addTo(contentGames, group, id, what);
  };

  const rounds = new Spread();
  const winning = new Spread();
  const scores = bots.map(() => new Spread());
  const wins = bots.map(() => 0);
  const endings: Record<string, number> = {};
  const lastRounds: Record<string, number> = {};
  const failures: string[] = [];
  let [finished, errors, decisions] = [0, 0, 0];
  const bar = progressBar(games);
  const start = performance.now();
  for (let n = 0; n < games; n++) {
    happened = new Set();
    const players = playersOf(game, bots, seed, n, limits).map((player, seat) =>
      byLot === undefined ? player : drawing(player, byLot, `${seed}/${n}/lot ${seat}`),
    );
    try {
      const position = await playGame(game, config, players, `${seed}/${n}`, tally);
      decisions += position.decisions;
      const outcome = game.outcome(position);
      finished++;
      ended?.(position.state as never, outcome.winners, tally);
      const round = game.definition.round(position.state);
      rounds.add(round);
      lastRounds[round] = (lastRounds[round] ?? 0) + 1;
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
    rounds: { ...rounds.range(), median: rounds.median(), within95: rounds.within(0.95) },
    score: scores.map((s) => s.range()),
    winningScore: { mean: winning.range().mean, median: winning.median() },
    wins,
    endings,
    content,
    contentGames,
    lastRounds,
    failures,
  };
}

function addTo(all: Tally, group: string, id: string, what: string): void {
  all[group] ??= {};
  all[group][id] ??= {};
  const whats = all[group][id];
  whats[what] = (whats[what] ?? 0) + 1;
}

/** Who sits at the table of the game with this number. */
export const playersOf = (game: Game, bots: readonly Level[], seed: string, n: number, limits: Partial<SearchOptions>): Player[] =>
  bots.map((level, seat) => makePlayer(level, game, seeded(`${seed}/${n}/player ${seat}`), limits));

/** Leaves one kind of question to chance. */
export function drawing(player: Player, decision: string, seed: string): Player {
  const lots = randomPlayer(seeded(seed));
  return { choose: (question) => (question.ask.decision === decision ? lots : player).choose(question) };
}

/** Plays a game out. Whoever counts is told what happened to what. */
export async function playGame(
  game: Game,
  config: Config,
  players: readonly Player[],
  seed: string,
  tally?: (group: string, id: string, what: string) => void,
): Promise<Position> {
  const { census } = game.definition;
  const effects: Effects = { events: [], rolls: [], barrier: undefined };
  const told = (): void => {
    if (census !== undefined && tally !== undefined) for (const { event, twin } of effects.events) census((twin ?? event) as never, tally);
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
