import { type Config, copyPlain, defineGame, type Game, rules } from '@orrery/kernel';

type State = { config: Config; sum: number; asked: number; last: number[] };
type Added = { type: 'added' };

/** Whose the answer after this many is: turns are three answers long. */
export const inThrees = (answers: number): number => Math.floor(answers / 3) % 2;

/** Two seats, no luck, for as long as anybody likes; nine breaks the rules half way. */
export function adding(seatAt = inThrees): Game {
  const kit = rules<State, Added>();
  const add = kit.decision('add', { options: () => [0, 1, 2, 9] });
  const main = kit.procedure(
    'main',
    {},
    {
      ask: (x) => {
        x.ask(seatAt(x.state.asked), add);
        return 'add';
      },
      add: (x) => {
        const number = x.answer(add);
        x.state.asked++;
        if (number === 9) throw new Error('nine is too much');
        x.state.sum = (x.state.sum * 31 + number + 1) % 1_000_003;
        x.state.last = [...x.state.last.slice(-2), number];
        x.emit({ type: 'added' });
        return 'ask';
      },
    },
  );
  return defineGame<State, State, Added>({
    id: 'adding',
    version: 1,
    migrate: {},
    seats: { min: 2, max: 2 },
    options: {},
    rules: kit,
    initial: (config) => ({ config, sum: 0, asked: 0, last: [] }),
    main,
    clone: (s) => ({ ...s, last: [...s.last] }),
    view: (s) => copyPlain(s),
    determinize: (view) => copyPlain(view.table),
    secrets: () => [],
    score: (s) => ({ total: s.sum, parts: {} }),
    outcome: () => ({ ending: 'never', scores: [], winners: [] }),
    round: (s) => s.asked,
    bound: () => 1_000_000,
    invariants: [],
    evaluation: { features: [], weights: [], extract: () => {} },
    ids: {},
    data: {},
    content: {},
  }) as unknown as Game;
}
