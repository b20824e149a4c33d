import { pick, seeded } from '../chance.ts';
import type { Config, Effects, Emitted, Game, Outcome, Position } from '../game.ts';
import { newEffects } from '../match.ts';
import { at } from '../need.ts';
import { canonical, samePlain } from '../plain.ts';
import { eraOf } from '../prints.ts';
import type { Answer, Ask } from '../rules.ts';
import { everyConfig } from './describe-laws.ts';

/** Many whole games in little space: every answer that was ever given is written once, a game's log only points at it. */
export type Recording = {
  readonly game: string;
  readonly version: number;
  /** What the content was when the games were played. */
  readonly data: string;
  /** [decision, answer], by number. */
  readonly answers: [decision: string, answer: Answer][];
  readonly games: RecordedGame[];
};

export type RecordedGame = {
  readonly config: Config;
  readonly seed: string;
  /** Who played. */
  readonly by: string;
  /** Three letters for each answer: two for its number, one that the position after it has to agree with. */
  readonly log: string;
  readonly end: End;
};

type End = { readonly ending: string; readonly totals: readonly number[]; readonly winners: readonly number[] };

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const PER_ANSWER = 3;

const endOf = ({ ending, scores, winners }: Outcome): End => ({ ending, totals: scores.map((s) => s.total), winners });

/** A letter for a position (FNV-1a): one changed position in 64 goes unnoticed here, and shows at the next answer. */
function letterOf(position: Position, rolls: readonly number[]): string {
  const text = canonical([position.state, rolls]);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return at(LETTERS, (hash ^ (hash >>> 13)) & 63);
}

export const emptyRecording = (game: Game): Recording => ({
  game: game.id,
  version: game.version,
  data: eraOf(game, 0).data ?? '',
  answers: [],
  games: [],
});

/** Plays one more game and adds it to the recording. */
export async function recordGame(
  game: Game,
  into: Recording,
  { config, seed, by }: Pick<RecordedGame, 'config' | 'seed' | 'by'>,
  choose: (position: Position, ask: Ask) => Answer | Promise<Answer>,
): Promise<RecordedGame> {
  const known = new Map(into.answers.map(([decision, answer], i) => [decision + canonical(answer), i]));
  const position = game.start(config, seed);
  let log = '';
  for (let ask = game.open(position)[0]; ask !== undefined; ask = game.open(position)[0]) {
    const answer = await choose(position, ask);
    const key = ask.decision + canonical(answer);
    let number = known.get(key);
    if (number === undefined) {
      number = into.answers.push([ask.decision, answer]) - 1;
      if (number >= 4096) throw new Error('two letters are too few for this many different answers');
      known.set(key, number);
    }
    const effects = newEffects();
    game.play(position, ask, answer, effects);
    log += at(LETTERS, number >> 6) + at(LETTERS, number & 63) + letterOf(position, effects.rolls);
  }
  const recorded = { config, seed, by, log, end: endOf(game.outcome(position)) };
  into.games.push(recorded);
  return recorded;
}

/** What was answered, in order. */
const answersOf = ({ answers }: Recording, { log }: RecordedGame): [decision: string, answer: Answer][] =>
  Array.from({ length: log.length / PER_ANSWER }, (_, i) => {
    const [high, low] = [at(log, i * PER_ANSWER), at(log, i * PER_ANSWER + 1)];
    return at(answers, LETTERS.indexOf(high) * 64 + LETTERS.indexOf(low));
  });

/**
 * The same games as the present version keeps them: for a version that rose because states look otherwise and not because anybody plays
 * otherwise. Every answer has to be an option still, and every game has to end as it did.
 */
export async function broughtUp(game: Game, old: Recording): Promise<Recording> {
  const into = emptyRecording(game);
  for (const recorded of old.games) {
    const left = answersOf(old, recorded);
    const { end } = await recordGame(game, into, recorded, (position, ask) => {
      const [decision, answer] = left.shift() ?? ['nothing', ''];
      if (decision !== ask.decision || !game.options(position, ask).some((option) => samePlain(option, answer)))
        throw new Error(`${game.id}, ${recorded.seed}: ${decision} ${canonical(answer)} cannot be answered to ${ask.decision} any more`);
      return answer;
    });
    if (left.length > 0 || !samePlain(end, recorded.end)) throw new Error(`${game.id}, ${recorded.seed}: the game ends otherwise`);
  }
  return into;
}

/** Where a recorded game and the rules part: the first answer that differs, and how. */
export type Parting = {
  /** Counted from 1; one more than there are answers when only the end differs. */
  readonly at: number;
  readonly why: 'asked' | 'refused' | 'led' | 'ended' | 'not over' | 'over';
  /** Before the answer. */
  readonly position: Position;
  /** The question now, and the answer recorded. */
  readonly ask?: Ask;
  readonly decision?: string;
  readonly answer?: Answer;
  /** What the answer leads to now. */
  readonly events: readonly Emitted[];
  readonly end?: { readonly recorded: End; readonly now: End };
};

/** Plays a recorded game again; undefined when every answer led where it led then. */
export function partingOf(game: Game, recording: Recording, recorded: RecordedGame): Parting | undefined {
  const { config, seed, log, end } = recorded;
  const answers = answersOf(recording, recorded);
  const position = game.start(game.configure(config.seats, config.options), seed);
  const length = log.length / PER_ANSWER;
  for (const [i, [decision, answer]] of answers.entries()) {
    const letter = log[i * PER_ANSWER + 2];
    const ask = game.open(position)[0];
    const part = (why: Parting['why'], before: Position, effects?: Effects): Parting => {
      const parting = { at: i + 1, why, position: before, decision, answer, events: effects?.events ?? [] };
      return ask === undefined ? parting : { ...parting, ask };
    };
    if (ask === undefined) return part('over', position);
    if (ask.decision !== decision) return part('asked', position);
    if (!game.options(position, ask).some((option) => samePlain(option, answer))) return part('refused', position);
    const before = game.clone(position);
    const effects = newEffects();
    game.play(position, ask, answer, effects);
    if (letterOf(position, effects.rolls) !== letter) return part('led', before, effects);
  }
  const ask = game.open(position)[0];
  if (ask !== undefined) return { at: length + 1, why: 'not over', position, ask, events: [] };
  const now = endOf(game.outcome(position));
  return samePlain(now, end) ? undefined : { at: length + 1, why: 'ended', position, events: [], end: { recorded: end, now } };
}

/** As many configurations as it takes until every option value and every player count has its turn: all of them in a fixed lot, over and over. */
export function spreadConfigs(game: Game, count: number): Config[] {
  const all = everyConfig(game);
  const luck = seeded(`recorded/${game.id}`);
  const spread: Config[] = [];
  while (spread.length < count) {
    const left = [...all];
    // Player counts take turns, so that none waits for the lot.
    while (left.length > 0 && spread.length < count) {
      const seats = game.definition.seats.min + (spread.length % (game.definition.seats.max - game.definition.seats.min + 1));
      const fitting = left.filter((config) => config.seats === seats);
      const from = fitting.length > 0 ? fitting : left;
      const config = pick(luck, from);
      left.splice(left.indexOf(config), 1);
      spread.push(config);
    }
  }
  return spread;
}
