/** The nine actions of the action board, as one question: each answer names the action and what it is done to. */
import { type Context, decision, type Refusal } from '../rulebook.ts';
import type { State } from '../state.ts';
import type { Action } from './answers.ts';
import { addAppoint, appoint, refuseAppoint } from './appoint.ts';
import { refuseCards } from './cards.ts';
import { addColonize, colonize, refuseColonize } from './colonize.ts';
import { addDevelop, develop, refuseDevelop } from './develop.ts';
import { addExplore, explore, refuseExplore } from './explore.ts';
import { addManufacture, manufacture, refuseManufacture } from './manufacture.ts';
import { addPlunder, plunder } from './plunder.ts';
import { addResearch, refuseResearch, research } from './research.ts';
import { addSalvage, refuseSalvage, salvage } from './salvage.ts';
import { addTrade, refuseTrade, trade } from './trade.ts';

export const chooseAction = decision('chooseAction', {
  options: (s: State, seat): readonly Action[] => {
    const options: Action[] = [];
    addColonize(s, seat, options);
    addDevelop(s, seat, options);
    addManufacture(s, seat, options);
    addSalvage(s, seat, options);
    addPlunder(options);
    addTrade(s, seat, options);
    addExplore(s, seat, options);
    addAppoint(s, seat, options);
    addResearch(s, seat, options);
    return options;
  },
  refusals: (s, seat): readonly Refusal[] => [
    ...refuseColonize(s, seat),
    ...refuseDevelop(s, seat),
    ...refuseManufacture(s, seat),
    ...refuseSalvage(s, seat),
    ...refuseTrade(s, seat),
    ...refuseExplore(s, seat),
    ...refuseAppoint(s, seat),
    ...refuseResearch(s, seat),
    ...refuseCards(s.players[seat]),
  ],
});

/** Takes one cube of the round and does it. */
export function carryOutAction(x: Context, chosen: Action): void {
  const { seat } = x;
  x.state.players[seat].cubes--;
  switch (chosen.action) {
    case 'colonize':
      colonize(x, seat, chosen);
      break;
    case 'develop':
      develop(x, seat, chosen);
      break;
    case 'manufacture':
      manufacture(x, seat, chosen);
      break;
    case 'salvage':
      salvage(x, seat, chosen.count);
      break;
    case 'plunder':
      plunder(x, seat);
      break;
    case 'trade':
      trade(x, seat, chosen);
      break;
    case 'explore':
      explore(x, seat, chosen);
      break;
    case 'appoint':
      appoint(x, seat);
      break;
    case 'research':
      research(x, seat, chosen.technology);
      break;
  }
}
