/** Rulebook: Phase 2, step 2, Aktionen ausführen. */
import { open, type Seat } from '@orrery/kernel';
import {
  type Action,
  CALL,
  END,
  EXPLORE,
  IMPROVISE_BOTH,
  IMPROVISE_CALL,
  IMPROVISE_TRAIN,
  MOVE,
  ROOM,
  STEP,
  TRAIN,
  USE,
} from '../answers.ts';
import { IMPROVISE, MOVEMENT, SUPPORT, SYMBOLS, TECHNOLOGY, TRAINING } from '../content/dice.ts';
import { ROOM_BIT, ROOMS } from '../content/rooms.ts';
import { PLACES, type Place } from '../content/ship.ts';
import type { TechnologyId } from '../content/technologies.ts';
import { decision, procedure, type Refusal, refuse } from '../rulebook.ts';
import { NOBODY, type State } from '../state.ts';
import { powersOf } from './abilities.ts';
import { commandDice, engineReady, moves, roomActionsLeft, spend, spendAny, spendDie } from './dice.ts';
import { canExplore, explore, exploresFree } from './explore.ts';
import { roomActionHasEffect, useRoom } from './rooms.ts';
import { aboard, canMove, controllerOf, figuresAt, isExplored, placeOf, roomAt, strongestOther } from './ship.ts';
import { carryOut, technologyHasEffect, useTechnology } from './technologies.ts';

/** Whether any command die may stand in for Use Technology. */
const anyDieIsTechnology = (state: State, seat: Seat): boolean => !state.turn.abilityUsed && powersOf(state, seat).anyDieTechnology;

/** The next action: a die, a room, or the end of the step. Only what changes something is offered. */
export const act = decision('act', {
  options: (state, seat): readonly Action[] => {
    const list: Action[] = [];
    const { dice } = state;
    const base = seat * 6;
    const trainable = state.supplies[seat] > 0;
    const callable = state.cards[seat] > 0;
    const anyDie = commandDice(state, seat) > 0;
    const movable = anyDie && canMove(state, seat);
    if (dice[base + TRAINING] > 0 && trainable) list.push(TRAIN);
    if (dice[base + SUPPORT] > 0 && callable) list.push(CALL);
    if (dice[base + IMPROVISE] > 0) {
      if (trainable) list.push(IMPROVISE_TRAIN);
      if (callable) list.push(IMPROVISE_CALL);
      if (trainable && powersOf(state, seat).improviseBoth) list.push(IMPROVISE_BOTH);
    }
    if (dice[base + MOVEMENT] > 0 && movable) list.push(MOVE);
    if (dice[base + TECHNOLOGY] > 0 || (anyDie && anyDieIsTechnology(state, seat))) listTechnologies(state, seat, list);
    if (anyDie || exploresFree(state, seat))
      for (let place = 0; place < PLACES; place++) if (canExplore(state, place, seat)) list.push(EXPLORE[place]);
    if (movable) list.push(STEP);
    if (roomActionsLeft(state, seat) > 0)
      for (let place = 0; place < PLACES; place++) if (mayUseRoom(state, place, seat)) list.push(ROOM[roomAt(state, place)]);
    list.push(END);
    return list;
  },
  refusals: (state, seat) => [...dieRefusals(state, seat), ...exploreRefusals(state, seat), ...roomRefusals(state, seat)],
});

function listTechnologies(state: State, seat: Seat, list: Action[]): void {
  const { technologies, exhaustedBy } = state;
  for (let i = 0; i < technologies.length; i++)
    if (exhaustedBy[i] === NOBODY && technologyHasEffect(state, technologies[i], seat)) list.push(USE[technologies[i]]);
}

function mayUseRoom(state: State, place: Place, seat: Seat): boolean {
  return (
    figuresAt(state, place, seat) > 0 &&
    controllerOf(state, place) === seat &&
    (state.turn.rooms & ROOM_BIT[roomAt(state, place)]) === 0 &&
    roomActionHasEffect(state, place, seat)
  );
}

/** Actions one after the other, each completed before the next begins, until the player ends the step. */
export const actions = procedure(
  'actions',
  { technology: open<TechnologyId | undefined>() },
  {
    choose: (x) => {
      x.ask(x.seat, act);
      return 'begin';
    },
    begin: (x) => {
      const { state, seat } = x;
      const action = x.answer(act);
      switch (action.act) {
        case 'training':
          spend(x, TRAINING, 'training');
          carryOut(x, 'training');
          return 'choose';
        case 'support':
          spend(x, SUPPORT, 'support');
          carryOut(x, 'support');
          return 'choose';
        case 'improvise':
          spend(x, IMPROVISE, 'improvise');
          carryOut(x, action.as === 'train' ? 'improviseTrain' : action.as === 'call' ? 'improviseCall' : 'improviseBoth');
          return 'choose';
        case 'movement':
          spend(x, MOVEMENT, 'movement');
          carryOut(x, 'movement');
          return 'choose';
        case 'technology':
          x.locals.technology = action.technology;
          return 'technologyDie';
        case 'step':
          x.call(spendAny, { use: 'step' });
          x.call(moves, { upTo: 1 });
          return 'choose';
        case 'explore':
          x.call(explore, { to: action.to });
          return 'choose';
        case 'room':
          x.call(useRoom, { place: placeOf(state, action.room), right: 'control' });
          return 'choose';
        case 'end':
          x.emit({ type: 'actionsEnded', seat, unused: commandDice(state, seat) });
          return 'end';
      }
    },
    technologyDie: (x) => {
      const { state, seat } = x;
      if (!anyDieIsTechnology(state, seat) || commandDice(state, seat) === state.dice[seat * 6 + TECHNOLOGY]) {
        spend(x, TECHNOLOGY, 'technology');
        return 'technology';
      }
      x.ask(seat, spendDie, { use: 'technology' });
      return 'otherDie';
    },
    otherDie: (x) => {
      const { state, seat } = x;
      const symbol = SYMBOLS.indexOf(x.answer(spendDie));
      const species = state.species[seat];
      if (symbol !== TECHNOLOGY && species !== null) {
        state.turn.abilityUsed = true;
        x.emit({ type: 'abilityUsed', seat, species });
      }
      spend(x, symbol, 'technology');
      return 'technology';
    },
    technology: (x) => {
      const { technology } = x.locals;
      if (technology !== undefined) x.call(useTechnology, { technology });
      x.locals.technology = undefined;
      return 'choose';
    },
  },
);

