import { describeLaws, wholeGame } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import { newGame } from '../index.ts';

describeLaws(newGame);

it('NG-001 NG-002 a card is worth its rank on a lower one, and cannot follow its like', () => {
  const table = wholeGame(newGame, 2, {}, 'ranks');
  table.state.played = [2];
  table.state.players[0].hand = [2, 4];
  expect(table.options()).toEqual([4]);
  expect(table.refusal(2)).toMatchObject({ reason: 'sameAsPile', rule: 'NG-002' });
  table.answer('playCard', 4);
  expect(table.state.players[0].points).toBe(5);
});
