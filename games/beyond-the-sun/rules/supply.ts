import type { Seat } from '@orrery/kernel';
import { matOf } from '../content/factions.ts';
import { COLUMNS } from '../content/kinds.ts';
import type { Context } from '../rulebook.ts';
import type { Faction, Shown, State } from '../state.ts';
import { noteChange } from './flow.ts';

/** Chapter: using supply and returning population. Cubes leave the columns from the left and come back from the right. */

export function supplyOf(faction: Faction): number {
  const { supply } = faction;
  return supply[0] + supply[1] + supply[2] + supply[3] + supply[4];
}

export const roomIn = (state: Shown, faction: Faction, column: number): number =>
  matOf(faction.mat, state.config.options.mats).columns[column] - faction.supply[column];

/** The column a cube is taken from; -1 when there is no supply. */
export function takeSupply(faction: Faction): number {
  const { supply } = faction;
  for (let c = 0; c < 5; c++) {
    if (supply[c] > 0) {
      supply[c]--;
      return c;
    }
  }
  return -1;
}

/** Puts a cube into the rightmost column with a free place; when all are full, column A grows longer. */
export function putSupply(state: State, faction: Faction): number {
  const { columns } = matOf(faction.mat, state.config.options.mats);
  const { supply } = faction;
  for (let c = 4; c > 0; c--) {
    if (supply[c] < columns[c]) {
      supply[c]++;
      return c;
    }
  }
  supply[0]++;
  return 0;
}

/** Supply to population, food markers or not. */
export function recruitOne(x: Context, seat: Seat): boolean {
  const faction = x.state.factions[seat];
  const column = takeSupply(faction);
  if (column < 0) return false;
  faction.population++;
  noteChange(x);
  x.emit({ type: 'recruited', seat, column: COLUMNS[column] });
  return true;
}

export function returnPopulation(x: Context, seat: Seat): void {
  const faction = x.state.factions[seat];
  faction.population--;
  const column = putSupply(x.state, faction);
  x.emit({ type: 'populationReturned', seat, column: COLUMNS[column] });
}
