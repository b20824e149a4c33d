import { flipUp as runFlipUp, usedCards } from '../rules/station-effects.ts';
import { face, icon } from './face.ts';
import { little, rule } from './rule.ts';

export const flipUp = rule('flipUp', {
  perform(x) {
    x.call(runFlipUp);
  },
  feasible: (state, seat) => usedCards(state.players[seat]).length > 0,
  worth: little,
});

export const flipUpFace = face('flipUp', () => [icon('redo'), icon('development')]);
