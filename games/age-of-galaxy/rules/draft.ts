/** Variant: faction drafting. Seven cards each, pick one, pass the rest to the left. */
import { open } from '@orrery/kernel';
import { HAND } from '../content/box.ts';
import { decision, procedure } from '../rulebook.ts';
import { NONE, type State } from '../state.ts';

/** The pack a seat holds at a pick; packs are named by the seat they were dealt to and wander to the left, clockwise. */
export const packHeld = (seats: number, seat: number, pick: number): number => (((seat - pick) % seats) + seats) % seats;

/** How many picks have been made by everybody. */
export function picksMade(s: State): number {
  let n = 0;
  while (n < HAND && s.picks[n] !== NONE) n++;
  return n;
}

/** What was left in the pack a seat held at a pick, in the order dealt. */
export function packAt(s: State, seat: number, pick: number): number[] {
  const pack = packHeld(s.config.seats, seat, pick);
  const cards = s.dealt.slice(pack * HAND, pack * HAND + HAND);
  for (let before = 0; before < pick; before++) {
    const picker = (pack + before) % s.config.seats;
    cards.splice(cards.indexOf(s.picks[picker * HAND + before]), 1);
  }
  return cards;
}

export const draftCard = decision('draftCard', {
  args: { pick: open<number>() },
  options: (s, seat, { pick }): readonly number[] => packAt(s, seat, pick),
});

export const draft = procedure(
  'draft',
  { pick: open<number>() },
  {
    deal: (x) => {
      const s = x.state;
      s.dealt = s.deck.splice(s.deck.length - s.config.seats * HAND);
      s.picks = new Array<number>(s.config.seats * HAND).fill(NONE);
      for (let seat = 0; seat < s.config.seats; seat++) x.emitTo([seat], { type: 'dealt', seat, cards: packAt(s, seat, 0) });
      return 'pick';
    },
    pick: (x) => {
      for (const seat of x.state.order) x.ask(seat, draftCard, { pick: x.locals.pick });
      return 'pass';
    },
    pass: (x) => {
      const s = x.state;
      const { pick } = x.locals;
      x.reveal();
      const picks = s.order.map((seat) => x.answer(draftCard, seat));
      takeAll(s, pick, picks);
      // The last pack is a single card: there is nothing to choose.
      const last = pick + 1 < HAND - 1 ? undefined : s.order.map((seat) => packAt(s, seat, HAND - 1)[0]);
      if (last !== undefined) takeAll(s, HAND - 1, last);
      for (const cards of [picks, last ?? []]) {
        for (let i = 0; i < cards.length; i++) x.emitTo([s.order[i]], { type: 'drafted', seat: s.order[i], card: cards[i] });
      }
      x.emit({ type: 'packsPassed', pick: pick + 1 });
      x.locals.pick++;
      return last === undefined ? 'pick' : 'end';
    },
  },
);

/** Each seat, in turn order, takes its card. */
function takeAll(s: State, pick: number, cards: readonly number[]): void {
  s.order.forEach((seat, i) => {
    s.picks[seat * HAND + pick] = cards[i];
    s.players[seat].hand.push(cards[i]);
  });
}
