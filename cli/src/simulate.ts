import type { SearchOptions } from '@orrery/bots';
import { count, json, readArguments, text } from './arguments.ts';
import { Fault } from './fault.ts';
import { loadGame } from './games.ts';
import { levelNamed } from './level-named.ts';
import { levelTable } from './level-table.ts';
import { computed } from './pace.ts';
import { type Report, runGames } from './run-games.ts';

export async function simulate(args: readonly string[]): Promise<void> {
  const { values } = readArguments(args, {
    game: 'string',
    seats: 'string',
    games: 'string',
    bots: 'string',
    levels: 'string',
    millis: 'string',
    seed: 'string',
    options: 'string',
    out: 'string',
    json: 'boolean',
  });
  const game = await loadGame(text(values, 'game'));
  const seed = text(values, 'seed', '1');
  const games = count(values, 'games', 100, 1, 10_000_000);
  // So long those who search compute at most for a decision, instead of as long as their level says.
  const millis = values.millis === undefined ? undefined : count(values, 'millis', 0, 1, 60_000);
  if (typeof values.levels === 'string') {
    const levels = values.levels.split(',').map(levelNamed);
    const tables = text(values, 'seats', `${game.definition.seats.max}`)
      .split(',')
      .map((n) => game.configure(Number(n), json(values, 'options')));
    const out = typeof values.out === 'string' ? values.out : undefined;
    for await (const line of levelTable({ game, tables, levels, seed, games, millis, out })) console.log(line);
    return;
  }
  if (values.out !== undefined) throw new Fault('--out keeps what is played with --levels');
  const limits: Partial<SearchOptions> = millis === undefined ? {} : { millis, now: computed };
  const { min, max } = game.definition.seats;
  const config = game.configure(count(values, 'seats', min, 1, 99), json(values, 'options'));
  const names = text(values, 'bots', new Array(config.seats).fill('random').join(',')).split(',');
  if (names.length !== config.seats)
    throw new Fault(`--bots names ${names.length} players for ${config.seats} seats (the game takes ${min}-${max})`);
  const report = await runGames(game, config, names.map(levelNamed), seed, games, limits);
  console.log(values.json === true ? JSON.stringify(report) : summary(report));
  if (report.errors > 0) process.exitCode = 1;
}

function summary(report: Report): string {
  const one = (n: number): string => n.toFixed(1);
  const lines = [
    `${report.game}, ${report.seats} seats, ${report.games} games, seed ${report.seed}`,
    `finished ${report.finished}, errors ${report.errors}; ${report.decisions} decisions, ${report.decisionsPerSecond} per second`,
    `rounds ${one(report.rounds.mean)} (${report.rounds.min}-${report.rounds.max}), median ${report.rounds.median}, 95 % within ${report.rounds.within95}; winning score ${one(report.winningScore.mean)}, median ${report.winningScore.median}`,
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
