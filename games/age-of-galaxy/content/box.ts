/**
 * The figures printed on the boards. Published: costs, limits, counts. Original to Orrery, where no source gives the value: war rewards
 * beside the three-player example, congress values, research cost, the common lightning rates and the solo thresholds.
 */
import { type Bundle, bundle } from './resources.ts';

export const ROUNDS = 5;
export const SYSTEMS_IN_ROW = 5;
export const HAND = 7;
export const MOST_REDRAWN = 3;
export const MOST_MAIN_FACTIONS = 3;
export const CUBES = 16;
export const CUBES_PER_ROUND = 3;
export const MOST_GOLDEN_CUBES = 3;
export const CRUISERS = 9;
export const MOST_CRUISERS = 5;
export const START_PRODUCTIVITY = 3;

export const DEVELOP_COST = 7;
export const CRUISER_COST = 2;
export const SALVAGE_COST = 3;
export const APPOINT_COST = 3;
export const RESEARCH_COST = 5;
/** What an advanced technology costs on top, in discovery. */
export const ADVANCED_COST = 1;
export const PLUNDERED: Bundle = bundle({ discovery: 1 });

export const DEVELOPED_PRESTIGE: Bundle = bundle({ prestige: 1 });
/** The second reward of Develop: one of these. */
export const DEVELOP_REWARDS: readonly Bundle[] = [bundle({ discovery: 1, influence: 1 }), bundle({ relics: 1 })];

/** Prestige under the spaces of the congress, in order; every further space is worth the last value. */
export const CONGRESS: readonly number[] = [5, 4, 4, 3];
export const congressPrestige = (taken: number): number => CONGRESS[Math.min(taken, CONGRESS.length - 1)];

/** Place k of n gains n - k credits. */
export const warCredits = (place: number, players: number): number => players - place;
export const OVERLORD_PRESTIGE = 1;

/** The action boxes from left to right, each under the trade card its cubes move to. */
export const boxes = ['manufacture', 'salvage', 'plunder'] as const;
export type Box = (typeof boxes)[number];
export const MANUFACTURE = 0;
export const SALVAGE = 1;
export const PLUNDER = 2;

/** The fictive opponent of the solo game. */
export const OPPONENT = 1;
export const OPPONENT_CRUISERS = 2;
export const OPPONENT_STRENGTH = 4;
export const OPPONENT_CARDS = 2;

/** What a solo score is called, from the least points on. Below the first the player is beaten. */
export const soloRanks = [
  { ending: 'outpost', from: 16 },
  { ending: 'federation', from: 21 },
  { ending: 'empire', from: 26 },
  { ending: 'goldenAge', from: 32 },
] as const;
