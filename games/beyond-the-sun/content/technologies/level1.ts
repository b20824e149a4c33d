import { action, automate, build, colonise, jump, recruit, research } from '../effects.ts';
import type { Technology } from './technology.ts';

/** Level I: one pure card of each type, face up from the start. Names and kinds are those of the box, the figures are Orrery's. */
export const LEVEL_1 = {
  narrowBeamLaser: {
    level: 1,
    primary: 'military',
    secondary: 'military',
    immediate: [build('supply', 1)],
    actions: [action(1, { ore: 1 }, build('population', 2), jump(2))],
  },
  terraforming: {
    level: 1,
    primary: 'commerce',
    secondary: 'commerce',
    actions: [action(1, { ore: 3 }, colonise), action(1, { ore: 1 }, jump(4))],
  },
  advancedGenetics: {
    level: 1,
    primary: 'economy',
    secondary: 'economy',
    immediate: [automate('food'), recruit(1)],
  },
  advancedRobotics: {
    level: 1,
    primary: 'science',
    secondary: 'science',
    immediate: [automate('ore')],
    actions: [action(1, { ore: 3 }, research(2, { cube: 'supply' }))],
  },
} as const satisfies Record<string, Technology>;
