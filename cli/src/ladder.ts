import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isQuick, type Level } from '@orrery/bots';
import type { Config, Game } from '@orrery/kernel';
import { type ReferenceLevel, referenceLevels } from '../reference/levels.ts';
import { count, json, readArguments, text } from './arguments.ts';
import { Crew, playSeries } from './crew.ts';
import { addSeries, type Contender, emptySeries, fairShare, interval, type Series } from './duel.ts';
import { Fault } from './fault.ts';
import { loadGame } from './games.ts';
import { damaged, keepFile } from './kept-file.ts';
import { makeupOf } from './makeup.ts';
import { within } from './pace.ts';
import { percent } from './percent.ts';
import { bars } from './plot.ts';
import { progressBar } from './progress.ts';

const rungs: readonly Level[] = ['random', 'cadet', 'officer', 'commander', 'admiral'];

/** Against whom: another level, or the level itself as it was frozen. */
type Opponent = Level | 'reference';

/** One line of the ladder: a level against a table full of a weaker one. */
export type Rung = {
  level: Level;
  against: Opponent;
  games: number;
  winShare: number;
  interval: [number, number];
  fairShare: number;
  millisPerDecision: number;
  millis95: number;
  decisionsPerSecond: number;
};

/** What has been played so far, kept after every few games: a ladder may take days. */
type Progress = { game: string; config: Config; seed: string; millis?: number; series: Record<string, Kept> };
/** With what made the two levels play as they did. */
type Kept = Series & { readonly makeup: string };

/** Every level against the one below and against random, seats rotated. */
export async function ladder(args: readonly string[]): Promise<void> {
  const { values } = readArguments(args, {
    game: 'string',
    seats: 'string',
    games: 'string',
    minutes: 'string',
    millis: 'string',
    seed: 'string',
    options: 'string',
    level: 'string',
    against: 'string',
    out: 'string',
    svg: 'string',
    json: 'boolean',
  });
  const game = await loadGame(text(values, 'game'));
  const config = game.configure(count(values, 'seats', 2, 1, 99), json(values, 'options'));
  if (config.seats < 2) throw new Fault('a ladder needs at least 2 seats');
  // With none to play it tells what a file of before holds.
  const games = count(values, 'games', 100, 0, 1_000_000);
  const end = performance.now() + 60_000 * count(values, 'minutes', 1_000_000, 1, 1_000_000);
  // Both sides think for so long a decision, instead of as far as their level says.
  const millis = values.millis === undefined ? undefined : count(values, 'millis', 0, 1, 60_000);
  const pairs = pairsOf(values.level, values.against);
  if (millis !== undefined && pairs.some((pair) => pair.some((who) => who !== 'reference' && isQuick(who))))
    throw new Fault('--millis is for levels that search');
  const out = typeof values.out === 'string' ? values.out : undefined;
  const progress = await begin(out, game, config, text(values, 'seed', '1'), millis);
  if (games > 0)
    for (const [level, against] of pairs)
      if (seriesOf(progress, game, level, against).makeup !== makeupOf(game, config, level, against))
        throw new Fault(`${level} and ${against} have changed since ${out} was started; name another file with --out`);
  const crew = new Crew();
  const bar = progressBar(pairs.length * games);
  try {
    // All pairs advance together, so that a ladder cut short has something to say about each.
    for (let more = true; more && performance.now() < end; ) {
      more = false;
      for (const [level, against] of pairs) {
        const series = seriesOf(progress, game, level, against);
        const next = Math.min(games - series.games, crew.size * config.seats);
        if (next <= 0 || performance.now() >= end) continue;
        more = true;
        addSeries(
          series,
          await playSeries(crew, game.id, config, ...contenders(level, against, millis), progress.seed, next, series.games),
        );
        if (out !== undefined) await keepFile(out, progress);
        bar.show(pairs.reduce((sum, pair) => sum + Math.min(games, seriesOf(progress, game, ...pair).games), 0));
      }
    }
  } finally {
    bar.done();
    await crew.dismiss();
  }
  const lines = pairs
    .map(([level, against]) => rungOf(level, against, fairShare(game, config), seriesOf(progress, game, level, against)))
    .filter((l) => l.games > 0);
  if (typeof values.svg === 'string') await writeFile(values.svg, picture(game, config, lines));
  if (values.json === true)
    console.log(JSON.stringify({ game: game.id, seats: config.seats, options: config.options, seed: progress.seed, ladder: lines }));
  else
    for (const l of lines)
      console.log(
        `${l.level} against ${l.against}: ${percent(l.winShare)} % (${percent(l.interval[0])}-${percent(l.interval[1])}) of ${l.games} games, ${l.millisPerDecision} ms per decision, 95 % within ${l.millis95} ms, ${l.decisionsPerSecond} decisions/s`,
      );
}

