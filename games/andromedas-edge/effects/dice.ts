import { changeDice, sidesMeant } from '../rules/battle-effects.ts';
import { face, icon, rivalOnly, signed } from './face.ts';
import { little, rule } from './rule.ts';

export const dice = rule('dice', {
  perform(x, effect) {
    x.call(changeDice, { kind: 'dice', n: effect.n, to: 0, rival: effect.side === 'rival' });
  },
  feasible: (state, seat, effect) => sidesMeant(state, seat, effect.side).length > 0,
  worth: little,
});

export const diceFace = face('dice', (effect) => [...rivalOnly(effect.side), icon('dice', signed(effect.n))]);
