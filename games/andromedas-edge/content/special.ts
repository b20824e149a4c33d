import type { SpecialRegion } from './cards.ts';
import { gain } from './make.ts';

/** Quasars and Vortexes; their values are Orrery's own (AE-G04, AE-G38). Two of a kind are used together. */
const tile = <const Id extends string>(region: SpecialRegion<Id>): SpecialRegion<Id> => region;

export const SPECIAL_TILES = [
  tile({ id: 'quasarVela', kind: 'quasar', dice: [1, 2, 3], vpPerDevelopment: 2 }),
  tile({ id: 'quasarIndra', kind: 'quasar', dice: [4, 5, 6], vpPerDevelopment: 2 }),
  tile({ id: 'vortexEmber', kind: 'vortex', dice: [1, 2, 3], vpPerDevelopment: 1, benefit: [gain({ energy: 1 })] }),
  tile({ id: 'vortexWhisper', kind: 'vortex', dice: [4, 5, 6], vpPerDevelopment: 1, benefit: [gain({ tactics: 1 })] }),
] as const;
export type SpecialId = (typeof SPECIAL_TILES)[number]['id'];
