import type { Chance } from './chance.ts';
import type { Barrier, Effects, Game, Position, Score } from './game.ts';
import type { Answer, Ask, Seat } from './rules.ts';
import { Uncertain } from './runner.ts';
import { type SeenAsk, SPECTATOR, type View } from './view.ts';

/** What an answer leads to, as far as that is certain. */
export type Forecast<V = unknown> = {
  /** The table there, as whoever answers will see it. */
  readonly table: V;
  /** What lies between it and the next real question: luck, something hidden, or what others have sealed. Undefined when all of it is certain. */
  readonly stop: Barrier | undefined;
  /** The points of whoever answers. */
  readonly score: Score;
};

/** A chain of questions with a single option ends here; no rules come near it. */
const MOST_IN_A_ROW = 32;

/**
 * Plays each answer in a world the viewer may believe in, up to the first luck or reveal, and on through questions that leave no choice. Nothing of it
 * depends on which world that is: law 13.
 */
export function foresee<S, V, E>(
  game: Game<S, V, E>,
  view: View<V>,
  ask: SeenAsk,
  answers: readonly Answer[],
  chance: Chance,
): Forecast<V>[] {
  const world = game.determinize(view, chance);
  const sealed = isSealed(view, ask);
  return answers.map((answer) => ahead(game, game.clone(world), ask, answer, { sealed }));
}

/** Whether this answer is the last of a round in which others have sealed theirs: what follows hangs on what nobody has seen. */
export const isSealed = (view: View, ask: SeenAsk): boolean =>
  view.asks.some((other) => other.answered && other.answer === undefined) &&
  view.asks.every((other) => other.answered || (other.seat === ask.seat && other.decision === ask.decision));

/** The same in a position that is the truth or may be it; the position is used up. With `certain: false` luck is no obstacle: what really happens. */
export function ahead<S, V, E>(
  game: Game<S, V, E>,
  position: Position<S>,
  { seat, decision }: { readonly seat: Seat; readonly decision: string },
  answer: Answer,
  { sealed, certain = true }: { readonly sealed: boolean; readonly certain?: boolean },
): Forecast<V> {
  const effects: Effects = { events: [], rolls: [], barrier: undefined, ...(certain ? { certain } : {}) };
  const asked = position.asks.find((a) => a.seat === seat && a.decision === decision);
  if (asked === undefined) throw new Error(`${decision} is not asked of seat ${seat}`);
  const reached = (stop: Barrier | undefined): Forecast<V> => ({
    table: game.tableOf(position.state, seat),
    stop,
    score: game.score(position, seat),
  });
  if (sealed) return reached('seat');
  try {
    game.play(position, asked, answer, effects);
    for (let n = 0; n < MOST_IN_A_ROW; n++) {
      const sole = soleAnswer(game, position, seat);
      if (sole === undefined) break;
      game.play(position, sole.ask, sole.answer, effects);
    }
    return reached(undefined);
  } catch (error) {
    if (!(error instanceof Uncertain)) throw error;
    return reached(effects.barrier);
  }
}

/** A question that leaves this seat no choice, and its answer. What others are left with may hang on what they hide. */
function soleAnswer<S, V, E>(game: Game<S, V, E>, position: Position<S>, seat: Seat): { ask: Ask; answer: Answer } | undefined {
  const [ask, another] = position.asks;
  if (ask === undefined || another !== undefined || ask.seat !== seat || seat === SPECTATOR) return undefined;
  const [answer, other] = game.options(position, ask);
  return answer === undefined || other !== undefined ? undefined : { ask, answer };
}
