import { reinforce, reserves } from '../rules/battle-effects.ts';
import { face, icon } from './face.ts';
import { little, rule } from './rule.ts';

export const effectRule = rule('reinforce', {
  perform(x, effect) {
    x.call(reinforce, { ships: effect.ships });
  },
  feasible: (state, seat) => reserves(state, seat).length > 0,
  worth: little,
});

export const effectFace = face('reinforce', (effect) => [icon('ship', `+${effect.ships}`), icon('swords')]);
