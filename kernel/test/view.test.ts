import { item, laid } from '@orrery/kernel';
import { expect, it } from 'vitest';

it("a seat's own part goes over the table by key and by index, and shares what it does not touch", () => {
  const table = {
    deck: 7,
    players: [
      { hand: null as number[] | null, gold: 1 },
      { hand: null, gold: 2 },
    ],
    stack: [null, null, 4],
    offer: [1],
  };
  const seen = laid(table, { players: { [item(1)]: { hand: [3, 5] } }, stack: { [item(0)]: 9 }, offer: [] });
  expect(seen).toEqual({
    deck: 7,
    players: [
      { hand: null, gold: 1 },
      { hand: [3, 5], gold: 2 },
    ],
    stack: [9, null, 4],
    offer: [],
  });
  expect(seen.players[0]).toBe(table.players[0]);
  expect(table.players[1].hand).toBeNull();
  expect(laid(table, {})).toBe(table);
});
