/** Every question of the game by its name. */
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
  draftCard,
  produce,
  useAbility,
  introductionTimes,
  chooseReward,
  chooseAction,
  endTurn,
  wander,
  occupy,
};
