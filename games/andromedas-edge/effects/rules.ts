import type { Seat } from '@orrery/kernel';
import type { EffectKind, Effects } from '../content/effects.ts';
import type { State } from '../state.ts';
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
import { type EffectRule, lists } from './rule.ts';
import * as saveModule from './saveModule.ts';
import * as saveShips from './saveShips.ts';
import * as setDice from './setDice.ts';
import * as swarm from './swarm.ts';
import * as take from './take.ts';
import * as targeting from './targeting.ts';
import * as upgrade from './upgrade.ts';
import * as withdraw from './withdraw.ts';

/** What every kind of effect means. */
const RULES: { readonly [K in EffectKind]: EffectRule<K> } = {
  activateModule: activateModule.effectRule,
  advance: advance.effectRule,
  battleRule: battleRule.effectRule,
  bonus: bonus.effectRule,
  buildDevelopment: buildDevelopment.effectRule,
  buildShip: buildShip.effectRule,
  by: by.effectRule,
  choose: choose.effectRule,
  claimMoon: claimMoon.effectRule,
  damageModules: damageModules.effectRule,
  damageRaider: damageRaider.effectRule,
  damageShips: damageShips.effectRule,
  dice: dice.effectRule,
  discovery: discovery.effectRule,
  dropMoons: dropMoons.effectRule,
  endBattle: endBattle.effectRule,
  eventLook: eventLook.effectRule,
  eventMarker: eventMarker.effectRule,
  exchange: exchange.effectRule,
  fireScience: fireScience.effectRule,
  flipUp: flipUp.effectRule,
  gain: gain.effectRule,
  gainPer: gainPer.effectRule,
  if: when.effectRule,
  launchAgain: launchAgain.effectRule,
  lose: lose.effectRule,
  module: module.effectRule,
  moonBenefit: moonBenefit.effectRule,
  move: move.effectRule,
  moveRaider: moveRaider.effectRule,
  payOr: payOr.effectRule,
  recall: recall.effectRule,
  recruit: recruit.effectRule,
  refreshMarket: refreshMarket.effectRule,
  reinforce: reinforce.effectRule,
  repair: repair.effectRule,
  reroll: reroll.effectRule,
  saveModule: saveModule.effectRule,
  saveShips: saveShips.effectRule,
  setDice: setDice.effectRule,
  swarm: swarm.effectRule,
  take: take.effectRule,
  targeting: targeting.effectRule,
  upgrade: upgrade.effectRule,
  withdraw: withdraw.effectRule,
};

export const ruleOf = <K extends EffectKind>(effect: { readonly kind: K }): EffectRule<K> => RULES[effect.kind];

/** Whether carrying these effects out would do anything: what is offered must have a meaning. */
export function feasible(state: State, seat: Seat, effects: Effects, cause: Seat = seat): boolean {
  for (let i = 0; i < effects.length; i++) if (ruleOf(effects[i]).feasible(state, seat, effects[i], cause)) return true;
  return false;
}

/** Roughly, in victory points. */
export function effectsWorth(effects: Effects): number {
  let worth = 0;
  for (const effect of effects) worth += ruleOf(effect).worth(effect);
  return worth;
}

lists.feasible = feasible;
lists.worth = effectsWorth;
