import { registry } from '@orrery/games';
import { type Answer, type Game, type Illustration, type Language, type Match, type Seat, spoken } from '@orrery/kernel';
import type { Target } from '@orrery/kit';
import { LEARNER, matchAt } from '../learn/course.ts';
import { matchOf } from '../replay/scene.ts';

/** A position that shows something: what led there, through whose eyes, what to look at, and what it shows in words of its own. */
export type Shown = {
  readonly match: Match;
  readonly seat: Seat;
  readonly at: readonly Target[];
  readonly words: ((language: Language) => string) | undefined;
  /** What is asked there, where it shows a move and not only how things stand. */
  readonly asked: { readonly decision: string; readonly options: readonly Answer[] } | undefined;
};

function shown(game: Game, match: Match, seat: Seat, at: readonly Target[], words?: Shown['words']): Shown {
  const ask = game.open(match.position).find((one) => one.seat === seat);
  const asked = ask === undefined ? undefined : { decision: ask.decision, options: game.options(match.position, ask) };
  return { match, seat, at, words, asked };
}

/** The beginning of a step of the lesson. */
export async function lessonPosition(game: Game, step: string): Promise<Shown | undefined> {
  const lesson = (await registry[game.id]?.lesson?.())?.default;
  const index = lesson?.steps.findIndex(({ id }) => id === step) ?? -1;
  if (lesson === undefined || index < 0) return undefined;
  const words = (language: Language): string => spoken(lesson.words)[language][step]?.idea ?? '';
  const { at = [], does } = lesson.steps[index] ?? {};
  const position = shown(game, matchAt(game, lesson, index), LEARNER, at, words);
  return does === undefined ? { ...position, asked: undefined } : position;
}

export async function illustrated(game: Game, of: Illustration): Promise<Shown | undefined> {
  if ('step' in of) return lessonPosition(game, of.step);
  const { seats, seed, at, seat, look } = of;
  return shown(game, matchOf(game, { game: game.id, seats, seed, options: {} }, at), seat, look as Target[]);
}
