import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Game, int, openPuzzle, type Puzzles, samePlain, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { gameIds, puzzlesOf, registry } from '../registry.ts';

/** What the puzzles of one game may weigh on the wire. */
const MOST_BYTES = 40_000;
/** A stock lasts two months. */
const FEWEST = 60;
/** This many of each game are played in every run; `npm run puzzles -- --check` plays them all. */
const SAMPLE = 10;

/** Opens a puzzle; where the rules do not lead there any more, it says what to do. */
function opened(game: Game, stock: Puzzles, which: number) {
  try {
    return openPuzzle(game, stock, which);
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new Error(
      `${why}\nThe rules have changed. npm run puzzles -- --same --game ${game.id} keeps the puzzles that still work, npm run puzzles -- --game ${game.id} finds others for the rest`,
    );
  }
}

describe.each(gameIds.filter((id) => registry[id].puzzles !== undefined))('the puzzles of %s', async (id) => {
  const game: Game = await registry[id].load();
  const stock = await puzzlesOf(id);
  if (stock === undefined) throw new Error(`no puzzles of ${id}`);

  it('are enough for two months, all different, and light', () => {
    expect(stock.puzzles.length).toBeGreaterThanOrEqual(FEWEST);
    expect(new Set(stock.puzzles.map(({ print }) => print)).size).toBe(stock.puzzles.length);
    expect(stock.version, `npm run puzzles -- --same --game ${id}`).toBe(game.version);
    const file = readFileSync(new URL(`../${id}/learn/puzzles.json`, import.meta.url));
    expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('lead where they led: the position is the one meant, and its best answer is legal and ahead of all others', () => {
    const luck = seeded(`puzzles of ${id}`);
    for (let n = 0; n < SAMPLE; n++) {
      const which = int(luck, stock.puzzles.length);
      const { moves, best, chances } = opened(game, stock, which);
      const [most, second] = chances.toSorted((a, b) => b - a);
      expect(moves.length).toBeGreaterThan(3);
      expect(chances[moves.findIndex((move) => samePlain(move, best))]).toBe(most);
      expect(most - second).toBeGreaterThan(0.045);
    }
  });

  it('would not open, and would say so, if the rules led elsewhere', () => {
    const [first, ...rest] = stock.puzzles;
    const moved: Puzzles = { ...stock, puzzles: [{ ...first, print: '00000000' }, ...rest] };
    expect(() => opened(game, moved, 0)).toThrow(/another position.*\n.*npm run puzzles -- --same/);
    const changed: Game = { ...game, options: (position, ask) => game.options(position, ask).slice(0, 2) };
    expect(() => opened(changed, stock, 0)).toThrow(/puzzle 1 of .*\n.*npm run puzzles/);
  });
});
