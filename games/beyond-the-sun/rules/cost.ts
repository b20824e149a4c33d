import { need, open, type Seat } from '@orrery/kernel';
import type { Script } from '../content/scripts.ts';
import { scriptOf } from '../content/scripts.ts';
import type { Context } from '../rulebook.ts';
import { decision, define } from '../rulebook.ts';
import type { State } from '../state.ts';
import { payment } from './calls.ts';
import { feasible, mayPayOre } from './feasible.ts';
import { pay, payTo } from './ore.ts';
import { returnPopulation, supplyOf } from './supply.ts';

/** Chapter: costs. Everything before the colon, in full, before anything behind it. */

/** Android Rights Movement: whether one returned population is paid as 1 ore. */
export const payReturned = decision('payReturned', {
  args: { script: open<string>() },
  options: (): readonly ('population' | 'ore')[] => ['population', 'ore'],
});

/** Who gets the ore. */
export const chooseFellow = decision('chooseFellow', {
  args: { ore: open<number>() },
  options: (state, seat) => fellows(state, seat),
});

function fellows(state: State, seat: Seat): Seat[] {
  const list: Seat[] = [];
  for (let i = 1; i < state.config.seats; i++) list.push((seat + i) % state.config.seats);
  return list;
}

/** Pays what needs no question; answers whether that was everything. */
function payPlainly(x: Context, seat: Seat, script: Script, surcharge: number): boolean {
  const { state } = x;
  const { cubeCost: returned } = script;
  const fellow = script.cost.oreToFellow ?? 0;
  if ((returned > 0 && mayPayOre(state, seat)) || (fellow > 0 && state.config.seats > 2)) return false;
  pay(x, seat, script.oreCost - fellow + surcharge);
  if (fellow > 0) payTo(x, seat, (seat + 1) % 2, fellow);
  for (let i = 0; i < returned; i++) returnPopulation(x, seat);
  return true;
}

/** Pays a cost before the next step of the caller. */
export function payCost(x: Context, script: Script, surcharge = 0): void {
  if (payPlainly(x, x.seat, script, surcharge)) return;
  x.call(payment, { script: script.key, ore: script.oreCost + surcharge, returned: script.cubeCost });
}

/** A cost with a question in it. */
define(payment, {
  begin: (x) => {
    const { state, seat, locals } = x;
    if (locals.returned === 0 || !mayPayOre(state, seat)) return 'fellow';
    const byPopulation = affordable(state, seat, locals.script, locals.ore, locals.returned);
    const byOre = affordable(state, seat, locals.script, locals.ore + 1, locals.returned - 1);
    if (byPopulation && byOre) {
      // Until it is settled the ore must be there as well.
      locals.ore++;
      x.ask(seat, payReturned, { script: locals.script });
      return 'returned';
    }
    return byOre ? 'inOre' : 'fellow';
  },
  returned: (x) => {
    x.locals.ore--;
    return x.answer(payReturned) === 'ore' ? 'inOre' : 'fellow';
  },
  inOre: (x) => {
    x.locals.returned--;
    pay(x, x.seat, 1);
    return 'fellow';
  },
  fellow: (x) => {
    const { oreToFellow } = scriptOf(x.locals.script).cost;
    if (oreToFellow === undefined) return 'rest';
    x.ask(x.seat, chooseFellow, { ore: oreToFellow });
    return 'given';
  },
  given: (x) => {
    give(x, x.answer(chooseFellow), need(scriptOf(x.locals.script).cost.oreToFellow));
    return 'rest';
  },
  rest: (x) => {
    const { seat, locals } = x;
    pay(x, seat, locals.ore);
    for (let i = 0; i < locals.returned; i++) returnPopulation(x, seat);
    return 'end';
  },
});

function give(x: Context & { readonly locals: { ore: number } }, to: Seat, ore: number): void {
  payTo(x, x.seat, to, ore);
  x.locals.ore -= ore;
}

/** Whether the whole script still works when this much is paid for it. */
function affordable(state: State, seat: Seat, key: string, ore: number, returned: number): boolean {
  const faction = state.factions[seat];
  if (faction.ore < ore || faction.population < returned) return false;
  const free = { ...scriptOf(key), oreCost: 0, cubeCost: 0 };
  return feasible(state, seat, free, faction.ore - ore, faction.population - returned, supplyOf(faction) + returned, false);
}
