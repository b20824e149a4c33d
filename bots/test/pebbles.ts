import { type Config, defineGame, type Game, rules, type View } from '@orrery/kernel';

/**
 * Everybody takes one to four pebbles in turn, three times; who has most wins. More is always better: what a good decision is, is beyond
 * doubt.
 */
type Pebbles = { seats: number; round: number; taken: number[] };

const ROUNDS = 3;

export function pebbles(): Game {
  const kit = rules<Pebbles, { type: 'took' }>();
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
  const score = (s: Pebbles, seat: number) => ({ total: s.taken[seat], parts: { pebbles: s.taken[seat] } });
  return defineGame<Pebbles, Pebbles, { type: 'took' }>({
    id: 'pebbles',
    version: 1,
    migrate: {},
    seats: { min: 1, max: 4 },
    options: [],
    rules: kit,
    initial: ({ seats }) => ({ seats, round: 0, taken: Array.from({ length: seats }, () => 0) }),
    main,
    clone: (s) => ({ ...s, taken: [...s.taken] }),
    view: ({ seats, round, taken }) => ({ seats, round, taken: [...taken] }),
    guess: ({ table }: View<Pebbles>) => ({ ...table, taken: [...table.taken] }),
    configOf,
    score,
    outcome: (s) => {
      const best = Math.max(...s.taken);
      return {
        ending: 'counted',
        scores: s.taken.map((_, seat) => score(s, seat)),
        winners: s.taken.flatMap((n, seat) => (n === best ? [seat] : [])),
      };
    },
    round: (s) => s.round,
    bound: ({ seats }) => ROUNDS * seats,
    invariants: [],
    evaluation: {
      features: ['pebbles'],
      weights: [1],
      extract: (s, seat, out) => {
        out[0] = s.taken[seat];
      },
    },
    content: {},
  }) as unknown as Game;
}
