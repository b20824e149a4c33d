import { endBattle } from '../rules/battle-effects.ts';
import { face, icon } from './face.ts';
import { little, rule } from './rule.ts';

export const effectRule = rule('endBattle', {
  perform(x, effect) {
    x.call(endBattle, { consent: effect.consent });
  },
  feasible: (state) => state.battle !== null,
  worth: little,
});

export const effectFace = face('endBattle', () => [icon('blocked'), icon('swords')]);
