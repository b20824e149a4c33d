import { open, type Seat } from '@orrery/kernel';
import { SHIPS, type ShipChoice } from '../answers.ts';
import { UN_TRADES } from '../content/factions.ts';
import { indexOf } from '../queries.ts';
import type { Context } from '../rulebook.ts';
import { decision, define, type Refusal } from '../rulebook.ts';
import { SHIP_SLOTS, type State, shipAt } from '../state.ts';
import { abilityDue, hasAbilityA, useA, useAbility } from './abilities.ts';
import { trade } from './calls.ts';
import { checkControl } from './control.ts';
import { gain, pay } from './ore.ts';
import { recruitOne, returnPopulation, supplyOf } from './supply.ts';

/** Chapter: resource trade. Any number of exchanges, in any order and mix. */
const BUY_PRICE = 3;
const RETIRE_PRICE = 1;
const SELL_GAIN = 1;

/** The Lunar Combine's ability A: decommissioning is free. */
const retirePrice = (state: State, seat: Seat): number => (hasAbilityA(state, seat, 'lunarCombine') ? 0 : RETIRE_PRICE);

export type Exchange = 'buy' | 'sell' | ShipChoice;

export const chooseTrade = decision('chooseTrade', {
  args: { exchanges: open<number>() },
  options: (state, seat): readonly (Exchange | 'done')[] => {
    const faction = state.factions[seat];
    const list: (Exchange | 'done')[] = [];
    if (faction.ore >= BUY_PRICE && supplyOf(faction) > 0) list.push('buy');
    if (faction.population > 0) list.push('sell');
    if (faction.ore >= retirePrice(state, seat)) {
      for (let slot = 0, from = seat * SHIP_SLOTS; slot < SHIP_SLOTS; slot++) {
        if (state.ships[from + slot] > 0) list.push(SHIPS[slot >> 2][slot & 3]);
      }
    }
    list.push('done');
    return list;
  },
  refusals: (state, seat) => {
    const faction = state.factions[seat];
    const list: Refusal[] = [];
    if (supplyOf(faction) === 0) list.push({ what: 'buy', reason: 'noSupply', rule: 'BS-104' });
    else if (faction.ore < BUY_PRICE) list.push({ what: 'buy', reason: 'ore', rule: 'BS-102', args: { missing: BUY_PRICE - faction.ore } });
    if (faction.population === 0) list.push({ what: 'sell', reason: 'population', rule: 'BS-109', args: { missing: 1 } });
    return list;
  },
});

function exchange(x: Context, seat: Seat, what: Exchange): void {
  const { state } = x;
  const faction = state.factions[seat];
  if (what === 'buy') {
    x.emit({ type: 'traded', seat, exchange: 'buy' });
    pay(x, seat, BUY_PRICE);
    recruitOne(x, seat);
  } else if (what === 'sell') {
    x.emit({ type: 'traded', seat, exchange: 'sell' });
    returnPopulation(x, seat);
    gain(x, seat, SELL_GAIN);
  } else {
    if (hasAbilityA(state, seat, 'lunarCombine')) x.emit({ type: 'abilityUsed', seat, ability: 'lunarCombine.A' });
    pay(x, seat, retirePrice(state, seat));
    state.ships[shipAt(seat, indexOf(what.at), what.ship)]--;
    faction.population++;
    x.emit({ type: 'shipRetired', seat, level: what.ship, at: what.at, system: state.systems[indexOf(what.at)] });
    checkControl(x);
  }
}

define(trade, {
  next: (x) => {
    if (abilityDue(x) >= 0) {
      useAbility(x);
      return 'next';
    }
    x.ask(x.seat, chooseTrade, { exchanges: x.locals.exchanges });
    return 'traded';
  },
  traded: (x) => {
    const { state, seat, locals } = x;
    const answer = x.answer(chooseTrade);
    if (answer !== 'done') {
      exchange(x, seat, answer);
      locals.exchanges++;
      return 'next';
    }
    if (locals.phase && locals.exchanges >= UN_TRADES && hasAbilityA(state, seat, 'unOfSol')) useA(x, seat, 'unOfSol.A');
    return 'end';
  },
});
