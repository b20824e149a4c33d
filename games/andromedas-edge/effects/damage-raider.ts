import { hitRaider, raidersBeside } from '../rules/map-effects.ts';
import { face, icon } from './face.ts';
import { little, rule } from './rule.ts';

export const damageRaider = rule('damageRaider', {
  perform(x) {
    x.call(hitRaider);
  },
  feasible: (state, seat) => raidersBeside(state, seat).length > 0,
  worth: little,
});

export const damageRaiderFace = face('damageRaider', () => [icon('damage', 1), icon('raider')]);
