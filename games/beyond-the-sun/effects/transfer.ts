import { hasShips } from '../queries.ts';
import { transfer as transferShips } from '../rules/calls.ts';
import { always, face, nothing, rule } from './rule.ts';

export const transfer = rule('transfer', {
  perform(x, { ships }) {
    if (!hasShips(x.state, x.seat)) return 'go on';
    x.call(transferShips, { ships, moves: [] });
    return 'next';
  },
  feasible: always,
  changes: (state, seat) => hasShips(state, seat),
  worth(into, { ships }) {
    into.jumps += 2 * ships;
  },
});

export const transferFace = face('transfer', {
  icons: ({ ships }) => [{ text: `${ships}×` }, { glyph: 'jump' }, { text: '∞' }],
  takes: nothing,
});
