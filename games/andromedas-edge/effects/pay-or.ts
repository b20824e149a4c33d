import { open } from '@orrery/kernel';
import { LISTS, listOf } from '../catalogue.ts';
import type { EffectOf } from '../content/effects.ts';
import { bundleCost, printedCost } from '../prices.ts';
import { decision } from '../rulebook.ts';
import { perform } from '../rules/calls.ts';
import { canPay, payCost } from '../rules/goods.ts';
import { face, goodsIcons, say } from './face.ts';
import { type At, always, asking, little, type Next } from './rule.ts';

export const askPayOr = decision('payOr', {
  args: { list: open<number>(), at: open<number>() },
  options: (state, seat, { list, at }): readonly ('pay' | 'suffer')[] => {
    const effect = LISTS[list][at];
    return effect.kind === 'payOr' && canPay(state, seat, printedCost(effect.pay)) ? ['pay', 'suffer'] : ['suffer'];
  },
});

export const payOr = asking('payOr', {
  perform(x, effect) {
    if (!canPay(x.state, x.seat, printedCost(effect.pay))) return suffer(x, effect);
    x.ask(x.seat, askPayOr, { list: x.locals.list, at: x.locals.at });
    return 'answered';
  },
  answered(x, effect) {
    if (x.answer(askPayOr) === 'suffer') return suffer(x, effect);
    x.locals.at++;
    x.call(payCost, { cost: bundleCost(effect.pay, 0) });
    return 'next';
  },
  feasible: always,
  worth: little,
});

function suffer(x: At, effect: EffectOf<'payOr'>): Next {
  x.locals.at++;
  x.call(perform, { list: listOf(effect.or), at: 0, cause: x.locals.cause });
  return 'next';
}

export const payOrFace = face('payOr', (effect, of) => [...goodsIcons(effect.pay, '−'), say('/'), ...of(effect.or)]);
