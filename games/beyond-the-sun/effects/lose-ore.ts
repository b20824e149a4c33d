import { pay } from '../rules/ore.ts';
import { always, face, never, nothing, rule } from './rule.ts';

export const loseOre = rule('loseOre', {
  perform(x, { ore }, _script, _at, reader) {
    pay(x, x.seat, Math.min(ore, Math.max(0, reader.spareOre(x))));
    return 'go on';
  },
  feasible: always,
  changes: never,
  worth() {},
});

export const loseOreFace = face('loseOre', { icons: ({ ore }) => [{ text: `−${ore}` }, { glyph: 'ore' }], takes: nothing });
