import type { Balance, BalanceColumn, BalanceTable } from '@orrery/kernel';
import { interval } from './duel.ts';
import { percent } from './percent.ts';
import type { Report } from './run-games.ts';

/** A share with its 95 % interval, and what is aimed at. */
type Share = { readonly value: number; readonly low: number; readonly high: number; readonly least?: number; readonly most?: number };

/** Shares of one kind: a table of a page and a plot of its first column. */
export type Panel = {
  /** As part of a file's name. */
  readonly name: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly aims: string;
  /** The limits of the first column. */
  readonly marks: readonly number[];
  readonly lines: readonly { readonly label: string; readonly shares: readonly [Share, ...Share[]]; readonly times: number }[];
};

type Limits = { readonly least?: number; readonly most?: number };

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .slice(0, 32)
    .replace(/^-|-$/g, '');
const aim = ({ least, most }: Limits): string =>
  [least === undefined ? '' : `at least ${percent(least)} %`, most === undefined ? '' : `at most ${percent(most)} %`]
    .filter((s) => s !== '')
    .join(', ');
const marksOf = ({ least, most }: Limits): number[] => [least, most].filter((mark) => mark !== undefined);
const shareOf = (part: number, whole: number, { least, most }: Limits): Share => {
  const [low, high] = interval(Math.min(part, whole), whole);
  return {
    value: part / Math.max(1, whole),
    low,
    high,
    ...(least === undefined ? {} : { least }),
    ...(most === undefined ? {} : { most }),
  };
};

/** All that a game wants to know of its content, from the statistics of its games. */
export function panelsOf({ tables, splits = [], endings, early, seats }: Balance, report: Report): Panel[] {
  const single = (title: string, lines: readonly (readonly [string, number, Limits])[]): Panel => ({
    name: slug(title),
    title,
    columns: ['of games'],
    aims: lines
      .map(([label, , limits]) => [label, aim(limits)])
      .filter(([, words]) => words !== '')
      .map((pair) => pair.join(' '))
      .join('; '),
    marks: lines.flatMap(([, , limits]) => marksOf(limits)),
    lines: lines.map(([label, part, limits]) => ({ label, shares: [shareOf(part, report.finished, limits)], times: report.finished })),
  });
  const over = Object.entries(report.lastRounds).map(([round, n]) => [Number(round), n] as const);
  return [
    ...(early === undefined
      ? []
      : [
          single('Over early', [
            [`before round ${early.round}`, over.reduce((sum, [round, n]) => sum + (round < early.round ? n : 0), 0), { most: early.most }],
          ]),
        ]),
    ...(endings === undefined
      ? []
      : [
          single(
            'Endings',
            [...new Set([...Object.keys(endings), ...Object.keys(report.endings)])].map((ending) => [
              ending,
              report.endings[ending] ?? 0,
              endings[ending] ?? {},
            ]),
          ),
        ]),
    ...(seats === undefined || report.seats < 2
      ? []
      : [
          single(
            'Wins by seat',
            report.wins.map((n, seat) => [`seat ${seat + 1}`, n, { least: seats.least / report.seats, most: seats.most / report.seats }]),
          ),
        ]),
    ...splits.map((split): Panel => {
      const counts = split.kinds.map((kind) => sumOf(report.content[split.group], [kind]));
      const whole = counts.reduce((sum, n) => sum + n, 0);
      const limits = split.kinds.map(
        (kind): Limits => ({
          ...(split.least?.[kind] === undefined ? {} : { least: split.least[kind] }),
          ...(split.most?.[kind] === undefined ? {} : { most: split.most[kind] }),
        }),
      );
      return {
        name: slug(split.title),
        title: split.title,
        columns: ['of all uses'],
        aims: split.kinds
          .map((kind, i) => [kind, aim(limits[i])])
          .filter(([, words]) => words !== '')
          .map((pair) => pair.join(' '))
          .join('; '),
        marks: limits.flatMap(marksOf),
        lines: split.kinds.map((kind, i) => ({ label: kind, shares: [shareOf(counts[i], whole, limits[i])], times: whole })),
      };
    }),
    ...tables.map((table) => tableOf(table, report)),
  ];
}

function tableOf({ title, group, only, columns }: BalanceTable, report: Report): Panel {
  const ids = Object.entries(report.content[group] ?? {}).filter(([id]) => only?.includes(id) ?? true);
  const lines = ids.map(([label, whats]) => {
    const shares = columns.map((column) => columnOf(column, label, whats, group, report));
    return { label, shares: shares.map(({ share }) => share) as [Share, ...Share[]], times: shares[0].whole };
  });
  return {
    name: slug(title),
    title,
    columns: columns.map((column) => column.title),
    aims: columns
      .map((column) => [column.title, aim(column)])
      .filter(([, words]) => words !== '')
      .map((pair) => pair.join(' '))
      .join('; '),
    marks: columns.slice(0, 1).flatMap(marksOf),
    lines: lines.sort((a, b) => b.shares[0].value - a.shares[0].value),
  };
}

function columnOf(
  column: BalanceColumn,
  id: string,
  whats: Readonly<Record<string, number>>,
  group: string,
  report: Report,
): { share: Share; whole: number } {
  const sum = (of: Readonly<Record<string, number>>, names: readonly string[]): number => names.reduce((n, name) => n + (of[name] ?? 0), 0);
  const { per } = column;
  // In how many games any of several things happened is not known; one of them has to stand for it.
  const part = per === 'game' ? sum(report.contentGames[group]?.[id] ?? {}, column.count.slice(0, 1)) : sum(whats, column.count);
  const whole =
    per === 'seat'
      ? report.finished * report.seats
      : per === 'game'
        ? report.finished
        : per === 'group'
          ? sumOf(report.content[group], column.count)
          : sum(whats, per);
  return { share: shareOf(part, whole, column), whole };
}

const sumOf = (group: Readonly<Record<string, Readonly<Record<string, number>>>> = {}, whats: readonly string[]): number =>
  Object.values(group).reduce((sum, of) => sum + whats.reduce((n, what) => n + (of[what] ?? 0), 0), 0);
