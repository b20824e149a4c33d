import { damageModules as runDamageModules } from '../rules/modules.ts';
import { face, icon } from './face.ts';
import { always, little, rule } from './rule.ts';

export const damageModules = rule('damageModules', {
  perform(x, effect) {
    x.call(runDamageModules, { n: effect.n });
  },
  feasible: always,
  worth: little,
});

export const damageModulesFace = face('damageModules', (effect) => [icon('damage', effect.n, 'bad'), icon('module')]);
