import { recruitOne, supplyOf } from '../rules/supply.ts';
import { always, face, nothing, rule } from './rule.ts';

export const recruitPerColonies = rule('recruitPerColonies', {
  perform(x, { colonies }) {
    for (let i = Math.floor(x.state.factions[x.seat].colonies.length / colonies); i > 0; i--) recruitOne(x, x.seat);
    return 'go on';
  },
  feasible: always,
  changes(state, seat, { colonies }) {
    const faction = state.factions[seat];
    return faction.colonies.length >= colonies && supplyOf(faction) > 0;
  },
  worth() {},
});

export const recruitPerColoniesFace = face('recruitPerColonies', {
  icons: ({ colonies }) => [{ glyph: 'supply' }, 'to', { glyph: 'population' }, { text: `/${colonies}` }, { glyph: 'colony' }],
  takes: nothing,
});
