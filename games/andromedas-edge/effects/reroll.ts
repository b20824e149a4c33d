import { changeDice, sidesMeant } from '../rules/battle-effects.ts';
import { face, icon, rivalOnly } from './face.ts';
import { little, rule } from './rule.ts';

export const reroll = rule('reroll', {
  perform(x, effect) {
    x.call(changeDice, { kind: 'reroll', n: effect.dice, to: 0, rival: effect.side === 'rival' });
  },
  feasible: (state, seat, effect) => sidesMeant(state, seat, effect.side).some((side) => (state.battle?.rolls[side].length ?? 0) > 0),
  worth: little,
});

export const rerollFace = face('reroll', (effect) => [...rivalOnly(effect.side), icon('redo'), icon('dice', effect.dice)]);
