import type { Illustrations } from '@orrery/kernel';
import type { StepId } from './en.ts';
import type { outline } from './outline.ts';

/** Positions in which what a passage tells can be seen and tried. */
export const scenes: Illustrations<typeof outline, StepId> = {
  'goal/winning': { step: 'goal' },
  'launch/first': { step: 'launch' },
  'launch/next': { step: 'range' },
  'launch/bases': { step: 'base' },
  'turn/others': { step: 'leader' },
  'turn/moons': { step: 'moons' },
  'return/modules': { step: 'return' },
  'station/slotting': { step: 'moons' },
  'ships/types': { step: 'ships' },
  'launch/strike': { step: 'raid' },
  'battle/dice': { step: 'battle' },
  'battle/operations': { step: 'lost' },
  'developments/building': { step: 'city' },
  'tracks/advancing': { step: 'base' },
  'events/marker': { step: 'event' },
  'end/ending': { step: 'end' },
};
