import type { Illustrations } from '@orrery/kernel';
import type { outline } from './outline.ts';

/** Positions in which what a passage tells can be seen and tried. */
export const scenes: Illustrations<typeof outline> = {
  'launch/next': { seats: 3, seed: 'rules 1', at: 76, seat: 0 },
  'battle/dice': { seats: 3, seed: 'rules 1', at: 154, seat: 0 },
};
