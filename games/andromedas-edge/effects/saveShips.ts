import { inBattle } from '../battle-state.ts';
import { saveShips } from '../rules/battle-effects.ts';
import { face, icon } from './face.ts';
import { little, rule } from './rule.ts';

export const effectRule = rule('saveShips', {
  perform(x, effect) {
    x.call(saveShips, { n: effect.n });
  },
  feasible: (state, seat) => inBattle(state, seat),
  worth: little,
});

export const effectFace = face('saveShips', (effect) => [icon('shield'), icon('ship', effect.n)]);
