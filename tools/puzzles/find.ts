// Looks for puzzles in games that Officers play among themselves.
import { makePlayer } from '@orrery/bots';
import { type Answer, canonical, type Game, int, letters, moves, type Puzzle, type Puzzles, puzzlePrint, seeded } from '@orrery/kernel';
import { LazyQuestion } from '../../cli/src/question.ts';
import { type Depth, puzzleIn } from './search.ts';

/** A question with fewer moves is a guess, one with more a search for a needle. */
const FEWEST = 4;
const MOST = 30;
/** From one game this many puzzles at most, and this many choices between two of them: they shall differ. */
const PER_GAME = 3;
const APART = 12;
/** No more than this part of all puzzles asks the same question. */
const ONE_KIND = 0.5;
/** One choice in this many is looked at. */
const ONE_IN = 3;

/** Where the search begins, how many puzzles there shall be, and what each is measured by. */
export type Wishes = Depth & { readonly seed: string; readonly wanted: number };

/** How many positions fell at which hurdle. */
export type Hurdles = Record<string, number>;

/** Plays the next game and adds the puzzles in it. */
export async function searchGame(game: Game, stock: Puzzles, { seed, wanted, ...depth }: Wishes, hurdles: Hurdles): Promise<Puzzles> {
  const number = stock.searched;
  const { min, max } = game.definition.seats;
  const fewest = Math.max(2, min);
  // Two to four at the table, in turn.
  const seats = fewest + (number % (Math.min(4, max) - fewest + 1));
  const config = game.configure(seats, {});
  const named = `${seed}/${number}`;
  const players = Array.from({ length: seats }, (_, seat) => makePlayer('officer', game, seeded(`${named}/player ${seat}`)));
  const luck = seeded(`${named}/looked at`);
  const answers = [...stock.answers];
  const numbers = new Map(answers.map(([decision, answer], i) => [decision + canonical(answer), i]));
  const numberOf = (decision: string, answer: Answer): number => {
    const key = decision + canonical(answer);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, answers.length);
    return answers.push([decision, answer]) - 1;
  };
  const given: [string, Answer][] = [];
  const puzzles: (Omit<Puzzle, 'best'> & { readonly best: Answer })[] = [];
  const position = game.start(config, named);
  for (let ask = game.open(position)[0]; ask !== undefined; ask = game.open(position)[0]) {
    const question = new LazyQuestion(game, position, ask);
    if (question.options.length === 1) {
      game.play(position, ask, question.options[0]);
      continue;
    }
    const all = moves(game, position, ask);
    const last = puzzles.at(-1)?.at ?? -APART;
    const looked = int(luck, ONE_IN) === 0;
    const alike = [...stock.puzzles, ...puzzles].filter(({ decision }) => decision === ask.decision).length;
    if (looked && alike < ONE_KIND * wanted && all.length >= FEWEST && all.length <= MOST && given.length >= last + APART) {
      const { view, ask: seen } = question;
      const found = await puzzleIn({ game, view, ask: seen, options: all }, `${named} ${given.length}`, depth);
      const hurdle = typeof found === 'string' ? found : 'puzzle';
      hurdles[hurdle] = (hurdles[hurdle] ?? 0) + 1;
      if (typeof found !== 'string') {
        const { best, chanceOf, hard } = found;
        puzzles.push({
          game: stock.games.length,
          at: given.length,
          print: puzzlePrint(position, ask),
          decision: ask.decision,
          best,
          chances: all.map((move) => Math.round(chanceOf(move) * 1000)),
          hard,
        });
        if (puzzles.length === Math.min(PER_GAME, wanted - stock.puzzles.length)) break;
      }
    }
    const answer = await players[ask.seat].choose(question);
    given.push([ask.decision, answer]);
    game.play(position, ask, answer);
  }
  const searched = number + 1;
  const last = puzzles.at(-1);
  if (last === undefined) return { ...stock, searched };
  const log = given
    .slice(0, last.at)
    .map(([decision, answer]) => letters(numberOf(decision, answer)))
    .join('');
  const kept = puzzles.map(({ best, ...rest }): Puzzle => ({ ...rest, best: numberOf(rest.decision, best) }));
  return {
    ...stock,
    searched,
    answers,
    games: [...stock.games, { seats, options: config.options, seed: named, log }],
    puzzles: [...stock.puzzles, ...kept],
  };
}
