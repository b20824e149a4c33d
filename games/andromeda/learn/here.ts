import type { GoalText, Here } from '@orrery/kernel';
import type { Andromeda } from '../types.ts';
import type { TableView } from '../view.ts';
import type { outline } from './outline.ts';

/** Where each question is explained. */
export const here = {
  chooseSpecies: 'setup/cards',
  keepMission: 'missions/personal',
  buildOffer: 'offers/building',
  answerOffer: 'offers/answering',
  addDie: 'offers/adding',
  loseResearcher: 'turn/contamination',
  act: 'turn/actions',
  spendDie: 'turn/actions',
  howMany: 'actions/training',
  callTo: 'actions/calling',
  move: 'actions/moving',
  exploreFrom: 'actions/exploring',
  launchTo: 'rooms/moving',
  swapFirst: 'rooms/moving',
  swapSecond: 'rooms/moving',
  sendBackWhom: 'rooms/moving',
  trainOrCallChoice: 'rooms/calling',
  teleporterTo: 'actions/technologies',
  shiftTeleporter: 'actions/technologies',
  cloneAt: 'actions/technologies',
  chooseCommand: 'actions/technologies',
  overrideRoom: 'actions/technologies',
  transitWay: 'actions/technologies',
  pushWhom: 'actions/technologies',
  fulfil: 'missions/fulfilling',
  sacrificeFrom: 'missions/sacrifice',
  exchange: 'missions/personal',
} as const satisfies Here<Andromeda, typeof outline>;

/** The goal in one language, with a word for every passage a question is explained in. */
export type Goal = GoalText<(typeof here)[keyof typeof here], TableView>;
