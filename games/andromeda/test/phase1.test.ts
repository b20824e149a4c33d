import type { Scene } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type DieSymbol, SYMBOLS } from '../content/dice.ts';
import type { Event, State, TableView } from '../index.ts';
import { assignCommands } from '../rules/phase1.ts';
import { turns } from '../rules/phase2.ts';
import { begin, diceOf, game, playOn, set, sum, told } from './table.ts';

const roll = (...symbols: DieSymbol[]): number[] => symbols.map((s) => SYMBOLS.indexOf(s));
const many = (count: number, symbol: DieSymbol): DieSymbol[] => new Array<DieSymbol>(count).fill(symbol);

/** Phase 1 of a new round, with the dice showing this. */
function offers(seats: number, dice: readonly DieSymbol[], startPlayer = 0): Scene<State, TableView, Event> {
  const state = set({ seats, startPlayer, orderCards: [0, 0, 0, 0] });
  return begin(state, assignCommands, roll(...dice));
}

const moves = (count: number): DieSymbol[] => many(count, 'movement');

/** Puts this many Movement dice on the card and offers it. */
function offer(table: Scene<State, TableView, Event>, count: number): void {
  for (let i = 0; i < count; i++) table.answer('buildOffer', 'movement');
  table.answer('buildOffer', 'done');
}

/** The fewest and the most dice this offer may have. */
function range(table: Scene<State, TableView, Event>): [number, number] {
  const sizes: number[] = [];
  for (let dice = 0; ; dice++) {
    if (table.offers('done')) sizes.push(dice);
    if (!table.offers('movement')) break;
    table.answer('buildOffer', 'movement');
  }
  return [Math.min(...sizes), Math.max(...sizes)];
}

describe('rolling', () => {
  it('AN-065 the start player rolls all dice in play each round', () => {
    const table = offers(3, moves(10), 1);
    expect(told(table, 'rolled')).toEqual([{ type: 'rolled', seat: 1, dice: [0, 0, 0, 10, 0, 0] }]);
    expect(table.ask().seat).toBe(1);
  });

  it('AN-066 sets three contamination dice aside and rolls the others again', () => {
    const table = offers(3, [...many(5, 'contamination'), ...moves(5), 'support', 'training']);
    expect(told(table, 'rerolled')).toEqual([{ type: 'rerolled', seat: 0, count: 2, dice: [1, 1, 0, 0, 0, 0] }]);
    expect(table.state.pool).toEqual([1, 1, 0, 5, 0, 3]);
  });

  it('AN-067 rolls again what still shows contamination', () => {
    const table = offers(3, [
      ...many(5, 'contamination'),
      ...moves(5),
      'contamination',
      'contamination',
      'contamination',
      'training',
      'improvise',
    ]);
    expect(told(table, 'rerolled').map((e) => e.count)).toEqual([2, 2, 1]);
    expect(table.state.pool).toEqual([1, 0, 1, 5, 0, 3]);
  });

  it('AN-068 never rolls other symbols again', () => {
    const table = offers(3, [...many(4, 'contamination'), 'support', 'training', ...moves(4), 'technology']);
    const [first] = told(table, 'rolled');
    for (let s = 0; s < 5; s++) expect(table.state.pool[s]).toBeGreaterThanOrEqual(first.dice[s]);
    expect(told(table, 'rerolled').map((e) => e.count)).toEqual([1]);
  });

  it('AN-069 rolls nothing again with three or fewer', () => {
    const table = offers(3, [...many(3, 'contamination'), ...moves(7)]);
    expect(told(table, 'rerolled')).toEqual([]);
    expect(table.state.pool).toEqual([0, 0, 0, 7, 0, 3]);
  });

  it('AN-070 ends with three contamination dice at most, exactly three after rolling again', () => {
    let again = 0;
    for (let i = 0; i < 150; i++) {
      const table = playOn(game(4, { beginner: true }, `c${i}`), 'x', (decision) => decision === 'buildOffer');
      expect(table.state.pool[5]).toBeLessThanOrEqual(3);
      if (told(table, 'rerolled').length > 0) {
        again++;
        expect(table.state.pool[5]).toBe(3);
      }
    }
    expect(again).toBeGreaterThan(0);
  });

  it('AN-071 puts all dice into the pool, contamination included', () => {
    const table = offers(4, [...many(3, 'contamination'), ...moves(10)]);
    expect(sum(table.state.pool)).toBe(13);
    expect(table.offers('contamination')).toBe(true);
  });
});

