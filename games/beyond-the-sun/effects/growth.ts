import { growPopulation } from '../rules/production.ts';
import { always, face, nothing, rule } from './rule.ts';

export const growth = rule('growth', {
  perform(x) {
    growPopulation(x, x.seat);
    return 'go on';
  },
  feasible: always,
  changes: always,
  worth(into) {
    into.goods += 2;
  },
});

export const growthFace = face('growth', { icons: () => [{ glyph: 'food' }, 'to', { glyph: 'population' }], takes: nothing });
