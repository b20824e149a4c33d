import { type Answer, type Forecast, foresee, seeded } from '@orrery/kernel';
import { type Scene, wholeGame } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type Event, lanterns, type State, type Table } from './lanterns.ts';

const game = lanterns();

function foreseen(table: Scene<State, Table, Event>, seat: number, answers: readonly Answer[]): Forecast<Table>[] {
  const view = game.view(table.position, seat);
  const ask = view.asks.find((a) => a.seat === seat);
  if (ask === undefined) throw new Error(`seat ${seat} is not asked`);
  return foresee(game, view, ask, answers, seeded('a world'));
}

/** Two seats have bid: the winner may burn oil. */
function burning(fancy: boolean): { table: Scene<State, Table, Event>; seat: number; points: number } {
  const table = wholeGame(game, 2, { fancy });
  table.answer('bid', table.options(0)[0], 0);
  table.answer('bid', table.options(1)[0], 1);
  const { seat } = table.ask();
  return { table, seat, points: table.state.points[seat] };
}

describe('a forecast', () => {
  it('is the table after each answer, up to the first thing hidden', () => {
    const { table, seat, points } = burning(false);
    const before = JSON.stringify(table.position);
    const forecasts = foreseen(table, seat, [0, 1, 2]);
    expect(forecasts.map((f) => [f.table.oil[seat], f.table.points[seat] - points, f.score.total - points])).toEqual([
      [2, 0, 0],
      [1, 1, 1],
      [0, 2, 2],
    ]);
    // Cards are drawn next: the hand is still the one that was seen.
    expect(forecasts.map((f) => [f.stop, f.table.hand.length])).toEqual([
      ['reveal', 2],
      ['reveal', 2],
      ['reveal', 2],
    ]);
    expect(JSON.stringify(table.position)).toBe(before);
  });

  it('ends at the next real question', () => {
    const { table, seat, points } = burning(true);
    const [polish, trim] = foreseen(table, seat, [{ interject: 'polish' }, { interject: 'trim' }]);
    expect([polish.stop, polish.table.oil[seat], polish.table.points[seat] - points]).toEqual([undefined, 1, 1]);
    expect([trim.stop, trim.table.oil[seat], trim.table.points[seat] - points]).toEqual([undefined, 1, 1]);
  });

  it('goes on through a question with one option', () => {
    const { table, seat, points } = burning(true);
    table.answer('burn', { interject: 'polish' });
    // With the last oil gone the question that comes back has one answer left, to burn nothing; then cards are drawn.
    const [polish] = foreseen(table, seat, [{ interject: 'polish' }]);
    expect([polish.stop, polish.table.oil[seat], polish.table.points[seat] - points]).toEqual(['reveal', 0, 2]);
  });

  it('stops before what others have sealed, and at luck', () => {
    const table = wholeGame(game, 2);
    const [bid] = table.options(1);
    expect(foreseen(table, 1, [bid])[0].stop).toBeUndefined();
    table.answer('bid', table.options(0)[0], 0);
    const [last] = foreseen(table, 1, [bid]);
    expect([last.stop, last.table.hands, last.table.points]).toEqual(['seat', [3, 3], [0, 0]]);
  });
});
