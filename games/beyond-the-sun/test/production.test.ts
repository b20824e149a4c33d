import { describe, expect, it } from 'vitest';
import { fleet, holder, type Play, shipOf, Table } from './table.ts';

const producing = (table: Table): Play => table.producing();

describe('production', () => {
  it('BS-088 exactly one of growth, ore production and trade has to be chosen', () => {
    expect(producing(new Table()).options()).toEqual(['growth', 'ore', 'trade']);
  });

  it('BS-089 production is no action: the pawn stays where it is', () => {
    const play = new Table().act(0, 'basic.4/1');
    play.answer('chooseProduction', 'ore');
    expect(play.state.factions[0].pawn).toBe('basic.4/1');
  });

  it('BS-090 one option per turn: growing ends the phase', () => {
    const play = producing(new Table());
    play.answer('chooseProduction', 'growth');
    expect(play.over).toBe(true);
    expect(play.state.factions[0].ore).toBe(2);
  });

  it('BS-091 the full amount is taken: nothing is asked', () => {
    const play = producing(new Table().tracks(0, 4, 4));
    play.answer('chooseProduction', 'growth');
    expect(play.over).toBe(true);
    expect(play.state.factions[0]).toMatchObject({ population: 2 + 3, ore: 2 });
  });

  it('BS-092 letters not covered by food markers count, the first one always', () => {
    for (const [removed, shown] of [
      [0, 1],
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 3],
      [5, 3],
      [6, 4],
      [7, 4],
      [8, 5],
    ]) {
      const play = producing(new Table().tracks(0, 8 - removed, 8));
      play.answer('chooseProduction', 'growth');
      expect(play.state.factions[0].population - 2, `${removed} removed`).toBe(shown);
    }
  });

  it('BS-093 BS-094 each letter takes one cube out of its own column', () => {
    const play = producing(new Table().tracks(0, 4, 8).supply(0, 4, 2, 1, 3, 3));
    play.answer('chooseProduction', 'growth');
    expect(play.state.factions[0].supply).toEqual([3, 1, 0, 3, 3]);
    expect(play.events.at(-1)).toEqual({ type: 'populationGrown', seat: 0, columns: ['A', 'B', 'C'] });
  });

  it('BS-095 an empty column gives nothing and is not replaced', () => {
    const table = new Table().supply(0, 0, 3, 3, 3, 3);
    table.state.factions[0].food = 8;
    const play = table.act(0, 'basic.4/1');
    const { population } = play.state.factions[0];
    play.answer('chooseProduction', 'growth');
    expect(play.state.factions[0].population).toBe(population);
    expect(play.state.factions[0].supply).toEqual([0, 2, 3, 3, 3]);
  });

  it('BS-096 never more than one cube for each letter', () => {
    const play = producing(new Table().tracks(0, 6, 8));
    play.answer('chooseProduction', 'growth');
    expect(play.state.factions[0].supply).toEqual([3, 3, 3, 3, 3]);
  });

  it('BS-097 Bernd: 5 food markers removed, column A empty, growth gives 2 from B and C', () => {
    const table = new Table().tracks(0, 3, 8).supply(0, 0, 4, 3, 3, 3);
    const play = producing(table);
    expect(play.state.factions[0].population).toBe(6);
    play.answer('chooseProduction', 'growth');
    expect(play.state.factions[0].population).toBe(6 + 2);
    expect(play.state.factions[0].supply).toEqual([0, 3, 2, 3, 3]);
  });

  it('BS-098 1 ore for each symbol no marker covers, the first one always', () => {
    for (const [removed, ore] of [
      [0, 1],
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 3],
      [5, 3],
      [6, 4],
      [7, 4],
      [8, 5],
    ]) {
      const play = producing(new Table().ore(0, 0).tracks(0, 8, 8 - removed));
      play.answer('chooseProduction', 'ore');
      expect(play.state.factions[0].ore, `${removed} removed`).toBe(ore);
    }
  });

  it('BS-099 Cindy: 4 ore markers removed, 3 ore', () => {
    const play = producing(new Table().ore(0, 0).tracks(0, 8, 4));
    play.answer('chooseProduction', 'ore');
    expect(play.state.factions[0].ore).toBe(3);
  });
});

