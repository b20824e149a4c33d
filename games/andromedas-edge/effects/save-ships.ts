import { inBattle } from '../battle-state.ts';
import { saveShips as runSaveShips } from '../rules/battle-effects.ts';
import { face, icon } from './face.ts';
import { little, rule } from './rule.ts';

export const saveShips = rule('saveShips', {
  perform(x, effect) {
    x.call(runSaveShips, { n: effect.n });
  },
  feasible: (state, seat) => inBattle(state, seat),
  worth: little,
});

export const saveShipsFace = face('saveShips', (effect) => [icon('shield'), icon('ship', effect.n)]);
