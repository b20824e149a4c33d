import type { Evaluation, Game } from '@orrery/kernel';
import { rounds } from './rounds.ts';

/**
 * In each of four rounds everybody eats a grain, or sows one and finds three two rounds later. Nothing shows on the table of what was sown:
 * at a glance eating is better, and whoever plays on for two rounds knows that sowing is.
 */
type Field = { seats: number; round: number; eaten: number[]; sown: number[][] };

const RIPENS = 2;
const HARVEST = 3;

export function sowing(evaluation: Partial<Evaluation<Field>> = {}): Game {
  return rounds<Field, 'eat' | 'sow'>({
    id: 'sowing',
    rounds: 4,
    answers: ['eat', 'sow'],
    turn: ({ eaten, sown, round }, seat, answer) => {
      if (answer === 'eat') eaten[seat]++;
      else sown[seat].push(round);
      if (sown[seat][0] === round - RIPENS) {
        sown[seat].shift();
        eaten[seat] += HARVEST;
      }
    },
    evaluation: { rolloutTurns: 6, ...evaluation },
    fresh: (seats) => ({
      seats,
      round: 0,
      eaten: Array.from({ length: seats }, () => 0),
      sown: Array.from({ length: seats }, () => []),
    }),
    copy: ({ seats, round, eaten, sown }) => ({ seats, round, eaten: [...eaten], sown: sown.map((own) => [...own]) }),
    has: (s, seat) => s.eaten[seat],
  });
}
