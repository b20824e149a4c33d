/** Sojourner, "Nomadic": after Colonize the cube of an older colony may do Research or Salvage at once. */

import type { Refusal } from '@orrery/kernel';
import { decision, procedure, type Table } from '../kit.ts';
import { COLONY, DEVELOPED, FREE, NONE, type State } from '../state.ts';
import { NOMADIC, tellTrait, traitSum } from './abilities.ts';
import type { Action, Research, Salvage } from './answers.ts';
import { whereIs } from './galaxy.ts';
import { addResearch, research } from './research.ts';
import { addSalvage, salvage } from './salvage.ts';

export type Wander =
  | 'stay'
  | { readonly from: number; readonly action: 'research'; readonly technology: number }
  | { readonly from: number; readonly action: 'salvage'; readonly count: number };

const mayLeave = (s: State, seat: number, planet: number): boolean =>
  s.owner[planet] === seat && s.level[planet] === COLONY && s.settled[planet] < s.round;

function ways(s: State, seat: number): (Research | Salvage)[] {
  const found: Action[] = [];
  addResearch(s, seat, found);
  addSalvage(s, seat, found);
  return found as (Research | Salvage)[];
}

/** Only actions that can be paid for: without one the cube may not be lifted. */
export const wander = decision('wander', {
  options: (s, seat): readonly Wander[] => {
    const options: Wander[] = ['stay'];
    const extra = ways(s, seat);
    for (let from = 0; from < s.owner.length; from++) {
      if (!mayLeave(s, seat, from)) continue;
      for (const way of extra) options.push({ from, ...way });
    }
    return options;
  },
  refusals: (s, seat): readonly Refusal[] => {
    const refused: Refusal[] = [];
    for (let from = 0; from < s.owner.length; from++) {
      if (s.owner[from] !== seat) continue;
      if (s.level[from] === DEVELOPED) refused.push({ what: { from }, reason: 'isDeveloped', rule: 'AG-252' });
      else if (s.level[from] === COLONY && s.settled[from] === s.round)
        refused.push({ what: { from }, reason: 'settledThisRound', rule: 'AG-252' });
    }
    return refused;
  },
});

export const nomads = procedure(
  'nomads',
  {},
  {
    choose: (x) => {
      if (ways(x.state, x.seat).length === 0) return 'end';
      x.ask(x.seat, wander);
      return 'leave';
    },
    leave: (x) => {
      const chosen = x.answer(wander);
      if (chosen === 'stay') return 'end';
      const s = x.state;
      s.owner[chosen.from] = NONE;
      s.level[chosen.from] = FREE;
      s.settled[chosen.from] = 0;
      x.emit({ type: 'wandered', seat: x.seat, at: whereIs(s, chosen.from) });
      tellTrait(x, x.seat, 'nomadic');
      if (chosen.action === 'research') research(x, x.seat, chosen.technology);
      else salvage(x, x.seat, chosen.count);
      return 'end';
    },
  },
);

export function offerNomadic(x: Table, seat: number): void {
  const s = x.state;
  if (traitSum(s.players[seat], NOMADIC) === 0) return;
  for (let planet = 0; planet < s.owner.length; planet++) {
    if (!mayLeave(s, seat, planet)) continue;
    x.callFor(seat, nomads);
    return;
  }
}
