import type { Game } from '@orrery/kernel';
import { rounds } from './rounds.ts';

/** Everybody takes pebbles in turn, at most ten times. Who rings the bell takes two, and the game ends with this round. */
type Bell = { seats: number; round: number; taken: number[] };

const ROUNDS = 10;

export function bell(): Game {
  return rounds<Bell, number | 'ring'>({
    id: 'bell',
    rounds: ROUNDS,
    answers: [1, 2, 3, 4, 'ring'],
    turn: (s, seat, answer) => {
      s.taken[seat] += answer === 'ring' ? 2 : answer;
      if (answer === 'ring') s.round = ROUNDS;
    },
    fresh: (seats) => ({ seats, round: 0, taken: Array.from({ length: seats }, () => 0) }),
    copy: (s) => ({ ...s, taken: [...s.taken] }),
    has: (s, seat) => s.taken[seat],
  });
}
