import { open, type Seat } from '@orrery/kernel';
import { COLUMNS, type Column } from '../content/kinds.ts';
import { decision, define } from '../rulebook.ts';
import type { State } from '../state.ts';
import { moveSupply } from './calls.ts';
import { noteChange } from './flow.ts';
import { roomIn } from './supply.ts';

/** Effects that move supply cubes between columns, out of the usual order. Gaps stay until cubes come back. */

export type SupplyMove = { readonly from: Column; readonly to: Column };
const MOVES: readonly (readonly SupplyMove[])[] = COLUMNS.map((from) => COLUMNS.map((to) => ({ from, to })));

function moves(state: State, seat: Seat, from: 'rightmost' | 'any', to: 'A' | 'any'): SupplyMove[] {
  const faction = state.factions[seat];
  const list: SupplyMove[] = [];
  let rightmost = 4;
  while (rightmost > 0 && faction.supply[rightmost] === 0) rightmost--;
  for (let source = 0; source < 5; source++) {
    if (faction.supply[source] === 0 || (from === 'rightmost' && source !== rightmost)) continue;
    for (let target = 0; target < 5; target++) {
      if (to === 'A' ? target !== 0 || source === 0 : target !== source && target !== 0 && roomIn(state, faction, target) <= 0) continue;
      list.push(MOVES[source][target]);
    }
  }
  return list;
}

export const chooseSupplyMove = decision('chooseSupplyMove', {
  args: { from: open<'rightmost' | 'any'>(), to: open<'A' | 'any'>() },
  options: (state, seat, { from, to }) => moves(state, seat, from, to),
});

define(moveSupply, {
  choose: (x) => {
    const { state, seat, locals } = x;
    if (locals.cubes === 0 || moves(state, seat, locals.from, locals.to).length === 0) return 'end';
    x.ask(seat, chooseSupplyMove, { from: locals.from, to: locals.to });
    return 'moved';
  },
  moved: (x) => {
    const { state, seat, locals } = x;
    const { from, to } = x.answer(chooseSupplyMove);
    const { supply } = state.factions[seat];
    supply[COLUMNS.indexOf(from)]--;
    supply[COLUMNS.indexOf(to)]++;
    if (from !== to) noteChange(x);
    x.emit({ type: 'supplyMoved', seat, from, to });
    locals.cubes--;
    return 'choose';
  },
});
