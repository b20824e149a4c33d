import { develop, developable } from '../rules/developments.ts';
import { face, icon, lessIcon } from './face.ts';
import { rule } from './rule.ts';

export const buildDevelopment = rule('buildDevelopment', {
  perform(x, effect) {
    x.call(develop, { discount: effect.discount, must: false });
  },
  feasible: (state, seat, effect) => developable(state, seat, effect.discount).length > 0,
  worth: () => 1,
});

export const buildDevelopmentFace = face('buildDevelopment', (effect) => [icon('development', lessIcon(effect.discount))]);
