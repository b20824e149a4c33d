import { automate, build, type Effect, gainOre, jump, recruit } from './effects.ts';
import type { FactionId } from './factions.ts';

/** What an expert mat can do: A again and again once gained, B a single time. */
export type Ability = { readonly faction: FactionId; readonly slot: 'A' | 'B'; readonly effects: readonly Effect[] };

/** The conditions of the UN's A and Nishida's B are the rulebook's; the rest is Orrery's own. */
const all = {
  'unOfSol.A': { faction: 'unOfSol', slot: 'A', effects: [jump(2)] },
  'unOfSol.B': { faction: 'unOfSol', slot: 'B', effects: [recruit(2)] },
  'nishidaOstergaard.A': { faction: 'nishidaOstergaard', slot: 'A', effects: [gainOre(1)] },
  /** Automates the other track: written for both, the mat picks. */
  'nishidaOstergaard.B.food': { faction: 'nishidaOstergaard', slot: 'B', effects: [automate('ore'), gainOre(3)] },
  'nishidaOstergaard.B.ore': { faction: 'nishidaOstergaard', slot: 'B', effects: [automate('food'), gainOre(3)] },
  /** Decommissioning costs no ore: read where ships are traded in. */
  'lunarCombine.A': { faction: 'lunarCombine', slot: 'A', effects: [] },
  'lunarCombine.B': { faction: 'lunarCombine', slot: 'B', effects: [build('supply', 3)] },
  'aresAssembly.A': { faction: 'aresAssembly', slot: 'A', effects: [gainOre(1)] },
  'aresAssembly.B': { faction: 'aresAssembly', slot: 'B', effects: [jump(3)] },
} as const satisfies Record<string, Ability>;
export type AbilityId = keyof typeof all;
export const ABILITIES: Readonly<Record<AbilityId, Ability>> = all;
export const ABILITY_IDS = Object.keys(all) as AbilityId[];
