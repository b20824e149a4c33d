/** Whoever is first: every rule of turn order for every seat. */
import { describe, expect, it } from 'vitest';
import { actionPhase } from '../rules/turn.ts';
import {
  alliance,
  begin,
  cubes,
  develop,
  endTurn,
  eventsOf,
  galacticOf,
  give,
  inBox,
  onTrade,
  planets,
  productionOf,
  table,
  warOf,
} from './table.ts';

const ORDERS: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

describe('turn order', () => {
  it.each(ORDERS)('AG-082 AG-085 turns go %i %i %i, round and round; whoever has no cube left is passed over', (...order) => {
    const s = table(3);
    s.order = [...order];
    [2, 1, 3].forEach((n, i) => {
      cubes(s, order[i], n);
    });
    const t = begin(s, actionPhase, 0, { next: 0 });
    const seats: number[] = [];
    while (!t.over) {
      seats.push(t.ask().seat);
      t.answer('chooseAction', { action: 'plunder' });
      endTurn(t);
    }
    const [first, second, third] = order;
    expect(seats).toEqual([first, second, third, first, third, third]);
    expect(eventsOf(t, 'turnBegan').map((e) => e.seat)).toEqual(seats);
    expect(eventsOf(t, 'passed').map((e) => e.seat)).toEqual([second, first, third]);
    expect(t.state.players.map((p) => p.cubes)).toEqual([0, 0, 0]);
    expect(t.state.turn).toBe(-1);
  });

  it.each(ORDERS)('AG-073 AG-079 income comes in the order %i %i %i, then abilities in the same order', (...order) => {
    const s = table(3);
    s.order = [...order];
    ['humans', 'thren', 'veylFactors'].forEach((id, seat) => {
      give(alliance(s, seat, id), seat, { credits: 6, discovery: 2, productivity: 2 });
    });
    const t = productionOf(s);
    expect(eventsOf(t, 'produced').map((e) => [e.seat, e.cubes, e.credits, e.productivity])).toEqual(order.map((seat) => [seat, 3, 2, -1]));
    for (const seat of order) {
      expect([t.asked, t.ask().seat]).toEqual(['produce', seat]);
      t.answer('produce', 'done');
    }
    expect(t.over).toBe(true);
  });

  it.each([0, 1, 2])('AG-182 AG-183 seat %i is Overlord by its cruisers, whatever the order', (overlord) => {
    for (const order of ORDERS) {
      const s = table(3);
      s.order = [...order];
      for (let seat = 0; seat < 3; seat++) give(s, seat, { cruisers: seat === overlord ? 3 : 1 });
      const t = warOf(s);
      expect([t.asked, t.ask().seat]).toEqual(['occupy', overlord]);
      // Two level on second place: 1 credit each, paid in turn order.
      expect(eventsOf(t, 'gained').map((e) => [e.seat, e.gain])).toEqual(
        order.map((seat) => [seat, seat === overlord ? { credits: 2, prestige: 1 } : { credits: 1 }]),
      );
      t.answer('occupy', planets.tessalyWarm);
      expect(t.state.owner[planets.tessalyWarm]).toBe(overlord);
      expect(t.state.players.map((p) => p.cruisers)).toEqual([0, 0, 0]);
    }
  });

  it.each(ORDERS)('AG-221 after the round most prestige goes first: %i before %i before %i', (first, second, third) => {
    const s = table(3);
    give(s, first, { prestige: 3 });
    give(s, second, { prestige: 2 });
    give(s, third, { prestige: 1 });
    expect(galacticOf(s).state.order).toEqual([first, second, third]);
  });

  it.each(ORDERS)('AG-222 on one space whoever came later goes first: %i over %i over %i', (top, middle, bottom) => {
    const s = table(3);
    for (const seat of [bottom, middle, top]) give(s, seat, { prestige: 2 });
    const t = galacticOf(s);
    expect(t.state.order).toEqual([top, middle, bottom]);
    expect(eventsOf(t, 'turnOrder')).toEqual([{ type: 'turnOrder', order: [top, middle, bottom] }]);
  });

  it.each(ORDERS)('AG-213 AG-214 AG-215 cubes of a Golden Age come back in the order %i %i %i', (...order) => {
    const s = table(3);
    s.order = [...order];
    for (const seat of order) {
      inBox(cubes(s, seat, 0), 0, seat, 1);
      onTrade(s, 0, seat, seat + 1);
    }
    const t = galacticOf(s);
    // One from the box and one, two or three from the card: three at most come back, the rest go home.
    expect(eventsOf(t, 'cubesTakenBack').map((e) => [e.seat, e.taken, e.returned])).toEqual(
      order.map((seat) => [seat, [2, 3, 3][seat], [0, 0, 1][seat]]),
    );
    expect(t.state.players.map((p) => p.cubes)).toEqual([2, 3, 3]);
    expect(t.state.turned).toEqual([true, false, false]);
  });

  it.each([0, 1, 2])('a turn of seat %i spends and gains for that seat alone', (seat) => {
    const s = table(3);
    for (let other = 0; other < 3; other++) develop(give(s, other, { influence: 3, credits: 1 }), other, other * 4);
    const t = begin(s, actionPhase, 0, { next: s.order.indexOf(seat) });
    expect(t.ask().seat).toBe(seat);
    t.answer('chooseAction', { action: 'appoint' });
    expect(t.state.congress).toEqual([seat]);
    expect(t.state.players.map((p) => [p.influence, p.prestige, p.credits, p.cubes])).toEqual(
      [0, 1, 2].map((other) => (other === seat ? [0, 5, 1, 0] : [3, 0, 1, 1])),
    );
  });
});
