import { type Game, rules } from '@orrery/kernel';
import { rounds } from './rounds.ts';

/** Everybody takes pebbles in turn, at most ten times. Who rings the bell takes two, and the game ends with this round. */
type Bell = { seats: number; round: number; taken: number[] };

const ROUNDS = 10;

export function bell(): Game {
  const kit = rules<Bell, { type: 'never' }>();
  const take = kit.decision('take', { options: () => [1, 2, 3, 4, 'ring'] as const });
  const turn = kit.procedure(
    'turn',
    {},
    {
      choose: (x) => {
        x.ask(x.seat, take);
        return 'give';
      },
      give: (x) => {
        const answer = x.answer(take);
        x.state.taken[x.seat] += answer === 'ring' ? 2 : answer;
        if (answer === 'ring') x.state.round = ROUNDS;
        return 'end';
      },
    },
  );
  return rounds<Bell>({
    id: 'bell',
    rounds: ROUNDS,
    kit,
    turn,
    fresh: (seats) => ({ seats, round: 0, taken: Array.from({ length: seats }, () => 0) }),
    copy: (s) => ({ ...s, taken: [...s.taken] }),
    has: (s, seat) => s.taken[seat],
  });
}
