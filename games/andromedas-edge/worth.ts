import { MOON_GOODS, moduleCard } from './catalogue.ts';
import { MODULES } from './content/modules.ts';
import { MOONS } from './content/moons.ts';
import { effectsWorth } from './effects/rules.ts';
import { goodsWorth } from './goods-worth.ts';

/**
 * Rough worth of printed things in victory points, for players that judge a table at a glance: what a module does once, what a
 * moon brings. Computed once; what it leaves out the weights of the evaluation make up for.
 */

const moduleWorths: readonly number[] = MODULES.map((card) => effectsWorth(card.effects));
const coreWorths: readonly number[] = [-1, -2, -3, -4].map((id) => (id === -1 ? 0.7 : effectsWorth(moduleCard(id).effects)));
/** One activation. */
export const activationWorth = (id: number): number => (id < 0 ? coreWorths[-1 - id] : moduleWorths[id]);

export const MOON_WORTH: readonly number[] = MOONS.map((moon, i) => goodsWorth(MOON_GOODS[i]) + 0.8 * moon.repair);
