import { gameIds, registry } from '@orrery/games';
import { type Answer, type Ask, type Game, type Match, samePlain } from '@orrery/kernel';
import type { AnyLesson } from '@orrery/kit';
import { LEARNER } from '../src/learn/course.ts';

/** Every game that declares a lesson. */
export const lessons = await Promise.all(
  gameIds.flatMap((id) => {
    const entry = registry[id];
    if (entry?.lesson === undefined) return [];
    const load = async () => ({ id, game: await entry.load(), lesson: (await entry.lesson?.())?.default as AnyLesson });
    return [load()];
  }),
);

export const mine = (game: Game, match: Match): Ask | undefined => game.open(match.position).find(({ seat }) => seat === LEARNER);

/** Answers, and lets the others play their lines until the learner is asked; false where the next scene takes over first. */
export function answer(game: Game, lesson: AnyLesson, match: Match, ask: Ask, given: Answer): boolean {
  match.answer(LEARNER, ask.decision, given);
  for (;;) {
    const open = game.open(match.position);
    if (open.some(({ seat }) => seat === LEARNER)) return true;
    const [other] = open;
    if (other === undefined) return false;
    const options = game.options(match.position, other);
    const line =
      options.length === 1
        ? options[0]
        : lesson.others?.({ seat: other.seat, decision: other.decision, options }, game.view(match.position, other.seat).table);
    if (line === undefined || !options.some((o) => samePlain(o, line))) return false;
    match.answer(other.seat, other.decision, line);
  }
}
