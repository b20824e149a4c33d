import { takeDyson as takeDysonSphere } from '../rules/dyson.ts';
import { always, face, nothing, rule } from './rule.ts';

export const takeDyson = rule('takeDyson', {
  perform(x) {
    takeDysonSphere(x, x.seat);
    return 'next';
  },
  feasible: always,
  changes: always,
  worth(into) {
    into.goods += 12;
  },
});

export const takeDysonFace = face('takeDyson', { icons: () => [{ glyph: 'sun', size: 17 }], takes: nothing });
