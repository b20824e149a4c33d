import { produceOre } from '../rules/production.ts';
import { always, face, nothing, rule } from './rule.ts';

export const oreProduction = rule('oreProduction', {
  perform(x) {
    produceOre(x, x.seat);
    return 'go on';
  },
  feasible: always,
  changes: always,
  worth(into) {
    into.goods += 2;
  },
});

export const oreProductionFace = face('oreProduction', { good: true, icons: () => [{ text: '+' }, { glyph: 'ore' }], takes: nothing });
