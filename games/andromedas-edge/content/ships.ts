import type { ShipSpec } from './cards.ts';
import type { Goods } from './effects.ts';

/** The printed ships (ledger table S), by ship type, before any upgrade. */
export const SHIPS: readonly (ShipSpec & { readonly cost: Goods; readonly pieces: number; readonly startBuilt: number })[] = [
  { cost: { titanium: 2 }, range: 1, weapons: 1, shields: 0, targeting: 0, abilities: ['populate'], pieces: 6, startBuilt: 3 },
  { cost: { titanium: 3 }, range: 2, weapons: 2, shields: 0, targeting: 0, abilities: ['attack'], pieces: 1, startBuilt: 0 },
  { cost: { titanium: 3 }, range: 3, weapons: 1, shields: 0, targeting: 0, abilities: ['voyage'], pieces: 1, startBuilt: 0 },
  { cost: { titanium: 4 }, range: 1, weapons: 3, shields: 1, targeting: 0, abilities: ['jump'], pieces: 1, startBuilt: 0 },
];
