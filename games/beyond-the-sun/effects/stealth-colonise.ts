import { stealthColonise as coloniseByStealth } from '../rules/calls.ts';
import { canStealth } from '../rules/stealth.ts';
import { always, face, nothing, rule } from './rule.ts';

export const stealthColonise = rule('stealthColonise', {
  perform(x, { steps }) {
    x.call(coloniseByStealth, { steps, arrivals: [] });
    return 'next';
  },
  feasible: (_purse, state, seat, { steps }) => canStealth(state, seat, steps),
  changes: always,
  worth(into) {
    // Nobody sees it coming, and no control has to be won first.
    into.colony += 1.3;
  },
});

export const stealthColoniseFace = face('stealthColonise', {
  icons: ({ steps }) => [{ glyph: 'jump' }, { text: `${steps}` }, 'to', { glyph: 'colony', size: 17 }],
  takes: nothing,
});
