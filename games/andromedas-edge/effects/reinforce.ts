import { reserves, reinforce as runReinforce } from '../rules/battle-effects.ts';
import { face, icon } from './face.ts';
import { little, rule } from './rule.ts';

export const reinforce = rule('reinforce', {
  perform(x, effect) {
    x.call(runReinforce, { ships: effect.ships });
  },
  feasible: (state, seat) => reserves(state, seat).length > 0,
  worth: little,
});

export const reinforceFace = face('reinforce', (effect) => [icon('ship', `+${effect.ships}`), icon('swords')]);
