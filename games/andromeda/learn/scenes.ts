import type { Illustrations } from '@orrery/kernel';
import type { StepId } from './en.ts';
import type { outline } from './outline.ts';

/** Positions in which what a passage tells can be seen and tried. */
export const scenes: Illustrations<typeof outline, StepId> = {
  'offers/building': { step: 'offer' },
  'offers/answering': { step: 'choose' },
  'turn/contamination': { step: 'contamination' },
  'actions/training': { step: 'train' },
  'actions/calling': { step: 'call' },
  'actions/moving': { step: 'control' },
  'actions/exploring': { step: 'explore' },
  'actions/technologies': { step: 'technology' },
  'rooms/control': { step: 'control' },
  'rooms/using': { step: 'room' },
  'missions/fulfilling': { step: 'mission' },
  'end/counting': { step: 'count' },
};
