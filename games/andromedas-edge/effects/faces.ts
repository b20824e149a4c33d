import type { EffectKind, Effects } from '../content/effects.ts';
import { activateModuleFace } from './activate-module.ts';
import { advanceFace } from './advance.ts';
import { battleRuleFace } from './battle-rule.ts';
import { bonusFace } from './bonus.ts';
import { buildDevelopmentFace } from './build-development.ts';
import { buildShipFace } from './build-ship.ts';
import { byFace } from './by.ts';
import { chooseFace } from './choose.ts';
import { claimMoonFace } from './claim-moon.ts';
import { damageModulesFace } from './damage-modules.ts';
import { damageRaiderFace } from './damage-raider.ts';
import { damageShipsFace } from './damage-ships.ts';
import { diceFace } from './dice.ts';
import { discoveryFace } from './discovery.ts';
import { dropMoonsFace } from './drop-moons.ts';
import { endBattleFace } from './end-battle.ts';
import { eventLookFace } from './event-look.ts';
import { eventMarkerFace } from './event-marker.ts';
import { exchangeFace } from './exchange.ts';
import type { EffectFace, Piece } from './face.ts';
import { fireScienceFace } from './fire-science.ts';
import { flipUpFace } from './flip-up.ts';
import { gainFace } from './gain.ts';
import { gainPerFace } from './gain-per.ts';
import { conditionalFace } from './if.ts';
import { launchAgainFace } from './launch-again.ts';
import { loseFace } from './lose.ts';
import { moduleFace } from './module.ts';
import { moonBenefitFace } from './moon-benefit.ts';
import { moveFace } from './move.ts';
import { moveRaiderFace } from './move-raider.ts';
import { payOrFace } from './pay-or.ts';
import { recallFace } from './recall.ts';
import { recruitFace } from './recruit.ts';
import { refreshMarketFace } from './refresh-market.ts';
import { reinforceFace } from './reinforce.ts';
import { repairFace } from './repair.ts';
import { rerollFace } from './reroll.ts';
import { saveModuleFace } from './save-module.ts';
import { saveShipsFace } from './save-ships.ts';
import { setDiceFace } from './set-dice.ts';
import { swarmFace } from './swarm.ts';
import { takeFace } from './take.ts';
import { targetingFace } from './targeting.ts';
import { upgradeFace } from './upgrade.ts';
import { withdrawFace } from './withdraw.ts';

/** How every kind of effect looks. */
const FACES: { readonly [K in EffectKind]: EffectFace<K> } = {
  activateModule: activateModuleFace,
  advance: advanceFace,
  battleRule: battleRuleFace,
  bonus: bonusFace,
  buildDevelopment: buildDevelopmentFace,
  buildShip: buildShipFace,
  by: byFace,
  choose: chooseFace,
  claimMoon: claimMoonFace,
  damageModules: damageModulesFace,
  damageRaider: damageRaiderFace,
  damageShips: damageShipsFace,
  dice: diceFace,
  discovery: discoveryFace,
  dropMoons: dropMoonsFace,
  endBattle: endBattleFace,
  eventLook: eventLookFace,
  eventMarker: eventMarkerFace,
  exchange: exchangeFace,
  fireScience: fireScienceFace,
  flipUp: flipUpFace,
  gain: gainFace,
  gainPer: gainPerFace,
  if: conditionalFace,
  launchAgain: launchAgainFace,
  lose: loseFace,
  module: moduleFace,
  moonBenefit: moonBenefitFace,
  move: moveFace,
  moveRaider: moveRaiderFace,
  payOr: payOrFace,
  recall: recallFace,
  recruit: recruitFace,
  refreshMarket: refreshMarketFace,
  reinforce: reinforceFace,
  repair: repairFace,
  reroll: rerollFace,
  saveModule: saveModuleFace,
  saveShips: saveShipsFace,
  setDice: setDiceFace,
  swarm: swarmFace,
  take: takeFace,
  targeting: targetingFace,
  upgrade: upgradeFace,
  withdraw: withdrawFace,
};

const faceOf = <K extends EffectKind>(effect: { readonly kind: K }): EffectFace<K> => FACES[effect.kind];

/** What a card does, as a sentence of icons. */
export const effectIcons = (effects: Effects): readonly Piece[] => effects.flatMap((effect) => faceOf(effect)(effect, effectIcons));

export { RULE_ICONS } from './battle-rule.ts';
