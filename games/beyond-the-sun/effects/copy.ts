import { always, face, rule } from './rule.ts';

export const copy = rule('copy', {
  perform: (x, { which }, _script, _at, reader) => reader.chooseCopy(x, which),
  feasible: (purse, state, seat, { which }, _parts, only, reckoner) => reckoner.canCopy(purse, state, seat, which, only),
  changes: always,
  worth(into) {
    into.research2++;
  },
});

export const copyFace = face('copy', {
  icons: ({ which }) => [{ glyph: 'copy' }, ...(which === 'research' ? [{ level: '?' }] : [])],
  // What it will be is open: everything is kept back for it.
  takes: () => ({ ore: 99, population: 99 }),
});
