import { type Answer, type Ask, type Chance, copyPlain, type Game, newEffects, type Position, type Seat } from '@orrery/kernel';
import { greedyStep } from './greedy-step.ts';
import type { LineStep } from './line.ts';
import type { Question } from './player.ts';
import { onTurn } from './turn.ts';
import { Valuer } from './value.ts';
import { openAsk } from './world.ts';

/** What a search would answer next on its way; undefined where it has not thought about the question. It is asked once for every real question. */
export type Way = (ask: Ask, options: readonly Answer[]) => Answer | undefined;

/** What comes of an answer in worlds its seat may believe in: where its turn ends, and when its next one begins, or the game is over. */
export type Outlook = {
  /** Luck, or something hidden, lies within the turn. */
  readonly luck: boolean;
  /** Points of the seat, world by world: before, at the end of the turn, when its next one begins. */
  readonly points: { readonly now: number; readonly turnEnd: readonly number[]; readonly nextTurn: readonly number[] };
  /** The tables of the first few worlds, as the seat would see them. */
  readonly turnEnd: readonly unknown[];
  readonly nextTurn: readonly unknown[];
};

/** Worlds looked at, and how many of their tables are kept: what is counted on a table is an average, and tables are large. */
export const OUTLOOK_WORLDS = 24;
const TABLES = 6;
/** However long a turn is, and however long it takes until the next one. */
const LONGEST_TURN = 24;
const LONGEST_WAIT = 600;

/** Plays an answer on: as the search would as far as it thought, then at a glance. The same luck gives the same worlds, so that answers compare. */
export function outlookOn(question: Question, answer: Answer, way: () => Way, chance: Chance, worlds = OUTLOOK_WORLDS): Outlook {
  const { game, view, ask } = question;
  const { seat } = ask;
  const [turnEnd, nextTurn]: unknown[][] = [[], []];
  const points = { now: 0, turnEnd: [] as number[], nextTurn: [] as number[] };
  let valuer: Valuer | undefined;
  let luck = false;
  for (let world = 0; world < worlds; world++) {
    let here = game.determinize(view, chance);
    valuer ??= new Valuer(game, here.state.config);
    points.now = game.score(here, seat).total;
    const worth = (after: Position, of: Seat): number => (valuer as Valuer).worth(after, of);
    const effects = newEffects();
    game.play(here, openAsk(game, here, ask), answer, effects);
    here = finishTurn(game, here, seat, way(), worth, effects);
    if (effects.barrier !== undefined) luck = true;
    points.turnEnd.push(game.score(here, seat).total);
    if (world < TABLES) turnEnd.push(copyPlain(game.tableOf(here.state, seat)));
    here = awaitTurn(game, here, seat, worth);
    points.nextTurn.push(game.score(here, seat).total);
    if (world < TABLES) nextTurn.push(copyPlain(game.tableOf(here.state, seat)));
  }
  return { luck, points, turnEnd, nextTurn };
}

type Worth = (after: Position, seat: Seat) => number;

function finishTurn(game: Game, from: Position, seat: Seat, way: Way, worth: Worth, effects: ReturnType<typeof newEffects>): Position {
  let here = from;
  let known = true;
  for (let n = 0; n < LONGEST_TURN; ) {
    const ask = game.open(here).find((open) => open.seat === seat);
    if (ask === undefined) return here;
    const options = game.options(here, ask);
    if (options.length === 1) {
      game.play(here, ask, options[0], effects);
      continue;
    }
    const next: Answer | undefined = known ? way(ask, options) : undefined;
    known = next !== undefined;
    if (next === undefined) here = greedyStep(game, here, ask, options, worth);
    else game.play(here, ask, next, effects);
    n++;
  }
  return here;
}

/** Everybody plays on at a glance until it is the seat's turn again. */
function awaitTurn(game: Game, from: Position, seat: Seat, worth: Worth): Position {
  let here = from;
  let away = onTurn(here) !== seat;
  for (let n = 0; n < LONGEST_WAIT; n++) {
    const turn = onTurn(here);
    if (turn !== seat) away = true;
    else if (away) return here;
    const ask = game.open(here)[0];
    if (ask === undefined) return here;
    const options = game.options(here, ask);
    if (options.length === 1) game.play(here, ask, options[0]);
    else here = greedyStep(game, here, ask, options, worth);
  }
  return here;
}

/** How the seat goes on within its turn, as the search saw it: until it had thought too little, until luck decides, or somebody else. */
export function planAfter(question: Question, answer: Answer, way: Way, chance: Chance, most: number): LineStep[] {
  const { game, ask } = question;
  const { seat } = ask;
  const position = game.determinize(question.view, chance);
  const steps: LineStep[] = [];
  let [open, next]: [Ask, Answer] = [openAsk(game, position, ask), answer];
  for (;;) {
    const effects = newEffects();
    game.play(position, open, next, effects);
    const following = game.open(position)[0];
    if (effects.barrier !== undefined || following === undefined || following.seat !== seat) return steps;
    open = following;
    const options = game.options(position, open);
    if (options.length === 1) {
      next = options[0];
      continue;
    }
    const wanted = steps.length === most ? undefined : way(open, options);
    if (wanted === undefined) return steps;
    const view = copyPlain(game.view(position, seat));
    const seen = view.asks.find((a) => a.seat === seat && a.decision === following.decision && !a.answered);
    if (seen === undefined) return steps;
    next = wanted;
    steps.push({ view, ask: seen, answer: copyPlain(next) });
  }
}
