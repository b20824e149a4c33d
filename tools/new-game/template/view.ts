import { type Chance, item, type Own, shuffle, type View } from '@orrery/kernel';
import { deckFor } from './content/cards.ts';
import type { Setup } from './rules/chapters.ts';
import type { State } from './state.ts';

export type TableView = {
  readonly config: Setup;
  readonly round: number;
  readonly played: readonly number[];
  readonly deck: number;
  /** A hand is a number of cards to everybody but its owner. */
  readonly players: readonly { readonly points: number; readonly cards: number; readonly hand: readonly number[] | null }[];
};

/** What everybody sees. */
export const view = (s: State): TableView => ({
  config: s.config,
  round: s.round,
  played: s.played.slice(),
  deck: s.deck.length,
  players: s.players.map(({ points, hand }) => ({ points, cards: hand.length, hand: null })),
});

export const own = (s: State, seat: number): Own<TableView> => ({ players: { [item(seat)]: { hand: s.players[seat].hand.slice() } } });

/** A full state this viewer may believe in: what is unseen is dealt at random over the unseen places. */
export function determinize({ table }: View<TableView>, chance: Chance): State {
  const unseen = deckFor(table.config);
  for (const card of [...table.played, ...table.players.flatMap(({ hand }) => hand ?? [])]) unseen.splice(unseen.indexOf(card), 1);
  shuffle(chance, unseen);
  const players = table.players.map(({ points, cards, hand }) => ({ points, hand: hand?.slice() ?? unseen.splice(0, cards) }));
  return { config: table.config, round: table.round, played: [...table.played], deck: unseen, players };
}
