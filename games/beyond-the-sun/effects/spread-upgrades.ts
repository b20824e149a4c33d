import { canUpgrade } from '../queries.ts';
import { upgradeShips } from '../rules/calls.ts';
import { always, face, nothing, rule } from './rule.ts';

export const spreadUpgrades = rule('spreadUpgrades', {
  perform(x, { levels }) {
    x.call(upgradeShips, { ships: levels, levels: 1, upTo: false, spread: true, done: [] });
    return 'next';
  },
  feasible: always,
  changes: (state, seat) => canUpgrade(state, seat),
  worth(into, { levels }) {
    into.ships += levels;
  },
});

export const spreadUpgradesFace = face('spreadUpgrades', {
  icons: ({ levels }) => [{ text: `${levels}×` }, { glyph: 'upgrade' }, { text: '1' }],
  takes: nothing,
});
