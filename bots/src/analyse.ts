import {
  type Answer,
  type Chance,
  copyPlain,
  type Game,
  type Position,
  positionAt,
  replay,
  type Save,
  type Score,
  type Seat,
  samePlain,
  seeded,
} from '@orrery/kernel';
import { inUnit, unitOf } from './advise.ts';
import { between } from './between.ts';
import { type Foreseer, standings } from './foreseer.ts';
import type { Question } from './player.ts';
import { type Estimate, Search, type SearchOptions } from './search.ts';
import { Valuer } from './value.ts';
import { openAsk } from './world.ts';

/** Where a match stood after this many answers: everybody's chance to win as the whole table looks, and their points so far. */
export type Station = {
  readonly at: number;
  readonly round: number;
  /** A turn ends here: the next question is another seat's, or there is none. Alone, every answer is a turn. */
  readonly turn: boolean;
  readonly chances: readonly number[];
  readonly scores: readonly Score[];
};

/** A decision somebody had, as they saw it: nothing here tells what they could not know. */
export type Choice = {
  /** This many answers came before it. */
  readonly at: number;
  readonly seat: Seat;
  readonly question: Omit<Question, 'game'>;
  readonly played: Answer;
  /** How much worse than the best option the answer looked at a glance. */
  readonly suspicion: number;
};

/** What a search says about a decision. Chances are those of the seat that decided; alone at the table, its worth. */
export type Verdict = {
  readonly at: number;
  readonly seat: Seat;
  readonly played: Answer;
  readonly better: Answer;
  readonly chance: number;
  readonly best: number;
  /** The standard error of their difference. */
  readonly error: number;
};

/** How much chance to win an answer must have cost to be worth mentioning; alone at the table, how many points. */
export const CLEARLY = { chance: 0.05, points: 1 };

/** How long a decision is looked at: more would rarely change the verdict. */
export const CLOSELY: SearchOptions = { iterations: 300, millis: 800, sight: 0.5 };

/** This many standard errors a difference must have to be more than luck of the search. */
const BEYOND_LUCK = 2;

/** Whether another option was clearly better. */
export const isClear = (game: Game, { config }: Save, verdict: Verdict): boolean => {
  const unit = unitOf(config);
  const loss = lossOf(verdict);
  return inUnit(game, unit, loss) >= CLEARLY[unit] && loss > BEYOND_LUCK * verdict.error;
};

export const lossOf = ({ chance, best }: Verdict): number => Math.max(0, best - chance);

/** Worlds looked at for a first impression of a decision. */
const GLANCES = 2;

/** Goes through a match once: where it stood after every answer, and every decision that had alternatives. */
export function* survey(game: Game, save: Save): Generator<{ readonly station: Station; readonly choice?: Choice }> {
  const start = positionAt(game, save, 0);
  const { config } = start.state;
  const valuers: Valuers = {
    toPlay: new Valuer(game, config),
    toForesee: standings(game, config),
  };
  yield lookAt(game, save, valuers, start, 0);
  for (const { at, position } of replay(game, save)) yield lookAt(game, save, valuers, position, at);
}

/** Options are told apart by the weights to play by, standings by those that foresee. */
type Valuers = { readonly toPlay: Valuer; readonly toForesee: Foreseer };

function lookAt(
  game: Game,
  save: Save,
  { toPlay, toForesee }: Valuers,
  position: Position,
  at: number,
): { station: Station; choice?: Choice } {
  const { seats } = save.config;
  const chances = new Float64Array(seats);
  toForesee.chances(position, chances);
  const entry = save.log[at];
  const next = game.open(position)[0]?.seat;
  const station: Station = {
    at,
    round: game.definition.round(position.state),
    turn: seats === 1 || at === 0 || next === undefined || next !== save.log[at - 1].seat,
    chances: [...chances],
    scores: Array.from({ length: seats }, (_, seat) => game.score(position, seat)),
  };
  if (entry === undefined) return { station };
  const open = game.open(position).find((a) => a.seat === entry.seat && a.decision === entry.decision);
  if (open === undefined) return { station };
  const options = game.options(position, open);
  if (options.length < 2) return { station };
  // From here on only what the seat saw counts. A copy, for the position moves on.
  const view = copyPlain(game.view(position, entry.seat));
  const ask = view.asks.find((a) => a.seat === entry.seat && a.decision === entry.decision && !a.answered);
  if (ask === undefined) return { station };
  const question = { view, ask, options: copyPlain([...options]) };
  const suspicion = suspicionOf(game, toPlay, question, entry.answer, seeded(`${save.seed} ${at}`));
  return { station, choice: { at, seat: entry.seat, question, played: entry.answer, suspicion } };
}

