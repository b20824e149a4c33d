import { writeFile } from 'node:fs/promises';
import type { Level } from '@orrery/bots';
import { count, json, readArguments, text } from './arguments.ts';
import { Crew, playSeries } from './crew.ts';
import { interval } from './duel.ts';
import { Fault } from './fault.ts';
import { loadGame } from './games.ts';
import { bars } from './plot.ts';
import { progressBar } from './progress.ts';

const rungs: readonly Level[] = ['random', 'cadet', 'officer', 'commander', 'admiral'];

/** One line of the ladder: a level against a table full of a weaker one. */
export type Rung = {
  level: Level;
  against: Level;
  games: number;
  winShare: number;
  interval: [number, number];
  fairShare: number;
  millisPerDecision: number;
  millis95: number;
  decisionsPerSecond: number;
};

/** Every level against the one below and against random, seats rotated. */
export async function ladder(args: readonly string[]): Promise<void> {
  const { values } = readArguments(args, {
    game: 'string',
    seats: 'string',
    games: 'string',
    seed: 'string',
    options: 'string',
    level: 'string',
    svg: 'string',
    json: 'boolean',
  });
  const game = await loadGame(text(values, 'game'));
  const config = game.configure(count(values, 'seats', 2, 1, 99), json(values, 'options'));
  if (config.seats < 2) throw new Fault('a ladder needs at least 2 seats');
  const games = count(values, 'games', 100, 1, 1_000_000);
  const only = values.level;
  const pairs = rungs.flatMap((level, i): [Level, Level][] =>
    i === 0
      ? []
      : i === 1
        ? [[level, 'random']]
        : [
            [level, rungs[i - 1]],
            [level, 'random'],
          ],
  );
  const wanted = pairs.filter(([level]) => only === undefined || level === only);
  if (wanted.length === 0) throw new Fault(`no such rung: ${only} (there are ${rungs.slice(1).join(', ')})`);
  const crew = new Crew();
  const bar = progressBar(wanted.length * games);
  const lines: Rung[] = [];
  try {
    for (const [level, against] of wanted) {
      const series = await playSeries(crew, game.id, config, { level }, { level: against }, text(values, 'seed', '1'), games, (done) =>
        bar.show(lines.length * games + done),
      );
      const sorted = series.slowest.sort((a, b) => a - b);
      lines.push({
        level,
        against,
        games: series.games,
        winShare: round(series.wins / series.games, 4),
        interval: interval(series.wins, series.games).map((x) => round(x, 4)) as [number, number],
        fairShare: round(1 / config.seats, 4),
        millisPerDecision: round(series.millis / Math.max(1, series.decisions), 3),
        millis95: round(sorted[Math.floor(sorted.length * 0.95)] ?? 0, 3),
        decisionsPerSecond: Math.round((1000 * series.decisions) / Math.max(1e-9, series.millis)),
      });
    }
  } finally {
    bar.done();
    await crew.dismiss();
  }
  if (typeof values.svg === 'string') {
    await writeFile(
      values.svg,
      bars(
        `${game.id}, ${config.seats} seats: win share`,
        lines.map((l) => ({ label: `${l.level} – ${l.against}`, value: l.winShare, low: l.interval[0], high: l.interval[1] })),
        1 / config.seats,
      ),
    );
  }
  if (values.json === true)
    console.log(JSON.stringify({ game: game.id, seats: config.seats, options: config.options, games, ladder: lines }));
  else
    for (const l of lines)
      console.log(
        `${l.level} against ${l.against}: ${(100 * l.winShare).toFixed(1)} % (${(100 * l.interval[0]).toFixed(1)}-${(100 * l.interval[1]).toFixed(1)}), ${l.millisPerDecision} ms per decision, 95 % within ${l.millis95} ms`,
      );
}

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;
