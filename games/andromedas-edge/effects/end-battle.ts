import { endBattle as runEndBattle } from '../rules/battle-effects.ts';
import { face, icon } from './face.ts';
import { little, rule } from './rule.ts';

export const endBattle = rule('endBattle', {
  perform(x, effect) {
    x.call(runEndBattle, { consent: effect.consent });
  },
  feasible: (state) => state.battle !== null,
  worth: little,
});

export const endBattleFace = face('endBattle', () => [icon('blocked'), icon('swords')]);