/** How much worse than the best option the answer looks right after it, in a few worlds the seat may believe in. */
function suspicionOf(game: Game, valuer: Valuer, { view, ask, options }: Choice['question'], played: Answer, chance: Chance): number {
  const worth = new Float64Array(options.length);
  let chances = new Float64Array(0);
  for (let world = 0; world < GLANCES; world++) {
    const position = game.determinize(view, chance);
    if (chances.length === 0) chances = new Float64Array(position.state.config.seats);
    for (let i = 0; i < options.length; i++) {
      const after = game.clone(position);
      game.play(after, openAsk(game, after, ask), options[i]);
      valuer.chances(after, chances);
      worth[i] += chances[ask.seat] / GLANCES;
    }
  }
  const own = options.findIndex((o) => samePlain(o, played));
  return Math.max(...worth) - (worth[own] ?? 0);
}

/**
 * Thinks about a decision as the seat could have: finds the best option, then looks at it and at what was played, each by itself, so that
 * both are looked at equally closely.
 */
export function verdictOn(game: Game, { at, seat, question, played }: Choice, chance: Chance, options = CLOSELY): Verdict {
  const [first] = new Search(game, chance, options).estimate({ game, ...question });
  if (samePlain(first.answer, played)) return { at, seat, played, better: played, chance: first.chance, best: first.chance, error: 0 };
  const own = closeLook({ game, ...question }, played, chance, options);
  const best = closeLook({ game, ...question }, first.answer, chance, options);
  const error = Math.hypot(own.error, best.error);
  return { at, seat, played, better: first.answer, chance: own.chance, best: best.chance, error };
}

/** What one answer is worth by itself, looked at half as long as a whole decision. */
export function closeLook(question: Question, answer: Answer, chance: Chance, { iterations, millis, ...rest } = CLOSELY): Estimate {
  const options = [answer];
  const half = { ...rest, iterations: iterations / 2, millis: millis / 2 };
  return new Search(between(question.game, question, options), chance, half).estimate({ ...question, options })[0];
}

/** Everybody's points when a round was over; of the last round, at the end. */
export type RoundScores = { readonly round: number; readonly at: number; readonly scores: readonly Score[] };

/** What a page draws of a match: the stations where turns ended, and the points round by round. */
export class Course {
  readonly turns: Station[] = [];
  readonly rounds: RoundScores[] = [];

  add(station: Station): void {
    const { at, round, scores, turn } = station;
    if (turn) this.turns.push(station);
    // A round that is counted up before its points are given still ends where the next one begins.
    if (this.rounds.at(-1)?.round === round) this.rounds.pop();
    this.rounds.push({ round, at, scores });
  }
}

/**
 * The stations with their chances averaged over as many turns as there are seats: whose turn it is moves the evaluation back and forth, and
 * says nothing about how the match goes. The beginning and the result stay as they are.
 */
export function smoothed(turns: readonly Station[], seats: number): Station[] {
  return turns.map((turn, i) => {
    // Near the ends there are fewer on one side, and as few are taken of the other.
    const span = Math.min(seats, 2 * i, 2 * (turns.length - 1 - i));
    if (span < 2) return turn;
    const reach = Math.floor(span / 2);
    const near = turns.slice(i - reach, i + reach + 1);
    // Of an even number the outermost count half.
    const rim = span % 2 === 0 ? 0.5 : 1;
    const part = near.map((_, n) => (n === 0 || n === near.length - 1 ? rim : 1) / span);
    return { ...turn, chances: turn.chances.map((_, seat) => near.reduce((sum, t, n) => sum + part[n] * t.chances[seat], 0)) };
  });
}

/** The turn after which somebody's chance was better for good: the answers it is made of, and the chance around it. */
export type Turning = { readonly from: number; readonly to: number; readonly before: number; readonly after: number };

/**
 * Where the winners' chance rose most, on the average of the turns around it, so that whose turn it is does not count. The result itself is
 * no turn: there everybody knows. Undefined where it never rose.
 */
export function decisive(turns: readonly Station[], winners: readonly Seat[], seats: number): Turning | undefined {
  const chance = turns.slice(0, -1).map(({ chances }) => winners.reduce((sum, seat) => sum + chances[seat], 0));
  const mean = (from: number, to: number): number => {
    const of = chance.slice(Math.max(0, from), to);
    return of.reduce((sum, c) => sum + c, 0) / of.length;
  };
  let found: Turning | undefined;
  for (let i = 1; i < chance.length; i++) {
    // Only its own turn can have brought it.
    if (chance[i] <= chance[i - 1]) continue;
    const before = mean(i - seats, i);
    const after = mean(i, i + seats);
    if (after > before && (found === undefined || after - before > found.after - found.before))
      found = { from: turns[i - 1].at, to: turns[i].at, before, after };
  }
  return found;
}
