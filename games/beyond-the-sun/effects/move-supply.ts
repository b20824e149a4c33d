import { moveSupply as moveCubes } from '../rules/calls.ts';
import { always, face, never, nothing, rule } from './rule.ts';

export const moveSupply = rule('moveSupply', {
  perform(x, { cubes, from, to }) {
    x.call(moveCubes, { cubes, from, to });
    return 'next';
  },
  feasible: always,
  changes: never,
  worth() {},
});

export const moveSupplyFace = face('moveSupply', {
  icons: ({ cubes, to }) => [{ text: `${cubes}` }, { glyph: 'supply' }, 'to', { text: to === 'A' ? 'A' : 'A–E' }],
  takes: nothing,
});
