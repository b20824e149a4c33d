/** Action phase: turns in turn order, one action each, until nobody has a cube left. */
import { open } from '@orrery/kernel';
import { decision, procedure, type Refusal } from '../rulebook.ts';
import { isSolo, NONE } from '../state.ts';
import { carryOutAction, chooseAction } from './actions.ts';
import { refuseCards } from './cards.ts';
import { somethingLeftToDo } from './lightning.ts';
import { opponentActs } from './solo.ts';

const END = ['end'] as const;
export const endTurn = decision('endTurn', {
  options: (): readonly 'end'[] => END,
  refusals: (s, seat): readonly Refusal[] => refuseCards(s.players[seat]),
});

/** One turn: the action, and before, in the middle of it or after it whatever may be done at any time. */
export const turn = procedure(
  'turn',
  {},
  {
    chooseAction: (x) => {
      x.state.turn = x.seat;
      x.state.players[x.seat].played = false;
      x.emit({ type: 'turnBegan', seat: x.seat });
      x.ask(x.seat, chooseAction);
      return 'action';
    },
    action: (x) => {
      carryOutAction(x, x.answer(chooseAction));
      return 'after';
    },
    after: (x) => {
      if (!somethingLeftToDo(x.state, x.seat)) {
        x.state.turn = NONE;
        return 'end';
      }
      x.ask(x.seat, endTurn);
      return 'over';
    },
    over: (x) => {
      x.state.turn = NONE;
      return 'end';
    },
  },
);

export const actionPhase = procedure(
  'actionPhase',
  { next: open<number>() },
  {
    nextTurn: (x) => {
      const s = x.state;
      const { order } = s;
      for (let i = 0; i < order.length; i++) {
        const at = (x.locals.next + i) % order.length;
        const seat = order[at];
        if (s.players[seat].cubes === 0) continue;
        x.locals.next = (at + 1) % order.length;
        x.callFor(seat, turn);
        return 'passing';
      }
      return 'allPassed';
    },
    /** Whoever has used the last cube has passed for this round. */
    passing: (x) => {
      const s = x.state;
      const seat = s.order[(x.locals.next + s.order.length - 1) % s.order.length];
      if (s.players[seat].cubes === 0) x.emit({ type: 'passed', seat });
      return 'nextTurn';
    },
    allPassed: (x) => {
      if (isSolo(x.state)) opponentActs(x);
      return 'end';
    },
  },
);
