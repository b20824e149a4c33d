import { type Answer, type Ask, at, type Game, isInterjection, Match, type Seat, samePlain } from '@orrery/kernel';
import type { AnyLesson, Target } from '@orrery/kit';

/** Whoever learns sits here. */
export const LEARNER: Seat = 0;

/** Where somebody is in a lesson: the step, which of its questions, and after how many answers that was. Past the last question a step is done. */
export type Place = { readonly step: number; readonly part: number; readonly at: number };

type Part = NonNullable<AnyLesson['steps'][number]['does']>[number];

const partsOf = (lesson: AnyLesson, step: number): readonly Part[] => lesson.steps[step]?.does ?? [];

/** The question of a step that is open now; undefined where there is only something to read. */
export const partAt = (lesson: AnyLesson, { step, part }: Place): Part | undefined => partsOf(lesson, step)[part];

/** What the coach points at. */
export const pointsAt = (lesson: AnyLesson, place: Place): readonly Target[] =>
  partAt(lesson, place)?.at ?? lesson.steps[place.step]?.at ?? [];

/** Whether a step has been carried out and only the next scene is missing. */
export const isDone = (lesson: AnyLesson, { step, part }: Place): boolean =>
  partsOf(lesson, step).length > 0 && part >= partsOf(lesson, step).length;

export const isLast = (lesson: AnyLesson, { step }: Place): boolean => step === lesson.steps.length - 1;

/** Whether a part lets an answer through; what interrupts a question only where it says so. */
export const lets = (part: Part, answer: Answer, table: unknown): boolean =>
  isInterjection(answer) ? part.interject?.(answer, table) === true : part.open(answer, table);

/** What the coach itself would answer. */
export function coachMove(part: Part, options: readonly Answer[], table: unknown): Answer | undefined {
  const open = options.filter((option) => lets(part, option, table));
  return open.find((option) => !isInterjection(option) && part.best?.(option, table) === true) ?? open[0];
}

/** The place of the next question that is put to the learner. */
export function advanced(lesson: AnyLesson, { step, part }: Place, decision: string, at: number): Place {
  const parts = partsOf(lesson, step);
  const here = parts.findIndex((p, i) => i > part && p.decision === decision);
  if (here >= 0) return { step, part: here, at };
  const next = lesson.steps[step + 1];
  if (next === undefined || next.scene !== undefined) return { step, part: parts.length, at };
  const there = next.does === undefined ? 0 : next.does.findIndex((p) => p.decision === decision);
  // A question that no step expects belongs to the one under way, and everything is open.
  return there < 0 ? { step, part: parts.length, at } : { step: step + 1, part: there, at };
}

/** What is open at a place: undefined where it is; else the step that opens it, perhaps later in the same, or 0 where none does before the end. */
export function closedUntil(lesson: AnyLesson, place: Place, decision: string, answer: Answer, table: unknown): number | undefined {
  if (isLast(lesson, place)) return undefined;
  const part = partAt(lesson, place);
  if (part !== undefined && part.decision === decision && lets(part, answer, table)) return undefined;
  if (isDone(lesson, place) && lesson.steps[place.step + 1]?.scene === undefined) return undefined;
  const opens = (p: Part): boolean => p.decision === decision && lets(p, answer, table);
  if (partsOf(lesson, place.step).some((p, i) => i > place.part && opens(p))) return place.step + 1;
  for (let step = place.step + 1; step < lesson.steps.length; step++) {
    if (partsOf(lesson, step).some(opens)) return step + 1;
  }
  return 0;
}

const tableFor = (game: Game, match: Match, seat: Seat): unknown => game.view(match.position, seat).table;

/** The others play their lines until the learner is asked; returns that question, or undefined where somebody has no line. */
function untilAsked(game: Game, lesson: AnyLesson, match: Match): Ask | undefined {
  for (;;) {
    const asks = game.open(match.position);
    const mine = asks.find(({ seat }) => seat === LEARNER);
    if (mine !== undefined) return mine;
    const [ask] = asks;
    if (ask === undefined) return undefined;
    const { seat, decision } = ask;
    const options = game.options(match.position, ask);
    const line = options.length === 1 ? options[0] : lesson.others?.({ seat, decision, options }, tableFor(game, match, seat));
    if (line === undefined || !options.some((option) => samePlain(option, line))) return undefined;
    match.answer(seat, decision, line);
  }
}

function begun(game: Game, lesson: AnyLesson, seed: string): Match {
  return Match.start(game, game.configure(lesson.seats, lesson.options), seed);
}

/** The match as it stands when a step begins, if the coach has made all moves before it. */
export function matchAt(game: Game, lesson: AnyLesson, to: number): Match {
  let match = begun(game, lesson, lesson.seed);
  for (const [index, { scene, does = [] }] of lesson.steps.entries()) {
    if (scene?.seed !== undefined) match = begun(game, lesson, scene.seed);
    for (const answer of scene?.answers ?? []) {
      const ask = at(game.open(match.position), 0);
      match.answer(ask.seat, ask.decision, answer);
    }
    if (index >= to) break;
    for (const part of does) {
      const ask = untilAsked(game, lesson, match);
      if (ask?.decision !== part.decision) continue;
      const move = coachMove(part, game.options(match.position, ask), tableFor(game, match, LEARNER));
      if (move === undefined) throw new Error(`nothing is open: ${ask.decision}`);
      match.answer(LEARNER, ask.decision, move);
    }
  }
  if (untilAsked(game, lesson, match) === undefined) throw new Error(`step ${to + 1} is not reached`);
  return match;
}
