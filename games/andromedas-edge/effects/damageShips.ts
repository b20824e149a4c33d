import { damageShips } from '../rules/ships.ts';
import { face, icon } from './face.ts';
import { always, little, rule } from './rule.ts';

export const effectRule = rule('damageShips', {
  perform(x, effect) {
    x.call(damageShips, { n: effect.n, hit: [] });
  },
  feasible: always,
  worth: little,
});

export const effectFace = face('damageShips', (effect) => [icon('damage', effect.n, 'bad'), icon('ship')]);
