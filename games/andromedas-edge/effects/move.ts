import { moveShips, moves } from '../rules/map-effects.ts';
import { face, icon } from './face.ts';
import { little, rule } from './rule.ts';

export const move = rule('move', {
  perform(x, effect) {
    x.call(moveShips, { ships: effect.ships, range: effect.range });
  },
  feasible /* Ships join and leave a battle by its own means only. */: (state, seat, effect) =>
    state.battle === null && moves(state, seat, effect.range).length > 0,
  worth: little,
});

export const moveFace = face('move', (effect) => [icon('ship', effect.ships), icon('range', effect.range)]);
