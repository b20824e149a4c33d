import { bundleOf, VP } from '../catalogue.ts';
import { costOf } from '../prices.ts';
import { loseGoods, losePoints } from '../rules/goods.ts';
import { face, goodsIcons } from './face.ts';
import { always, little, rule } from './rule.ts';

export const lose = rule('lose', {
  perform(x, effect) {
    const goods = bundleOf(effect.goods);
    losePoints(x, x.seat, goods[VP]);
    x.call(loseGoods, { cost: costOf(goods) });
  },
  feasible: always,
  worth: little,
});

export const loseFace = face('lose', (effect) => goodsIcons(effect.goods, '−'));
