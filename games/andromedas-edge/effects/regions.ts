import type { Regions } from '../content/effects.ts';
import { ALL_CELLS, type Cell, isPlanet, NEBULA } from '../map.ts';
import { shipsAt } from '../queries.ts';
import type { State } from '../state.ts';

/** The regions an effect reaches. */
export function regionsOf(state: State, regions: Regions): Cell[] {
  const found: Cell[] = [];
  for (const cell of ALL_CELLS) {
    const tile = state.tile[cell];
    if (regions === 'nebulae' ? tile === NEBULA : isPlanet(tile) && state.players.every((player) => shipsAt(player, cell) === 0))
      found.push(cell);
  }
  return found;
}
