import { MODULE_TYPES, TRACK_NAMES } from '../content/ids.ts';
import { affordable, gainModule } from '../rules/modules.ts';
import { face, icon, lessIcon } from './face.ts';
import { price, rule, typeBits } from './rule.ts';

export const module = rule('module', {
  perform(x, effect) {
    x.call(gainModule, { types: typeBits(effect.types), price: price(effect.price) });
  },
  feasible: (state, seat, effect) => affordable(state, seat, typeBits(effect.types), price(effect.price)).length > 0,
  worth: (effect) => (effect.price === 'free' ? 2.5 : 0.8),
});

export const moduleFace = face('module', (effect) =>
  effect.types.length === MODULE_TYPES.length
    ? [icon('module', lessIcon(effect.price))]
    : effect.types.map((type, i) => icon('module', i === 0 ? lessIcon(effect.price) : undefined, TRACK_NAMES[type])),
);
