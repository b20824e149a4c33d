import { changeDice } from '../rules/battle-effects.ts';
import { face, icon, say, TO } from './face.ts';
import { little, rule } from './rule.ts';

export const setDice = rule('setDice', {
  perform(x, effect) {
    x.call(changeDice, { kind: 'setDice', n: effect.dice, to: effect.to, rival: false });
  },
  feasible: (state, seat, effect) => state.battle?.rolls[seat].some((die) => die !== effect.to) === true,
  worth: little,
});

export const setDiceFace = face('setDice', (effect) => [icon('dice', effect.dice), TO, say(`${effect.to}`)]);
