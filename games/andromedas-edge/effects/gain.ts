import { bundleOf } from '../catalogue.ts';
import { goodsWorth } from '../goods-worth.ts';
import { gainBundle } from '../rules/goods.ts';
import { face, goodsIcons } from './face.ts';
import { always, rule } from './rule.ts';

export const gain = rule('gain', {
  perform(x, effect) {
    gainBundle(x, x.seat, bundleOf(effect.goods), 1, 'effect');
  },
  feasible: always,
  worth: (effect) => goodsWorth(bundleOf(effect.goods)),
});

export const gainFace = face('gain', (effect) => goodsIcons(effect.goods));
