import type { Seat } from '@orrery/kernel';
import { matOf } from '../content/factions.ts';
import { COLUMNS, type Column, MARKERS } from '../content/kinds.ts';
import type { Context } from '../rulebook.ts';
import { decision } from '../rulebook.ts';
import type { Shown } from '../state.ts';
import { gain } from './ore.ts';

/** Chapter: production. */

const PRODUCTION = ['growth', 'ore', 'trade'] as const;
export const chooseProduction = decision('chooseProduction', { options: (): readonly (typeof PRODUCTION)[number][] => PRODUCTION });

function visible(thresholds: readonly number[], removed: number): number {
  let count = 0;
  while (count < thresholds.length && thresholds[count] <= removed) count++;
  return count;
}

/** How many letters of the food track can be seen: A, then B, and so on. */
export const growthSymbols = (state: Shown, seat: Seat): number =>
  visible(matOf(state.factions[seat].mat, state.config.options.mats).food, MARKERS - state.factions[seat].food);

export const oreSymbols = (state: Shown, seat: Seat): number =>
  visible(matOf(state.factions[seat].mat, state.config.options.mats).ore, MARKERS - state.factions[seat].mines);

/** One cube from each column whose letter shows; an empty column gives nothing. */
export function growPopulation(x: Context, seat: Seat): void {
  const faction = x.state.factions[seat];
  const columns: Column[] = [];
  for (let c = 0, shown = growthSymbols(x.state, seat); c < shown; c++) {
    if (faction.supply[c] === 0) continue;
    faction.supply[c]--;
    faction.population++;
    columns.push(COLUMNS[c]);
  }
  x.emit({ type: 'populationGrown', seat, columns });
}

export const produceOre = (x: Context, seat: Seat): void => gain(x, seat, oreSymbols(x.state, seat));
