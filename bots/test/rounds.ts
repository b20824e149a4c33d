import { type Config, type Configured, defineGame, type Evaluation, type Game, rules, type Seat } from '@orrery/kernel';

/** What every toy game of rounds has; the rest of its state is its own. */
type Rounds = { seats: number; round: number };

/** A game in which everybody gives one answer in each of some rounds, nothing is hidden, and who has most in the end wins. */
export function rounds<S extends Rounds, A extends string | number>(toy: {
  readonly id: string;
  readonly rounds: number;
  readonly answers: readonly A[];
  readonly evaluation?: Partial<Evaluation<S>>;
  readonly shares?: (config: Config, a: Seat, b: Seat) => boolean;
  fresh(seats: number): S;
  copy(state: S): S;
  has(state: S, seat: Seat): number;
  /** What an answer does. */
  turn(state: S, seat: Seat, answer: A): void;
}): Game {
  const { id, fresh, copy, has } = toy;
  const kit = rules<S, { type: 'never' }>();
  const act = kit.decision('act', { options: () => toy.answers });
  const turn = kit.procedure(
    'turn',
    {},
    {
      choose: (x) => {
        x.ask(x.seat, act);
        return 'give';
      },
      give: (x) => {
        toy.turn(x.state, x.seat, x.answer(act));
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
        return 'next';
      },
      next: (x) => (x.state.round < toy.rounds ? 'round' : 'end'),
    },
  );
  const copied = (s: S & Configured): S & Configured => ({ ...copy(s), config: s.config });
  const score = (s: S, seat: number) => ({ total: has(s, seat), parts: { all: has(s, seat) } });
  return defineGame<S & Configured, S & Configured, { type: 'never' }>({
    id,
    version: 1,
    migrate: {},
    seats: { min: 1, max: 4 },
    options: {},
    rules: kit,
    initial: (config) => ({ ...fresh(config.seats), config }),
    main,
    clone: copied,
    view: copied,
    determinize: ({ table }) => copied(table),
    secrets: () => [],
    ...(toy.shares === undefined ? {} : { shares: toy.shares }),
    score,
    outcome: (s) => {
      const scores = Array.from({ length: s.seats }, (_, seat) => score(s, seat));
      const best = Math.max(...scores.map(({ total }) => total));
      return { ending: 'counted', scores, winners: scores.flatMap(({ total }, seat) => (total === best ? [seat] : [])) };
    },
    round: (s) => s.round,
    bound: ({ seats }) => toy.rounds * seats,
    invariants: [],
    evaluation: {
      features: ['has'],
      weights: [1],
      ...toy.evaluation,
      extract: (s, seat, out) => {
        out[0] = has(s, seat);
      },
    },
    ids: {},
    data: {},
    content: {},
  }) as unknown as Game;
}
