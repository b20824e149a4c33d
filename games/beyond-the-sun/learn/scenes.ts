import type { Illustrations } from '@orrery/kernel';
import type { StepId } from './en.ts';
import type { outline } from './outline.ts';

/** Positions in which what a passage tells can be seen and tried. */
export const scenes: Illustrations<typeof outline, StepId> = {
  'goal/cubes': { step: 'cubes' },
  'turn/phases': { step: 'turn' },
  'turn/pawn': { step: 'blocked' },
  'actions/basic': { step: 'action' },
  'research/field': { step: 'technology' },
  'research/card': { step: 'unknown' },
  'ships/control': { step: 'strength' },
  'ships/bases': { step: 'control' },
  'colonize/conditions': { step: 'colonize' },
  'production/choice': { step: 'production' },
  'production/trade': { step: 'trade' },
  'achievements/claiming': { step: 'achievement' },
  'end/scoring': { step: 'end' },
};
