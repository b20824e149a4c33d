import { counting } from '@orrery/kernel';
import { type Language, speak } from './language.ts';

const points = (n: number): string => counting('en')(n, { one: 'point', other: 'points' });

export const words: Language = {
  title: 'New Game',
  tagline: 'Play ever higher cards.',
  options: {
    short: { name: 'Short game', explanation: 'Four cards of each kind instead of six.' },
  },
  procedures: { game: '', turn: 'Turn' },
  prompts: { playCard: () => 'Which card do you play?' },
  answers: { playCard: (answer, card) => card(answer) },
  reasons: { sameAsPile: ({ card }, name) => `${name(card)} lies on the pile already.` },
  events: {
    roundBegan: ({ round }) => `Round ${round} begins.`,
    played: (e, t) => `${t.by(e.seat, 'plays', 'You play')} ${t.card(e.card)} for ${points(e.points)}.`,
    drew: ({ seat, card }, t) => `${t.by(seat, 'draws', 'You draw')} ${card === undefined ? 'a card' : t.card(card)}.`,
  },
  scoreParts: { cards: 'Cards' },
  cards: { dust: 'Dust', comet: 'Comet', moon: 'Moon', planet: 'Planet', star: 'Star', galaxy: 'Galaxy' },
  worth: (n) => `Worth ${points(n)} on top of a lower card, otherwise one point.`,
  lines: (pile, deck) => [`On the pile: ${pile}`, `${deck} in the deck`],
  player: (n, hand) => [points(n), `Hand: ${hand}`],
  won: (winners, n) => `${winners} won with ${points(n)}.`,
};

export const en = speak('en', words);
