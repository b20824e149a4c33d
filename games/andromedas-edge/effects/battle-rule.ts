import { ruleBit, battleRule as ruleHolds } from '../battle-state.ts';
import type { BattleRule } from '../content/effects.ts';
import { face, icon, type Piece, say } from './face.ts';
import { little, rule } from './rule.ts';

export const battleRule = rule('battleRule', {
  perform(x, effect) {
    const { battle } = x.state;
    if (battle === null) return;
    if (effect.rule === 'winTies') battle.tieWinners |= 1 << x.seat;
    else battle.rules |= ruleBit(effect.rule);
    x.emit({ type: 'battleRuled', seat: x.seat, rule: effect.rule });
  },
  feasible: (state, _seat, effect) => state.battle !== null && !ruleHolds(state, effect.rule),
  worth: little,
});

export const battleRuleFace = face('battleRule', (effect) => RULE_ICONS[effect.rule]);

export const RULE_ICONS: Readonly<Record<BattleRule, readonly Piece[]>> = {
  noEnergy: [icon('blocked'), icon('energy')],
  noDevelopmentDice: [icon('blocked'), icon('development')],
  noTargeting: [icon('blocked'), icon('target')],
  noShipDamage: [icon('blocked'), icon('damage')],
  threeDice: [say('≤'), icon('dice', 3)],
  noBattleCards: [icon('blocked'), icon('tactics')],
  doubleSupremacy: [icon('supremacy', 2)],
  winTies: [say('='), icon('trophy')],
  bothTactical: [icon('tactics', 1), icon('moon', 1)],
};
