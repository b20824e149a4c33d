import { describe, expect, it } from 'vitest';
import { fleet, holder, move, Table } from './table.ts';

describe('Basic Spacefaring', () => {
  it('BS-080 action 1 uses 1 population to research level I, without ore', () => {
    const play = new Table().ore(0, 0).act(0, 'basic.1/1');
    expect(play.options()).toEqual(['1', '2', '3', '4']);
    play.answer('chooseField', '2');
    expect(play.state.factions[0]).toMatchObject({ population: 1, ore: 0 });
    expect(play.state.cubes[1]).toBe(1);
  });

  it('BS-081 action 2 costs 2 ore and 1 population for a known or unknown level II technology', () => {
    const table = new Table().ore(0, 2).researched(0, '1', '2').known('A', 'plasmaCannon', 1);
    const play = table.act(0, 'basic.2/1');
    expect(play.options()).toEqual(['A', 'B', 'C']);
    play.answer('chooseField', 'A');
    expect(play.state.factions[0]).toMatchObject({ population: 1, ore: 0 });
  });

  it('BS-082 action 3 may build a level-1 ship on Sol or a shipyard one controls, then 2 jumps', () => {
    const play = new Table().base(0, 'y2', 'ore').act(0, 'basic.3/1');
    play.answer('takeOptional', 'do');
    expect(play.options()).toEqual(['sol', 'y2']);
    play.answer('chooseShipyard', 'y2');
    expect(fleet(play.state, 0, 'y2')).toEqual([1]);
    expect(play.ask().args.steps).toBe(2);
  });

  it('BS-083 action 3 works without the build and without jumps, but not with neither', () => {
    const jumpsOnly = new Table().act(0, 'basic.3/1');
    jumpsOnly.answer('takeOptional', 'skip');
    expect(jumpsOnly.offers('stop')).toBe(false);
    jumpsOnly.answer('chooseJump', move(1, 'sol', 'a2'));
    jumpsOnly.answer('chooseJump', 'stop');
    expect(holder(jumpsOnly.state, 'a2')).toBe(0);
    const buildOnly = new Table().act(0, 'basic.3/1');
    buildOnly.answer('takeOptional', 'do');
    buildOnly.answer('chooseJump', 'stop');
    expect(fleet(buildOnly.state, 0, 'sol')).toEqual([1, 1]);
  });

  it('BS-083 without a ship the build is no longer a choice', () => {
    const play = new Table().noShips(0).act(0, 'basic.3/1');
    expect(play.asked).toBe('chooseJump');
    expect(fleet(play.state, 0, 'sol')).toEqual([1]);
  });

  it('BS-084 the ship just built may jump at once', () => {
    const play = new Table().noShips(0).act(0, 'basic.3/1');
    play.answer('chooseJump', move(1, 'sol', 'a1'));
    play.answer('chooseJump', move(1, 'a1', 'y1'));
    expect(holder(play.state, 'y1')).toBe(0);
    expect(holder(play.state, 'a1')).toBe(-1);
  });

  it('BS-085 action 4 turns the leftmost supply into population, whatever food shows, and gives 1 ore', () => {
    const play = new Table().supply(0, 0, 0, 2, 3, 3).act(0, 'basic.4/1');
    expect(play.state.factions[0].supply).toEqual([0, 0, 1, 3, 3]);
    expect(play.state.factions[0].ore).toBe(3);
  });

  it('BS-086 action 4 gives its ore even when no supply is left', () => {
    const play = new Table().supply(0, 0, 0, 0, 0, 0).act(0, 'basic.4/1');
    expect(play.state.factions[0]).toMatchObject({ ore: 3, population: 19 });
  });
});
