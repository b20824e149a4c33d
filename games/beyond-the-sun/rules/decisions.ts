/** Every question of the game by its name: texts are checked against this list. */
import { claimAchievement } from './achievements.ts';
import { chooseShipyard, substitute } from './build.ts';
import { chooseColony, chooseSettlers } from './colonise.ts';
import { chooseBonus } from './control.ts';
import { chooseFellow, payReturned } from './cost.ts';
import { chooseOne, copyAction, takeOptional } from './effects.ts';
import { exhibit, placeRogueStar, takePrize } from './event.ts';
import { chooseJump } from './jump.ts';
import { chooseMarker } from './markers.ts';
import { chooseSystem } from './ministry.ts';
import { chooseSupplyMove } from './move-supply.ts';
import { chooseSpace } from './pawn.ts';
import { chooseProduction } from './production.ts';
import { chooseField, chooseTechnology, chooseType } from './research.ts';
import { chooseTrade } from './trade.ts';
import { chooseTransfer } from './transfer.ts';
import { chooseUpgrade } from './upgrade.ts';

export const decisions = {
  claimAchievement,
  chooseShipyard,
  substitute,
  chooseColony,
  chooseSettlers,
  chooseBonus,
  payReturned,
  chooseFellow,
  chooseOne,
  takeOptional,
  copyAction,
  takePrize,
  exhibit,
  placeRogueStar,
  chooseJump,
  chooseMarker,
  chooseSystem,
  chooseSupplyMove,
  chooseSpace,
  chooseProduction,
  chooseField,
  chooseType,
  chooseTechnology,
  chooseTrade,
  chooseTransfer,
  chooseUpgrade,
};
