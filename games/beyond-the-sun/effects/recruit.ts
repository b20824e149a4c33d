import { recruitOne, supplyOf } from '../rules/supply.ts';
import { face, nothing, rule } from './rule.ts';

export const recruit = rule('recruit', {
  perform(x, { cubes }) {
    for (let i = 0; i < cubes; i++) recruitOne(x, x.seat);
    return 'go on';
  },
  feasible(purse, _state, _seat, effect) {
    const cubes = Math.min(effect.cubes, purse.supply);
    purse.supply -= cubes;
    purse.population += cubes;
    return true;
  },
  changes: (state, seat) => supplyOf(state.factions[seat]) > 0,
  worth(into, { cubes }) {
    into.goods += cubes;
  },
});

export const recruitFace = face('recruit', {
  icons: ({ cubes }) => [...(cubes > 1 ? [{ text: `${cubes}` }] : []), { glyph: 'supply' }, 'to', { glyph: 'population' }],
  takes: nothing,
});
