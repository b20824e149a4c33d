import { build, buildable } from '../rules/ships.ts';
import { face, icon, lessIcon } from './face.ts';
import { price, rule, typeBits } from './rule.ts';

export const buildShip = rule('buildShip', {
  perform(x, effect) {
    x.call(build, { ships: typeBits(effect.ships), price: price(effect.price), must: x.locals.must === true });
  },
  feasible: (state, seat, effect) => buildable(state, seat, typeBits(effect.ships), price(effect.price)).length > 0,
  worth: (effect) => (effect.price === 'free' ? 1.8 : 0.6),
});

export const buildShipFace = face('buildShip', (effect) => [icon('ship', lessIcon(effect.price))]);
