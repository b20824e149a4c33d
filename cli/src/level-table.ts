import type { Level, SearchOptions } from '@orrery/bots';
import type { Config, Game } from '@orrery/kernel';
import { type Report, runGames } from './run-games.ts';

/**
 * How each level plays among its own, as lines of a Markdown table: what a ladder cannot show, for two who both stall are an even match. A
 * line comes as soon as its games are over.
 */
export async function* levelTable(
  game: Game,
  tables: readonly Config[],
  levels: readonly Level[],
  seed: string,
  games: number,
  limits: Partial<SearchOptions>,
): AsyncGenerator<string> {
  yield `| ${game.id} | players | games | rounds, median | 95 % within | winner, median | per round | endings | wins by seat |`;
  yield '|---|---|---|---|---|---|---|---|---|';
  for (const level of levels)
    for (const config of tables) {
      const bots = new Array<Level>(config.seats).fill(level);
      yield lineOf(level, await runGames(game, config, bots, seed, games, limits));
    }
}

function lineOf(level: Level, { seats, finished, errors, rounds, winningScore, endings, wins }: Report): string {
  const cells = [
    level,
    seats,
    errors === 0 ? finished : `${finished}, ${errors} failed`,
    rounds.median,
    rounds.within95,
    winningScore.median,
    (winningScore.mean / Math.max(1, rounds.mean)).toFixed(2),
    Object.entries(endings)
      .map(([ending, n]) => `${ending} ${n}`)
      .join(', '),
    wins.map((won) => `${Math.round((100 * won) / Math.max(1, finished))} %`).join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}
