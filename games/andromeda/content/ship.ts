/**
 * The ship is laid out on a grid of three by three, bow to the right. A place is 0 to 8, row by row:
 *
 *   0 1 2
 *   3 4 5
 *   6 7 8
 */
export type Place = number;

export const PLACES = 9;
export const AIRLOCK_PLACE: Place = 4;

/** With two players the ship lacks two opposite corners. */
const ALL: readonly Place[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const SMALL: readonly Place[] = [0, 1, 3, 4, 5, 7, 8];
export const shipPlaces = (seats: number): readonly Place[] => (seats === 2 ? SMALL : ALL);

/** Places that share a side. */
export const NEIGHBOURS: readonly (readonly Place[])[] = ALL.map((a) => ALL.filter((b) => distance(a, b) === 1));

/** Three places in a straight line. */
export const LINES: readonly (readonly Place[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
];

export const CORNERS: readonly Place[] = [0, 2, 6, 8];

function distance(a: Place, b: Place): number {
  return Math.abs((a % 3) - (b % 3)) + Math.abs(Math.floor(a / 3) - Math.floor(b / 3));
}