// --- why not ------------------------------------------------------------------------------------

function dieRefusals(state: State, seat: Seat): Refusal[] {
  const list: Refusal[] = [];
  const has = (symbol: number): boolean => state.dice[seat * 6 + symbol] > 0;
  const noDie = (what: Action, symbol: number): void => {
    list.push(refuse(what, 'noDie', 'AN-113', { symbol: SYMBOLS[symbol] }));
  };
  const supply = state.supplies[seat] > 0;
  const card = state.cards[seat] > 0;
  if (!has(TRAINING)) noDie(TRAIN, TRAINING);
  else if (!supply) list.push(refuse(TRAIN, 'supplyEmpty', 'AN-121'));
  if (!has(SUPPORT)) noDie(CALL, SUPPORT);
  else if (!card) list.push(refuse(CALL, 'cardEmpty', 'AN-126'));
  if (!has(IMPROVISE)) noDie(IMPROVISE_TRAIN, IMPROVISE);
  else {
    if (!supply) list.push(refuse(IMPROVISE_TRAIN, 'supplyEmpty', 'AN-231'));
    if (!card) list.push(refuse(IMPROVISE_CALL, 'cardEmpty', 'AN-231'));
  }
  const stuck = aboard(state, seat) === 0 ? 'noOneAboard' : 'nowhereToMove';
  if (!has(MOVEMENT)) noDie(MOVE, MOVEMENT);
  else if (!canMove(state, seat)) list.push(refuse(MOVE, stuck, 'AN-129'));
  if (commandDice(state, seat) === 0) list.push(refuse(STEP, 'noCommandDie', 'AN-136'));
  else if (!canMove(state, seat)) list.push(refuse(STEP, stuck, 'AN-136'));

  const technologyDie = has(TECHNOLOGY) || (commandDice(state, seat) > 0 && anyDieIsTechnology(state, seat));
  state.technologies.forEach((technology, i) => {
    if (state.exhaustedBy[i] !== NOBODY) list.push(refuse(USE[technology], 'exhausted', 'AN-134', { by: state.exhaustedBy[i] }));
    else if (!technologyDie) noDie(USE[technology], TECHNOLOGY);
    else if (!technologyHasEffect(state, technology, seat)) list.push(refuse(USE[technology], 'technologyNoEffect', 'AN-241'));
  });
  return list;
}

function exploreRefusals(state: State, seat: Seat): Refusal[] {
  const list: Refusal[] = [];
  const payable = commandDice(state, seat) > 0 || exploresFree(state, seat);
  for (let place = 0; place < PLACES; place++) {
    if (state.rooms[place] === null || isExplored(state, place)) continue;
    if (!canExplore(state, place, seat)) list.push(refuse(EXPLORE[place], 'noResearcherBeside', 'AN-138'));
    else if (!payable) list.push(refuse(EXPLORE[place], 'noCommandDie', 'AN-139'));
  }
  return list;
}

/** Every explored room with an action that cannot be used now. */
function roomRefusals(state: State, seat: Seat): Refusal[] {
  const list: Refusal[] = [];
  for (let place = 0; place < PLACES; place++) {
    if (!isExplored(state, place)) continue;
    const room = roomAt(state, place);
    const { action, minimum } = ROOMS[room];
    if (action === undefined) continue;
    const what = ROOM[room];
    const own = figuresAt(state, place, seat);
    const most = strongestOther(state, place, seat);
    if (own === 0) list.push(refuse(what, 'noOneInRoom', 'AN-147', { need: Math.max(most + 1, minimum) }));
    else if (own < most)
      list.push(refuse(what, 'roomOutnumbered', 'AN-147', { need: most + 1 - own, controller: controllerOf(state, place) }));
    else if (own === most) list.push(refuse(what, 'roomTied', 'AN-150', { need: 1 }));
    else if (own < minimum) list.push(refuse(what, 'roomMinimum', 'AN-148', { need: minimum - own }));
    else if ((state.turn.rooms & ROOM_BIT[room]) !== 0) list.push(refuse(what, 'roomUsedThisRound', 'AN-153'));
    else if (roomActionsLeft(state, seat) === 0) list.push(refuse(what, 'roomActionUsed', 'AN-144'));
    else if (action.kind === 'extraCall') list.push(refuse(what, engineReady(state, seat) ? 'roomOnlyWhenCalling' : 'cardEmpty', 'AN-159'));
    else if (!roomActionHasEffect(state, place, seat)) list.push(refuse(what, 'roomNoEffect', 'AN-241'));
  }
  return list;
}
