import { damageShips as runDamageShips } from '../rules/ships.ts';
import { face, icon } from './face.ts';
import { always, little, rule } from './rule.ts';

export const damageShips = rule('damageShips', {
  perform(x, effect) {
    x.call(runDamageShips, { n: effect.n, hit: [] });
  },
  feasible: always,
  worth: little,
});

export const damageShipsFace = face('damageShips', (effect) => [icon('damage', effect.n, 'bad'), icon('ship')]);
