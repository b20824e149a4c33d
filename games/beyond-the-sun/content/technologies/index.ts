import type { Level } from '../kinds.ts';
import { LEVEL_1 } from './level1.ts';
import { LEVEL_2 } from './level2.ts';
import { LEVEL_3 } from './level3.ts';
import { LEVEL_4 } from './level4.ts';
import type { Technology } from './technology.ts';

const all = { ...LEVEL_1, ...LEVEL_2, ...LEVEL_3, ...LEVEL_4 };
export type TechId = keyof typeof all;
/** The 46 technology cards. */
export const TECHNOLOGIES: Readonly<Record<TechId, Technology>> = all;
export const TECH_IDS = Object.keys(all) as TechId[];
export const techsOfLevel = (level: Level): TechId[] => TECH_IDS.filter((id) => TECHNOLOGIES[id].level === level);
export { fits, type Technology } from './technology.ts';
