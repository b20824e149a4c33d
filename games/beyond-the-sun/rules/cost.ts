import { open, type Seat } from '@orrery/kernel';
import type { Script } from '../content/scripts.ts';
import { scriptOf } from '../content/scripts.ts';
import { decision, procedure } from '../kit.ts';
import type { State } from '../state.ts';
import { feasible, mayPayOre } from './feasible.ts';
import { pay, payTo } from './ore.ts';
import { returnPopulation, supplyOf } from './supply.ts';
import type { X } from './x.ts';

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
  for (let i = 1; i < state.seats; i++) list.push((seat + i) % state.seats);
  return list;
}

/** Pays what needs no question; answers whether that was everything. */
function payPlainly(x: X, seat: Seat, script: Script, surcharge: number): boolean {
  const { cost } = script;
  const { state } = x;
  const returned = cost.returned ?? 0;
  const fellow = cost.oreToFellow ?? 0;
  if ((returned > 0 && mayPayOre(state, seat)) || (fellow > 0 && state.seats > 2)) return false;
  pay(x, seat, (cost.ore ?? 0) + surcharge);
  if (fellow > 0) payTo(x, seat, (seat + 1) % 2, fellow);
  for (let i = 0; i < returned; i++) returnPopulation(x, seat);
  return true;
}

/** Pays a cost before the next step of the caller. */
export function payCost(x: X, script: Script, surcharge = 0): void {
  if (!payPlainly(x, x.seat, script, surcharge)) x.call(payment, { script: script.key, surcharge });
}

/** A cost with a question in it. */
export const payment = procedure(
  'payment',
  { script: open<string>(), surcharge: open<number>(), returned: open<number | undefined>() },
  {
    begin: (x) => {
      const { state, seat, locals } = x;
      const { cost } = scriptOf(locals.script);
      // Until it is paid nothing of it may be spent otherwise.
      state.heldOre += (cost.ore ?? 0) + (cost.oreToFellow ?? 0) + locals.surcharge + 1;
      state.heldPopulation += cost.returned ?? 0;
      locals.returned = cost.returned ?? 0;
      if (locals.returned === 0 || !mayPayOre(state, seat)) return 'fellow';
      const byPopulation = affordable(state, seat, locals.script, locals.surcharge, false);
      const byOre = affordable(state, seat, locals.script, locals.surcharge, true);
      if (byPopulation && byOre) {
        x.ask(seat, payReturned, { script: locals.script });
        return 'returned';
      }
      if (byOre) return 'inOre';
      return 'fellow';
    },
    returned: (x) => (x.answer(payReturned) === 'ore' ? 'inOre' : 'fellow'),
    inOre: (x) => {
      x.locals.returned = (x.locals.returned ?? 0) - 1;
      pay(x, x.seat, 1);
      return 'fellow';
    },
    fellow: (x) => {
      const { cost } = scriptOf(x.locals.script);
      if (cost.oreToFellow === undefined) return 'rest';
      if (x.state.seats === 2) {
        payTo(x, x.seat, 1 - x.seat, cost.oreToFellow);
        return 'rest';
      }
      x.ask(x.seat, chooseFellow, { ore: cost.oreToFellow });
      return 'given';
    },
    given: (x) => {
      payTo(x, x.seat, x.answer(chooseFellow), scriptOf(x.locals.script).cost.oreToFellow ?? 0);
      return 'rest';
    },
    rest: (x) => {
      const { state, seat, locals } = x;
      const { cost } = scriptOf(locals.script);
      pay(x, seat, (cost.ore ?? 0) + locals.surcharge);
      for (let i = 0; i < (locals.returned ?? 0); i++) returnPopulation(x, seat);
      state.heldOre -= (cost.ore ?? 0) + (cost.oreToFellow ?? 0) + locals.surcharge + 1;
      state.heldPopulation -= cost.returned ?? 0;
      return 'end';
    },
  },
);

/** Whether the whole script still works when it is paid this way. */
function affordable(state: State, seat: Seat, key: string, surcharge: number, inOre: boolean): boolean {
  const script = scriptOf(key);
  const faction = state.factions[seat];
  const { ore = 0, returned = 0, oreToFellow = 0 } = script.cost;
  const back = returned - (inOre ? 1 : 0);
  const paid = faction.ore - surcharge - ore - oreToFellow - (inOre ? 1 : 0);
  if (paid < 0 || faction.population < back) return false;
  return feasible(state, seat, { ...script, cost: {} }, paid, faction.population - back, supplyOf(faction) + back, false);
}
