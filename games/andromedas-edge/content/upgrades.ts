import type { UpgradeTile } from './cards.ts';
import type { Ability } from './effects.ts';
import { FIGHTER, HEAVY_CRUISER, SCIENCE, SCIENCE_VESSEL, type ShipAbility, type ShipType, TRANSPORT } from './ids.ts';
import { always, gain, when } from './make.ts';

/**
 * Ship upgrades: first 16 neutral tiles, four for each type, then one for each faction. Original Orrery content (AE-G34): a tile is
 * better than the printed ship in one or two points; no transport gets shields, because several ships would share them.
 */
const tile = <Id extends string>(
  id: Id,
  ship: ShipType,
  [range, weapons, shields, targeting]: readonly [number, number, number, number],
  abilities: readonly ShipAbility[],
  custom?: Ability,
): UpgradeTile<Id> =>
  custom === undefined
    ? { id, ship, range, weapons, shields, targeting, abilities }
    : { id, ship, range, weapons, shields, targeting, abilities, custom };

export const NEUTRAL_UPGRADES = 16;

export const UPGRADES = [
  tile('lunarHauler', TRANSPORT, [1, 1, 0, 0], ['populate'], when('claimedMoon', [gain({ energy: 1 })])),
  tile('sprintHull', TRANSPORT, [2, 1, 0, 0], ['populate']),
  tile('gunboatRefit', TRANSPORT, [1, 2, 0, 0], ['populate']),
  tile('pathfinderArk', TRANSPORT, [1, 1, 0, 0], ['populate', 'voyage']),
  tile('wraithInterceptor', FIGHTER, [3, 2, 0, 1], ['attack']),
  tile('bastionFighter', FIGHTER, [2, 2, 1, 0], ['attack']),
  tile('raptorWing', FIGHTER, [2, 3, 0, 0], ['attack']),
  tile('starlancer', FIGHTER, [2, 2, 0, 0], ['attack', 'voyage'], when('won', [gain({ vp: 1 })])),
  tile('oracleScope', SCIENCE_VESSEL, [3, 1, 0, 2], ['voyage']),
  tile('surveyCorvette', SCIENCE_VESSEL, [4, 1, 0, 0], ['voyage'], {
    is: 'trigger',
    on: 'activated',
    where: 'nebula',
    effects: [gain({ tactics: 1 })],
  }),
  tile('armedSurveyor', SCIENCE_VESSEL, [3, 2, 1, 0], ['voyage']),
  tile('foldFrigate', SCIENCE_VESSEL, [3, 1, 0, 0], ['voyage', 'jump'], always({ kind: 'noStrike', n: 1 })),
  tile('dreadnought', HEAVY_CRUISER, [1, 4, 1, 0], ['jump']),
  tile('aegisCarrier', HEAVY_CRUISER, [1, 3, 2, 0], ['jump']),
  tile('commandCruiser', HEAVY_CRUISER, [2, 3, 1, 1], ['jump']),
  tile('foldbreaker', HEAVY_CRUISER, [1, 3, 1, 0], ['jump', 'attack'], always({ kind: 'freeJump', n: 1 })),

  tile('remnantFighter', FIGHTER, [2, 3, 0, 0], ['attack'], when('lost', [gain({ energy: 1 })])),
  tile('assemblerPrime', HEAVY_CRUISER, [1, 4, 2, 0], ['jump']),
  tile('relicSeeker', SCIENCE_VESSEL, [3, 1, 0, 0], ['voyage'], {
    is: 'trigger',
    on: 'activated',
    where: 'base',
    effects: [gain({ any: 1 })],
  }),
  tile('cutlassRaider', FIGHTER, [3, 2, 0, 0], ['attack'], {
    is: 'trigger',
    on: 'won',
    against: 'players',
    effects: [gain({ credits: 1 })],
  }),
  tile('choirBarge', TRANSPORT, [2, 1, 0, 0], ['populate'], when('claimedMoon', [gain({ tactics: 1 })], 'cycle')),
  tile('tidalFortress', HEAVY_CRUISER, [1, 3, 2, 0], ['jump', 'voyage']),
  tile('caravanTug', TRANSPORT, [2, 1, 0, 0], ['populate'], always({ kind: 'launchToOwn', n: 1 })),
  tile('seedArk', TRANSPORT, [1, 1, 0, 0], ['populate'], always({ kind: 'developmentScore', n: 2 })),
  tile('prismVessel', SCIENCE_VESSEL, [4, 1, 0, 0], ['voyage'], {
    is: 'trigger',
    on: 'activatedModule',
    types: [SCIENCE],
    effects: [gain({ energy: 2 })],
  }),
  tile('ledgerFlagship', HEAVY_CRUISER, [2, 3, 1, 0], ['jump'], {
    is: 'trigger',
    on: 'activated',
    where: 'base',
    effects: [gain({ energy: 2 })],
  }),
  tile('cinderFighter', FIGHTER, [2, 3, 1, 0], ['attack']),
  tile('kestrelScout', SCIENCE_VESSEL, [3, 2, 0, 0], ['voyage', 'jump']),
] as const;
export type UpgradeId = (typeof UPGRADES)[number]['id'];
