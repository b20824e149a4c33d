/** Rulebook: Phase 2, step 3, Aufträge erfüllen. */
import { open } from '@orrery/kernel';
import { COMMANDS } from '../content/dice.ts';
import { MISSIONS, type MissionId } from '../content/missions.ts';
import type { Place } from '../content/ship.ts';
import { type Context, decision, procedure, type Refusal, refuse } from '../rulebook.ts';
import { powersOf } from './abilities.ts';
import { canFulfil, canPay, diceCost, holds, progress } from './conditions.ts';
import { commandDice, spend, spendAny } from './dice.ts';
import { aboard, addFigures, onlyPlaceOf, placesOf, spot } from './ship.ts';

/**
 * A mission to fulfil now, or the end of the turn. The question is always asked, also when nothing can be fulfilled: its absence would
 * tell the others something about the secret mission.
 */
export const fulfil = decision('fulfil', {
  options: (state, seat): readonly (MissionId | 'done')[] => {
    const list: (MissionId | 'done')[] = [];
    const personal = state.personal[seat];
    if (personal !== null && canFulfil(state, seat, personal)) list.push(personal);
    for (let i = 0; i < state.openMissions.length; i++) if (canFulfil(state, seat, state.openMissions[i])) list.push(state.openMissions[i]);
    list.push('done');
    return list;
  },
  refusals: (state, seat) => {
    const personal = state.personal[seat];
    const missions = personal === null ? state.openMissions : [personal, ...state.openMissions];
    return missions.flatMap((mission): Refusal[] => {
      const { condition, sacrifice } = MISSIONS[mission];
      if (!holds(state, seat, condition)) return [refuse(mission, 'missionMissing', 'AN-183', { parts: progress(state, seat, condition) })];
      return canPay(state, seat, mission)
        ? []
        : [refuse(mission, 'sacrificeMissing', 'AN-187', { need: sacrifice, missing: sacrifice - aboard(state, seat) })];
    });
  },
});

export const sacrificeFrom = decision('sacrificeFrom', { options: (state, seat): readonly Place[] => placesOf(state, seat) });

/** As many missions as the player can and wants to fulfil, in the order the player likes. */
export const missions = procedure(
  'missions',
  {},
  {
    choose: (x) => {
      x.ask(x.seat, fulfil);
      return 'fulfil';
    },
    fulfil: (x) => {
      const { state, seat } = x;
      const mission = x.answer(fulfil);
      if (mission === 'done') return 'end';
      const { sacrifice: count, points } = MISSIONS[mission];
      const personal = state.personal[seat] === mission;
      if (personal) state.personal[seat] = null;
      else state.openMissions.splice(state.openMissions.indexOf(mission), 1);
      state.fulfilled[seat].push(mission);
      x.emit({ type: 'fulfilled', seat, mission, points, personal });
      payDice(x, diceCost(MISSIONS[mission]));
      // Last: what it costs and brings is certain for whoever holds it.
      if (personal) x.reveal();
      x.call(sacrifice, { left: count });
      return 'choose';
    },
  },
);

/** Gives up dice; which ones is asked only if some are left. */
function payDice(x: Context, count: number): void {
  const { state, seat } = x;
  if (commandDice(state, seat) === count) {
    for (let s = 0; s < COMMANDS; s++) while (state.dice[seat * 6 + s] > 0) spend(x, s, 'mission');
  } else for (let i = 0; i < count; i++) x.call(spendAny, { use: 'mission' });
}

/** Researchers from the ship to the supply, wherever their player takes them from. */
export const sacrifice = procedure(
  'sacrifice',
  { left: open<number>() },
  {
    next: (x) => {
      const { state, seat } = x;
      if (x.locals.left === 0) return 'end';
      const only = onlyPlaceOf(state, seat);
      if (only < 0) {
        x.ask(seat, sacrificeFrom);
        return 'chosen';
      }
      give(x, only);
      x.locals.left--;
      return 'next';
    },
    chosen: (x) => {
      give(x, x.answer(sacrificeFrom));
      x.locals.left--;
      return 'next';
    },
  },
);

function give(x: Context, from: Place): void {
  const { state, seat } = x;
  const to = powersOf(state, seat).sacrifices;
  addFigures(state, from, seat, -1);
  if (to === 'card') state.cards[seat]++;
  else state.supplies[seat]++;
  x.emit({ type: 'sacrificed', seat, from: spot(state, from), to });
}
