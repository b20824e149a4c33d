/** Every question of the game by its name: texts are checked against this list. */
import { chooseEffect } from '../effects/choose.ts';
import { askExchange } from '../effects/exchange.ts';
import { askPayOr } from '../effects/pay-or.ts';
import { orderEffects } from './abilities.ts';
import { chooseEnergy, diplomacy, escalate, supremacyTie, tacticalOperations } from './battle.ts';
import { chooseEnd, chooseReserve, chooseRival, chooseWithdrawal, reroll, saveShip, setDie } from './battle-effects.ts';
import { buildDevelopment, recruitFrom } from './developments.ts';
import { chooseTop } from './event-cards.ts';
import { discardTactics, gainKind, loseKind, pay } from './goods.ts';
import { goOn, takeTurn } from './launch.ts';
import { chooseRaiderMove, claimFrom, moveShip, recall, takeKind, whichColumn, whichMoon, whichRaider } from './map-effects.ts';
import { chooseModule, damageModule, giveModule, removeModule } from './modules.ts';
import { makeRoom } from './moons.ts';
import { strike } from './raiders.ts';
import { repair } from './repair.ts';
import { activate, fire } from './return.ts';
import { chooseDestiny, chooseFaction } from './setup.ts';
import { buildShip, chooseDamagedShip } from './ships.ts';
import { whichCard, whichModule } from './station-effects.ts';
import { agreeTransfer } from './teams.ts';
import { anyTrack, chooseDiscovery, drawToLimit } from './tracks.ts';
import { endTurn, orderVortexes } from './turn.ts';
import { upgrade } from './upgrades.ts';
import { react } from './windows.ts';

export const decisions = {
  chooseEffect,
  exchange: askExchange,
  payOr: askPayOr,
  orderEffects,
  chooseRival,
  reroll,
  setDie,
  saveShip,
  withdraw: chooseWithdrawal,
  reinforce: chooseReserve,
  endBattle: chooseEnd,
  escalate,
  diplomacy,
  spendEnergy: chooseEnergy,
  supremacyTie,
  tacticalOperations,
  buildDevelopment,
  recruitFrom,
  lookAtEvents: chooseTop,
  gainKind,
  pay,
  discardTactics,
  loseKind,
  takeTurn,
  goOn,
  takeKind,
  claimFrom,
  moonBenefit: whichMoon,
  moveShip,
  recall,
  moveRaider: chooseRaiderMove,
  damageRaider: whichRaider,
  refreshMarket: whichColumn,
  chooseModule,
  giveModule,
  removeModule,
  damageModule,
  makeRoom,
  strike,
  repair,
  activate,
  fire,
  chooseFaction,
  chooseDestiny,
  buildShip,
  damageShip: chooseDamagedShip,
  flipUp: whichCard,
  activateModule: whichModule,
  agreeTransfer,
  chooseDiscovery,
  drawToLimit,
  anyTrack,
  endTurn,
  orderVortexes,
  upgrade,
  react,
};
