import type { Seat } from '@orrery/kernel';
import { POWER } from '../content/powers.ts';
import type { State } from '../state.ts';
import { supplyOf } from './supply.ts';

/** What the powers that work at any time make of a faction's goods, each once per turn. */
export type Exchanger = 'blackMarket' | 'cygni' | 'assimilation';
type Exchange = { readonly ore: number; readonly population: number; readonly supply: number };
export const EXCHANGES: Readonly<Record<Exchanger, Exchange>> = {
  blackMarket: { ore: 2, population: -1, supply: 1 },
  cygni: { ore: 1, population: -1, supply: 1 },
  assimilation: { ore: -1, population: 1, supply: -1 },
};
export const EXCHANGERS = Object.keys(EXCHANGES) as Exchanger[];

/** Whether these goods are enough for a price. */
type Enough = (ore: number, population: number, supply: number) => boolean;

function reachable(able: number, ore: number, population: number, supply: number, enough: Enough): boolean {
  for (const power of EXCHANGERS) {
    if ((able & POWER[power]) === 0) continue;
    const { ore: o, population: p, supply: s } = EXCHANGES[power];
    if (ore + o < 0 || population + p < 0 || supply + s < 0) continue;
    if (enough(ore + o, population + p, supply + s)) return true;
    if (reachable(able & ~POWER[power], ore + o, population + p, supply + s, enough)) return true;
  }
  return false;
}

const ANY = POWER.blackMarket | POWER.cygni | POWER.assimilation;

/**
 * Whether a price that cannot be met out of this ore and population can be met after what the faction may do at any time.
 * What can be paid neither now nor then is not offered.
 */
export function affordableSoon(state: State, seat: Seat, ore: number, population: number, enough: Enough): boolean {
  if (seat !== state.active) return false;
  const faction = state.factions[seat];
  const able = faction.powers & ANY & ~state.used;
  return able !== 0 && reachable(able, ore, population, supplyOf(faction), enough);
}
