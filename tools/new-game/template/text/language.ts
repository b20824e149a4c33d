import { type GameText, listing, makeText, seatMark, topicOf, type Voice, voiceFor, type Words } from '@orrery/kernel';
import { CARD_IDS } from '../content/cards.ts';
import type { Event } from '../rulebook.ts';
import type { NewGame } from '../types.ts';
import type { TableView } from '../view.ts';

type Card = (card: number) => string;
/** A language: its sentences, and the words they are built from. */
export type Language = Words<NewGame, Card, Voice & { readonly card: Card }> & {
  readonly cards: Readonly<Record<(typeof CARD_IDS)[number], string>>;
  readonly worth: (points: number) => string;
  readonly lines: (pile: string, deck: number) => string[];
  readonly player: (points: number, hand: string) => string[];
  readonly won: (winners: string, points: number) => string;
};

export function speak(code: 'en' | 'de', words: Language): GameText<TableView, Event> {
  const card: Card = (n) => words.cards[CARD_IDS[n]];
  const list = listing(code);
  return makeText<NewGame, Card, Voice & { readonly card: Card }>(words, {
    speech: () => card,
    telling: (viewer) => ({ ...voiceFor(viewer), card }),
    panels: ({ table }) => [
      { title: words.title, lines: words.lines(table.played.map(card).at(-1) ?? '–', table.deck) },
      ...table.players.map(({ points, cards, hand }, seat) => ({
        title: seatMark(seat),
        lines: words.player(points, hand === null ? `${cards}` : list(hand.map(card))),
        seat,
      })),
    ],
    outcome: ({ winners, scores }) => words.won(list(winners.map(seatMark)), Math.max(...scores.map(({ total }) => total))),
    topics: {
      card: topicOf(words.scoreParts.cards, CARD_IDS, (id) => ({ title: words.cards[id], body: words.worth(CARD_IDS.indexOf(id) + 1) })),
    },
  });
}
