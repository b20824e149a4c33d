import type { Effects } from './effects.ts';
import type { ModuleType } from './ids.ts';
import { buildDevelopment, buildShip, choose, gain, repair } from './make.ts';

/** The four core modules printed on every station, by row (AE-245 to AE-249). */
export const CORE_ACTIONS: Readonly<Record<ModuleType, Effects>> = {
  0: [gain({ energy: 2 }), { do: 'fireScience' }],
  1: [choose([buildShip('full')], [repair()])],
  2: [gain({ credits: 1 })],
  3: [choose([gain({ tactics: 1 })], [buildDevelopment()])],
};
