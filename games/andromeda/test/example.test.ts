import { describe, expect, it } from 'vitest';
import { aboard } from '../rules/ship.ts';
import { figures, place, type Stage, sum, told, turnOf } from './table.ts';

/** Tom's turn: contamination, Training Camp, Improvise with the Engine Room, and a Movement die spent on exploring. */
const tom = (): Stage =>
  turnOf({
    seats: 4,
    hidden: ['bridge'],
    figures: [{ engine: 2, airlock: 2 }],
    cards: [1],
    dice: [{ contamination: 1, training: 1, improvise: 1, movement: 1 }],
  });

const contaminated = (): Stage => {
  const table = tom();
  table.answer('loseResearcher', place('airlock'));
  return table;
};
const trained = (): Stage => {
  const table = contaminated();
  table.answer('act', { act: 'training' });
  table.answer('howMany', 2);
  return table;
};
const called = (): Stage => {
  const table = trained();
  table.answer('act', { act: 'improvise', as: 'call' });
  table.answer('callTo', place('airlock'));
  return table;
};
const explored = (): Stage => {
  const table = called();
  table.answer('act', { act: 'explore', to: place('bridge') });
  return table;
};

describe('the worked example of a turn', () => {
  it('AN-196 Tom holds four dice', () => {
    expect(sum(tom().state.dice.slice(0, 6))).toBe(4);
    expect(tom().asked).toBe('loseResearcher');
  });

  it('AN-197 contamination comes first: one from the ship to the supply', () => {
    const [before, after] = [tom().state, contaminated().state];
    expect([aboard(after, 0) - aboard(before, 0), after.supplies[0] - before.supplies[0]]).toEqual([-1, 1]);
  });

  it('AN-198 Training Camp: two from the supply to the species card', () => {
    const [before, after] = [contaminated().state, trained().state];
    expect([after.supplies[0] - before.supplies[0], after.cards[0] - before.cards[0]]).toEqual([-2, 2]);
  });

  it('AN-199 Improvise calls one, the Engine Room one more', () => {
    const [before, after] = [trained().state, called().state];
    expect([after.cards[0] - before.cards[0], figures(after, 'airlock', 0) - figures(before, 'airlock', 0)]).toEqual([-2, 2]);
  });

  it('AN-200 the Movement die explores: one researcher goes in, no three moves follow', () => {
    const table = explored();
    expect([figures(table.state, 'bridge', 0), figures(table.state, 'engine', 0), table.asked]).toEqual([1, 1, 'act']);
    expect(told(table, 'moved')).toEqual([]);
    expect(sum(table.state.dice.slice(0, 6))).toBe(0);
  });

  it('AN-201 in all: one more on the ship, as many on the card, one fewer in the supply', () => {
    const [before, after] = [tom().state, explored().state];
    expect([aboard(after, 0) - aboard(before, 0), after.cards[0] - before.cards[0], after.supplies[0] - before.supplies[0]]).toEqual([
      1, 0, -1,
    ]);
  });
});
