import type { Config, Game, Seat } from '@orrery/kernel';
import { rounds } from './rounds.ts';

/**
 * Everybody takes one to four pebbles in turn, three times; who has most wins. More is always better: what a good decision is, is beyond
 * doubt.
 */
type Pebbles = { seats: number; round: number; taken: number[] };

export function pebbles(shares?: (config: Config, a: Seat, b: Seat) => boolean): Game {
  return rounds<Pebbles, number>({
    id: 'pebbles',
    rounds: 3,
    answers: [1, 2, 3, 4],
    turn: ({ taken }, seat, answer) => {
      taken[seat] += answer;
    },
    ...(shares === undefined ? {} : { shares }),
    fresh: (seats) => ({ seats, round: 0, taken: Array.from({ length: seats }, () => 0) }),
    copy: (s) => ({ ...s, taken: [...s.taken] }),
    has: (s, seat) => s.taken[seat],
  });
}
