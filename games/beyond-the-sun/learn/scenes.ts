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
  'turn/must': { seats: 2, seed: 'rules 2', at: 4, seat: 0, look: ['population:0'], print: 'be61d9f8' },
  'actions/cubes': { seats: 2, seed: 'rules 569', at: 31, seat: 0, look: ['supply:0:A', 'supply:0:B'], print: '2a14f59d' },
  'ships/building': { seats: 2, seed: 'rules 47', at: 10, seat: 0, look: ['location:sol', 'location:y2'], print: '47dbb0e8' },
  'ships/upgrading': { seats: 2, seed: 'rules 27', at: 31, seat: 0, look: ['location:sol', 'location:b2'], print: 'ed32e212' },
  'ships/jumping': { seats: 2, seed: 'rules 6', at: 4, seat: 1, look: ['location:sol', 'location:a1', 'location:a2'], print: '9f37dfd6' },
  'ships/bonuses': { seats: 2, seed: 'rules 80', at: 32, seat: 1, look: ['location:a2', 'location:b1'], print: 'efef15bd' },
  'colonize/steps': { step: 'colonize' },
};
