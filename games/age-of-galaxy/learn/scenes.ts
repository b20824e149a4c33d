import type { Illustrations } from '@orrery/kernel';
import type { StepId } from './en.ts';
import type { outline } from './outline.ts';

/** Positions in which what a passage tells can be seen and tried. */
export const scenes: Illustrations<typeof outline, StepId> = {
  'setup/hand': { step: 'faction' },
  'round/production': { step: 'production' },
  'turn/reach': { step: 'reach' },
  'actions/colonize': { step: 'colonize' },
  'actions/develop': { step: 'develop' },
  'actions/manufacture': { step: 'cruisers' },
  'actions/salvage': { seats: 2, seed: 'rules 42', at: 6, seat: 0, look: ['box:1'], print: '5bf3a5fe' },
  'actions/plunder': { step: 'plunder' },
  'actions/trade': { seats: 2, seed: 'rules 13', at: 5, seat: 0, look: ['trade:2'], print: '042b0b3e' },
  'actions/explore': { seats: 2, seed: 'rules 32', at: 5, seat: 0, look: ['marker:0'], print: '73e51382' },
  'actions/appoint': { step: 'appoint' },
  'actions/research': { step: 'research' },
  'factions/main': { step: 'cards' },
  'war/occupying': { step: 'war' },
  'war/protection': { step: 'protection' },
  'galactic/golden': { step: 'golden' },
  'end/scoring': { step: 'end' },
  'turn/turn': { seats: 2, seed: 'rules 742', at: 4, seat: 0, look: ['box:0', 'box:2', 'technology:0'], print: '08670ba9' },
  'turn/lightning': { seats: 2, seed: 'rules 155', at: 7, seat: 0, look: ['lightning:0', 'lightning:2'], print: '413e3fc5' },
  'factions/abilities': { seats: 2, seed: 'rules 607', at: 27, seat: 0, look: ['planet:0'], print: '0a3d4b65' },
};
