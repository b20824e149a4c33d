import type { Asking, DecisionOf } from '@orrery/kernel';
import type { State } from './state.ts';
import type { AgeOfGalaxy } from './types.ts';

type Question = DecisionOf<AgeOfGalaxy>;

/** Questions that take nothing from the hand; in all others a card may be an answer. */
const OPEN: ReadonlySet<Question> = new Set(['introductionTimes', 'occupy', 'produce']);

export const asking: Asking<State, Question> = { windows: {}, secret: (_state, { decision }) => !OPEN.has(decision), ends: ['endTurn'] };
