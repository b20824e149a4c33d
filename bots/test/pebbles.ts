import { type Config, type Game, rules, type Seat } from '@orrery/kernel';
import { rounds } from './rounds.ts';

/**
 * Everybody takes one to four pebbles in turn, three times; who has most wins. More is always better: what a good decision is, is beyond
 * doubt.
 */
type Pebbles = { seats: number; round: number; taken: number[] };

export function pebbles(shares?: (config: Config, a: Seat, b: Seat) => boolean): Game {
  const kit = rules<Pebbles, { type: 'never' }>();
  const take = kit.decision('take', { options: () => [1, 2, 3, 4] as const });
  const turn = kit.procedure(
    'turn',
    {},
    {
      choose: (x) => {
        x.ask(x.seat, take);
        return 'give';
      },
      give: (x) => {
        x.state.taken[x.seat] += x.answer(take);
        return 'end';
      },
    },
  );
  return rounds<Pebbles>({
    id: 'pebbles',
    rounds: 3,
    kit,
    turn,
    ...(shares === undefined ? {} : { shares }),
    fresh: (seats) => ({ seats, round: 0, taken: Array.from({ length: seats }, () => 0) }),
    copy: (s) => ({ ...s, taken: [...s.taken] }),
    has: (s, seat) => s.taken[seat],
  });
}
