import { trade as tradeGoods } from '../rules/calls.ts';
import { always, face, never, nothing, rule } from './rule.ts';

export const trade = rule('trade', {
  perform(x) {
    x.call(tradeGoods, { exchanges: 0, phase: false });
    return 'next';
  },
  feasible: always,
  changes: never,
  worth() {},
});

export const tradeFace = face('trade', { icons: () => [{ glyph: 'trade' }], takes: nothing });
