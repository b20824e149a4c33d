import type { Illustrations } from '@orrery/kernel';
import type { outline } from './outline.ts';

/** Positions in which what a passage tells can be seen and tried. */
export const scenes: Illustrations<typeof outline> = {
  'turn/reach': { seats: 3, seed: 'rules 1', at: 35, seat: 0 },
  'war/occupying': { seats: 3, seed: 'rules 1', at: 114, seat: 0 },
};
