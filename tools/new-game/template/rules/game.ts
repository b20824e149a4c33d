import { need } from '@orrery/kernel';
import { HAND } from '../content/cards.ts';
import { decision, procedure, refuse } from '../rulebook.ts';
import type { State } from '../state.ts';

/** A card like the one on the pile cannot follow it, unless the hand holds nothing else. */
function playable({ players, played }: State, seat: number): number[] {
  const kinds = [...new Set(players[seat].hand)];
  return kinds.length === 1 ? kinds : kinds.filter((card) => card !== played.at(-1));
}

export const playCard = decision('playCard', {
  options: playable,
  refusals: (state, seat) =>
    [...new Set(state.players[seat].hand)]
      .filter((card) => !playable(state, seat).includes(card))
      .map((card) => refuse(card, 'sameAsPile', 'NG-002', { card })),
});

export const turn = procedure('turn', {
  choose: (x) => {
    x.ask(x.seat, playCard);
    return 'play';
  },
  play: (x) => {
    const card = x.answer(playCard);
    const { hand } = x.state.players[x.seat];
    hand.splice(hand.indexOf(card), 1);
    // A higher card than the last one is worth its rank, any other a single point.
    const points = card > (x.state.played.at(-1) ?? -1) ? card + 1 : 1;
    x.state.players[x.seat].points += points;
    x.state.played.push(card);
    x.emit({ type: 'played', seat: x.seat, card, points });
    return x.state.deck.length > 0 ? 'draw' : 'end';
  },
  draw: (x) => {
    // Something hidden comes out: said before it moves.
    x.reveal();
    const card = need(x.state.deck.pop());
    x.state.players[x.seat].hand.push(card);
    x.emitTo([x.seat], { type: 'drew', seat: x.seat, card }, { type: 'drew', seat: x.seat });
    return 'end';
  },
});

/** The whole game, setting up included. */
export const game = procedure('game', {
  deal: (x) => {
    x.shuffle(x.state.deck);
    for (const player of x.state.players) player.hand = x.state.deck.splice(-HAND);
    return 'round';
  },
  round: (x) => {
    x.emit({ type: 'roundBegan', round: ++x.state.round });
    for (let seat = 0; seat < x.state.config.seats; seat++) x.callFor(seat, turn);
    return 'next';
  },
  next: (x) => (x.state.players[0].hand.length > 0 ? 'round' : 'end'),
});

export const decisions = { playCard };
export const procedures = { game, turn };
