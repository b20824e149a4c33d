import { LOCATIONS } from '../content/exploration.ts';
import { claimable } from '../queries.ts';
import { procedure } from '../rulebook.ts';
import type { State } from '../state.ts';
import { abilityDue, useAbility } from './abilities.ts';
import { claim, claimAchievement } from './achievements.ts';
import { action, trade } from './calls.ts';
import { chooseSpace } from './pawn.ts';
import { chooseProduction, growPopulation, produceOre } from './production.ts';

/** Chapter: the turn. Action, production, achievement. */

function uncontrolledSystems(state: State): number {
  let set = 0;
  for (let i = 0; i < LOCATIONS.length; i++) if (state.systems[i] !== null && state.bases[i] < 0) set |= 1 << i;
  return set;
}

export const turn = procedure(
  'turn',
  {},
  {
    begin: (x) => {
      const { state, seat } = x;
      state.active = seat;
      state.used = 0;
      state.uncontrolled = uncontrolledSystems(state);
      x.emit({ type: 'turnBegan', seat });
      x.ask(seat, chooseSpace);
      return 'action';
    },
    action: (x) => {
      x.call(action, { space: x.answer(chooseSpace), changed: false, taken: 0 });
      return 'production';
    },
    production: (x) => {
      if (abilityDue(x) >= 0) {
        useAbility(x);
        return 'production';
      }
      x.ask(x.seat, chooseProduction);
      return 'produce';
    },
    produce: (x) => {
      const option = x.answer(chooseProduction);
      x.emit({ type: 'productionChosen', seat: x.seat, option });
      if (option === 'growth') growPopulation(x, x.seat);
      else if (option === 'ore') produceOre(x, x.seat);
      else x.call(trade, { exchanges: 0, phase: true });
      return 'achievement';
    },
    achievement: (x) => {
      const { state, seat } = x;
      if (abilityDue(x) >= 0) {
        useAbility(x);
        return 'achievement';
      }
      const open = claimable(state, seat);
      if (open.length > 1) {
        x.ask(seat, claimAchievement);
        return 'claim';
      }
      if (open.length === 1) claim(x, seat, open[0]);
      return 'end';
    },
    claim: (x) => {
      claim(x, x.seat, x.answer(claimAchievement));
      return 'end';
    },
  },
);
