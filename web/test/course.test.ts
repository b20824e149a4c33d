import type { AnyLesson } from '@orrery/kit';
import { describe, expect, it } from 'vitest';
import { advanced, closedUntil, coachMove, isDone, lets } from '../src/learn/course.ts';

const only =
  (wanted: string) =>
  (answer: unknown): boolean =>
    answer === wanted;

/** Read, act in two questions, act after a jump, play on. */
const lesson: AnyLesson = {
  seed: '',
  seats: 2,
  options: {},
  steps: [
    { id: 'read', at: ['shell:seats'] },
    {
      id: 'act',
      at: ['shell:mine'],
      does: [
        { decision: 'go', open: only('a') },
        { decision: 'pay', open: () => true, best: only('gold') },
      ],
    },
    { id: 'later', at: ['shell:mine'], scene: { answers: [] }, does: [{ decision: 'go', open: only('b') }] },
    { id: 'end', at: ['shell:seats'] },
  ],
  words: { en: {} },
};

describe('the course of a lesson', () => {
  it('goes on to the next question of a step, and leaves out one that does not come up', () => {
    expect(advanced(lesson, { step: 1, part: 0, at: 3 }, 'pay', 5)).toEqual({ step: 1, part: 1, at: 5 });
    expect(advanced(lesson, { step: 0, part: 0, at: 3 }, 'pay', 5)).toEqual({ step: 1, part: 1, at: 5 });
  });

  it('waits at the end of a step where the next one begins a scene', () => {
    const place = advanced(lesson, { step: 1, part: 1, at: 5 }, 'go', 9);
    expect(place).toEqual({ step: 1, part: 2, at: 9 });
    expect(isDone(lesson, place)).toBe(true);
    expect(closedUntil(lesson, place, 'go', 'a', {})).toBe(0);
    expect(closedUntil(lesson, place, 'go', 'b', {})).toBe(3);
  });

  it('says of what is closed which step opens it, and opens everything in the last', () => {
    expect(closedUntil(lesson, { step: 0, part: 0, at: 0 }, 'go', 'a', {})).toBe(2);
    expect(closedUntil(lesson, { step: 1, part: 0, at: 0 }, 'go', 'a', {})).toBeUndefined();
    expect(closedUntil(lesson, { step: 1, part: 0, at: 0 }, 'go', 'b', {})).toBe(3);
    expect(closedUntil(lesson, { step: 1, part: 0, at: 0 }, 'go', 'c', {})).toBe(0);
    expect(closedUntil(lesson, { step: 1, part: 0, at: 0 }, 'pay', 'gold', {})).toBe(2);
    expect(closedUntil(lesson, { step: 1, part: 1, at: 0 }, 'go', 'a', {})).toBe(0);
    expect(closedUntil(lesson, { step: 3, part: 0, at: 0 }, 'go', 'c', {})).toBeUndefined();
  });

  it('makes the move it thinks best, and opens what interrupts only where a step says so', () => {
    const [, act] = lesson.steps;
    const pay = act?.does?.[1];
    if (pay === undefined) throw new Error('no such question');
    const card = { interject: 'card' };
    expect(coachMove(pay, [card, 'iron', 'gold'], {})).toBe('gold');
    expect(lets(pay, card, {})).toBe(false);
    expect(lets({ ...pay, interject: () => true }, card, {})).toBe(true);
  });
});
