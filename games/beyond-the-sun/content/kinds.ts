/** The small vocabulary everything else is written in. */

export const TYPES = ['science', 'economy', 'military', 'commerce'] as const;
export type TechType = (typeof TYPES)[number];

/** Technology levels; the fourth is printed IIII on the cards of the box. */
export type Level = 1 | 2 | 3 | 4;
export type ShipLevel = 1 | 2 | 3 | 4;
export const SHIP_LEVELS: readonly ShipLevel[] = [1, 2, 3, 4];
export const HIGHEST_SHIP = 4;

/** What a system is good for, and so which production track its base comes from. */
export const SPECIALISATIONS = ['food', 'ore'] as const;
export type Specialisation = (typeof SPECIALISATIONS)[number];
/** A production marker, or the star that stands in for one. */
export type Marker = Specialisation | 'star';

/** Markers in a row are kept as letters, oldest first: cheap to copy, easy to read in a save. */
export const LETTER = { food: 'f', ore: 'o', star: '*' } as const satisfies Record<Marker, string>;
export const markerOf = (letter: string): Marker => (letter === 'f' ? 'food' : letter === 'o' ? 'ore' : 'star');

export const COLUMNS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Column = (typeof COLUMNS)[number];

export const CUBES = 20;
export const MARKERS = 8;

/** Levels as they are printed. */
export const ROMAN = ['', 'I', 'II', 'III', 'IV'] as const;
