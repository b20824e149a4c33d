/** Where the regions lie: the map in its own units, of which a laptop shows one on each pixel. */
import { hexCorners, type Point, pointsOf } from '@orrery/kit';
import { CELLS, type Cell, COLUMNS } from '../map.ts';

/** From a tile's centre to its corners. */
export const RADIUS = 62.5;
const PITCH = { x: 112.6, y: 97.5 };

export const MAP = { width: 736, height: 516 };

const CENTRES: readonly Point[] = Array.from({ length: CELLS }, (_, cell) => {
  const row = Math.floor(cell / COLUMNS);
  return { x: 58 + (cell % COLUMNS) * PITCH.x + (row % 2) * (PITCH.x / 2), y: 55 + row * PITCH.y };
});
export const centreOf = (cell: Cell): Point => CENTRES[cell];

export const TILE = pointsOf(hexCorners({ x: 0, y: 0 }, RADIUS));
export const INNER_TILE = pointsOf(hexCorners({ x: 0, y: 0 }, RADIUS - 4));

/** So many pieces in a box around (x, y): where each stands, and how large. */
export function spread(n: number, x: number, y: number, width: number): { readonly size: number; readonly at: readonly Point[] } {
  if (n === 0) return { size: 0, at: [] };
  const rows = n > 3 ? 2 : 1;
  const columns = Math.ceil(n / rows);
  const size = Math.min(n > 3 ? 22 : 29, width / columns);
  const at = Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, n - row * columns);
    return {
      x: x + ((i % columns) - (inRow - 1) / 2) * (size + 1),
      y: y + (row - (rows - 1) / 2) * (size - 1),
    };
  });
  return { size, at };
}
