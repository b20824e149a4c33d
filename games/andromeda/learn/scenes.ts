import type { Illustrations } from '@orrery/kernel';
import type { outline } from './outline.ts';

/** Positions in which what a passage tells can be seen and tried. */
export const scenes: Illustrations<typeof outline> = {
  'rooms/control': { seats: 3, seed: 'rules 1', at: 128, seat: 0 },
  'actions/exploring': { seats: 3, seed: 'rules 11', at: 31, seat: 0 },
};
