import { bundleOf } from '../catalogue.ts';
import { count } from '../counts.ts';
import { goodsWorth } from '../goods-worth.ts';
import { gainBundle } from '../rules/goods.ts';
import { COUNTED, face, goodsIcons, say } from './face.ts';
import { rule } from './rule.ts';

export const gainPer = rule('gainPer', {
  perform(x, effect) {
    const times = Math.min(effect.most ?? Number.POSITIVE_INFINITY, count(x.state, x.seat, effect.per));
    if (times > 0) gainBundle(x, x.seat, bundleOf(effect.goods), times, 'effect');
  },
  feasible: (state, seat, effect) => count(state, seat, effect.per) > 0,
  worth: (effect) => 1.2 * goodsWorth(bundleOf(effect.goods)),
});

export const gainPerFace = face('gainPer', (effect) => [
  ...goodsIcons(effect.goods),
  say('/'),
  ...COUNTED[effect.per],
  ...(effect.most === undefined ? [] : [say(`≤${effect.most}`)]),
]);
