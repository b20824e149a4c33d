import { inBattle } from '../battle-state.ts';
import { withdraw, withdrawals } from '../rules/battle-effects.ts';
import { face, icon, TO } from './face.ts';
import { little, rule } from './rule.ts';

export const effectRule = rule('withdraw', {
  perform(x, effect) {
    x.call(withdraw, { ships: effect.ships, station: effect.to === 'station' });
  },
  feasible: (state, seat, effect) => inBattle(state, seat) && withdrawals(state, seat, effect.to === 'station').length > 0,
  worth: little,
});

export const effectFace = face('withdraw', (effect) => [
  icon('ship', effect.ships),
  TO,
  effect.to === 'station' ? icon('station') : icon('range', 1),
]);
