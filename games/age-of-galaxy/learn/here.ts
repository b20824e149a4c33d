import type { GoalText, Here } from '@orrery/kernel';
import type { AgeOfGalaxy } from '../types.ts';
import type { outline } from './outline.ts';

/** Where each question is explained. */
export const here = {
  startingFaction: 'setup/hand',
  discardCard: 'setup/hand',
  chooseAction: 'turn/turn',
  wander: 'factions/abilities',
  produce: 'round/production',
  introductionTimes: 'factions/main',
  chooseReward: 'actions/develop',
  useAbility: 'factions/abilities',
  endTurn: 'turn/lightning',
  draftCard: 'variants/draft',
  occupy: 'war/occupying',
} as const satisfies Here<AgeOfGalaxy, typeof outline>;

/** The goal in one language, with a word for every passage a question is explained in. */
export type Goal = GoalText<(typeof here)[keyof typeof here]>;
