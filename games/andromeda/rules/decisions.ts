/** Every question of the game by its name: texts and tests are checked against this list. */
import { act } from './actions.ts';
import { loseResearcher } from './contamination.ts';
import { callTo, howMany, move, spendDie } from './dice.ts';
import { exploreFrom } from './explore.ts';
import { keepMission } from './missionCards.ts';
import { fulfil, sacrificeFrom } from './missions.ts';
import { addDie, answerOffer, buildOffer } from './phase1.ts';
import { exchange } from './phase4.ts';
import { launchTo, sendBackWhom, swapFirst, swapSecond, trainOrCallChoice } from './rooms.ts';
import { chooseSpecies } from './setup.ts';
import { chooseCommand, cloneAt, overrideRoom, pushWhom, shiftTeleporter, teleporterTo, transitWay } from './technologies.ts';

export const decisions = {
  chooseSpecies,
  keepMission,
  buildOffer,
  answerOffer,
  addDie,
  loseResearcher,
  act,
  spendDie,
  howMany,
  callTo,
  move,
  exploreFrom,
  launchTo,
  swapFirst,
  swapSecond,
  sendBackWhom,
  trainOrCallChoice,
  teleporterTo,
  shiftTeleporter,
  cloneAt,
  chooseCommand,
  overrideRoom,
  transitWay,
  pushWhom,
  fulfil,
  sacrificeFrom,
  exchange,
};
