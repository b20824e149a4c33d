import type { Asking, DecisionOf } from '@orrery/kernel';
import type { State } from './state.ts';
import type { Andromeda } from './types.ts';

type Question = DecisionOf<Andromeda>;

/** Questions whose options depend on missions or species only their holder knows; everything else lies open. */
const SECRET: ReadonlySet<Question> = new Set(['chooseSpecies', 'keepMission', 'fulfil']);

export const asking: Asking<State, Question> = { windows: {}, secret: (_state, { decision }) => SECRET.has(decision), ends: ['fulfil'] };
