import type { Setup } from '../rules/chapters.ts';
import type { ShipLevel } from './kinds.ts';

/** A mat: room in the supply columns, and at how many markers removed each further symbol of a track shows. */
export type Mat = {
  readonly columns: readonly number[];
  /** The first symbol always shows. */
  readonly food: readonly number[];
  readonly ore: readonly number[];
};

export type Start = {
  /** Extra population, taken from this column. */
  readonly populationFrom?: number;
  readonly ship: ShipLevel;
  readonly ore: number;
  /** A second ship of level 1, taken from this column. */
  readonly escortFrom?: number;
};

export type FactionCard = { readonly start: Start; readonly expert: Mat };

/** All standard mats have the same tracks. */
export const STANDARD: Mat = { columns: [4, 4, 3, 3, 3], food: [0, 2, 4, 6, 8], ore: [0, 2, 4, 6, 8] };
export const PLAIN_START: Start = { ship: 1, ore: 0 };

/** Points of the seven automation steps; each step beyond them is worth `BEYOND`. */
export const AUTOMATION_POINTS: readonly number[] = [0, 0, 1, 1, 1, 2, 2];
export const BEYOND = 1;

export const STARTING_POPULATION = 2;
/** By number of players, in turn order. Those who come later find technologies already known: among three and four the first has 1 more. */
const STARTING_ORE: Readonly<Record<number, readonly number[]>> = { 2: [2, 2], 3: [3, 2, 2], 4: [3, 2, 2, 2] };
export const startingOre = (seats: number, place: number): number => STARTING_ORE[seats][place];

/** Two names are known; the others, the starts and the expert mats are Orrery's own. */
const all = {
  unOfSol: {
    start: { ...PLAIN_START, populationFrom: 2 },
    expert: { columns: [5, 4, 3, 3, 2], food: [0, 1, 3, 6, 8], ore: [0, 2, 4, 6, 8] },
  },
  nishidaOstergaard: {
    start: { ...PLAIN_START, ship: 2 },
    expert: { columns: [4, 3, 4, 3, 3], food: [0, 2, 3, 6, 8], ore: [0, 2, 3, 5, 8] },
  },
  lunarCombine: {
    start: { ...PLAIN_START, ore: 2 },
    expert: { columns: [4, 3, 3, 3, 4], food: [0, 2, 5, 7, 8], ore: [0, 2, 3, 5, 7] },
  },
  aresAssembly: {
    start: { ...PLAIN_START, escortFrom: 0, ore: 2 },
    expert: { columns: [3, 4, 4, 3, 3], food: [0, 1, 4, 6, 8], ore: [0, 1, 4, 6, 8] },
  },
} as const satisfies Record<string, FactionCard>;
export type FactionId = keyof typeof all;
export const FACTIONS: Readonly<Record<FactionId, FactionCard>> = all;
export const FACTION_IDS = Object.keys(all) as FactionId[];

export const matOf = (faction: FactionId, mats: Setup['options']['mats']): Mat => (mats === 'expert' ? FACTIONS[faction].expert : STANDARD);

/** Expert abilities: A works from this automation step on. */
export const ABILITY_A_FROM = 2;
export const UN_TRADES = 3;
export const UN_COLONIES = 3;
export const LUNAR_STEP = 4;
