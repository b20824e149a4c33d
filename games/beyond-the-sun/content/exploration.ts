import type { Specialisation } from './kinds.ts';

/** Every location of both sides of the exploration board, and the place of a rogue star beside it. The state refers to them by index. */
export const LOCATIONS = ['sol', 'a1', 'a2', 'y1', 'y2', 'y3', 'b1', 'b2', 'deepSpace', 'rogue'] as const;
export type LocationId = (typeof LOCATIONS)[number];
export const LOCATION = Object.fromEntries(LOCATIONS.map((id, i) => [id, i])) as Readonly<Record<LocationId, number>>;

export const SOL = LOCATION.sol;
export const DEEP_SPACE = LOCATION.deepSpace;
export const ROGUE = LOCATION.rogue;
export const A_SPACES: readonly number[] = [LOCATION.a1, LOCATION.a2];
export const B_SPACES: readonly number[] = [LOCATION.b1, LOCATION.b2];

/** Shipyards: where ships are built besides Sol, and what their bases are good for. */
export const SHIPYARDS: Readonly<Record<number, readonly Specialisation[]>> = {
  [LOCATION.y1]: ['food'],
  [LOCATION.y2]: ['ore'],
  [LOCATION.y3]: ['food', 'ore'],
};

export type Side = { readonly places: readonly number[]; readonly neighbours: readonly (readonly number[])[] };

const side = (places: readonly LocationId[], lines: readonly (readonly [LocationId, LocationId])[]): Side => {
  const neighbours: number[][] = LOCATIONS.map(() => []);
  for (const [a, b] of lines) {
    neighbours[LOCATION[a]].push(LOCATION[b]);
    neighbours[LOCATION[b]].push(LOCATION[a]);
  }
  return { places: places.map((id) => LOCATION[id]), neighbours: neighbours.map((list) => list.sort((a, b) => a - b)) };
};

/** The side for 2 players: two shipyards. */
const DUEL = side(
  ['sol', 'a1', 'a2', 'y1', 'y2', 'b1', 'b2', 'deepSpace'],
  [
    ['sol', 'a1'],
    ['sol', 'a2'],
    ['a1', 'y1'],
    ['a2', 'y2'],
    ['y1', 'y2'],
    ['y1', 'b1'],
    ['y2', 'b2'],
    ['b1', 'deepSpace'],
    ['b2', 'deepSpace'],
  ],
);

/** The side for 3 and 4 players: a third shipyard in the middle. */
const CROWD = side(
  ['sol', 'a1', 'a2', 'y1', 'y2', 'y3', 'b1', 'b2', 'deepSpace'],
  [
    ['sol', 'a1'],
    ['sol', 'a2'],
    ['a1', 'y1'],
    ['a1', 'y3'],
    ['a2', 'y2'],
    ['a2', 'y3'],
    ['y1', 'b1'],
    ['y3', 'b1'],
    ['y3', 'b2'],
    ['y2', 'b2'],
    ['b1', 'deepSpace'],
    ['b2', 'deepSpace'],
  ],
);

export const sideFor = (seats: number): Side => (seats === 2 ? DUEL : CROWD);
