import { moveRaider, raiderMoves } from '../rules/map-effects.ts';
import { face, icon } from './face.ts';
import { little, rule } from './rule.ts';

export const effectRule = rule('moveRaider', {
  perform(x, effect) {
    x.call(moveRaider, { range: effect.range });
  },
  feasible: (state, _seat, effect) => raiderMoves(state, effect.range).length > 0,
  worth: little,
});

export const effectFace = face('moveRaider', (effect) => [icon('raider'), icon('range', effect.range)]);