describe('resource trade', () => {
  const trading = (table: Table): Play => {
    const play = producing(table);
    play.answer('chooseProduction', 'trade');
    return play;
  };

  it('BS-100 any number of exchanges of the three kinds in any order', () => {
    const play = trading(new Table().ore(0, 8));
    play.answer('chooseTrade', 'buy');
    play.answer('chooseTrade', 'sell');
    play.answer('chooseTrade', shipOf(1, 'sol'));
    play.answer('chooseTrade', 'buy');
    play.answer('chooseTrade', 'sell');
    expect(play.state.factions[0].ore).toBe(8 - 3 + 1 - 1 - 3 + 1);
    play.answer('chooseTrade', 'done');
    expect(play.over).toBe(true);
  });

  it('BS-101 no exchange at all is allowed', () => {
    const play = trading(new Table());
    const before = JSON.stringify(play.state.factions[0]);
    play.answer('chooseTrade', 'done');
    expect(JSON.stringify(play.state.factions[0])).toBe(before);
  });

  it('BS-102 3 ore turn the leftmost supply into population', () => {
    const play = trading(new Table().ore(0, 3).supply(0, 0, 0, 2, 3, 3));
    play.answer('chooseTrade', 'buy');
    expect(play.state.factions[0]).toMatchObject({ ore: 0, population: 11 + 1, supply: [0, 0, 1, 3, 3] });
    expect(play.events.slice(-3)).toEqual([
      { type: 'traded', seat: 0, exchange: 'buy' },
      { type: 'orePaid', seat: 0, ore: 3 },
      { type: 'recruited', seat: 0, column: 'C' },
    ]);
    expect(play.refusal('buy')).toMatchObject({ reason: 'ore', args: { missing: 3 } });
  });

  it('BS-103 buying population ignores the food markers', () => {
    const play = trading(new Table().ore(0, 3).supply(0, 0, 0, 0, 0, 3));
    expect(play.state.factions[0].food).toBe(8);
    play.answer('chooseTrade', 'buy');
    expect(play.state.factions[0].supply).toEqual([0, 0, 0, 0, 2]);
  });

  it('BS-104 without supply no population can be bought', () => {
    const play = trading(new Table().ore(0, 9).supply(0, 0, 0, 0, 0, 0));
    expect(play.offers('buy')).toBe(false);
    expect(play.refusal('buy')).toMatchObject({ reason: 'noSupply', rule: 'BS-104' });
  });

  it('BS-105 BS-107 1 ore turns a ship of any level into population, without refund', () => {
    const play = trading(new Table().ore(0, 1).ship(0, 'deepSpace', 4));
    play.answer('chooseTrade', shipOf(4, 'deepSpace'));
    expect(play.state.factions[0]).toMatchObject({ ore: 0, population: 2 + 1 });
    expect(play.events.slice(-2)).toEqual([
      { type: 'orePaid', seat: 0, ore: 1 },
      { type: 'shipRetired', seat: 0, level: 4, at: 'deepSpace', system: null },
    ]);
    expect(fleet(play.state, 0, 'deepSpace')).toEqual([]);
  });

  it('BS-106 ships may be decommissioned anywhere, whoever controls the place', () => {
    const table = new Table().ore(0, 5).ship(1, 'a1', 3).base(1, 'a1').ship(0, 'a1', 2).ship(0, 'y2', 1).base(0, 'y2', 'ore');
    const play = trading(table.ship(0, 'deepSpace', 1));
    for (const ship of [shipOf(1, 'sol'), shipOf(2, 'a1'), shipOf(1, 'y2'), shipOf(1, 'deepSpace')]) expect(play.offers(ship)).toBe(true);
    expect(play.offers(shipOf(3, 'a1'))).toBe(false);
  });

  it('BS-108 decommissioning is followed by a control check at once', () => {
    const table = new Table().ore(0, 5).ship(0, 'a2', 3).base(0, 'a2', 'ore').ship(1, 'a2', 2);
    const play = trading(table);
    play.answer('chooseTrade', shipOf(3, 'a2'));
    expect(holder(play.state, 'a2')).toBe(1);
    expect(play.state.factions[0].mines).toBe(8);
    expect(play.state.factions[1].ore).toBe(2 + 1);
  });

  it('BS-109 1 population goes back to the rightmost free place for 1 ore', () => {
    const play = trading(new Table().ore(0, 0).supply(0, 4, 4, 3, 1, 3));
    play.answer('chooseTrade', 'sell');
    expect(play.state.factions[0].ore).toBe(1);
    expect(play.state.factions[0].supply).toEqual([4, 4, 3, 2, 3]);
    expect(play.events.slice(-3)).toEqual([
      { type: 'traded', seat: 0, exchange: 'sell' },
      { type: 'populationReturned', seat: 0, column: 'D' },
      { type: 'oreGained', seat: 0, ore: 1 },
    ]);
  });

  it('BS-110 what one exchange brings may pay for the next', () => {
    // Ore for population pays for a ship, whose cube is population that brings ore, until the last cube is sold and buys nothing back.
    const play = trading(new Table().ore(0, 0).population(0, 1).noShips(0).ship(0, 'deepSpace', 1).ship(0, 'sol', 3));
    expect(play.options()).toEqual(['sell', 'done']);
    play.answer('chooseTrade', 'sell');
    expect(play.options()).toEqual([shipOf(3, 'sol'), shipOf(1, 'deepSpace'), 'done']);
    play.answer('chooseTrade', shipOf(3, 'sol'));
    expect(play.state.factions[0]).toMatchObject({ ore: 0, population: 1 });
    expect(play.options()).toEqual(['sell', 'done']);
    play.answer('chooseTrade', 'sell');
    play.answer('chooseTrade', shipOf(1, 'deepSpace'));
    expect(play.state.factions[0]).toMatchObject({ ore: 0, population: 1, supply: [6, 4, 3, 3, 3] });
    expect(fleet(play.state, 0, 'sol')).toEqual([]);
    // Three sold cubes are the price of one bought.
    const dear = trading(new Table().ore(0, 0).population(0, 3));
    for (let i = 0; i < 3; i++) {
      expect(dear.offers('buy')).toBe(false);
      dear.answer('chooseTrade', 'sell');
    }
    dear.answer('chooseTrade', 'buy');
    expect(dear.state.factions[0]).toMatchObject({ ore: 0, population: 1 });
  });

  it('BS-111 a cube returned to full columns lies above column A', () => {
    const play = trading(new Table().ore(0, 0));
    expect(play.state.factions[0].supply).toEqual([4, 4, 3, 3, 3]);
    play.answer('chooseTrade', 'sell');
    expect(play.state.factions[0].supply).toEqual([5, 4, 3, 3, 3]);
  });
});
