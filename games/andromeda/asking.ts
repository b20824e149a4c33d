import type { Asking } from '@orrery/kernel';
import type { State } from './state.ts';

/** Questions whose options depend on missions or species only their holder knows; everything else lies open. */
const SECRET: ReadonlySet<string> = new Set(['chooseSpecies', 'keepMission', 'fulfil']);

export const asking: Asking<State> = { windows: {}, secret: (_state, { decision }) => SECRET.has(decision), ends: ['fulfil'] };
