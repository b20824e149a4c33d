import type { FactionCard } from './cards.ts';
import { CIVILIZATION, COMMERCE, INDUSTRY, SCIENCE, SUPREMACY, TACTICS, TRANSPORT } from './ids.ts';
import { advance, always, exchange, free, gain, when } from './make.ts';
import type { UpgradeId } from './upgrades.ts';

/**
 * The 12 factions. Sources name four and one ability each: Pulsewar Refugees (supremacy even for a lost battle), Synthetic
 * Mecarons (energy raises targeting), Tolzeed Bearers (Fields sell all types), Astropirates of Nightmare Cove (piracy, dire flag).
 * All else, the other eight included, is original Orrery content. Starting resources are worth six pieces (AE-G33).
 */
const faction = <const Id extends string>(card: FactionCard<Id, UpgradeId>): FactionCard<Id, UpgradeId> => card;

export const FACTIONS = [
  faction({
    id: 'pulsewarRefugees',
    start: { energy: 4, titanium: 1, ice: 1 },
    tracks: [SUPREMACY, CIVILIZATION],
    abilities: [when('lost', [advance(SUPREMACY)]), always({ kind: 'scrapToBarge', n: 1 })],
    upgrade: 'remnantFighter',
  }),
  faction({
    id: 'syntheticMecarons',
    start: { energy: 3, titanium: 2, credits: 1 },
    tracks: [INDUSTRY, SUPREMACY],
    abilities: [
      when('beforeRoll', [exchange({ energy: 1 }, [{ kind: 'targeting', n: 2, side: 'you' }])], 'battle'),
      always({ kind: 'useDamaged', n: 1 }),
    ],
    upgrade: 'assemblerPrime',
  }),
  faction({
    id: 'tolzeedBearers',
    start: { energy: 4, nanocarbon: 1, ice: 1 },
    tracks: [SCIENCE, COMMERCE],
    abilities: [always({ kind: 'allFieldTypes', n: 1 }), when('gainedModule', [gain({ energy: 1 })], 'cycle')],
    upgrade: 'relicSeeker',
  }),
  faction({
    id: 'nightmareAstropirates',
    start: { energy: 5, tactics: 1 },
    tracks: [COMMERCE, SUPREMACY],
    abilities: [
      { is: 'trigger', on: 'won', against: 'players', limit: 'cycle', effects: [{ kind: 'take', n: 1, from: 'rivals' }] },
      always({ kind: 'rivalTargeting', n: -1 }),
    ],
    upgrade: 'cutlassRaider',
  }),
  faction({
    id: 'verdigrisChoir',
    start: { energy: 2, ice: 1, nanocarbon: 1, tactics: 2 },
    tracks: [SCIENCE, CIVILIZATION],
    abilities: [free('turn', exchange({ tactics: 1 }, [gain({ any: 1 })])), always({ kind: 'limit', n: 1, of: TACTICS })],
    upgrade: 'choirBarge',
  }),
  faction({
    id: 'tidewrightCircle',
    start: { energy: 2, titanium: 1, ice: 2, credits: 1 },
    tracks: [INDUSTRY, CIVILIZATION],
    abilities: [when('slottedMoon', [gain({ energy: 1, vp: 1 })], 'turn'), always({ kind: 'limit', n: 1, of: 'moons' })],
    upgrade: 'tidalFortress',
  }),
  faction({
    id: 'lanternlessCaravan',
    start: { energy: 2, titanium: 1, ice: 1, nanocarbon: 1, credits: 1 },
    tracks: [SCIENCE, COMMERCE],
    abilities: [
      always({ kind: 'ability', n: 1, ability: 'voyage', ships: [TRANSPORT] }),
      { is: 'trigger', on: 'activated', where: 'nebula', effects: [gain({ any: 1, vp: 1 })] },
    ],
    upgrade: 'caravanTug',
  }),
  faction({
    id: 'ninthOrchard',
    start: { energy: 1, titanium: 1, ice: 2, nanocarbon: 1, credits: 1 },
    tracks: [COMMERCE, CIVILIZATION],
    abilities: [always({ kind: 'fewerLeaders', n: 1 }), when('builtDevelopment', [gain({ any: 1 })])],
    upgrade: 'seedArk',
  }),
  faction({
    id: 'glasswingConcord',
    start: { energy: 4, nanocarbon: 2 },
    tracks: [SCIENCE, INDUSTRY],
    abilities: [always({ kind: 'energyAlone', n: 1 }), { is: 'final', score: { base: 0, each: 1, per: 'scienceModules', most: 5 } }],
    upgrade: 'prismVessel',
  }),
  faction({
    id: 'umbralCartel',
    start: { energy: 3, credits: 3 },
    tracks: [COMMERCE, SUPREMACY],
    abilities: [always({ kind: 'creditsAsEnergy', n: 1 }), { is: 'final', score: { base: 0, each: 3, per: 'credits', most: 12 } }],
    upgrade: 'ledgerFlagship',
  }),
  faction({
    id: 'emberVow',
    start: { energy: 3, titanium: 2, ice: 1 },
    tracks: [INDUSTRY, SUPREMACY],
    abilities: [
      always({ kind: 'developmentDice', n: 1 }),
      { is: 'trigger', on: 'won', against: 'raiders', effects: [gain({ vp: 2, energy: 1 })] },
    ],
    upgrade: 'cinderFighter',
  }),
  faction({
    id: 'kestrelLeague',
    start: { energy: 2, titanium: 2, nanocarbon: 1, credits: 1 },
    tracks: [SCIENCE, INDUSTRY],
    abilities: [always({ kind: 'shipDiscount', n: 1 }), free('turn', exchange({ energy: 1 }, [{ kind: 'move', ships: 1, range: 1 }]))],
    upgrade: 'kestrelScout',
  }),
] as const;
export type FactionId = (typeof FACTIONS)[number]['id'];
