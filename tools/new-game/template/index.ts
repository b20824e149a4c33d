import { defineGame, ranked, type Score } from '@orrery/kernel';
import * as cards from './content/cards.ts';
import { options } from './content/options.ts';
import { type Event, rulebook } from './rulebook.ts';
import { decisions, game, procedures } from './rules/game.ts';
import { clone, initial, type State } from './state.ts';
import { determinize, own, type TableView, view } from './view.ts';

const score = ({ players }: State, seat: number): Score => ({ total: players[seat].points, parts: { cards: players[seat].points } });
const missing = ({ config, deck, played, players }: State): string | undefined => {
  const here = [...deck, ...played, ...players.flatMap(({ hand }) => hand)].sort().join();
  return here === cards.deckFor(config).join() ? undefined : `the cards are ${here}`;
};
const ids = { card: cards.CARD_IDS };

export const newGame = defineGame<State, TableView, Event, typeof options>({
  id: 'new-game',
  version: 1,
  migrate: {},
  seats: { min: 2, max: 4 },
  options,
  rules: rulebook,
  named: { decisions, procedures },
  initial,
  main: game,
  clone,
  view,
  own,
  determinize,
  secrets: ({ deck, players }) => [
    { kind: 'card', in: deck, knownTo: [] },
    ...players.map(({ hand }, seat) => ({ kind: 'card', in: hand, knownTo: [seat] })),
  ],
  score,
  outcome(state) {
    const scores = state.players.map((_, seat) => score(state, seat));
    const sides = scores.map((_, seat) => [seat]);
    return { ending: 'noCards', scores, ...ranked(sides, [{ by: 'points', of: (seat) => scores[seat].total }]) };
  },
  round: ({ round }) => round,
  bound: (config) => cards.deckFor(config).length,
  invariants: [{ name: 'cards', check: missing }],
  evaluation: {
    features: ['points'],
    weights: [1],
    extract({ players }, seat, out) {
      out[0] = players[seat].points;
    },
  },
  census: (event, count) => event.type === 'played' && count('card', cards.CARD_IDS[event.card], 'used'),
  content: ids,
  ids,
  data: { cards },
});
