import { claimSomewhere, moonPlaces } from '../rules/map-effects.ts';
import { face, icon } from './face.ts';
import { rule } from './rule.ts';

export const claimMoon = rule('claimMoon', {
  perform(x, effect) {
    x.call(claimSomewhere, { from: effect.from });
  },
  feasible: (state, seat, effect) => moonPlaces(state, seat, effect.from).length > 0,
  worth: () => 1,
});

export const claimMoonFace = face('claimMoon', () => [icon('moon', '+1')]);
