import type { Context } from '../rulebook.ts';
import type { Deck } from '../state.ts';

/** The top card, or undefined. */
export function draw<T>(deck: Deck<T>): T | undefined {
  const card = deck.cards.pop();
  if (card === undefined) return undefined;
  const { buried } = deck;
  let known = 0;
  for (const size of buried) known += size;
  if (known > deck.cards.length) {
    buried[buried.length - 1]--;
    if (buried[buried.length - 1] === 0) buried.pop();
  }
  return card;
}

/** Under the deck, face down, in random order. Everybody knows which cards lie there. */
export function bury<T>(x: Context, deck: Deck<T>, cards: readonly T[]): void {
  if (cards.length === 0) return;
  deck.cards.unshift(...x.shuffle(cards.slice()));
  deck.buried.unshift(cards.length);
}

/** The whole deck is mixed: nothing is known of its order any more, but what lay buried is still somewhere in it. */
export function mix<T>(x: Context, deck: Deck<T>, cards: readonly T[]): void {
  deck.cards = x.shuffle([...deck.cards, ...cards]);
  deck.buried = [];
}
