import { inBattle } from '../battle-state.ts';
import { withdraw as runWithdraw, withdrawals } from '../rules/battle-effects.ts';
import { face, icon, TO } from './face.ts';
import { little, rule } from './rule.ts';

export const withdraw = rule('withdraw', {
  perform(x, effect) {
    x.call(runWithdraw, { ships: effect.ships, station: effect.to === 'station' });
  },
  feasible: (state, seat, effect) => inBattle(state, seat) && withdrawals(state, seat, effect.to === 'station').length > 0,
  worth: little,
});

export const withdrawFace = face('withdraw', (effect) => [
  icon('ship', effect.ships),
  TO,
  effect.to === 'station' ? icon('station') : icon('range', 1),
]);
