/** Setup: boards, trade cards, galaxy, hands, starting factions. */
import { type Ask, type Frame, flag, open, own } from '@orrery/kernel';
import { HAND, MOST_REDRAWN, SYSTEMS_IN_ROW } from '../content/box.ts';
import { TRADE_CARDS_IN_PLAY } from '../content/trade.ts';
import { type Context, decision, procedure } from '../rulebook.ts';
import type { State } from '../state.ts';
import { introduce } from './cards.ts';
import { draft } from './draft.ts';
import { openSystem } from './galaxy.ts';

export const options = { draft: flag(), explored: flag() };

const OPEN_AT_START = 2;

export const setup = procedure(
  'setup',
  {},
  {
    layOut: (x) => {
      const s = x.state;
      layTradeCards(x);
      shuffleGalaxy(x);
      seatPlayers(x);
      x.emit({ type: 'laidOut', start: s.start, trade: s.trade.slice() });
      const opened = s.config.options.explored ? SYSTEMS_IN_ROW : OPEN_AT_START;
      for (let i = 0; i < opened; i++) openSystem(x);
      x.shuffle(s.deck);
      if (s.config.options.draft) x.call(draft, { pick: 0 });
      else {
        deal(x);
        x.call(redraw, { discards: 0, keeping: 0 });
      }
      return 'chooseStart';
    },
    chooseStart: (x) => {
      for (const seat of x.state.order) x.ask(seat, startingFaction);
      return 'revealStart';
    },
    revealStart: (x) => {
      if (x.state.config.seats > 1) x.reveal();
      for (const seat of x.state.order) introduce(x, seat, x.answer(startingFaction, seat), 'start');
      return 'end';
    },
  },
);

function layTradeCards(x: Context): void {
  const s = x.state;
  const cards = x.shuffle([...s.trade, ...s.unusedTrade]);
  s.trade = cards.slice(0, TRADE_CARDS_IN_PLAY);
  // Which cards are left over is known by elimination; their order means nothing.
  s.unusedTrade = cards.slice(TRADE_CARDS_IN_PLAY).sort((a, b) => a - b);
}

function shuffleGalaxy(x: Context): void {
  const s = x.state;
  const cards = x.shuffle([...s.row, ...s.unusedSystems]);
  s.row = cards.slice(0, SYSTEMS_IN_ROW);
  s.unusedSystems = cards.slice(SYSTEMS_IN_ROW);
  x.shuffle(s.planetPile);
  x.shuffle(s.explorationPile);
}

/** A random start player; the others follow clockwise, their cubes below on prestige 0. */
function seatPlayers(x: Context): void {
  const s = x.state;
  s.start = s.config.seats > 1 ? x.int(s.config.seats) : 0;
  for (let i = 0; i < s.config.seats; i++) s.order[i] = (s.start + i) % s.config.seats;
  s.arrival = s.order.slice().reverse();
}

function deal(x: Context): void {
  const s = x.state;
  for (let seat = 0; seat < s.config.seats; seat++) {
    const { hand } = s.players[seat];
    draw(s, hand, HAND);
    x.emitTo([seat], { type: 'dealt', seat, cards: hand.slice() });
  }
}

function draw(s: State, hand: number[], upTo: number): void {
  while (hand.length < upTo) {
    const card = s.deck.pop();
    if (card === undefined) throw new Error('the faction deck is empty');
    hand.push(card);
  }
}

export const startingFaction = decision('startingFaction', { options: (s, seat): readonly number[] => s.players[seat].hand.slice() });

export const discardCard = decision('discardCard', {
  args: { discards: open<number>(), picked: own<readonly number[] | undefined>() },
  options: (s, seat, { picked = [] }): readonly ('keep' | number)[] => [
    'keep',
    ...s.players[seat].hand.filter((card) => !picked.includes(card)),
  ],
  // Nobody else has a say in it: everybody goes through their own cards at once.
  again: ({ discards, picked = [] }, card) =>
    card === 'keep' || discards + 1 === MOST_REDRAWN ? undefined : { discards: discards + 1, picked: [...picked, card] },
});

/** Cards that were picked and are not yet put back: how many is open, which is guessed. */
export function guessPicked(of: Frame | Ask, s: State): void {
  if (!('decision' in of) || of.decision !== discardCard.name || of.args.picked !== undefined) return;
  const { hand, redrawn } = s.players[of.seat];
  const count = Number(of.args.discards) - redrawn.length;
  if (count > 0) of.args.picked = hand.slice(0, count);
}

/** Once, before the game: up to three cards are put back, one after the other, then replaced. Everybody at the same time. */
export const redraw = procedure(
  'redraw',
  { discards: open<number>(), keeping: open<number>() },
  {
    ask: (x) => {
      const { discards, keeping } = x.locals;
      for (const seat of x.state.order) if ((keeping & (1 << seat)) === 0) x.ask(seat, discardCard, { discards });
      return 'discard';
    },
    discard: (x) => {
      const s = x.state;
      const { keeping } = x.locals;
      // Others see how many cards one has put back.
      if (s.config.seats > 1) x.reveal();
      for (const seat of s.order) {
        if ((keeping & (1 << seat)) !== 0) continue;
        const { picked = [] } = x.asked(discardCard, seat);
        const last = x.answer(discardCard, seat);
        const { hand, redrawn } = s.players[seat];
        for (const card of last === 'keep' ? picked : [...picked, last]) {
          hand.splice(hand.indexOf(card), 1);
          redrawn.push(card);
        }
      }
      return 'drawBack';
    },
    drawBack: (x) => {
      const s = x.state;
      for (const seat of s.order) {
        const { hand, redrawn } = s.players[seat];
        if (redrawn.length === 0) continue;
        const kept = hand.length;
        x.reveal();
        draw(s, hand, HAND);
        const count = redrawn.length;
        x.emitTo([seat], { type: 'drew', seat, count, cards: hand.slice(kept) }, { type: 'drew', seat, count, cards: [] });
      }
      return 'end';
    },
  },
);
