/** The hex map: five rows of six, odd rows shifted half a hex to the right. Row 0 is the six nebulae. */

export const ROWS = 5;
export const COLUMNS = 6;
export const CELLS = ROWS * COLUMNS;
/** A place on the map, 0 to 29 in reading order. */
export type Cell = number;

export const ALL_CELLS: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell);

/** What lies on a cell: a planet is its type (0-4), a base 10 + its number. */
export const EMPTY = -1;
export const BASE = 10;
export const NEBULA = 20;
/** The two special regions, Quasars or Vortexes. */
export const SPECIAL = 21;

/** The marked spaces for the first and second special region. The third mark, 22, serves other products only. */
export const SPECIAL_CELLS: readonly Cell[] = [13, 15];

export const isPlanet = (tile: number): boolean => tile >= 0 && tile < 5;
export const isBase = (tile: number): boolean => tile >= BASE && tile < NEBULA;
export const isSpecial = (tile: number): boolean => tile >= SPECIAL;

export const NEIGHBOURS: readonly (readonly Cell[])[] = Array.from({ length: CELLS }, (_, cell) => {
  const row = Math.floor(cell / COLUMNS);
  const column = cell % COLUMNS;
  const shift = row % 2 === 0 ? -1 : 0;
  const around: [number, number][] = [
    [row - 1, column + shift],
    [row - 1, column + shift + 1],
    [row, column - 1],
    [row, column + 1],
    [row + 1, column + shift],
    [row + 1, column + shift + 1],
  ];
  return around.filter(([r, c]) => r >= 0 && r < ROWS && c >= 0 && c < COLUMNS).map(([r, c]) => r * COLUMNS + c);
});

export const adjacent = (a: Cell, b: Cell): boolean => NEIGHBOURS[a].includes(b);

/** Farther than any range. */
export const FAR = CELLS;

const queue = new Int8Array(CELLS);

/**
 * Writes into `distance` how many steps each region is from the nearest of `origins`. An empty space is no region; nothing goes
 * through a Quasar; without Voyage nothing goes through or into a nebula, though a ship in one may be the origin. What is out of range
 * counts as far away.
 */
export function distances(
  tiles: readonly number[],
  origins: readonly Cell[],
  voyage: boolean,
  quasars: boolean,
  distance: Int8Array,
  range = FAR,
): Int8Array {
  distance.fill(FAR);
  let head = 0;
  let tail = 0;
  for (let i = 0; i < origins.length; i++) {
    const cell = origins[i];
    if (distance[cell] === 0) continue;
    distance[cell] = 0;
    queue[tail++] = cell;
  }
  while (head < tail) {
    const cell = queue[head++];
    const next = distance[cell] + 1;
    if (next > range) break;
    const around = NEIGHBOURS[cell];
    for (let i = 0; i < around.length; i++) {
      const to = around[i];
      const tile = tiles[to];
      if (distance[to] !== FAR || tile === EMPTY) continue;
      if ((tile === NEBULA && !voyage) || (tile >= SPECIAL && quasars)) continue;
      distance[to] = next;
      queue[tail++] = to;
    }
  }
  return distance;
}
