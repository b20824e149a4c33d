import { hasShips } from '../queries.ts';
import { jump as jumpShips } from '../rules/calls.ts';
import { always, face, nothing, rule } from './rule.ts';

export const jump = rule('jump', {
  perform(x, { steps }, script, _at, reader) {
    if (!hasShips(x.state, x.seat)) return 'go on';
    x.call(jumpShips, { steps, moves: [], must: reader.mustChange(x, script), stealth: false });
    return 'next';
  },
  feasible: always,
  changes: (state, seat) => hasShips(state, seat),
  worth(into, { steps }) {
    into.jumps += steps;
  },
});

export const jumpFace = face('jump', { icons: ({ steps }) => [{ glyph: 'jump' }, { text: `${steps}` }], takes: nothing });
