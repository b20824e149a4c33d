import { gain } from '../rules/ore.ts';
import { always, face, nothing, rule } from './rule.ts';

export const gainOre = rule('gainOre', {
  perform(x, { ore }) {
    gain(x, x.seat, ore);
    return 'go on';
  },
  feasible(purse, _state, _seat, { ore }) {
    purse.ore += ore;
    return true;
  },
  changes: always,
  worth(into, { ore }) {
    into.goods += ore;
  },
});

export const gainOreFace = face('gainOre', { good: true, icons: ({ ore }) => [{ text: `+${ore}` }, { glyph: 'ore' }], takes: nothing });
