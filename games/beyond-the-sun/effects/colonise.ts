import { colonisable } from '../queries.ts';
import { colonise as coloniseSystem } from '../rules/calls.ts';
import { always, face, nothing, rule } from './rule.ts';

export const colonise = rule('colonise', {
  perform(x) {
    x.call(coloniseSystem, { stealth: false, arrivals: [], settled: 0, markers: 0 });
    return 'next';
  },
  feasible: (_purse, state, seat) => colonisable(state, seat),
  changes: always,
  worth(into) {
    into.colony++;
  },
});

export const coloniseFace = face('colonise', { icons: () => [{ glyph: 'colony', size: 17 }], takes: nothing });