describe('offers', () => {
  it('AN-072 the start player builds the first offer, on the lowest order card', () => {
    const table = offers(4, moves(13), 2);
    expect([table.asked, table.ask().seat]).toEqual(['buildOffer', 2]);
    offer(table, 1);
    expect(told(table, 'offered')).toEqual([{ type: 'offered', seat: 2, card: 1, dice: [0, 0, 0, 1, 0, 0] }]);
  });

  it('AN-073 an offer has at least one die, of any symbols', () => {
    const table = offers(2, ['training', 'support', 'improvise', 'movement', 'technology', 'contamination', 'movement']);
    expect(table.offers('done')).toBe(false);
    expect(table.refusal('done')).toMatchObject({ reason: 'offerEmpty', rule: 'AN-073' });
    expect(table.options()).toEqual([...SYMBOLS]);
    table.answer('buildOffer', 'technology');
    expect(table.offers('done')).toBe(true);
    expect(table.refusal('technology')).toMatchObject({ reason: 'notInPool' });
  });

  it('AN-074 leaves two dice in the pool for each order card to come', () => {
    const table = offers(3, moves(10));
    for (let i = 0; i < 6; i++) table.answer('buildOffer', 'movement');
    expect(table.options()).toEqual(['done']);
    expect(table.refusal('movement')).toMatchObject({ reason: 'poolTooSmall', args: { need: 4, cards: 2 } });
  });

  it('AN-075 asks this of every offer by whomever', () => {
    const table = offers(4, moves(13));
    offer(table, 3);
    table.answer('answerOffer', 'refuse');
    table.answer('answerOffer', 'refuse');
    table.answer('answerOffer', 'refuse');
    table.answer('addDie', 'movement'); // pool 9, cards 2 to 4 to come
    expect(table.ask().seat).toBe(1);
    expect(range(table)).toEqual([1, 5]);
    expect(sum(table.state.pool)).toBe(4);
  });

  it('AN-076 allows one to seven dice in the first offer of four players', () => {
    expect(range(offers(4, moves(13)))).toEqual([1, 7]);
  });

  it('AN-077 allows one to six with three players and one to five with two', () => {
    expect(range(offers(3, moves(10)))).toEqual([1, 6]);
    expect(range(offers(2, moves(7)))).toEqual([1, 5]);
  });

  it('AN-078 puts the first offer to the player on the left', () => {
    const table = offers(4, moves(13), 3);
    offer(table, 2);
    expect([table.asked, table.ask().seat]).toEqual(['answerOffer', 0]);
  });

  it('AN-079 can only be accepted or refused, whichever card it is', () => {
    const table = offers(4, moves(13));
    for (const card of [1, 2]) {
      offer(table, 2);
      expect(table.options()).toEqual(['accept', 'refuse']);
      table.answer('answerOffer', 'refuse');
      expect([table.asked, table.state.offer]).toEqual(['answerOffer', [0, 0, 0, 2, 0, 0]]);
      table.answer('answerOffer', 'accept');
      expect(Math.max(...table.state.orderCards)).toBe(card);
      table.answer('addDie', 'none');
    }
  });

  it('AN-080 whoever accepts takes the card with all its dice', () => {
    const table = offers(4, moves(13));
    offer(table, 4);
    table.answer('answerOffer', 'accept');
    expect([table.state.orderCards[1], diceOf(table.state, 1), sum(table.state.offer)]).toEqual([1, 4, 0]);
  });

  it('AN-081 and may add any one die from the pool, or none', () => {
    const table = offers(2, [...moves(5), 'support', 'contamination']);
    offer(table, 2);
    table.answer('answerOffer', 'accept');
    expect(table.options()).toEqual(['support', 'movement', 'contamination', 'none']);
    table.answer('addDie', 'support');
    expect(table.state.dice.slice(6, 12)).toEqual([0, 1, 0, 2, 0, 0]);

    const without = offers(2, moves(7));
    offer(without, 2);
    without.answer('answerOffer', 'accept');
    without.answer('addDie', 'none');
    expect(diceOf(without.state, 1)).toBe(2);
  });

  it('AN-082 a refused offer goes on to the next player on the left without a card', () => {
    const table = offers(4, moves(13));
    offer(table, 1);
    table.answer('answerOffer', 'refuse');
    expect(table.ask().seat).toBe(2);
    table.answer('answerOffer', 'accept');
    table.answer('addDie', 'none');
    offer(table, 1);
    table.answer('answerOffer', 'refuse');
    expect(table.ask().seat).toBe(3); // seat 2 has a card
  });

  it('AN-083 the offerer must take what everybody refused', () => {
    const table = offers(3, moves(10));
    offer(table, 3);
    table.answer('answerOffer', 'refuse');
    table.answer('answerOffer', 'refuse');
    expect(told(table, 'accepted')).toEqual([{ type: 'accepted', seat: 0, card: 1, forced: true }]);
    expect(diceOf(table.state, 0)).toBe(3);
  });

  it('AN-084 and may add a die as well', () => {
    const table = offers(3, moves(10));
    offer(table, 3);
    table.answer('answerOffer', 'refuse');
    table.answer('answerOffer', 'refuse');
    expect([table.asked, table.ask().seat]).toEqual(['addDie', 0]);
    table.answer('addDie', 'movement');
    expect(diceOf(table.state, 0)).toBe(4);
  });

  it('AN-085 the same offerer goes on when somebody else accepted', () => {
    const table = offers(4, moves(13), 1);
    offer(table, 1);
    table.answer('answerOffer', 'accept');
    table.answer('addDie', 'none');
    expect([table.asked, table.ask().seat]).toEqual(['buildOffer', 1]);
    offer(table, 1);
    expect(told(table, 'offered').map((e) => e.card)).toEqual([1, 2]);
  });

  it('AN-086 each new offer goes first to the nearest on the left without a card', () => {
    const table = offers(4, moves(13));
    offer(table, 1);
    table.answer('answerOffer', 'refuse'); // seat 1
    table.answer('answerOffer', 'accept'); // seat 2
    table.answer('addDie', 'none');
    offer(table, 1);
    expect([table.asked, table.ask().seat]).toEqual(['answerOffer', 1]); // not whoever comes after seat 2
    table.answer('answerOffer', 'accept');
    table.answer('addDie', 'none');
    offer(table, 1);
    expect([table.asked, table.ask().seat]).toEqual(['answerOffer', 3]); // seats 1 and 2 have cards
  });

  it('AN-087 after taking the own offer the next on the left without a card offers', () => {
    const table = offers(4, moves(13));
    offer(table, 1);
    table.answer('answerOffer', 'accept'); // seat 1
    table.answer('addDie', 'none');
    offer(table, 1);
    table.answer('answerOffer', 'refuse');
    table.answer('answerOffer', 'refuse'); // back to seat 0
    table.answer('addDie', 'none');
    expect([table.asked, table.ask().seat]).toEqual(['buildOffer', 2]);
  });

  it('AN-088 the new offerer is bound by the same rules', () => {
    const table = offers(3, moves(10));
    offer(table, 1);
    table.answer('answerOffer', 'refuse');
    table.answer('answerOffer', 'refuse');
    table.answer('addDie', 'none'); // seat 0 has card 1, pool 9
    expect(range(table)).toEqual([1, 7]);
    table.answer('buildOffer', 'done');
    expect(table.ask().seat).toBe(2);
    table.answer('answerOffer', 'refuse');
    expect([table.asked, table.ask().seat]).toEqual(['addDie', 1]); // forced like the start player
    table.answer('addDie', 'movement');
    expect(table.over).toBe(true);
    expect(table.state.orderCards).toEqual([1, 2, 3]);
  });

  it('AN-089 skips whoever holds a card', () => {
    for (let i = 0; i < 20; i++) {
      const table = offers(4, moves(13), i % 4);
      const holding = new Set<number>();
      playOn(table, `skip${i}`, (decision) => {
        if (decision !== 'addDie') expect(holding.has(table.ask().seat)).toBe(false);
        for (const [seat, card] of table.state.orderCards.entries()) if (card > 0) holding.add(seat);
        return false;
      });
      expect(holding.size).toBeGreaterThan(0);
    }
  });

  it('AN-090 leaves the start-player marker where it is', () => {
    const table = offers(4, moves(13), 2);
    playOn(table, 'marker');
    expect(table.state.startPlayer).toBe(2);
  });

  it('AN-091 the last card goes to the last player with all dice left', () => {
    const table = offers(2, [...moves(5), 'support', 'contamination']);
    offer(table, 2);
    table.answer('answerOffer', 'accept');
    table.answer('addDie', 'none');
    expect(told(table, 'lastCard')).toEqual([{ type: 'lastCard', seat: 0, card: 2, dice: [0, 1, 0, 3, 0, 1] }]);
    expect([table.over, table.state.orderCards[0], diceOf(table.state, 0)]).toEqual([true, 2, 5]);
  });

  it('AN-092 ends with a card for each player and all dice given out', () => {
    for (let i = 0; i < 30; i++) {
      const seats = 2 + (i % 3);
      const table = playOn(offers(seats, moves([0, 0, 7, 10, 13][seats])), `all${i}`);
      expect([...table.state.orderCards].sort()).toEqual([1, 2, 3, 4].slice(0, seats));
      expect([sum(table.state.pool), sum(table.state.offer)]).toEqual([0, 0]);
      expect(sum(table.state.dice)).toBe([0, 0, 7, 10, 13][seats]);
    }
  });

  it('AN-093 always leaves a die to offer and one for the last player', () => {
    for (const seats of [2, 3, 4]) {
      const table = offers(seats, moves([0, 0, 7, 10, 13][seats]));
      // Everybody takes as much as possible.
      table.playOn((ask, options) => (ask.decision === 'answerOffer' ? 'accept' : options[0]));
      for (let seat = 0; seat < seats; seat++) expect(diceOf(table.state, seat)).toBeGreaterThanOrEqual(1);
    }
  });

  it('AN-094 with two players one offer is made; the other gets card 2 and the rest', () => {
    const accepted = offers(2, moves(7));
    offer(accepted, 3);
    accepted.answer('answerOffer', 'accept');
    accepted.answer('addDie', 'movement');
    expect([accepted.over, accepted.state.orderCards, diceOf(accepted.state, 0)]).toEqual([true, [2, 1], 3]);

    const refused = offers(2, moves(7));
    offer(refused, 3);
    refused.answer('answerOffer', 'refuse');
    refused.answer('addDie', 'none');
    expect([refused.over, refused.state.orderCards, diceOf(refused.state, 1)]).toEqual([true, [1, 2], 4]);
  });
});

