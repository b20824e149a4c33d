import { raiderMoves, moveRaider as runMoveRaider } from '../rules/map-effects.ts';
import { face, icon } from './face.ts';
import { little, rule } from './rule.ts';

export const moveRaider = rule('moveRaider', {
  perform(x, effect) {
    x.call(runMoveRaider, { range: effect.range });
  },
  feasible: (state, _seat, effect) => raiderMoves(state, effect.range).length > 0,
  worth: little,
});

export const moveRaiderFace = face('moveRaider', (effect) => [icon('raider'), icon('range', effect.range)]);
