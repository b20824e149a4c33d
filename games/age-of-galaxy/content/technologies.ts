/**
 * The technology board and the factions' own technologies. Names, kinds, paths and numbers are published; which resource a number means,
 * and most faction technologies, are original to Orrery.
 */
import type { Ability, Trait } from './abilities.ts';
import { type Bundle, bundle } from './resources.ts';

export type Technology = {
  readonly id: string;
  readonly advanced: boolean;
  /** Any one of these makes it available; none needed where empty. */
  readonly after: readonly number[];
  readonly reward: Bundle;
  /** A further reward: one of these. */
  readonly choice?: readonly [Bundle, Bundle];
  readonly abilities: readonly Ability[];
};

const trait = (name: Trait, value = 1): Ability => ({ kind: 'trait', trait: name, value });
const NOTHING = bundle({});

/** Three rows from the bottom, each from left to right. */
const TERRAFORMING = 0;
const WARP_DRIVE = 1;
const LASER_WEAPON = 2;
const ADVANCED_TERRAFORMING = 3;
const HYPERSPACE_SCANNER = 4;
const PLASMA_WEAPON = 5;
export const BOARD_TECHNOLOGIES = 9;

export const technologies: readonly Technology[] = [
  { id: 'terraforming', advanced: false, after: [], reward: bundle({ productivity: 1 }), abilities: [trait('terraform')] },
  { id: 'warpDrive', advanced: false, after: [], reward: bundle({ relics: 1 }), abilities: [trait('reach')] },
  { id: 'laserWeapon', advanced: false, after: [], reward: bundle({ cruisers: 1 }), abilities: [trait('strength')] },
  {
    id: 'advancedTerraforming',
    advanced: false,
    after: [TERRAFORMING],
    reward: bundle({ prestige: 1 }),
    abilities: [trait('developLess', 2)],
  },
  {
    id: 'hyperspaceScanner',
    advanced: false,
    after: [WARP_DRIVE],
    reward: bundle({ prestige: 1, influence: 1 }),
    abilities: [{ kind: 'trigger', on: 'explore', gain: bundle({ relics: 1 }) }],
  },
  {
    id: 'plasmaWeapon',
    advanced: false,
    after: [LASER_WEAPON],
    reward: bundle({ cruisers: 1, prestige: 1 }),
    abilities: [trait('strength')],
  },
  {
    id: 'planetaryShields',
    advanced: true,
    after: [ADVANCED_TERRAFORMING, HYPERSPACE_SCANNER],
    reward: bundle({ prestige: 1 }),
    abilities: [trait('shield')],
  },
  {
    id: 'xenology',
    advanced: true,
    after: [ADVANCED_TERRAFORMING, HYPERSPACE_SCANNER, PLASMA_WEAPON],
    reward: bundle({ prestige: 1 }),
    choice: [bundle({ discovery: 2 }), bundle({ relics: 1 })],
    abilities: [],
  },
  {
    id: 'antimatterMissile',
    advanced: true,
    after: [HYPERSPACE_SCANNER, PLASMA_WEAPON],
    reward: bundle({ cruisers: 2 }),
    abilities: [trait('strength', 2)],
  },
  // Faction technologies: always regular, no path leads to them.
  { id: 'energyShields', advanced: false, after: [], reward: bundle({ prestige: 1, cruisers: 2 }), abilities: [trait('keepCruisers', 2)] },
  { id: 'ionCannon', advanced: false, after: [], reward: NOTHING, abilities: [trait('strength', 3)] },
  { id: 'siegeLattice', advanced: false, after: [], reward: bundle({ prestige: 1, cruisers: 1 }), abilities: [trait('conquest')] },
  { id: 'livingArchive', advanced: false, after: [], reward: bundle({ relics: 2 }), abilities: [] },
  {
    id: 'orbitalFoundry',
    advanced: false,
    after: [],
    reward: bundle({ productivity: 2, cruisers: 1 }),
    abilities: [{ kind: 'production', gain: bundle({ cruisers: 1 }) }],
  },
  { id: 'quantumLoom', advanced: false, after: [], reward: bundle({ prestige: 1, discovery: 2 }), abilities: [] },
];

export const technologyNamed = (id: string): number => technologies.findIndex((t) => t.id === id);
