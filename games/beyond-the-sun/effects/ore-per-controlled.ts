import { controlled } from '../queries.ts';
import { gain } from '../rules/ore.ts';
import { always, face, nothing, rule } from './rule.ts';

export const orePerControlled = rule('orePerControlled', {
  perform(x, { most }) {
    gain(x, x.seat, Math.min(most, controlled(x.state, x.seat)));
    return 'go on';
  },
  feasible: always,
  changes: (state, seat) => controlled(state, seat) > 0,
  worth(into) {
    into.goods += 2;
  },
});

export const orePerControlledFace = face('orePerControlled', {
  good: true,
  icons: ({ most }) => [{ text: '+' }, { glyph: 'ore' }, { text: '/' }, { glyph: 'flag', size: 13 }, { text: `≤${most}` }],
  takes: nothing,
});
