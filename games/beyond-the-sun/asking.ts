import type { Asking } from '@orrery/kernel';
import type { State } from './state.ts';

/** Nobody holds anything that others do not see. */
export const asking: Asking<State> = { windows: {}, secret: () => false };
