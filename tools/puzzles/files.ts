// Where the puzzles of a game lie, and how they are written.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Game, Puzzles } from '@orrery/kernel';

const root = resolve(import.meta.dirname, '../..');
export const fileOf = (id: string): string => join(root, 'games', id, 'learn/puzzles.json');

export const noPuzzles = ({ id, version }: Game, playouts: number): Puzzles => ({
  game: id,
  version,
  playouts,
  searched: 0,
  answers: [],
  games: [],
  puzzles: [],
});

export function readPuzzles({ id }: Game): Puzzles | undefined {
  const file = fileOf(id);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Puzzles) : undefined;
}

/** In one step: a search that is stopped in the middle leaves a whole file. A line for each game and puzzle, so that changes can be read. */
export function keepPuzzles(stock: Puzzles): void {
  const { answers, games, puzzles, ...head } = stock;
  const lines = (list: readonly unknown[]): string => `[\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]`;
  const begun = JSON.stringify(head).slice(0, -1);
  const text = `${begun},\n"answers":${lines(answers)},\n"games":${lines(games)},\n"puzzles":${lines(puzzles)}}\n`;
  const file = fileOf(stock.game);
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

export const gzipped = (id: string): number => gzipSync(readFileSync(fileOf(id)), { level: 9 }).length;
