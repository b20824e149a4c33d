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
  'turn/must': { seats: 2, seed: 'rules 2', at: 4, seat: 0, look: ['population:0'] },
  'actions/cubes': { seats: 2, seed: 'rules 15', at: 83, seat: 1, look: ['supply:1:A', 'supply:1:B'] },
  'ships/building': { seats: 2, seed: 'rules 47', at: 10, seat: 0, look: ['location:sol', 'location:y2'] },
  'ships/upgrading': { seats: 2, seed: 'rules 27', at: 31, seat: 0, look: ['location:sol', 'location:b2'] },
  'ships/jumping': { seats: 2, seed: 'rules 6', at: 4, seat: 1, look: ['location:sol', 'location:a1', 'location:a2'] },
  'ships/bonuses': { seats: 2, seed: 'rules 80', at: 32, seat: 1, look: ['location:a2', 'location:b1'] },
  'colonize/steps': { step: 'colonize' },
};
