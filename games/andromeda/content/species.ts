/** The eight species: names, abilities and starting numbers are original Orrery content. */
import type { DieSymbol } from './dice.ts';

export type Ability =
  /** The die of this symbol does one more than it says. */
  | { readonly kind: 'extra'; readonly symbol: Extract<DieSymbol, 'training' | 'movement'>; readonly by: number }
  /** So many contamination dice have no effect in each own turn. */
  | { readonly kind: 'immune'; readonly dice: number }
  /** An Improvise die both trains and calls. */
  | { readonly kind: 'improviseBoth' }
  /** Once in a turn any command die is a Use Technology die. */
  | { readonly kind: 'anyDieTechnology' }
  /** The first exploration of a turn costs no die. */
  | { readonly kind: 'freeExploration' }
  /** Sacrificed researchers return to the species card instead of the supply. */
  | { readonly kind: 'sacrificesReturn' }
  /** So many room actions in a round, each of another room. */
  | { readonly kind: 'roomActions'; readonly count: number };

export type Species = {
  /** Researchers that begin in the airlock (the green number). */
  readonly airlock: number;
  /** Researchers that begin trained (the orange number). */
  readonly card: number;
  readonly ability: Ability;
};

export const SPECIES_IDS = ['sylth', 'tarn', 'mnemos', 'orphane', 'vherrin', 'kessik', 'ulmara', 'dovani'] as const;
export type SpeciesId = (typeof SPECIES_IDS)[number];

export const SPECIES: Readonly<Record<SpeciesId, Species>> = {
  sylth: { airlock: 4, card: 3, ability: { kind: 'extra', symbol: 'movement', by: 1 } },
  tarn: { airlock: 4, card: 3, ability: { kind: 'extra', symbol: 'training', by: 1 } },
  mnemos: { airlock: 3, card: 3, ability: { kind: 'anyDieTechnology' } },
  orphane: { airlock: 4, card: 2, ability: { kind: 'sacrificesReturn' } },
  vherrin: { airlock: 3, card: 2, ability: { kind: 'immune', dice: 1 } },
  kessik: { airlock: 3, card: 2, ability: { kind: 'improviseBoth' } },
  ulmara: { airlock: 3, card: 3, ability: { kind: 'freeExploration' } },
  dovani: { airlock: 4, card: 2, ability: { kind: 'roomActions', count: 2 } },
};
