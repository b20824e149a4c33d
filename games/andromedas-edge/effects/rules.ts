import type { Seat } from '@orrery/kernel';
import type { EffectKind, Effects } from '../content/effects.ts';
import type { State } from '../state.ts';
import { activateModule } from './activate-module.ts';
import { advance } from './advance.ts';
import { battleRule } from './battle-rule.ts';
import { bonus } from './bonus.ts';
import { buildDevelopment } from './build-development.ts';
import { buildShip } from './build-ship.ts';
import { by } from './by.ts';
import { choose } from './choose.ts';
import { claimMoon } from './claim-moon.ts';
import { damageModules } from './damage-modules.ts';
import { damageRaider } from './damage-raider.ts';
import { damageShips } from './damage-ships.ts';
import { dice } from './dice.ts';
import { discovery } from './discovery.ts';
import { dropMoons } from './drop-moons.ts';
import { endBattle } from './end-battle.ts';
import { eventLook } from './event-look.ts';
import { eventMarker } from './event-marker.ts';
import { exchange } from './exchange.ts';
import { fireScience } from './fire-science.ts';
import { flipUp } from './flip-up.ts';
import { gain } from './gain.ts';
import { gainPer } from './gain-per.ts';
import { conditional } from './if.ts';
import { launchAgain } from './launch-again.ts';
import { lose } from './lose.ts';
import { module } from './module.ts';
import { moonBenefit } from './moon-benefit.ts';
import { move } from './move.ts';
import { moveRaider } from './move-raider.ts';
import { payOr } from './pay-or.ts';
import { recall } from './recall.ts';
import { recruit } from './recruit.ts';
import { refreshMarket } from './refresh-market.ts';
import { reinforce } from './reinforce.ts';
import { repair } from './repair.ts';
import { reroll } from './reroll.ts';
import { type EffectRule, lists } from './rule.ts';
import { saveModule } from './save-module.ts';
import { saveShips } from './save-ships.ts';
import { setDice } from './set-dice.ts';
import { swarm } from './swarm.ts';
import { take } from './take.ts';
import { targeting } from './targeting.ts';
import { upgrade } from './upgrade.ts';
import { withdraw } from './withdraw.ts';

/** What every kind of effect means. */
const RULES: { readonly [K in EffectKind]: EffectRule<K> } = {
  activateModule,
  advance,
  battleRule,
  bonus,
  buildDevelopment,
  buildShip,
  by,
  choose,
  claimMoon,
  damageModules,
  damageRaider,
  damageShips,
  dice,
  discovery,
  dropMoons,
  endBattle,
  eventLook,
  eventMarker,
  exchange,
  fireScience,
  flipUp,
  gain,
  gainPer,
  if: conditional,
  launchAgain,
  lose,
  module,
  moonBenefit,
  move,
  moveRaider,
  payOr,
  recall,
  recruit,
  refreshMarket,
  reinforce,
  repair,
  reroll,
  saveModule,
  saveShips,
  setDice,
  swarm,
  take,
  targeting,
  upgrade,
  withdraw,
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
