/** What follows from the table as it lies: for now, and for what is foreseen. */
import type { Bundle } from '../content/resources.ts';
import { type Resource, resources } from '../content/resources.ts';
import { PLACE, planetMarkers, systems } from '../content/systems.ts';
import { NONE } from '../state.ts';
import type { PlanetView, PlayerView, TableView } from '../view.ts';

/** Changes by resource; only what changes is named. */
export type Change = Partial<Record<Resource, number>>;

/** What a seat has less and more of in a later table. */
export function changeOf(now: TableView, then: TableView | undefined, seat: number): { readonly pay: Change; readonly gain: Change } {
  const pay: Change = {};
  const gain: Change = {};
  const [before, after] = [now.players[seat], then?.players[seat]];
  if (before !== undefined && after !== undefined)
    for (const r of resources) {
      const by = after[r] - before[r];
      if (by > 0) gain[r] = by;
      else if (by < 0) pay[r] = -by;
    }
  return { pay, gain };
}

export function rewardAt(table: TableView, planet: PlanetView): Bundle {
  return planet.slot === PLACE
    ? planetMarkers[table.places[planet.system]].reward
    : systems[table.row[planet.system]].planets[planet.slot].reward;
}

/** Cubes of each player on a trade card or in a box. */
export const cubesIn = (table: TableView, of: readonly number[], slot: number): readonly number[] =>
  of.slice(slot * table.players.length, (slot + 1) * table.players.length);

/** Seats of single cubes, in seat order. */
export const singly = (counts: readonly number[]): number[] => counts.flatMap((n, seat) => Array.from({ length: n }, () => seat));

/** Whether the cubes on a card and those that will move up fill it at the end of the round. */
export function turnsGolden(table: TableView, slot: number, extra = 0): boolean {
  const cubes = [...cubesIn(table, table.onTrade, slot), ...cubesIn(table, table.inBox, slot)].reduce((a, b) => a + b, extra);
  return !table.turned[slot] && cubes >= table.tradeSpaces;
}

/** Who goes first next round. */
export function nextOrder(table: TableView): number[] {
  const at = (seat: number): number => table.players[seat].prestige * 8 + table.arrival.indexOf(seat);
  return [...table.order].sort((a, b) => at(b) - at(a));
}

/** The only one with the most cruisers, strength deciding between equals; NONE when nobody is alone on top. */
export function overlordOf({ players }: TableView): number {
  const worth = players.map(({ cruisers, strength }) => (cruisers > 0 ? cruisers * 100 + strength : 0));
  const best = Math.max(...worth);
  return best > 0 && worth.filter((w) => w === best).length === 1 ? worth.indexOf(best) : NONE;
}

/** Who has researched it. */
export const holdersOf = ({ players }: TableView, technology: number): number[] =>
  players.flatMap((player, seat) => (hasTechnology(player, technology) ? [seat] : []));

export const hasTechnology = (player: PlayerView | undefined, technology: number): boolean =>
  player !== undefined && ((player.technologies >> technology) & 1) === 1;
