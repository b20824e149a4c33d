import { describe, expect, it } from 'vitest';
import { SHIPYARDS, SOL } from '../content/exploration.ts';
import { buildingPlaces } from '../queries.ts';
import { fleet, holder, move, shipOf, Table } from './table.ts';

describe('building ships', () => {
  it('BS-237 the cube named becomes a ship of the level named', () => {
    const population = new Table().ore(0, 5).known('A', 'plasmaCannon', 0).act(0, 'plasmaCannon.1/1');
    expect(fleet(population.state, 0, 'sol')).toEqual([1, 3]);
    expect(population.state.factions[0].population).toBe(1);
    const supply = new Table().ore(0, 5).known('A', 'asteroidFoundries', 0).act(0, 'asteroidFoundries.1/1');
    expect(fleet(supply.state, 0, 'sol')).toEqual([1, 2]);
    expect(supply.state.factions[0].population).toBe(2);
  });

  it('BS-238 BS-239 ships are built at Sol and at every shipyard one controls', () => {
    const table = new Table().base(0, 'y1').base(0, 'y3').base(1, 'y2', 'ore').base(0, 'a1');
    expect(buildingPlaces(table.state, 0)).toEqual([SOL, 3, 5]);
    const play = table.ore(0, 5).known('A', 'plasmaCannon', 0).act(0, 'plasmaCannon.1/1');
    expect(play.options()).toEqual(['sol', 'y1', 'y3']);
    play.answer('chooseShipyard', 'y3');
    expect(fleet(play.state, 0, 'y3')).toEqual([3]);
    expect(Object.keys(SHIPYARDS)).toHaveLength(3);
  });

  it('BS-240 a base makes the shipyard one’s own, ships there or not', () => {
    const table = new Table().base(0, 'y2', 'ore').ship(1, 'y1', 1).base(1, 'y1').ship(0, 'y1', 1);
    const play = table.ore(0, 5).known('A', 'plasmaCannon', 0).act(0, 'plasmaCannon.1/1');
    expect(play.options()).toEqual(['sol', 'y2']);
  });

  it('BS-241 ships of one effect may be built at different places', () => {
    const play = new Table().ore(0, 9).known('G', 'capitalShip', 0).base(0, 'y1').act(0, 'capitalShip.1/1');
    play.answer('chooseShipyard', 'y1');
    play.answer('takeOptional', 'do');
    play.answer('chooseShipyard', 'sol');
    expect([fleet(play.state, 0, 'y1'), fleet(play.state, 0, 'sol')]).toEqual([[4], [1, 2]]);
  });

  it('BS-242 systems and Deep Space are no building places', () => {
    const table = new Table().base(0, 'a1').ship(0, 'a1', 2).ship(0, 'deepSpace', 1);
    expect(buildingPlaces(table.state, 0)).toEqual([SOL]);
  });

  it('BS-243 a bonus may put a ship elsewhere; nobody controls Deep Space', () => {
    const play = new Table().effect(0, 'deepSpaceMegastructures!');
    expect(fleet(play.state, 0, 'deepSpace')).toEqual([3]);
    expect(holder(play.state, 'deepSpace')).toBe(-1);
    play.answer('chooseJump', move(3, 'deepSpace', 'b1'));
    expect(play.asked).toBe('chooseMarker');
  });
});

describe('upgrades', () => {
  it('BS-244 a ship is turned to the higher level', () => {
    const play = new Table().effect(0, 'lacaille9352.control');
    play.answer('chooseUpgrade', shipOf(1, 'sol'));
    expect(fleet(play.state, 0, 'sol')).toEqual([2]);
  });

  it('BS-245 "up to 2 ships": none, one or two different ones', () => {
    const table = (): Table => new Table().ship(0, 'sol', 1).ship(0, 'a1', 2).base(0, 'a1');
    const none = table().effect(0, 'lacaille9352.colony');
    none.answer('chooseUpgrade', 'stop');
    expect(fleet(none.state, 0, 'sol')).toEqual([1, 1]);
    const two = table().effect(0, 'lacaille9352.colony');
    two.answer('chooseUpgrade', shipOf(1, 'sol'));
    expect(two.offers(shipOf(2, 'sol'))).toBe(false);
    two.answer('chooseUpgrade', shipOf(1, 'sol'));
    expect(fleet(two.state, 0, 'sol')).toEqual([2, 2]);
    expect(two.over).toBe(true);
  });

  it('BS-246 level 4 is the highest', () => {
    const play = new Table().noShips(0).ship(0, 'sol', 3, 4).effect(0, 'lacaille9352.control');
    expect(play.options()).toEqual([shipOf(3, 'sol')]);
    play.answer('chooseUpgrade', shipOf(3, 'sol'));
    expect(fleet(play.state, 0, 'sol')).toEqual([4, 4]);
  });

  it('BS-247 only own ships can be upgraded', () => {
    const play = new Table().noShips(0).ship(0, 'a2', 1).ship(1, 'a1', 2).effect(0, 'lacaille9352.control');
    expect(play.options()).toEqual([shipOf(1, 'a2')]);
  });

  it('BS-248 control is checked right after an upgrade', () => {
    const table = new Table().ship(0, 'a1', 1).ship(1, 'a1', 1).base(1, 'a1');
    const play = table.effect(0, 'lacaille9352.control');
    play.answer('chooseUpgrade', shipOf(1, 'a1'));
    expect(holder(play.state, 'a1')).toBe(0);
  });

  it('BS-249 BS-360 "upgrade, then jumps": control is checked after each', () => {
    const table = new Table().noShips(0).ship(0, 'a1', 1).ship(1, 'a1', 1).base(1, 'a1').known('A', 'supplyDepot', 0);
    const play = table.act(0, 'supplyDepot.1/1');
    play.answer('chooseUpgrade', shipOf(1, 'a1'));
    expect(play.asked).toBe('chooseJump');
    expect(holder(play.state, 'a1')).toBe(0);
    play.answer('chooseJump', move(2, 'a1', 'sol'));
    play.answer('chooseJump', 'stop');
    expect(holder(play.state, 'a1')).toBe(1);
    const types = play.events.filter((e) => e.type === 'controlTaken').map((e) => e.seat);
    expect(types).toEqual([0, 1]);
  });

  it('BS-250 too few ships, or only level 4, make an upgrade fall away', () => {
    const full = new Table().noShips(0).ship(0, 'a1', 4).base(0, 'a1').known('A', 'supplyDepot', 0).act(0, 'supplyDepot.1/1');
    expect(full.asked).toBe('chooseJump');
    const one = new Table().effect(0, 'lacaille9352.colony');
    one.answer('chooseUpgrade', shipOf(1, 'sol'));
    expect(one.over).toBe(true);
    const none = new Table().noShips(0).effect(0, 'lacaille9352.control');
    expect(none.over).toBe(true);
  });
});
