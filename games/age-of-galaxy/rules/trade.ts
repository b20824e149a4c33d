/** Trade: one exchange on a trade card with a free space. */
import { TRADE_CARDS_IN_PLAY, tradeCards, tradeSpaces } from '../content/trade.ts';
import type { Context, Refusal } from '../rulebook.ts';
import { playerCount, type State } from '../state.ts';
import { trigger } from './abilities.ts';
import type { Action, Trade } from './answers.ts';
import { canPay, gain, pay, wouldGain } from './resources.ts';

const EXCHANGES = 2;
const answers: readonly Trade[] = Array.from({ length: TRADE_CARDS_IN_PLAY * EXCHANGES }, (_, i) => ({
  action: 'trade',
  slot: i >> 1,
  exchange: i & 1,
}));

/** Cubes of all players on a trade card. */
export function cubesOnCard(s: State, slot: number): number {
  const players = playerCount(s);
  let cubes = 0;
  for (let p = 0; p < players; p++) cubes += s.onTrade[slot * players + p];
  return cubes;
}

/** A turned card has no spaces to fill. */
export const isFull = (s: State, slot: number): boolean => !s.turned[slot] && cubesOnCard(s, slot) >= tradeSpaces(playerCount(s));

export function addTrade(s: State, seat: number, options: Action[]): void {
  const p = s.players[seat];
  for (let slot = 0; slot < TRADE_CARDS_IN_PLAY; slot++) {
    if (isFull(s, slot)) continue;
    const { exchanges } = tradeCards[s.trade[slot]];
    for (let e = 0; e < EXCHANGES; e++)
      if (canPay(p, exchanges[e].pay) && wouldGain(p, exchanges[e].gain)) options.push(answers[slot * EXCHANGES + e]);
  }
}

export function trade(x: Context, seat: number, { slot, exchange }: Trade): void {
  const s = x.state;
  const card = tradeCards[s.trade[slot]];
  const { pay: price, gain: gained } = card.exchanges[exchange];
  s.onTrade[slot * playerCount(s) + seat]++;
  x.emit({ type: 'traded', seat, slot, card: s.trade[slot], exchange });
  const source = `trade:${card.id}`;
  pay(x, seat, price, source);
  gain(x, seat, gained, source);
  trigger(x, seat, 'trade');
}

export function refuseTrade(s: State, seat: number): Refusal[] {
  const p = s.players[seat];
  return answers.flatMap(({ slot, exchange }): Refusal[] => {
    const what = { action: 'trade', slot, exchange };
    const card = tradeCards[s.trade[slot]];
    const args = { card: card.id };
    if (isFull(s, slot)) return [{ what, reason: 'cardFull', rule: 'AG-136', args }];
    const { pay: price, gain: gained } = card.exchanges[exchange];
    if (!canPay(p, price)) return [{ what, reason: 'cannotPayTrade', rule: 'AG-137', args }];
    return wouldGain(p, gained) ? [] : [{ what, reason: 'nothingToGain', rule: 'AG-137', args }];
  });
}
