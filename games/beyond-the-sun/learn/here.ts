import type { GoalText, Here } from '@orrery/kernel';
import type { BeyondTheSun } from '../types.ts';
import type { TableView } from '../view.ts';
import type { outline } from './outline.ts';

/** Where each question is explained. */
export const here = {
  claimAchievement: 'achievements/claiming',
  chooseShipyard: 'ships/building',
  substitute: 'actions/cubes',
  chooseColony: 'colonize/conditions',
  chooseSettlers: 'colonize/steps',
  chooseBonus: 'ships/bonuses',
  payReturned: 'actions/cubes',
  chooseFellow: 'actions/cubes',
  chooseOne: 'turn/must',
  takeOptional: 'turn/must',
  copyAction: 'cards/technologies',
  takePrize: 'cards/events',
  exhibit: 'cards/events',
  placeRogueStar: 'cards/events',
  chooseJump: 'ships/jumping',
  chooseMarker: 'ships/bases',
  chooseSystem: 'cards/technologies',
  chooseSupplyMove: 'actions/cubes',
  chooseSpace: 'turn/pawn',
  chooseProduction: 'production/choice',
  chooseField: 'research/field',
  chooseType: 'research/card',
  chooseTechnology: 'research/card',
  chooseTrade: 'production/trade',
  chooseTransfer: 'ships/jumping',
  chooseUpgrade: 'ships/upgrading',
} as const satisfies Here<BeyondTheSun, typeof outline>;

/** The goal in one language, with a word for every passage a question is explained in. */
export type Goal = GoalText<(typeof here)[keyof typeof here], TableView>;
