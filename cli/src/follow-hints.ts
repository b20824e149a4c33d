import { between, CLOSE_LOOK, makePlayer, movesOf, type Question, recommend, Search, type SearchOptions } from '@orrery/bots';
import { type Answer, type Config, type Game, offered, type Seat, samePlain, seeded } from '@orrery/kernel';
import { computed } from './pace.ts';
import { LazyQuestion } from './question.ts';

/** What came of following the first hint, whatever it was, against Officers; and what was wrong with it, how often. */
export type Followed = {
  games: number;
  wins: number;
  /** Questions with a choice. */
  positions: number;
  /** The first hint is a setting, or leaves the table and the question as they are. */
  settings: number;
  idle: number;
  /** A hint shown below has the better chance by its own number. */
  unsorted: number;
  /** At every tenth or so a second opinion: a hint shown below is better, beyond luck. */
  checked: number;
  dominated: number;
};

export const nothingFollowed = (): Followed => ({
  ...{ games: 0, wins: 0, positions: 0, settings: 0, idle: 0, unsorted: 0, checked: 0, dominated: 0 },
});

export function addFollowed(to: Followed, more: Followed): void {
  for (const key of Object.keys(to) as (keyof Followed)[]) to[key] += more[key];
}

/** A second opinion costs as much as the first. */
const CHECK_EVERY = 10;
/** What is better by less is a matter of taste. */
const CLEARLY = 0.05;
const BEYOND_LUCK = 2;

/** One game of a seat that takes the first hint at every question, against Officers; the seat moves on with every game. */
export function followHints(game: Game, config: Config, playouts: number | undefined, seed: string, n: number): Followed {
  const look: SearchOptions =
    playouts === undefined
      ? { ...CLOSE_LOOK, now: computed }
      : { ...CLOSE_LOOK, iterations: playouts, millis: Number.POSITIVE_INFINITY, now: () => 0 };
  const hero: Seat = n % config.seats;
  const chance = seeded(`${seed}/${n}/hints`);
  const officers = Array.from({ length: config.seats }, (_, seat) => makePlayer('officer', game, seeded(`${seed}/${n}/player ${seat}`)));
  const position = game.start(config, `${seed}/${Math.floor(n / config.seats)}`);
  const said = nothingFollowed();
  for (let asks = game.open(position); asks.length > 0; asks = game.open(position)) {
    const ask = asks[0];
    const question = new LazyQuestion(game, position, ask);
    let answer: Answer;
    if (question.options.length === 1) answer = question.options[0];
    else if (ask.seat !== hero) answer = officers[ask.seat].choose(question) as Answer;
    else {
      const seen: Question = { game, view: question.view, ask: question.ask, options: question.options };
      const hints = recommend(seen, chance, 3, look);
      answer = hints[0].answer;
      check(said, seen, hints, look, `${seed}/${n}/${position.decisions}`);
    }
    game.play(position, ask, answer);
  }
  const { winners } = game.outcome(position);
  said.games = 1;
  said.wins = winners.includes(hero) ? 1 / winners.length : 0;
  return said;
}

function check(
  said: Followed,
  question: Question,
  hints: readonly { readonly answer: Answer; readonly chance: number }[],
  look: SearchOptions,
  seed: string,
): void {
  const { game, ask, options } = question;
  const [first, ...others] = hints;
  said.positions++;
  const moves = offered(game, ask.decision, options);
  if (moves.length > 0 && !moves.some((move) => samePlain(move, first.answer))) said.settings++;
  // In a world other than the one the hint was found in.
  const real = movesOf(question, seeded(`${seed}/moves`));
  if (!real.some((move) => samePlain(move, first.answer))) said.idle++;
  if (others.some(({ chance }) => chance > first.chance)) said.unsorted++;
  if (others.length === 0 || said.positions % CHECK_EVERY !== 0) return;
  said.checked++;
  const shown = hints.map(({ answer }) => answer);
  const opinions = new Search(between(game, question, shown), seeded(`${seed}/opinion`), look).estimate({ ...question, options: shown });
  const own = opinions.find(({ answer }) => samePlain(answer, first.answer));
  if (own === undefined) return;
  const better = opinions.some(
    ({ chance, error }) => chance - own.chance > CLEARLY && chance - own.chance > BEYOND_LUCK * Math.hypot(error, own.error),
  );
  if (better) said.dominated++;
}
