import { recruitAnywhere, recruitable } from '../rules/developments.ts';
import { face, icon } from './face.ts';
import { rule } from './rule.ts';

export const recruit = rule('recruit', {
  perform(x, effect) {
    x.call(recruitAnywhere, { n: effect.leaders });
  },
  feasible: (state, seat) => recruitable(state.players[seat], false).length > 0,
  worth: (effect) => 0.6 * effect.leaders,
});

export const recruitFace = face('recruit', (effect) => [icon('leader', effect.leaders)]);
