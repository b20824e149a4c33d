import { listOf } from '../catalogue.ts';
import { compares, passes } from '../counts.ts';
import { perform } from '../rules/calls.ts';
import { face, say, testIcons } from './face.ts';
import { asking, lists, noteUse } from './rule.ts';

export const conditional = asking('if', {
  perform(x, effect) {
    noteUse(x);
    const { judged } = x.locals;
    const at = x.locals.at++;
    const holds = judged !== undefined && compares(effect.test) ? (judged & (1 << at)) !== 0 : passes(x.state, x.seat, effect.test);
    x.call(perform, { list: listOf(holds ? effect.yes : effect.no), at: 0, cause: x.locals.cause });
    return 'next';
  },
  answered: () => 'next',
  feasible: (state, seat, effect, cause) => lists.feasible(state, seat, passes(state, seat, effect.test) ? effect.yes : effect.no, cause),
  worth: (effect) => (lists.worth(effect.yes) + lists.worth(effect.no)) / 2,
});

export const conditionalFace = face('if', (effect, of) => [...testIcons(effect.test), ...of(effect.yes), say(':'), ...of(effect.no)]);
