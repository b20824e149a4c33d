import {
  automate,
  build,
  buildInDeepSpace,
  type Effect,
  free,
  gainOre,
  growth,
  jump,
  moveSupply,
  optional,
  oreProduction,
  privateTechnology,
  recruit,
  trade,
  upgrade,
  upgradeUpTo,
} from './effects.ts';
import type { Specialisation } from './kinds.ts';
import type { Power } from './powers.ts';

export type System = {
  readonly deck: 'A' | 'B';
  /** One of the four that may lie near Sol when the game begins. */
  readonly start?: true;
  /** The least strength that colonises it. */
  readonly strength: number;
  readonly points: number;
  readonly makes: readonly Specialisation[];
  /** For whoever takes control. */
  readonly control?: readonly Effect[];
  /** For whoever moves a ship there. */
  readonly arrival?: readonly Effect[];
  /** For whoever colonises it. */
  readonly colony?: readonly Effect[];
  /** What its owner may do from then on. */
  readonly power?: Power;
};

const food: readonly Specialisation[] = ['food'];
const ore: readonly Specialisation[] = ['ore'];
const both: readonly Specialisation[] = ['food', 'ore'];

/**
 * The 24 systems; all are real stars near ours. Known from the rulebook: the bonuses of Lalande 21185, Procyon, WISE 0855-0714, Ross 154, Kapteyn's
 * Star (and its strength), the control bonuses of Tau Ceti and Sirius. The other figures are Orrery's own.
 */
const all = {
  barnardsStar: { deck: 'A', start: true, strength: 2, points: 4, makes: food, colony: [recruit(1)] },
  sirius: { deck: 'A', start: true, strength: 2, points: 5, makes: ore, control: [gainOre(1)], colony: [automate('ore')] },
  lalande21185: { deck: 'A', start: true, strength: 2, points: 4, makes: food, colony: [growth, oreProduction, trade] },
  luytensStar: { deck: 'A', start: true, strength: 2, points: 4, makes: ore, colony: [build('supply', 1), gainOre(1)] },
  procyon: { deck: 'A', strength: 2, points: 5, makes: ore, colony: [privateTechnology(2)] },
  wolf359: { deck: 'A', strength: 2, points: 5, makes: both, control: [jump(1)], colony: [build('supply', 2)] },
  epsilonEridani: { deck: 'A', strength: 2, points: 6, makes: food, control: [recruit(1)], colony: [automate('food')] },
  epsilonIndi: { deck: 'A', strength: 2, points: 6, makes: both, colony: [jump(3)] },
  ross128: { deck: 'A', strength: 2, points: 5, makes: food },
  lacaille9352: { deck: 'A', strength: 2, points: 5, makes: ore, control: [upgrade(1)], colony: [upgradeUpTo(2, 1)] },
  groombridge34: { deck: 'A', strength: 2, points: 5, makes: ore, colony: [build('supply', 2), gainOre(1)] },
  teegardensStar: { deck: 'A', strength: 2, points: 5, makes: food, colony: [build('supply', 2), recruit(1)] },
  tauCeti: { deck: 'B', strength: 4, points: 9, makes: both, control: [moveSupply(1, 'any', 'A')], colony: [jump(3)] },
  kapteynsStar: { deck: 'B', strength: 4, points: 8, makes: both, colony: [optional(free(buildInDeepSpace('supply', 2)))] },
  ross154: { deck: 'B', strength: 3, points: 8, makes: ore, power: 'enterOccupied' },
  wise0855: { deck: 'B', strength: 4, points: 9, makes: food, colony: [privateTechnology(3)] },
  cygni61: { deck: 'B', strength: 3, points: 9, makes: both, power: 'cygni' },
  ross248: { deck: 'B', strength: 3, points: 8, makes: food, control: [recruit(1)], colony: [growth] },
  lacaille8760: { deck: 'B', strength: 3, points: 8, makes: ore, colony: [oreProduction] },
  proximaCentauri: { deck: 'B', strength: 4, points: 10, makes: both, control: [upgrade(1)], colony: [automate('either')] },
  eridani82: { deck: 'B', strength: 3, points: 9, makes: food, colony: [build('supply', 2), gainOre(1)] },
  gliese687: { deck: 'B', strength: 4, points: 10, makes: ore, arrival: [gainOre(1)], colony: [gainOre(2)] },
  yzCeti: { deck: 'B', strength: 3, points: 9, makes: ore, control: [gainOre(1)], colony: [build('supply', 2), jump(1)] },
  vanMaanensStar: { deck: 'B', strength: 4, points: 11, makes: food },
} as const satisfies Record<string, System>;
export type SystemId = keyof typeof all;
export const SYSTEMS: Readonly<Record<SystemId, System>> = all;
export const SYSTEM_IDS = Object.keys(all) as SystemId[];
export const systemsOf = (deck: 'A' | 'B'): SystemId[] => SYSTEM_IDS.filter((id) => SYSTEMS[id].deck === deck);
/** Both decks in the order the state keeps them. */
export const DECKS = ['A', 'B'] as const;
