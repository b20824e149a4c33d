import type { Answer } from '@orrery/kernel';
import type { AnyLesson, BoardProps } from '@orrery/kit';
import { create } from 'zustand';
import type { Place } from './course.ts';

/** The lesson at the table on this page: set by Guide, drawn by the coach wherever the layout has room for it. */
export interface Coaching {
  readonly lesson: AnyLesson;
  readonly place: Place;
  /** What the coach would answer; none while there is nothing to do, or others play. */
  readonly move: Answer | undefined;
  /** The learner is asked something, or the step is only read. */
  readonly ready: boolean;
  readonly props: BoardProps;
  next(): void;
  back(): void;
  skip(): void;
  leave(): void;
}

export const useCoaching = create<{ readonly now: Coaching | undefined; readonly folded: boolean }>(() => ({
  now: undefined,
  folded: false,
}));
