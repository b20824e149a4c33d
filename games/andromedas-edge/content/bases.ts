import type { Effects, Goods } from './effects.ts';
import { CIVILIZATION, COMMERCE, INDUSTRY, type ModuleType, SCIENCE } from './ids.ts';
import { buildDevelopment, buildShip, choose, eventMarker, gain, repair } from './make.ts';

/** The actions of the Alliance Bases, by base (AE-166 to AE-183). It is compulsory: `price` must be paid, `effects` carried out. */
export type BaseAction = {
  readonly price: Goods;
  readonly effects: Effects;
  /** A Field: after `effects`, the purchase of 1 or 2 modules of these types. */
  readonly sells?: readonly ModuleType[];
};

export const BASE_ACTIONS: readonly BaseAction[] = [
  { price: { any: 2 }, effects: [gain({ tactics: 3 })] },
  { price: { any: 2 }, effects: [gain({ credits: 2 })] },
  { price: {}, effects: [eventMarker(1)], sells: [SCIENCE, INDUSTRY] },
  { price: {}, effects: [eventMarker(1)], sells: [COMMERCE, CIVILIZATION] },
  { price: {}, effects: [choose([buildShip('full')], [repair()])] },
  { price: {}, effects: [buildDevelopment()] },
];
