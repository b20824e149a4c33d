import { automate, colonise, free, gainOre, jump, ministry, optional, recruit, research } from '../effects.ts';
import type { Technology } from './technology.ts';

/**
 * Level IV: four pure cards and one for each pair of types. Six names are known; effects, points and the other names are Orrery's own.
 * The less a card does, the more points it bears.
 */
export const LEVEL_4 = {
  parallelUniverseGenerator: {
    level: 4,
    primary: 'science',
    secondary: 'science',
    points: 5,
    immediate: [optional(free(research([1, 2], { known: true, cube: 'supply' })))],
  },
  postScarcityEconomy: {
    level: 4,
    primary: 'economy',
    secondary: 'economy',
    points: 5,
    immediate: [automate('food'), automate('ore')],
  },
  galacticHq: {
    level: 4,
    primary: 'military',
    secondary: 'military',
    points: 5,
    immediate: [jump(3)],
    power: 'headquarters',
  },
  ringworldAuthority: {
    level: 4,
    primary: 'commerce',
    secondary: 'commerce',
    points: 6,
    immediate: [optional({ cost: { ore: 2 }, effects: [colonise] }), jump(2)],
  },
  gigaCorporations: {
    level: 4,
    primary: 'economy',
    secondary: 'science',
    points: 5,
    immediate: [automate('either'), gainOre(2)],
    power: 'swapStars',
  },
  mindMachineAssimilation: {
    level: 4,
    primary: 'science',
    secondary: 'military',
    points: 5,
    immediate: [recruit(2)],
    power: 'assimilation',
  },
  universalArchive: {
    level: 4,
    primary: 'science',
    secondary: 'commerce',
    points: 6,
    immediate: [gainOre(2), jump(2)],
  },
  blackMarketIndustries: {
    level: 4,
    primary: 'military',
    secondary: 'economy',
    points: 5,
    immediate: [gainOre(3)],
    power: 'blackMarket',
  },
  colonialMinistry: {
    level: 4,
    primary: 'commerce',
    secondary: 'economy',
    points: 2,
    immediate: [ministry(2)],
  },
  galacticEmpire: {
    level: 4,
    primary: 'military',
    secondary: 'commerce',
    points: 5,
    immediate: [jump(2)],
    power: 'empirePoints',
  },
} as const satisfies Record<string, Technology>;
