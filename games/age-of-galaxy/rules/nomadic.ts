/** Sojourner, "Nomadic": after Colonize the cube of an older colony may do Research or Salvage at once. */

import { bundle } from '../content/resources.ts';
import { type Context, decision, procedure, type Refusal } from '../rulebook.ts';
import { COLONY, DEVELOPED, FREE, NONE, type State } from '../state.ts';
import { NOMADIC, tellTrait, traitSum } from './abilities.ts';
import type { Action, Research, Salvage } from './answers.ts';
import { whereIs } from './galaxy.ts';
import { couldPay } from './means.ts';
import { addResearch, research, researchCost, researchPrices } from './research.ts';
import { addSalvage, salvage, salvageCost } from './salvage.ts';

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

/** Whether one of the actions can be paid for, or could be after whatever may be done at any time. */
function couldWander(s: State, seat: number): boolean {
  const p = s.players[seat];
  const prices = [...researchPrices(p), bundle({ credits: salvageCost(p), discovery: 1 })];
  return prices.some((price) => couldPay(s, seat, price));
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
    const p = s.players[seat];
    const poor = ways(s, seat).length === 0;
    const missing = Math.max(1, Math.min(researchCost(p), salvageCost(p)) - p.credits);
    for (let from = 0; from < s.owner.length; from++) {
      if (s.owner[from] !== seat) continue;
      if (s.level[from] === DEVELOPED) refused.push({ what: { from }, reason: 'isDeveloped', rule: 'AG-252' });
      else if (s.level[from] === COLONY && s.settled[from] === s.round)
        refused.push({ what: { from }, reason: 'settledThisRound', rule: 'AG-252' });
      else if (poor && mayLeave(s, seat, from)) refused.push({ what: { from }, reason: 'needsCredits', rule: 'AG-250', args: { missing } });
    }
    return refused;
  },
});

export const nomads = procedure(
  'nomads',
  {},
  {
    choose: (x) => {
      if (!couldWander(x.state, x.seat)) return 'end';
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

export function offerNomadic(x: Context, seat: number): void {
  const s = x.state;
  if (traitSum(s.players[seat], NOMADIC) === 0) return;
  for (let planet = 0; planet < s.owner.length; planet++) {
    if (!mayLeave(s, seat, planet)) continue;
    x.callFor(seat, nomads);
    return;
  }
}
