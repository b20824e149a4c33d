import { repairs } from '../rules/repair.ts';
import { face, icon } from './face.ts';
import { always, rule } from './rule.ts';

export const repair = rule('repair', {
  perform(x, effect) {
    x.call(repairs, { times: effect.times });
  },
  feasible: always,
  worth: (effect) => 0.8 * effect.times,
});

export const repairFace = face('repair', (effect) => [icon('repair', effect.times > 1 ? effect.times : undefined)]);
