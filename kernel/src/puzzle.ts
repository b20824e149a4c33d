import { offered } from './asking.ts';
import type { Config, Game, Position } from './game.ts';
import { Match } from './match.ts';
import { at, need } from './need.ts';
import { canonical, samePlain } from './plain.ts';
import type { Answer, Ask } from './rules.ts';
import { sha256 } from './sha256.ts';

/** Puzzles of a game in little space: whole games up to the last puzzle in them. Every answer is written once, a log only points at it. */
export type Puzzles = {
  readonly game: string;
  readonly version: number;
  /** This many playouts every puzzle was verified with. */
  readonly playouts: number;
  /** Games played in search of them; the search goes on after these. */
  readonly searched: number;
  /** [decision, answer], by number. */
  readonly answers: readonly (readonly [decision: string, answer: Answer])[];
  readonly games: readonly PuzzleGame[];
  readonly puzzles: readonly Puzzle[];
};

export type PuzzleGame = {
  readonly seats: number;
  readonly options: Config['options'];
  readonly seed: string;
  /** Two letters for each answer to a question with a choice; what is forced answers itself. */
  readonly log: string;
};

export type Puzzle = {
  /** Which of the games … */
  readonly game: number;
  /** … after this many answers of its log. */
  readonly at: number;
  /** What the position has to agree with: the state and what is asked. */
  readonly print: string;
  readonly decision: string;
  /** The number of the best answer. */
  readonly best: number;
  /** Chances to win in thousandths, of all moves in the order of `moves`. */
  readonly chances: readonly number[];
  /** 1 where those who only look at once miss it now and then, 2 where they mostly do, 3 where whoever thinks a turn through misses it too. */
  readonly hard: 1 | 2 | 3;
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Two letters tell this many answers apart. */
const MOST_ANSWERS = LETTERS.length ** 2;

export function letters(number: number): string {
  if (number >= MOST_ANSWERS) throw new Error('two letters are too few for this many different answers');
  return at(LETTERS, Math.floor(number / LETTERS.length)) + at(LETTERS, number % LETTERS.length);
}

const numberAt = (log: string, i: number): number => LETTERS.indexOf(at(log, 2 * i)) * LETTERS.length + LETTERS.indexOf(at(log, 2 * i + 1));

/** What may be answered in a puzzle, always in the same order: everything but mere settings. */
export function moves(game: Game, position: Position, ask: Ask): Answer[] {
  return offered(game, ask.decision, game.options(position, ask))
    .map((option): [string, Answer] => [canonical(option), option])
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, option]) => option);
}

/** Eight digits a position is known by. */
export const puzzlePrint = (position: Position, ask: Ask): string =>
  sha256(canonical([position.state, ask.seat, ask.decision])).slice(0, 8);

export type OpenedPuzzle = {
  readonly match: Match;
  readonly ask: Ask;
  readonly moves: readonly Answer[];
  readonly best: Answer;
  /** Chances to win from 0 to 1, one for each move. */
  readonly chances: readonly number[];
};

/** Plays up to a puzzle. Where the rules lead elsewhere now it throws, and says where they part. */
export function openPuzzle(game: Game, stock: Puzzles, which: number): OpenedPuzzle {
  const puzzle = need(stock.puzzles[which], `puzzle ${which}`);
  const { seats, options, seed, log } = need(stock.games[puzzle.game], `the game of puzzle ${which}`);
  const match = Match.start(game, game.configure(seats, options), seed);
  const parted = (why: string): Error => new Error(`puzzle ${which + 1} of ${game.id}, after ${match.log.length} answers: ${why}`);
  /** Answers what is forced and gives the next question with a choice. */
  const next = (): Ask => {
    for (;;) {
      const ask = game.open(match.position)[0];
      if (ask === undefined) throw parted('the game is over');
      const [first, ...more] = game.options(match.position, ask);
      if (first === undefined || more.length > 0) return ask;
      match.answer(ask.seat, ask.decision, first);
    }
  };
  for (let i = 0; i < puzzle.at; i++) {
    const ask = next();
    const [decision, answer] = at(stock.answers, numberAt(log, i));
    if (decision !== ask.decision) throw parted(`${ask.decision} is asked, not ${decision}`);
    if (!game.options(match.position, ask).some((option) => samePlain(option, answer)))
      throw parted(`${JSON.stringify(answer)} is no option of ${decision} any more`);
    match.answer(ask.seat, decision, answer);
  }
  const ask = next();
  const [decision, best] = at(stock.answers, puzzle.best);
  if (decision !== ask.decision || puzzlePrint(match.position, ask) !== puzzle.print) throw parted('it is another position now');
  const all = moves(game, match.position, ask);
  if (all.length !== puzzle.chances.length || !all.some((move) => samePlain(move, best)))
    throw parted(`${JSON.stringify(best)} and ${puzzle.chances.length - 1} others are not what may be answered any more`);
  return { match, ask, moves: all, best, chances: puzzle.chances.map((thousandths) => thousandths / 1000) };
}
