import type { Game } from '@orrery/kernel';
import { describeLaws } from '@orrery/kernel/testing';
import { toyGame } from './toy-game.ts';

// The toy stands in for every real game in the tests of host and server, so it keeps the same laws. Without its trap: that one never ends.
const game = toyGame as unknown as Game;
describeLaws(game, {
  games: 2,
  configs: [2, 3, 4].flatMap((seats) => ['short', 'long'].map((length) => game.configure(seats, { length }))),
});
