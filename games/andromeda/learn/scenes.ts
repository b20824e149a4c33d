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
  'offers/adding': { seats: 2, seed: 'rules 2', at: 11, seat: 0, look: ['die:improvise', 'die:movement'], print: '1f24de8f' },
  'turn/actions': { seats: 2, seed: 'rules 10', at: 8, seat: 1, look: ['place:1', 'place:3', 'place:5', 'place:7'], print: 'd1d92869' },
  'rooms/moving': { seats: 2, seed: 'rules 28', at: 19, seat: 1, look: ['place:3', 'place:4', 'place:5'], print: '2e1b870f' },
  'rooms/calling': { seats: 2, seed: 'rules 48', at: 12, seat: 0, look: ['place:3'], print: '959d0c5d' },
  'missions/personal': { step: 'points' },
  'missions/sacrifice': { seats: 2, seed: 'rules 23', at: 45, seat: 1, look: ['place:1', 'place:4'], print: '7b47c6b7' },
};
