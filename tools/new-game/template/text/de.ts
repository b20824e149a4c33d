import { counting } from '@orrery/kernel';
import { type Language, speak } from './language.ts';

const points = (n: number): string => counting('de')(n, { one: 'Punkt', other: 'Punkte' });

export const words: Language = {
  title: 'New Game',
  tagline: 'Spiele immer höhere Karten aus.',
  options: {
    short: { name: 'Kurzes Spiel', explanation: 'Vier statt sechs Karten jeder Art.' },
  },
  procedures: { game: '', turn: 'Zug' },
  prompts: { playCard: () => 'Welche Karte spielst du aus?' },
  answers: { playCard: (answer, card) => card(answer) },
  reasons: { sameAsPile: ({ card }, name) => `${name(card)} liegt schon auf dem Stapel.` },
  events: {
    roundBegan: ({ round }) => `Runde ${round} beginnt.`,
    played: (e, t) => `${t.by(e.seat, 'spielt', 'Du spielst')} ${t.card(e.card)} für ${points(e.points)} aus.`,
    drew: ({ seat, card }, t) => `${t.by(seat, 'zieht', 'Du ziehst')} ${card === undefined ? 'eine Karte' : t.card(card)}.`,
  },
  scoreParts: { cards: 'Karten' },
  cards: { dust: 'Staub', comet: 'Komet', moon: 'Mond', planet: 'Planet', star: 'Stern', galaxy: 'Galaxie' },
  worth: (n) => `Auf einer niedrigeren Karte ${points(n)} wert, sonst einen.`,
  lines: (pile, deck) => [`Auf dem Stapel: ${pile}`, `${deck} im Nachziehstapel`],
  player: (n, hand) => [points(n), `Hand: ${hand}`],
  won: (winners, n) => `Es gewinnt mit ${counting('de')(n, { one: 'Punkt', other: 'Punkten' })}: ${winners}.`,
};

export const de = speak('de', words);
