import { action } from '../rules/calls.ts';
import { gain } from '../rules/ore.ts';
import { always, face, never, nothing, rule } from './rule.ts';

export const orePerTaken = rule('orePerTaken', {
  perform(x, { ore }) {
    gain(x, x.seat, ore * (x.within(action)?.taken ?? 0));
    return 'go on';
  },
  feasible: always,
  changes: never,
  worth(into) {
    into.goods += 2;
  },
});

export const orePerTakenFace = face('orePerTaken', {
  good: true,
  icons: ({ ore }) => [{ text: `+${ore}` }, { glyph: 'ore' }, { text: '/' }, { glyph: 'flag', size: 13 }],
  takes: nothing,
});
