// Looks at puzzles again: with other luck, or under other rules.
import { type Game, need, type OpenedPuzzle, openPuzzle, type Puzzle, type Puzzles } from '@orrery/kernel';
import { LazyQuestion } from '../../cli/src/question.ts';
import { keepPuzzles, readPuzzles } from './files.ts';
import { disputed, verify } from './search.ts';

const percent = (part: number, of: number): string => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;

/** Searches puzzles again as deeply as they were verified, all or the `last` ones, and says how many it would not have found. `drop` leaves those out from now on. */
export function checkPuzzles(game: Game, seed: string, drop: boolean, last = Number.POSITIVE_INFINITY): void {
  const stock = need(readPuzzles(game), `the puzzles of ${game.id}`);
  const wrong: number[] = [];
  const first = Math.max(0, stock.puzzles.length - last);
  for (let which = first; which < stock.puzzles.length; which++) {
    const opened = openPuzzle(game, stock, which);
    const { view, ask } = new LazyQuestion(game, opened.match.position, opened.ask);
    const other = disputed({ game, view, ask, options: opened.moves }, opened.best, `${seed}/${which}`, stock.playouts);
    if (which % 10 === 9) console.log(`${game.id}: ${which + 1} of ${stock.puzzles.length} looked at again, ${wrong.length} disputed`);
    if (other === undefined) continue;
    wrong.push(which);
    const { answer, chance } = other.best;
    console.log(`${game.id} ${which + 1}: ${JSON.stringify(answer)} ${percent(chance, 1)}, ahead by ${percent(other.ahead, 1)}`);
  }
  const looked = stock.puzzles.length - first;
  const share = percent(wrong.length, looked);
  console.log(`${game.id}: ${looked} puzzles, ${wrong.length} disputed (${share}) by ${stock.playouts} playouts, seed ${seed}`);
  if (drop && wrong.length > 0) keepPuzzles(without(stock, wrong));
}

/** Verifies every puzzle as a new one is, with other luck and what bots know now: keeps those that pass, with the chances seen. */
export function verifyPuzzles(game: Game, seed: string, ahead: number): void {
  const stock = need(readPuzzles(game), `the puzzles of ${game.id}`);
  const kept: Puzzle[] = [];
  for (const [which, puzzle] of stock.puzzles.entries()) {
    const { match, ask: open, moves, best } = openPuzzle(game, stock, which);
    const { view, ask } = new LazyQuestion(game, match.position, open);
    const chanceOf = verify({ game, view, ask, options: moves }, best, `${seed}/${which}`, ahead, stock.playouts);
    if (typeof chanceOf !== 'string') kept.push({ ...puzzle, chances: moves.map((move) => Math.round(chanceOf(move) * 1000)) });
    if (which % 10 === 9) console.log(`${game.id}: ${which + 1} of ${stock.puzzles.length} verified, ${kept.length} kept`);
  }
  keepPuzzles({ ...stock, puzzles: kept });
  console.log(`${game.id}: ${stock.puzzles.length} puzzles, ${kept.length} kept, seed ${seed}`);
}

/** Keeps the puzzles that lead where they led and can still be answered, under the version there is now. */
export function samePuzzles(game: Game): void {
  const stock = need(readPuzzles(game), `the puzzles of ${game.id}`);
  const broken = stock.puzzles.flatMap((_, which) => (opens(game, stock, which) === undefined ? [which] : []));
  keepPuzzles({ ...without(stock, broken), version: game.version });
  console.log(`${game.id}: ${stock.puzzles.length - broken.length} puzzles kept, ${broken.length} left out`);
}

function opens(game: Game, stock: Puzzles, which: number): OpenedPuzzle | undefined {
  try {
    return openPuzzle(game, stock, which);
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return undefined;
  }
}

/** Games stay, also those without a puzzle: their numbers are named. */
const without = (stock: Puzzles, which: readonly number[]): Puzzles => ({
  ...stock,
  puzzles: stock.puzzles.filter((_, i) => !which.includes(i)),
});
