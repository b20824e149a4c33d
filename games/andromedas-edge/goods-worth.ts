import { type Bundle, VP } from './catalogue.ts';

/** Energy, titanium, ice, nanocarbon, credits, tactics, any, material, VP. */
const UNIT: readonly number[] = [0.35, 0.55, 0.55, 0.55, 0.7, 0.6, 0.7, 0.6, 1];

export function goodsWorth(goods: Bundle): number {
  let worth = 0;
  for (let i = 0; i <= VP; i++) worth += goods[i] * UNIT[i];
  return worth;
}
