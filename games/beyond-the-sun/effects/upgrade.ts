import { canUpgrade } from '../queries.ts';
import { upgradeShips } from '../rules/calls.ts';
import { always, face, nothing, rule } from './rule.ts';

export const upgrade = rule('upgrade', {
  perform(x, { ships, levels, upTo }) {
    x.call(upgradeShips, { ships, levels, upTo, spread: false, done: [] });
    return 'next';
  },
  feasible: always,
  changes: (state, seat) => canUpgrade(state, seat),
  worth(into, { ships, levels }) {
    into.ships += ships * levels;
  },
});

export const upgradeFace = face('upgrade', {
  icons: ({ ships, levels, upTo }) => [
    ...(ships > 1 ? [{ text: `${upTo ? '≤' : ''}${ships}×` }] : []),
    { glyph: 'upgrade' },
    { text: `${levels}` },
  ],
  takes: nothing,
});
