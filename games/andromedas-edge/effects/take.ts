import type { Seat } from '@orrery/kernel';
import { inBattle } from '../battle-state.ts';
import { count } from '../counts.ts';
import { opposed, turnOrder } from '../queries.ts';
import { takeResources } from '../rules/map-effects.ts';
import type { State } from '../state.ts';
import { face, icon, TO } from './face.ts';
import { causeOf, little, rule } from './rule.ts';

export const take = rule('take', {
  perform(x, effect) {
    for (const from of victims(x.state, x.seat, effect.from, causeOf(x))) x.call(takeResources, { from, n: effect.n });
  },
  feasible: (state, seat, effect, cause) => victims(state, seat, effect.from, cause).length > 0,
  worth: little,
});

export const takeFace = face('take', (effect) => [icon('people'), TO, icon('any', effect.n)]);

/** Whom resources can be taken from. */
function victims(state: State, seat: Seat, from: 'cause' | 'rivals', cause: Seat): Seat[] {
  const found: Seat[] = [];
  for (const other of turnOrder(state)) {
    if (from === 'cause' ? other !== cause || other === seat : !opposed(state, seat, other) || !inBattle(state, other)) continue;
    if (count(state, other, 'resources') > 0) found.push(other);
  }
  return found;
}
