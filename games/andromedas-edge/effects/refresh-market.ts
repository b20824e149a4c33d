import { refreshColumn } from '../rules/map-effects.ts';
import { face, icon } from './face.ts';
import { always, little, rule, typeBits } from './rule.ts';

export const refreshMarket = rule('refreshMarket', {
  perform(x, effect) {
    x.call(refreshColumn, { types: typeBits(effect.types) });
  },
  feasible: always,
  worth: little,
});

export const refreshMarketFace = face('refreshMarket', () => [icon('redo'), icon('module')]);
