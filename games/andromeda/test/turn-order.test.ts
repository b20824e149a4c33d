/** Whoever begins, and whoever holds which order card: every rule of turn order for every seat. */
import { describe, expect, it } from 'vitest';
import { assignCommands } from '../rules/phase1.ts';
import { turn, turns } from '../rules/phase2.ts';
import { cleanUp } from '../rules/phase4.ts';
import { begin, playOn, set, told } from './table.ts';

const ORDERS: readonly (readonly number[])[] = [
  [1, 2, 3],
  [1, 3, 2],
  [2, 1, 3],
  [2, 3, 1],
  [3, 1, 2],
  [3, 2, 1],
];

describe('turn order', () => {
  it.each(ORDERS)('AN-101 AN-102 turns go by order cards %i %i %i, each finished before the next', (...orderCards) => {
    const table = playOn(begin(set({ orderCards, figures: [{ airlock: 1 }, { airlock: 1 }, { airlock: 1 }] }), turns), 'order');
    const expected = [1, 2, 3].map((card) => orderCards.indexOf(card));
    expect(table.events.flatMap((e) => (e.type === 'turnBegan' || e.type === 'turnEnded' ? [`${e.type} ${e.seat}`] : []))).toEqual(
      expected.flatMap((seat) => [`turnBegan ${seat}`, `turnEnded ${seat}`]),
    );
    expect(table.state.active).toBe(-1);
  });

  it.each([0, 1, 2, 3])(
    'AN-072 AN-078 AN-082 AN-083 with seat %i as start player the offer goes round to the left, from there',
    (startPlayer) => {
      const state = set({ seats: 4, startPlayer, orderCards: [0, 0, 0, 0] });
      // Thirteen dice, none of them contamination.
      const table = begin(
        state,
        assignCommands,
        Array.from({ length: 13 }, (_, i) => i % 5),
      );
      const left = [1, 2, 3].map((n) => (startPlayer + n) % 4);
      expect(table.ask().seat).toBe(startPlayer);
      table.answer('buildOffer', 'training');
      table.answer('buildOffer', 'done');
      for (const seat of left) {
        expect([table.asked, table.ask().seat]).toEqual(['answerOffer', seat]);
        table.answer('answerOffer', 'refuse');
      }
      // Refused by all, it is the offerer's own.
      expect([table.asked, table.ask().seat, table.state.orderCards[startPlayer]]).toEqual(['addDie', startPlayer, 1]);
      expect(told(table, 'accepted')).toEqual([{ type: 'accepted', seat: startPlayer, card: 1, forced: true }]);
      table.answer('addDie', 'none');
      // The next on the left without a card builds the next offer, and it goes on from there.
      expect([table.asked, table.ask().seat]).toEqual(['buildOffer', left[0]]);
      table.answer('buildOffer', 'support');
      table.answer('buildOffer', 'done');
      expect(table.ask().seat).toBe(left[1]);
      table.answer('answerOffer', 'accept');
      table.answer('addDie', 'none');
      // Who has offered and not taken goes on offering.
      expect([table.asked, table.ask().seat, table.state.orderCards[left[1]]]).toEqual(['buildOffer', left[0], 2]);
      table.answer('buildOffer', 'movement');
      table.answer('buildOffer', 'done');
      expect(table.ask().seat).toBe(left[2]);
      table.answer('answerOffer', 'refuse');
      expect(table.ask().seat).toBe(left[0]);
      table.answer('addDie', 'none');
      // The last card goes without an offer, with all that is left.
      expect(table.state.orderCards[left[2]]).toBe(4);
      expect(told(table, 'lastCard')[0]).toMatchObject({ seat: left[2], card: 4, dice: [2, 2, 3, 1, 2, 0] });
      expect([table.over, table.state.offerer, table.state.addressee]).toEqual([true, -1, -1]);
    },
  );

  it.each([0, 1, 2, 3])(
    'AN-215 AN-220 after seat %i the next on the left is start player, and missions are renewed from there',
    (startPlayer) => {
      const state = set({
        seats: 4,
        startPlayer,
        personal: ['academy', 'hermits', 'longMarch', 'spareParts'],
        general: ['spine', 'fullHouse'],
      });
      const table = begin(state, cleanUp);
      const next = (startPlayer + 1) % 4;
      expect(table.state.startPlayer).toBe(next);
      for (let n = 0; n < 4; n++) {
        expect([table.asked, table.ask().seat]).toEqual(['exchange', (next + n) % 4]);
        table.answer('exchange', 'keep');
      }
      expect(table.over).toBe(true);
    },
  );

  it.each([0, 1, 2])('AN-134 AN-135 what seat %i has used is exhausted for everybody until the round ends', (seat) => {
    const card = { act: 'technology', technology: 'cloning' } as const;
    const everybody = { figures: [{ crew: 2 }, { crew: 2 }, { crew: 2 }], dice: [{ technology: 2 }, { technology: 2 }, { technology: 2 }] };
    const orderCards = [0, 1, 2].map((other) => 1 + ((other - seat + 3) % 3));
    const table = begin(set({ ...everybody, orderCards }), turns);
    expect([table.ask().seat, table.offers(card)]).toEqual([seat, true]);
    table.answer('act', card);
    table.answer('cloneAt', 0);
    for (let n = 0; n < 3; n++) {
      expect(table.ask().seat).toBe((seat + n) % 3);
      expect(table.offers(card)).toBe(false);
      expect(table.refusal(card)).toMatchObject({ reason: 'exhausted', rule: 'AN-134', args: { by: seat } });
      expect(table.offers({ act: 'technology', technology: 'vaccine' })).toBe(true);
      table.answer('act', { act: 'end' });
      table.answer('fulfil', 'done');
    }
    expect(table.over).toBe(true);
    const ready = begin(set({ ...everybody, exhausted: { cloning: seat, vaccine: 0 } }), cleanUp);
    expect(ready.state.exhaustedBy).toEqual([-1, -1, -1, -1]);
  });

  it.each([0, 1, 2])('a turn of seat %i changes what is its own, and nothing of the others', (seat) => {
    const table = begin(
      set({
        figures: [{ airlock: 2 }, { airlock: 2 }, { airlock: 2 }],
        cards: [2, 2, 2],
        dice: [
          { training: 1, support: 1 },
          { training: 1, support: 1 },
          { training: 1, support: 1 },
        ],
      }),
      turn,
      [],
      seat,
    );
    const others = [0, 1, 2].filter((other) => other !== seat);
    table.answer('act', { act: 'training' });
    table.answer('howMany', 2);
    table.answer('act', { act: 'support' });
    table.answer('callTo', 4);
    table.answer('act', { act: 'end' });
    table.answer('fulfil', 'done');
    const of = (s: number): number[] => [
      table.state.supplies[s],
      table.state.cards[s],
      table.state.figures[4 * 3 + s],
      table.state.dice[s * 6],
    ];
    expect(of(seat)).toEqual([10, 2, 4, 0]);
    for (const other of others) expect(of(other)).toEqual([12, 2, 2, 1]);
    expect(told(table, 'called').map((e) => [e.seat, e.extra])).toEqual([
      [seat, false],
      [seat, false],
    ]);
  });
});
