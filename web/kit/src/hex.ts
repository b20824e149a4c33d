/** Hexagons that stand on a corner, for maps of tiles. */
export type Point = { readonly x: number; readonly y: number };

/** The corners, clockwise from the top. */
export function hexCorners({ x, y }: Point, size: number): Point[] {
  const corners: Point[] = [];
  for (let i = 0; i < 6; i++) {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    corners.push({ x: x + size * Math.cos(angle), y: y + size * Math.sin(angle) });
  }
  return corners;
}

export const pointsOf = (points: readonly Point[]): string => points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
