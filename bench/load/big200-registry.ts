import { type Config, copyPlain, defineGame, type Game, rules } from '@orrery/kernel';
import { type Big200, claim, legal, newBig200 } from './big200.ts';

type State = Big200 & { config: Config };
type Event = { type: 'claimed'; seat: number; id: number };

const kit = rules<State, Event>();
const pick = kit.decision('claim', { options: (state) => legal(state) });
const main = kit.procedure(
  'main',
  {},
  {
    ask: (x) => {
      x.ask(x.state.turn, pick);
      return 'claim';
    },
    claim: (x) => {
      const seat = x.state.turn;
      const id = x.answer(pick);
      claim(x.state, id);
      x.emit({ type: 'claimed', seat, id });
      return 'ask';
    },
  },
);

const big200 = defineGame<State, State, Event>({
  id: 'big200',
  version: 1,
  migrate: {},
  seats: { min: 2, max: 2 },
  options: {},
  rules: kit,
  initial: (config) => ({ config, ...newBig200() }),
  main,
  clone: (s) => ({
    config: s.config,
    turn: s.turn,
    moves: s.moves,
    things: s.things.map((t) => ({ id: t.id, kind: t.kind, owner: t.owner, level: t.level, x: t.x, y: t.y })),
    resources: s.resources.map((r) => [...r]),
  }),
  view: (s) => ({
    config: s.config,
    turn: s.turn,
    moves: s.moves,
    things: s.things.map((t) => ({ id: t.id, kind: t.kind, owner: t.owner, level: t.level, x: t.x, y: t.y })),
    resources: s.resources.map((r) => [...r]),
  }),
  determinize: (view) => copyPlain(view.table),
  secrets: () => [],
  score: (s, seat) => ({ total: s.resources[seat][0], parts: {} }),
  outcome: () => ({ ending: 'never', scores: [], winners: [] }),
  round: (s) => s.moves,
  bound: () => 1_000_000,
  invariants: [],
  evaluation: { features: [], weights: [], extract: () => {} },
  ids: {},
  data: {},
  content: {},
});

export const registry = { big200: { load: async () => big200 as unknown as Game } };