describe('the worked example of the offers', () => {
  const [MICHELLE, SVEN, TOM, JASMIN] = [0, 1, 2, 3];

  /** Thirteen dice with six contamination, three of them rolled again: Improvise, Improvise, contamination, which becomes Training Camp. */
  const example = (): Scene<State, TableView, Event> =>
    offers(4, [
      ...many(6, 'contamination'),
      ...many(2, 'support'),
      ...many(3, 'movement'),
      ...many(2, 'technology'),
      'improvise',
      'improvise',
      'contamination',
      'training',
    ]);

  const toTom = (): Scene<State, TableView, Event> => {
    const table = example();
    for (const die of ['contamination', 'improvise', 'training', 'done']) table.answer('buildOffer', die);
    table.answer('answerOffer', 'refuse', SVEN);
    table.answer('answerOffer', 'accept', TOM);
    table.answer('addDie', 'movement', TOM);
    return table;
  };
  const toMichelle = (): Scene<State, TableView, Event> => {
    const table = toTom();
    for (const die of ['support', 'technology', 'done']) table.answer('buildOffer', die);
    table.answer('answerOffer', 'refuse', SVEN);
    table.answer('answerOffer', 'refuse', JASMIN);
    table.answer('addDie', 'movement', MICHELLE);
    return table;
  };
  const toJasmin = (): Scene<State, TableView, Event> => {
    const table = toMichelle();
    for (const die of ['contamination', 'support', 'done']) table.answer('buildOffer', die);
    table.answer('answerOffer', 'accept', JASMIN);
    table.answer('addDie', 'improvise', JASMIN);
    return table;
  };

  it('AN-095 Michelle rolls six contamination, keeps three and rolls three again', () => {
    const table = example();
    expect(told(table, 'rolled')[0].dice[5]).toBe(6);
    expect(told(table, 'rerolled')[0].count).toBe(3);
  });

  it('AN-096 they show Improvise twice and contamination; that die becomes Training Camp', () => {
    const table = example();
    expect(told(table, 'rerolled').map((e) => e.dice)).toEqual([
      [0, 0, 2, 0, 0, 1],
      [1, 0, 0, 0, 0, 0],
    ]);
    expect(table.state.pool).toEqual([1, 2, 2, 3, 2, 3]);
  });

  it('AN-097 Sven refuses three dice, Tom takes them and adds one: four dice, nine in the pool', () => {
    const { state } = toTom();
    expect([state.orderCards[TOM], diceOf(state, TOM), sum(state.pool)]).toEqual([1, 4, 9]);
  });

  it('AN-098 two dice on card 2 come back to Michelle, who adds one: three dice, six in the pool', () => {
    const table = toMichelle();
    expect(told(table, 'accepted').at(-1)).toEqual({ type: 'accepted', seat: MICHELLE, card: 2, forced: true });
    expect([diceOf(table.state, MICHELLE), sum(table.state.pool)]).toEqual([3, 6]);
  });

  it('AN-099 Sven offers two dice on card 3, Jasmin takes them and adds one: three in the pool', () => {
    const before = toMichelle();
    expect([before.asked, before.ask().seat]).toEqual(['buildOffer', SVEN]);
    const table = toJasmin();
    expect([table.state.orderCards[JASMIN], diceOf(table.state, JASMIN)]).toEqual([3, 3]);
    expect(sum(told(table, 'lastCard')[0].dice)).toBe(3);
  });

  it('AN-100 Sven gets card 4 and the last three dice; Tom begins and Michelle stays start player', () => {
    const { state } = toJasmin();
    expect(state.orderCards).toEqual([2, 4, 1, 3]);
    expect([0, 1, 2, 3].map((seat) => diceOf(state, seat))).toEqual([3, 3, 4, 3]);
    expect(state.startPlayer).toBe(MICHELLE);
    const order = playOn(begin(state, turns), 'turns');
    expect(told(order, 'turnBegan').map((e) => e.seat)).toEqual([TOM, MICHELLE, JASMIN, SVEN]);
  });
});
