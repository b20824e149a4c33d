import { LISTS } from '../catalogue.ts';
import { ruleOf } from '../effects/rules.ts';
import { define } from '../rulebook.ts';
import { perform } from './calls.ts';

/** Reads a list of effects: what each means is said in effects/, in a file of its own. */
define(perform, {
  next: (x) => {
    const effect = LISTS[x.locals.list][x.locals.at];
    return effect === undefined ? 'end' : ruleOf(effect).perform(x, effect);
  },
  answered: (x) => {
    const effect = LISTS[x.locals.list][x.locals.at];
    return ruleOf(effect).answered(x, effect);
  },
});
