import type { Asking } from '@orrery/kernel';
import type { State } from './state.ts';

/** Questions that take nothing from the hand; in all others a card may be an answer. */
const OPEN: ReadonlySet<string> = new Set(['introductionTimes', 'occupy', 'produce']);

export const asking: Asking<State> = { windows: {}, secret: (_state, { decision }) => !OPEN.has(decision), ends: ['endTurn'] };
