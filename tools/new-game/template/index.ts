import { byPoints, copyState, defineGame, mostPoints, type Score } from '@orrery/kernel';
import * as cards from './content/cards.ts';
import { type Event, rulebook } from './rulebook.ts';
import { options } from './rules/chapters.ts';
import { decisions, game, procedures } from './rules/game.ts';
import { initial, type State } from './state.ts';
import { determinize, own, type TableView, view } from './view.ts';

const score = ({ players }: State, seat: number): Score => ({ total: players[seat].points, parts: { cards: players[seat].points } });
const missing = ({ config, deck, played, players }: State): string | undefined => {
  const here = [...deck, ...played, ...players.flatMap(({ hand }) => hand)].sort().join();
  return here === cards.deckFor(config).join() ? undefined : `the cards are ${here}`;
};

export const newGame = defineGame<State, TableView, Event, typeof options>({
  id: 'new-game',
  version: 1,
  seats: { min: 2, max: 4 },
  options,
  rules: rulebook,
  named: { decisions, procedures },
  initial,
  main: game,
  clone: copyState,
  view,
  own,
  determinize,
  secrets: ({ deck, players }) => [
    { kind: 'card', in: deck, knownTo: [] },
    ...players.map(({ hand }, seat) => ({ kind: 'card', in: hand, knownTo: [seat] })),
  ],
  score,
  outcome: mostPoints('noCards', score),
  round: ({ round }) => round,
  bound: (config) => cards.deckFor(config).length,
  invariants: [{ name: 'cards', check: missing }],
  evaluation: byPoints(score),
  census: (event, count) => event.type === 'played' && count('card', cards.CARD_IDS[event.card], 'used'),
  ids: { card: cards.CARD_IDS },
  data: { cards },
});
