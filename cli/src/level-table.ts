import { readFile } from 'node:fs/promises';
import type { Level } from '@orrery/bots';
import type { Config, Game } from '@orrery/kernel';
import { Crew, type Sortie } from './crew.ts';
import { Fault } from './fault.ts';
import { damaged, keepFile } from './kept-file.ts';
import type { LevelGame } from './level-game.ts';
import { makeupOf } from './makeup.ts';
import { progressBar } from './progress.ts';
import { Spread } from './spread.ts';

/** How tables of one level are to be played. */
export type LevelTable = {
  readonly game: Game;
  readonly tables: readonly Config[];
  readonly levels: readonly Level[];
  readonly seed: string;
  readonly games: number;
  /** So long those who search compute at most for a decision, instead of as long as their level says. */
  readonly millis: number | undefined;
  /** Where what was played is kept: the rows of those who search take hours. */
  readonly out: string | undefined;
};

/** What has been played so far, row by row, and with what made the level play as it did. */
type Progress = {
  readonly of: string;
  readonly rows: Record<string, { readonly makeup: string; readonly games: LevelGame[] }>;
};

/** Kept after so many games for each of those who play them. */
const AT_A_TIME = 4;

/**
 * How each level plays among its own, as lines of a Markdown table: what a ladder cannot show, for two who both stall are an even match. A
 * line comes as soon as its games are over.
 */
export async function* levelTable(wanted: LevelTable): AsyncGenerator<string> {
  const { game, tables, levels, games, out } = wanted;
  const progress = await begin(wanted);
  const crew = new Crew();
  const bar = progressBar(levels.length * tables.length * games);
  let shown = 0;
  try {
    yield `| ${game.id} | players | games | rounds, median | 95 % within | winner, median | per round | endings | wins by seat |`;
    yield '|---|---|---|---|---|---|---|---|---|';
    for (const level of levels)
      for (const config of tables) {
        const row = rowOf(progress, wanted, level, config);
        while (row.length < games) {
          row.push(...(await play(crew, wanted, level, config, row.length)));
          if (out !== undefined) await keepFile(out, progress);
          bar.show(shown + row.length);
        }
        shown += games;
        yield lineOf(level, config.seats, row.slice(0, games));
      }
  } finally {
    bar.done();
    await crew.dismiss();
  }
}

async function play(
  crew: Crew,
  { game, seed, games, millis }: LevelTable,
  level: Level,
  config: Config,
  from: number,
): Promise<LevelGame[]> {
  const sorties = Array.from(
    { length: Math.min(games - from, AT_A_TIME * crew.size) },
    (_, i): Sortie => ({ kind: 'level', game: game.id, config, level, millis, seed, n: from + i }),
  );
  const played: LevelGame[] = [];
  await crew.fly<LevelGame>(sorties, (one, i) => {
    played[i] = one;
  });
  return played;
}

async function begin({ game, seed, millis, out }: LevelTable): Promise<Progress> {
  const fresh: Progress = { of: JSON.stringify([game.id, game.definition.version, seed, millis ?? null]), rows: {} };
  if (out === undefined) return fresh;
  let found: Progress;
  try {
    found = JSON.parse(await readFile(out, 'utf8')) as Progress;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return fresh;
    if (error instanceof SyntaxError) throw damaged(out);
    throw error;
  }
  if (found?.of !== fresh.of) throw new Fault(`${out} is of other games; name another file with --out`);
  if (!isWhole(found.rows)) throw damaged(out);
  return found;
}

const isWhole = (rows: unknown): boolean =>
  typeof rows === 'object' &&
  rows !== null &&
  Object.values(rows as Progress['rows']).every(
    (row) => Array.isArray(row?.games) && row.games.every((one) => one !== null && ('failed' in one || Number.isFinite(one.round))),
  );

function rowOf({ rows }: Progress, { game, out }: LevelTable, level: Level, config: Config): LevelGame[] {
  const name = JSON.stringify([level, config.seats, config.options]);
  const makeup = makeupOf(game, config, level);
  rows[name] ??= { makeup, games: [] };
  if (rows[name].makeup !== makeup) throw new Fault(`${level} has changed since ${out} was started; name another file with --out`);
  return rows[name].games;
}

function lineOf(level: Level, seats: number, games: readonly LevelGame[]): string {
  const [rounds, winning] = [new Spread(), new Spread()];
  const wins = new Array<number>(seats).fill(0);
  const endings: Record<string, number> = {};
  let finished = 0;
  for (const one of games) {
    if ('failed' in one) continue;
    finished++;
    rounds.add(one.round);
    winning.add(one.winning);
    endings[one.ending] = (endings[one.ending] ?? 0) + 1;
    for (const seat of one.winners) wins[seat]++;
  }
  const cells = [
    level,
    seats,
    finished === games.length ? finished : `${finished}, ${games.length - finished} failed`,
    rounds.median(),
    rounds.within(0.95),
    winning.median(),
    (winning.range().mean / Math.max(1, rounds.range().mean)).toFixed(2),
    Object.entries(endings)
      .map(([ending, n]) => `${ending} ${n}`)
      .join(', '),
    wins.map((won) => `${Math.round((100 * won) / Math.max(1, finished))} %`).join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}
