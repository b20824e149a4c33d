import { type Bundle, bundleOf, MOON_GOODS, moduleCard, VP } from './catalogue.ts';
import type { Effect, Effects } from './content/effects.ts';
import { MODULES } from './content/modules.ts';
import { MOONS } from './content/moons.ts';

/**
 * Rough worth of printed things in victory points, for players that judge a table at a glance: what a module does once, what a
 * moon brings. Computed once; what it leaves out the weights of the evaluation make up for.
 */

/** Energy, titanium, ice, nanocarbon, credits, tactics, any, material, VP. */
const UNIT: readonly number[] = [0.35, 0.55, 0.55, 0.55, 0.7, 0.6, 0.7, 0.6, 1];

export function goodsWorth(goods: Bundle): number {
  let worth = 0;
  for (let i = 0; i <= VP; i++) worth += goods[i] * UNIT[i];
  return worth;
}

function effectWorth(effect: Effect): number {
  switch (effect.do) {
    case 'gain':
      return goodsWorth(bundleOf(effect.goods));
    case 'gainPer':
      return 1.2 * goodsWorth(bundleOf(effect.goods));
    case 'exchange':
      return Math.max(0.1, effectsWorth(effect.get) - goodsWorth(bundleOf(effect.pay)));
    case 'choose':
      return Math.max(...effect.of.map(effectsWorth));
    case 'if':
      return (effectsWorth(effect.yes) + effectsWorth(effect.no)) / 2;
    case 'repair':
      return 0.8 * effect.times;
    case 'advance':
      return 1.8 * effect.spaces;
    case 'module':
      return effect.price === 'free' ? 2.5 : 0.8;
    case 'buildShip':
      return effect.price === 'free' ? 1.8 : 0.6;
    case 'buildDevelopment':
      return 1;
    case 'recruit':
      return 0.6 * effect.leaders;
    case 'claimMoon':
      return 1;
    case 'moonBenefit':
    case 'activateModule':
      return 0.9;
    case 'upgrade':
    case 'discovery':
      return 2;
    default:
      return 0.3;
  }
}

export function effectsWorth(effects: Effects): number {
  let worth = 0;
  for (const effect of effects) worth += effectWorth(effect);
  return worth;
}

const moduleWorths: readonly number[] = MODULES.map((card) => effectsWorth(card.effects));
const coreWorths: readonly number[] = [-1, -2, -3, -4].map((id) => (id === -1 ? 0.7 : effectsWorth(moduleCard(id).effects)));
/** One activation. */
export const activationWorth = (id: number): number => (id < 0 ? coreWorths[-1 - id] : moduleWorths[id]);

export const MOON_WORTH: readonly number[] = MOONS.map((moon, i) => goodsWorth(MOON_GOODS[i]) + 0.8 * moon.repair);
