import type { Seat } from '@orrery/kernel';
import { inBattle } from '../battle-state.ts';
import { listOf } from '../catalogue.ts';
import type { Effects } from '../content/effects.ts';
import { compares, passes } from '../counts.ts';
import { opposed, turnOrder } from '../queries.ts';
import { perform } from '../rules/calls.ts';
import type { State } from '../state.ts';
import { face, icon } from './face.ts';
import { always, little, rule } from './rule.ts';

export const by = rule('by', {
  perform(x, effect) {
    const { state, seat } = x;
    const list = listOf(effect.effects);
    for (const who of turnOrder(state)) {
      if (effect.whom === 'all' || (effect.whom === 'others' ? who !== seat : opposed(state, who, seat) && inBattle(state, who)))
        x.callFor(who, perform, { list, at: 0, cause: seat, judged: judge(state, who, effect.effects) });
    }
  },
  feasible: always,
  worth: little,
});

export const byFace = face('by', (effect, of) => [icon(effect.whom === 'rivals' ? 'swords' : 'people'), ...of(effect.effects)]);

/** What affects several players compares them as they stand when it begins, not after the first of them has had a share. */
function judge(state: State, seat: Seat, effects: Effects): number | undefined {
  let judged: number | undefined;
  for (let at = 0; at < effects.length; at++) {
    const effect = effects[at];
    if (effect.kind === 'if' && compares(effect.test)) judged = (judged ?? 0) | (passes(state, seat, effect.test) ? 1 << at : 0);
  }
  return judged;
}
