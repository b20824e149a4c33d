import { type Evaluation, type Game, rules } from '@orrery/kernel';
import { rounds } from './rounds.ts';

/**
 * In each of four rounds everybody eats a grain, or sows one and finds three two rounds later. Nothing shows on the table of what was sown:
 * at a glance eating is better, and whoever plays on for two rounds knows that sowing is.
 */
type Field = { seats: number; round: number; eaten: number[]; sown: number[][] };

const RIPENS = 2;
const HARVEST = 3;

export function sowing(evaluation: Partial<Evaluation<Field>> = {}): Game {
  const kit = rules<Field, { type: 'never' }>();
  const use = kit.decision('use', { options: () => ['eat', 'sow'] as const });
  const turn = kit.procedure(
    'turn',
    {},
    {
      choose: (x) => {
        x.ask(x.seat, use);
        return 'harvest';
      },
      harvest: (x) => {
        const { eaten, sown, round } = x.state;
        if (x.answer(use) === 'eat') eaten[x.seat]++;
        else sown[x.seat].push(round);
        if (sown[x.seat][0] === round - RIPENS) {
          sown[x.seat].shift();
          eaten[x.seat] += HARVEST;
        }
        return 'end';
      },
    },
  );
  return rounds<Field>({
    id: 'sowing',
    rounds: 4,
    kit,
    turn,
    evaluation: { turns: 6, ...evaluation },
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
