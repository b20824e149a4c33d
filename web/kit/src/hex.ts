/** Hexagons in axial coordinates (q to the right, r down and right), for maps of tiles. */
export type Hex = { readonly q: number; readonly r: number };
export type Point = { readonly x: number; readonly y: number };

/** The centre of a pointy-topped hexagon whose corners lie `size` from its centre. */
export const hexCentre = ({ q, r }: Hex, size: number): Point => ({ x: size * Math.sqrt(3) * (q + r / 2), y: size * 1.5 * r });

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

/** Neighbours in the order of the edges: edge i lies between corner i and corner i + 1. */
export const hexNeighbours = ({ q, r }: Hex): Hex[] => [
  { q: q + 1, r: r - 1 },
  { q: q + 1, r },
  { q, r: r + 1 },
  { q: q - 1, r: r + 1 },
  { q: q - 1, r },
  { q, r: r - 1 },
];

/** The box around some hexagons, as an SVG viewBox. */
export function hexBox(hexes: readonly Hex[], size: number, margin = 8): { x: number; y: number; width: number; height: number } {
  const centres = hexes.map((hex) => hexCentre(hex, size));
  const xs = centres.map((c) => c.x);
  const ys = centres.map((c) => c.y);
  const half = (size * Math.sqrt(3)) / 2;
  const x = Math.min(...xs) - half - margin;
  const y = Math.min(...ys) - size - margin;
  return { x, y, width: Math.max(...xs) + half + margin - x, height: Math.max(...ys) + size + margin - y };
}
