import { damageModules } from '../rules/modules.ts';
import { face, icon } from './face.ts';
import { always, little, rule } from './rule.ts';

export const effectRule = rule('damageModules', {
  perform(x, effect) {
    x.call(damageModules, { n: effect.n });
  },
  feasible: always,
  worth: little,
});

export const effectFace = face('damageModules', (effect) => [icon('damage', effect.n, 'bad'), icon('module')]);
