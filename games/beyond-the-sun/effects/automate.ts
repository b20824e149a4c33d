import { automateFrom } from '../rules/markers.ts';
import { always, face, nothing, rule } from './rule.ts';

export const automate = rule('automate', {
  perform: (x, { what }) => (automateFrom(x, x.seat, what) ? 'go on' : 'automated'),
  feasible: always,
  changes: always,
  worth(into) {
    into.goods += 2;
  },
});

export const automateFace = face('automate', {
  icons: ({ what }) => [
    { glyph: 'automate' },
    ...(what === 'either' ? ([{ glyph: 'food' }, { text: '/', thin: true }, { glyph: 'ore' }] as const) : ([{ glyph: what }] as const)),
  ],
  takes: nothing,
});
