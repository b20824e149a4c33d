import type { RaiderCard } from './cards.ts';
import { CLASS_A, CLASS_B, CLASS_C, CLASS_D, CLASS_S, SHIPYARD, TRADE_HUB } from './ids.ts';
import { advance, gain } from './make.ts';

/**
 * Two raiders for each class (ledger table R). Vorticon Strikers (class S) and the Saucerian Abductor (range 2, no shields) are
 * the game's; the other eight, and all values no source prints, are Orrery's own.
 */
const raider = <const Id extends string>(card: RaiderCard<Id>): RaiderCard<Id> => card;

export const RAIDERS = [
  raider({
    id: 'vorticonStrikers',
    class: CLASS_S,
    range: 1,
    weapons: 1,
    targetingBonus: 0,
    shields: 0,
    start: 'randomNebula',
    reward: [gain({ energy: 2 })],
  }),
  raider({
    id: 'ashfangSkiffs',
    class: CLASS_S,
    range: 2,
    weapons: 1,
    targetingBonus: 0,
    shields: 0,
    start: 'randomNebula',
    reward: [gain({ credits: 1 })],
  }),
  raider({
    id: 'saucerianAbductor',
    class: CLASS_A,
    range: 2,
    weapons: 2,
    targetingBonus: 0,
    shields: 0,
    start: 'randomNebula',
    reward: [gain({ tactics: 1, vp: 1 })],
  }),
  raider({
    id: 'hollowMauler',
    class: CLASS_A,
    range: 1,
    weapons: 3,
    targetingBonus: 0,
    shields: 0,
    start: 'randomNebula',
    reward: [gain({ vp: 2 })],
  }),
  raider({
    id: 'veilLurker',
    class: CLASS_B,
    range: 2,
    weapons: 3,
    targetingBonus: 1,
    shields: 0,
    start: 'randomNebula',
    reward: [gain({ vp: 3 })],
  }),
  raider({
    id: 'rustmawDredger',
    class: CLASS_B,
    range: 1,
    weapons: 3,
    targetingBonus: 0,
    shields: 1,
    start: 'randomNebula',
    reward: [gain({ vp: 2, tactics: 1 })],
  }),
  raider({
    id: 'cinderwakeMarauder',
    class: CLASS_C,
    range: 2,
    weapons: 4,
    targetingBonus: 0,
    shields: 0,
    start: 'randomNebula',
    reward: [gain({ vp: 3, credits: 1 })],
  }),
  raider({
    id: 'tollBaron',
    class: CLASS_C,
    range: 3,
    weapons: 3,
    targetingBonus: 1,
    shields: 0,
    start: TRADE_HUB,
    reward: [gain({ vp: 2, any: 2 })],
  }),
  raider({
    /** The host of the Mechaphage tokens (AE-G39): an infected module is a damaged one. */
    id: 'mechaphageHive',
    class: CLASS_D,
    range: 1,
    weapons: 5,
    targetingBonus: 1,
    shields: 1,
    start: 'randomNebula',
    reward: [gain({ vp: 5 })],
    onWin: [{ kind: 'damageModules', n: 1 }],
  }),
  raider({
    id: 'yardbreaker',
    class: CLASS_D,
    range: 2,
    weapons: 4,
    targetingBonus: 2,
    shields: 1,
    start: SHIPYARD,
    reward: [gain({ vp: 4 }), advance('any')],
  }),
] as const;
export type RaiderId = (typeof RAIDERS)[number]['id'];
