import { procedure } from '../rulebook.ts';
import { setUp } from './setup.ts';
import { turn } from './turn.ts';

/** Nobody may go on for ever without achieving anything: after so many rounds the game is scored as it stands. */
export const MOST_ROUNDS = 100;

/** The whole game: rounds from the start player on, until the last one is through. */
export const game = procedure(
  'game',
  {},
  {
    setUp: (x) => {
      setUp(x);
      return 'round';
    },
    round: (x) => {
      const { state } = x;
      state.round++;
      state.turns = 0;
      x.emit({ type: 'roundBegan', round: state.round, last: state.round === state.lastRound });
      return 'turn';
    },
    turn: (x) => {
      const { state } = x;
      if (state.turns === state.config.seats) return 'roundOver';
      x.callFor((state.start + state.turns) % state.config.seats, turn);
      state.turns++;
      return 'turn';
    },
    roundOver: (x) => {
      const { state } = x;
      if (state.round !== state.lastRound && state.round < MOST_ROUNDS) return 'round';
      x.emit({ type: 'gameEnded', rounds: state.round });
      return 'end';
    },
  },
);
