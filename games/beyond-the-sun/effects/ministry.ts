import { colonialMinistry } from '../rules/calls.ts';
import { always, face, nothing, rule } from './rule.ts';

export const ministry = rule('ministry', {
  perform(x, { cards }) {
    x.call(colonialMinistry, { cards });
    return 'next';
  },
  feasible: always,
  changes: always,
  worth(into) {
    into.goods += 12;
  },
});

export const ministryFace = face('ministry', {
  icons: ({ cards }) => [{ text: `1/${cards}` }, { glyph: 'colony', size: 17 }],
  takes: nothing,
});
