import { chooseMoonBenefit, ownMoons } from '../rules/map-effects.ts';
import { face, icon } from './face.ts';
import { rule } from './rule.ts';

export const moonBenefit = rule('moonBenefit', {
  perform(x, effect) {
    x.call(chooseMoonBenefit, { slotted: effect.of === 'slotted' });
  },
  feasible: (state, seat, effect) => ownMoons(state.players[seat], effect.of === 'slotted').length > 0,
  worth: () => 0.9,
});

export const moonBenefitFace = face('moonBenefit', () => [icon('play'), icon('moon')]);
