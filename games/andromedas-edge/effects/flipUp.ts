import { flipUp, usedCards } from '../rules/station-effects.ts';
import { face, icon } from './face.ts';
import { little, rule } from './rule.ts';

export const effectRule = rule('flipUp', {
  perform(x) {
    x.call(flipUp);
  },
  feasible: (state, seat) => usedCards(state.players[seat]).length > 0,
  worth: little,
});

export const effectFace = face('flipUp', () => [icon('redo'), icon('development')]);
