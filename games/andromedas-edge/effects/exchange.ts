import { open, type Seat } from '@orrery/kernel';
import { bundleOf, LISTS, listOf } from '../catalogue.ts';
import type { EffectOf } from '../content/effects.ts';
import { goodsWorth } from '../goods-worth.ts';
import { bundleCost, printedCost } from '../prices.ts';
import { decision } from '../rulebook.ts';
import { perform } from '../rules/calls.ts';
import { canPay, payCost } from '../rules/goods.ts';
import type { State } from '../state.ts';
import { face, goodsIcons, say, TO } from './face.ts';
import { type At, asking, causeOf, lists, type Next, noteUse } from './rule.ts';

export const askExchange = decision('exchange', {
  args: { list: open<number>(), at: open<number>(), left: open<number>() },
  options: (state, seat, { list, at }): readonly ('pay' | 'skip')[] => {
    const effect = LISTS[list][at];
    return effect.kind === 'exchange' && canPay(state, seat, printedCost(effect.pay)) ? ['pay', 'skip'] : ['skip'];
  },
});

export const exchange = asking('exchange', {
  perform(x, effect) {
    const left = leftOf(x, effect);
    if (left <= 0 || !worthwhile(x.state, x.seat, effect, causeOf(x))) return done(x);
    x.locals.left = left;
    if (x.locals.agreed === true) {
      x.locals.agreed = undefined;
      return trade(x, effect);
    }
    x.ask(x.seat, askExchange, { list: x.locals.list, at: x.locals.at, left });
    return 'answered';
  },
  answered: (x, effect) => (x.answer(askExchange) === 'skip' ? done(x) : trade(x, effect)),
  feasible: worthwhile,
  worth: (effect) => Math.max(0.1, lists.worth(effect.get) - goodsWorth(bundleOf(effect.pay))),
});

function worthwhile(state: State, seat: Seat, effect: EffectOf<'exchange'>, cause: Seat): boolean {
  return canPay(state, seat, printedCost(effect.pay)) && lists.feasible(state, seat, effect.get, cause);
}

const leftOf = (x: At, effect: EffectOf<'exchange'>): number => x.locals.left ?? effect.times;

function done(x: At): Next {
  x.locals.at++;
  x.locals.left = undefined;
  return 'next';
}

/** Pays once; whether it can be done again is seen when this has been. */
function trade(x: At, effect: EffectOf<'exchange'>): Next {
  noteUse(x);
  x.locals.left = leftOf(x, effect) - 1;
  x.call(payCost, { cost: bundleCost(effect.pay, 0) });
  x.call(perform, { list: listOf(effect.get), at: 0, cause: x.locals.cause });
  return 'next';
}

export const exchangeFace = face('exchange', (effect, of) => [
  ...goodsIcons(effect.pay),
  TO,
  ...of(effect.get),
  ...(effect.times > 1 ? [say(`×${effect.times}`)] : []),
]);
