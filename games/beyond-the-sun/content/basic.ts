import type { Cost } from './effects.ts';
import { build, type Effect, free, gainOre, jump, optional, recruit, research } from './effects.ts';

/** Basic Spacefaring: the four actions everybody knows. */
export const BASIC = {
  'basic.1': { effects: [research(1)] },
  'basic.2': { cost: { ore: 2 }, effects: [research(2)] },
  'basic.3': { effects: [optional(free(build('population', 1))), jump(2)] },
  'basic.4': { effects: [recruit(1), gainOre(1)] },
} as const satisfies Record<string, { cost?: Cost; effects: readonly Effect[] }>;
export type BasicId = keyof typeof BASIC;
export const BASIC_IDS = Object.keys(BASIC) as BasicId[];

/** The lowest action has room for everybody, every turn. */
export const LOWEST: BasicId = 'basic.4';

/**
 * The box and its replacement tiles: for each action the extra ore of each of its spaces. Two spaces cost 1 ore more at every player count;
 * only research I becomes scarcer.
 */
export const BASIC_SPACES: Readonly<Record<number, Readonly<Record<BasicId, readonly number[]>>>> = {
  2: { 'basic.1': [0], 'basic.2': [0, 1], 'basic.3': [0, 1], 'basic.4': [0] },
  3: { 'basic.1': [0, 0], 'basic.2': [0, 1], 'basic.3': [0, 1], 'basic.4': [0] },
  4: { 'basic.1': [0, 0, 0], 'basic.2': [0, 1], 'basic.3': [0, 1], 'basic.4': [0] },
};
