import type { Illustrations } from '@orrery/kernel';
import type { outline } from './outline.ts';

/** Positions in which what a passage tells can be seen and tried. */
export const scenes: Illustrations<typeof outline> = {
  'research/field': { seats: 3, seed: 'rules 1', at: 48, seat: 0 },
  'ships/control': { seats: 3, seed: 'rules 1', at: 74, seat: 0 },
};
