import { describeLaws, everyConfig } from '@orrery/kernel/testing';
import { game } from './table.ts';

// What science counts changes the last sum only: every other combination is examined, and that one with two players.
const configs = everyConfig(game as never).filter(
  ({ seats, options }) => options.science === 'all' || (seats === 2 && options.draft === false && options.explored === false),
);

describeLaws(game as never, { games: 2, configs });
