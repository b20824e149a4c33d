/** Every question of the game by its name: texts are checked against this list. */
import { useAbility } from './abilities.ts';
import { chooseAction } from './actions.ts';
import { introductionTimes } from './cards.ts';
import { draftCard } from './draft.ts';
import { wander } from './nomadic.ts';
import { produce } from './production.ts';
import { chooseReward } from './reward.ts';
import { discardCard, startingFaction } from './setup.ts';
import { endTurn } from './turn.ts';
import { occupy } from './war.ts';

export const decisions = {
  startingFaction,
  discardCard,
  chooseAction,
  wander,
  produce,
  introductionTimes,
  chooseReward,
  useAbility,
  endTurn,
  draftCard,
  occupy,
};