function seriesOf({ config, series }: Progress, game: Game, level: Level, against: Opponent): Kept {
  series[`${level} ${against}`] ??= { ...emptySeries(), makeup: makeupOf(game, config, level, against) };
  return series[`${level} ${against}`];
}

const isFrozen = (level: Level): level is ReferenceLevel & Level => referenceLevels.some((frozen) => frozen === level);

function contenders(level: Level, against: Opponent, millis: number | undefined): [Contender, Contender] {
  const limit = millis === undefined ? {} : { millis };
  const theirs: Contender = against !== 'reference' ? { level: against } : { reference: isFrozen(level) ? level : 'officer' };
  return [
    { level, ...limit },
    { ...theirs, ...limit },
  ];
}

function pairsOf(level: unknown, against: unknown): [Level, Opponent][] {
  if (against === 'reference') {
    const frozen = referenceLevels.filter((one) => level === undefined || one === level);
    if (frozen.length === 0) throw new Fault(`no such rung: ${level} - reference (choose from ${referenceLevels.join(', ')})`);
    return frozen.map((one) => [one, against]);
  }
  const all = rungs.flatMap((rung, i): [Level, Level][] =>
    [rungs[i - 1], rungs[0]].filter((below, k, both) => i > 0 && both.indexOf(below) === k).map((below) => [rung, below]),
  );
  const wanted = all.filter(([a, b]) => (level === undefined || a === level) && (against === undefined || b === against));
  if (wanted.length === 0)
    throw new Fault(
      `no such rung: ${level ?? 'any'} - ${against ?? 'any'} (choose from ${all.map((pair) => pair.join(' - ')).join(', ')})`,
    );
  return wanted;
}

async function begin(path: string | undefined, game: Game, config: Config, seed: string, millis: number | undefined): Promise<Progress> {
  const fresh: Progress = { game: game.id, config, seed, ...(millis === undefined ? {} : { millis }), series: {} };
  if (path === undefined) return fresh;
  await mkdir(dirname(path), { recursive: true });
  let found: Progress;
  try {
    found = JSON.parse(await readFile(path, 'utf8')) as Progress;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return fresh;
    if (error instanceof SyntaxError) throw damaged(path);
    throw error;
  }
  if (JSON.stringify([found?.game, found?.config, found?.seed, found?.millis]) !== JSON.stringify([game.id, config, seed, millis]))
    throw new Fault(`${path} is of another ladder; name another file with --out`);
  if (!isWhole(found.series)) throw damaged(path);
  return found;
}

const isWhole = (series: unknown): boolean =>
  typeof series === 'object' &&
  series !== null &&
  Object.values(series as Record<string, Partial<Series> | null>).every(
    (one) =>
      [one?.games, one?.wins, one?.pace?.decisions, one?.pace?.millis].every(Number.isFinite) && typeof one?.pace?.steps === 'object',
  );

function rungOf(level: Level, against: Opponent, fair: number, { games, wins, pace }: Series): Rung {
  const [low, high] = interval(wins, games);
  return {
    level,
    against,
    games,
    winShare: round(wins / Math.max(1, games), 4),
    interval: [round(low, 4), round(high, 4)],
    fairShare: round(fair, 4),
    millisPerDecision: round(pace.millis / Math.max(1, pace.decisions), 3),
    millis95: round(within(pace, 0.95), 3),
    decisionsPerSecond: round((1000 * pace.decisions) / Math.max(1e-9, pace.millis), 1),
  };
}

const picture = (game: Game, config: Config, lines: readonly Rung[]): string =>
  bars(
    `${game.id}, ${config.seats} seats: win share`,
    lines.map((l) => ({ label: `${l.level} – ${l.against}`, value: l.winShare, low: l.interval[0], high: l.interval[1] })),
    [fairShare(game, config)],
  );

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;
