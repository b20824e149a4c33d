import type { Seat } from '@orrery/kernel';
import { procedure } from '../rulebook.ts';
import { NOBODY, newTurn, type State } from '../state.ts';
import { actions } from './actions.ts';
import { contamination } from './contamination.ts';
import { missions } from './missions.ts';

/** Rulebook: Phase 2, Züge der einzelnen Spieler. In the order of the order cards. */
export const turns = procedure(
  'turns',
  {},
  {
    begin: (x) => {
      const { state } = x;
      state.phase = 'turns';
      for (let card = 1; card <= state.config.seats; card++) x.callFor(holder(state, card), turn);
      return 'after';
    },
    after: (x) => {
      x.state.active = NOBODY;
      return 'end';
    },
  },
);

const holder = (state: State, card: number): Seat => state.orderCards.indexOf(card);

/** One player's turn: contamination, actions, missions. */
export const turn = procedure(
  'turn',
  {},
  {
    begin: (x) => {
      const { state, seat } = x;
      state.active = seat;
      x.emit({ type: 'turnBegan', seat, card: state.orderCards[seat] });
      x.call(contamination);
      x.call(actions);
      x.call(missions);
      return 'clear';
    },
    clear: (x) => {
      const { state, seat } = x;
      let returned = 0;
      for (let s = 0; s < 6; s++) {
        const count = state.dice[seat * 6 + s];
        state.centre[s] += count;
        state.dice[seat * 6 + s] = 0;
        returned += count;
      }
      state.turn = newTurn();
      x.emit({ type: 'turnEnded', seat, returned });
      return 'end';
    },
  },
);
