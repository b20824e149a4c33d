import type { EffectKind, Effects } from '../content/effects.ts';
import * as activateModule from './activateModule.ts';
import * as advance from './advance.ts';
import * as battleRule from './battleRule.ts';
import * as bonus from './bonus.ts';
import * as buildDevelopment from './buildDevelopment.ts';
import * as buildShip from './buildShip.ts';
import * as by from './by.ts';
import * as choose from './choose.ts';
import * as claimMoon from './claimMoon.ts';
import * as damageModules from './damageModules.ts';
import * as damageRaider from './damageRaider.ts';
import * as damageShips from './damageShips.ts';
import * as dice from './dice.ts';
import * as discovery from './discovery.ts';
import * as dropMoons from './dropMoons.ts';
import * as endBattle from './endBattle.ts';
import * as eventLook from './eventLook.ts';
import * as eventMarker from './eventMarker.ts';
import * as exchange from './exchange.ts';
import type { EffectFace, Piece } from './face.ts';
import * as fireScience from './fireScience.ts';
import * as flipUp from './flipUp.ts';
import * as gain from './gain.ts';
import * as gainPer from './gainPer.ts';
import * as when from './if.ts';
import * as launchAgain from './launchAgain.ts';
import * as lose from './lose.ts';
import * as module from './module.ts';
import * as moonBenefit from './moonBenefit.ts';
import * as move from './move.ts';
import * as moveRaider from './moveRaider.ts';
import * as payOr from './payOr.ts';
import * as recall from './recall.ts';
import * as recruit from './recruit.ts';
import * as refreshMarket from './refreshMarket.ts';
import * as reinforce from './reinforce.ts';
import * as repair from './repair.ts';
import * as reroll from './reroll.ts';
import * as saveModule from './saveModule.ts';
import * as saveShips from './saveShips.ts';
import * as setDice from './setDice.ts';
import * as swarm from './swarm.ts';
import * as take from './take.ts';
import * as targeting from './targeting.ts';
import * as upgrade from './upgrade.ts';
import * as withdraw from './withdraw.ts';

/** How every kind of effect looks. */
const FACES: { readonly [K in EffectKind]: EffectFace<K> } = {
  activateModule: activateModule.effectFace,
  advance: advance.effectFace,
  battleRule: battleRule.effectFace,
  bonus: bonus.effectFace,
  buildDevelopment: buildDevelopment.effectFace,
  buildShip: buildShip.effectFace,
  by: by.effectFace,
  choose: choose.effectFace,
  claimMoon: claimMoon.effectFace,
  damageModules: damageModules.effectFace,
  damageRaider: damageRaider.effectFace,
  damageShips: damageShips.effectFace,
  dice: dice.effectFace,
  discovery: discovery.effectFace,
  dropMoons: dropMoons.effectFace,
  endBattle: endBattle.effectFace,
  eventLook: eventLook.effectFace,
  eventMarker: eventMarker.effectFace,
  exchange: exchange.effectFace,
  fireScience: fireScience.effectFace,
  flipUp: flipUp.effectFace,
  gain: gain.effectFace,
  gainPer: gainPer.effectFace,
  if: when.effectFace,
  launchAgain: launchAgain.effectFace,
  lose: lose.effectFace,
  module: module.effectFace,
  moonBenefit: moonBenefit.effectFace,
  move: move.effectFace,
  moveRaider: moveRaider.effectFace,
  payOr: payOr.effectFace,
  recall: recall.effectFace,
  recruit: recruit.effectFace,
  refreshMarket: refreshMarket.effectFace,
  reinforce: reinforce.effectFace,
  repair: repair.effectFace,
  reroll: reroll.effectFace,
  saveModule: saveModule.effectFace,
  saveShips: saveShips.effectFace,
  setDice: setDice.effectFace,
  swarm: swarm.effectFace,
  take: take.effectFace,
  targeting: targeting.effectFace,
  upgrade: upgrade.effectFace,
  withdraw: withdraw.effectFace,
};

const faceOf = <K extends EffectKind>(effect: { readonly kind: K }): EffectFace<K> => FACES[effect.kind];

/** What a card does, as a sentence of icons. */
export const effectIcons = (effects: Effects): readonly Piece[] => effects.flatMap((effect) => faceOf(effect)(effect, effectIcons));
