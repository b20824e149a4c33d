import { type Config, defineGame, type Evaluation, type Game, rules, type View } from '@orrery/kernel';

/**
 * In each of four rounds everybody eats a grain, or sows one and finds three two rounds later. Nothing shows on the table of what was sown:
 * at a glance eating is better, and whoever plays on for two rounds knows that sowing is.
 */
type Field = { seats: number; round: number; eaten: number[]; sown: number[][] };

const ROUNDS = 4;
const RIPENS = 2;
const HARVEST = 3;

const copy = ({ seats, round, eaten, sown }: Field): Field => ({ seats, round, eaten: [...eaten], sown: sown.map((own) => [...own]) });

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
  const main = kit.procedure(
    'main',
    {},
    {
      round: (x) => {
        x.state.round++;
        for (let seat = 0; seat < x.state.seats; seat++) x.callFor(seat, turn);
        return x.state.round < ROUNDS ? 'round' : 'end';
      },
    },
  );
  const configOf = ({ seats }: { seats: number }): Config => ({ seats, options: {} });
  const score = (s: Field, seat: number) => ({ total: s.eaten[seat], parts: { grain: s.eaten[seat] } });
  return defineGame<Field, Field, { type: 'never' }>({
    id: 'sowing',
    version: 1,
    migrate: {},
    seats: { min: 2, max: 4 },
    options: [],
    rules: kit,
    initial: ({ seats }) => ({
      seats,
      round: 0,
      eaten: Array.from({ length: seats }, () => 0),
      sown: Array.from({ length: seats }, () => []),
    }),
    main,
    clone: copy,
    view: copy,
    guess: ({ table }: View<Field>) => copy(table),
    configOf,
    score,
    outcome: (s) => {
      const best = Math.max(...s.eaten);
      return {
        ending: 'harvested',
        scores: s.eaten.map((_, seat) => score(s, seat)),
        winners: s.eaten.flatMap((n, seat) => (n === best ? [seat] : [])),
      };
    },
    round: (s) => s.round,
    bound: ({ seats }) => ROUNDS * seats,
    invariants: [],
    evaluation: {
      features: ['grain'],
      weights: [1],
      turns: 6,
      ...evaluation,
      extract: (s, seat, out) => {
        out[0] = s.eaten[seat];
      },
    },
    content: {},
  }) as unknown as Game;
}
