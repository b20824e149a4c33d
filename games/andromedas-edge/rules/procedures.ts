/** Every procedure of the game by its name: texts are checked against this list. */
import { fireInOrder } from './abilities.ts';
import { battle, damage, diplomatic, escalation, everyone, operations, prepare, reward, rewards } from './battle.ts';
import { changeDice, endBattle, reinforce, saveShips, withdraw } from './battle-effects.ts';
import { abandonMoon, openWindow, perform } from './calls.ts';
import { develop, recruitAnywhere } from './developments.ts';
import { lookAtEvents, resolveEvent } from './event-cards.ts';
import { finalScoring } from './final.ts';
import { freeAction } from './free.ts';
import { discardOne, gainChosen, loseGoods, payCost } from './goods.ts';
import { activateRegion, baseAction, launch } from './launch.ts';
import {
  chooseMoonBenefit,
  claimSomewhere,
  hitRaider,
  moveRaider,
  moveShips,
  recallShips,
  refreshColumn,
  takeResources,
} from './map-effects.ts';
import { acquire, damageModules, fieldPurchase, gainModule, place } from './modules.ts';
import { claimMoon } from './moons.ts';
import { raiderStrike } from './raiders.ts';
import { repairs } from './repair.ts';
import { fireModule, fireScience, returnToStation } from './return.ts';
import { setup } from './setup.ts';
import { build, damageShips, finishShip } from './ships.ts';
import { activateOther, flipUp } from './station-effects.ts';
import { transfer } from './teams.ts';
import { advance, drawUp, takeDiscovery } from './tracks.ts';
import { game, harvest, turn } from './turn.ts';
import { upgradeShip } from './upgrades.ts';
import { playCard } from './windows.ts';

export const procedures = {
  fireInOrder,
  changeDice,
  saveShips,
  withdraw,
  reinforce,
  endBattle,
  battle,
  everyone,
  escalation,
  diplomacy: diplomatic,
  prepare,
  rewards,
  reward,
  tacticalOperations: operations,
  damage,
  perform,
  openWindow,
  abandonMoon,
  recruitAnywhere,
  develop,
  lookAtEvents,
  resolveEvent,
  finalScoring,
  freeAction,
  gainChosen,
  discardOne,
  payCost,
  loseGoods,
  launch,
  activateRegion,
  baseAction,
  takeResources,
  claimSomewhere,
  moonBenefit: chooseMoonBenefit,
  moveShips,
  recallShips,
  moveRaider,
  hitRaider,
  refreshColumn,
  gainModule,
  acquire,
  placeModule: place,
  fieldPurchase,
  damageModules,
  claimMoon,
  raiderStrike,
  repairs,
  returnToStation,
  fireModule,
  fireScience,
  setup,
  buildShip: build,
  finishShip,
  damageShips,
  flipUp,
  activateOther,
  transfer,
  advance,
  takeDiscovery,
  drawUp,
  game,
  turn,
  harvest,
  upgradeShip,
  playCard,
};
