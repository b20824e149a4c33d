import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Level, type SearchOptions, unitOf } from '@orrery/bots';
import type { Balance } from '@orrery/kernel';
import { count, json, readArguments, text } from './arguments.ts';
import { type Panel, panelsOf } from './balance-panels.ts';
import { Fault } from './fault.ts';
import { loadGame } from './games.ts';
import { levelNamed } from './level-named.ts';
import { computed } from './pace.ts';
import { percent } from './percent.ts';
import { bars } from './plot.ts';
import { type Report, runGames } from './run-games.ts';

/** What is measured stands between these in a page; what people wrote around it stays. */
const [BEGIN, END] = ['<!-- measured -->', '<!-- /measured -->'];

/** Plays a level among its own and says where the content is not yet as the game's `balance.ts` wants it; with --write into a page with plots. */
export async function balance(args: readonly string[]): Promise<void> {
  const { values } = readArguments(args, {
    game: 'string',
    level: 'string',
    seats: 'string',
    games: 'string',
    millis: 'string',
    seed: 'string',
    options: 'string',
    write: 'string',
  });
  const game = await loadGame(text(values, 'game'));
  const config = game.configure(count(values, 'seats', game.definition.seats.max, 1, 99), json(values, 'options'));
  const level = levelNamed(text(values, 'level', 'officer'));
  const limits: Partial<SearchOptions> =
    values.millis === undefined ? {} : { millis: count(values, 'millis', 0, 1, 60_000), now: computed };
  const seed = text(values, 'seed', 'balance');
  const aims = await balanceOf(game.id);
  const bots = new Array<Level>(config.seats).fill(level);
  const games = count(values, 'games', 1_000, 1, 1_000_000);
  const played = async (byLot?: string): Promise<Report> => {
    const report = await runGames(game, config, bots, seed, games, limits, aims.ended, byLot);
    if (report.errors > 0) throw new Fault(`${report.errors} games failed: ${report.failures[0]}`);
    return report;
  };
  const report = await played();
  const panels = panelsOf({ ...aims, tables: aims.tables.filter(({ byLot }) => byLot === undefined) }, report);
  for (const lot of new Set(aims.tables.flatMap(({ byLot }) => byLot ?? [])))
    panels.push(...panelsOf({ tables: aims.tables.filter(({ byLot }) => byLot === lot) }, await played(lot)));
  const page = typeof values.write === 'string' ? values.write : undefined;
  // A page shows who played and how; whether a time limit was given shows in the command.
  const command = `npm run --silent orrery -- balance ${args.join(' ')}`;
  const lines = [...summary(report, command, unitOf(config) === 'points'), ...panels.flatMap((panel) => panelLines(panel, page, level))];
  if (page === undefined) {
    console.log(lines.join('\n'));
    return;
  }
  await mkdir(dirname(page), { recursive: true });
  for (const panel of panels)
    await writeFile(plotPath(page, panel, level), bars(`${game.id}, ${level}: ${panel.title}`, panel.lines.map(barOf), panel.marks));
  await writeFile(page, within(await kept(page, game.id), level, lines.join('\n')));
  console.log(panels.flatMap(missed).join('\n') || 'everything is as wanted');
}

/** By convention beside the game's rules, where no page loads it. */
async function balanceOf(id: string): Promise<Balance> {
  try {
    return ((await import(new URL(`../../games/${id}/balance.ts`, import.meta.url).href)) as { balance: Balance }).balance;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      throw new Fault(`${id} says nowhere what is wanted: games/${id}/balance.ts`);
    throw error;
  }
}

async function kept(page: string, id: string): Promise<string> {
  try {
    return await readFile(page, 'utf8');
  } catch {
    return `# Balance: ${id}\n`;
  }
}

/** Puts what was measured with a level in its place, behind the rest where it has none yet. */
function within(page: string, level: Level, lines: string): string {
  const [begin, end] = [BEGIN, END].map((mark) => mark.replace('measured', `measured: ${level}`));
  const block = `${begin}\n${lines}\n${end}`;
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  return from < 0 || to < from ? `${page.trimEnd()}\n\n${block}\n` : page.slice(0, from) + block + page.slice(to + end.length);
}

const plotPath = (page: string, { name }: Panel, level: Level): string =>
  join(dirname(page), `${basename(page, '.md')}-${level}-${name}.svg`);

const barOf = ({ label, shares: [{ value, low, high }] }: Panel['lines'][number]) => ({ label, value, low, high });

/** What is not as wanted, a line each. */
function missed(panel: Panel): string[] {
  return panel.lines.flatMap(({ label, shares }) =>
    shares.flatMap(({ value, least, most }, i) => {
      if ((least === undefined || value >= least) && (most === undefined || value <= most)) return [];
      return [`${panel.title}: ${label} ${percent(value)} % ${panel.columns[i]} (wanted ${wanted(least, most)})`];
    }),
  );
}

function wanted(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return `at most ${percent(most ?? 1)} %`;
  return most === undefined ? `at least ${percent(least)} %` : `${percent(least)} to ${percent(most)} %`;
}

function summary(report: Report, command: string, alone: boolean): string[] {
  const { finished, seats, bots, rounds, winningScore, score, wins, seed } = report;
  const mean = score.reduce((sum, one) => sum + one.mean, 0) / seats;
  return [
    `## ${finished} games of ${seats} ${bots[0]}s, seed \`${seed}\``,
    '',
    '```',
    command,
    '```',
    '',
    `${rounds.median} rounds in the median (${rounds.min} to ${rounds.max}, 95 % within ${rounds.within95}). Points: ${mean.toFixed(1)} on average${alone ? '' : `, the winner's median ${winningScore.median}`}.`,
    ...(alone ? [] : ['', `Wins by seat: ${wins.map((won) => `${percent(won / Math.max(1, finished))} %`).join(', ')}.`]),
    '',
  ];
}

function panelLines(panel: Panel, page: string | undefined, level: Level): string[] {
  const bad = missed(panel);
  const cells = panel.lines.map(
    ({ label, shares, times }) =>
      `| ${label} | ${shares.map(({ value, least, most }) => `${percent(value)} %${(least !== undefined && value < least) || (most !== undefined && value > most) ? ' ✗' : ''}`).join(' | ')} | ${times} |`,
  );
  return [
    `### ${panel.title}`,
    '',
    panel.aims === '' ? '' : `Wanted: ${panel.aims}. ${bad.length === 0 ? 'All within.' : `Outside: ${bad.length}.`}`,
    '',
    `| | ${panel.columns.join(' | ')} | of |`,
    `|---|${panel.columns.map(() => '---|').join('')}---|`,
    ...cells,
    '',
    ...(page === undefined ? [] : [`![${panel.title}](${basename(plotPath(page, panel, level))})`, '']),
  ];
}
