import { describe, expect, it } from 'vitest';
import { fleet, move, shipOf, Table } from './table.ts';

describe('compulsory and optional effects', () => {
  it('BS-334 costs and effects are compulsory and in full', () => {
    const play = new Table().ore(0, 9).known('A', 'plasmaCannon', 0).act(0, 'plasmaCannon.1/1');
    expect(fleet(play.state, 0, 'sol')).toEqual([1, 3]);
    expect(play.state.factions[0].ore).toBe(7);
  });

  it('BS-335 "optional" and "up to" leave a choice', () => {
    const build = new Table().act(0, 'basic.3/1');
    expect(build.options()).toEqual(['do', 'skip']);
    const upgrade = new Table().known('G', 'hyperdriveBoosters', 0).act(0, 'hyperdriveBoosters.1/1');
    expect(upgrade.offers('stop')).toBe(true);
  });

  it('BS-336 steps of jumps are optional', () => {
    const play = new Table().known('A', 'merchantConvoys', 0).act(0, 'merchantConvoys.1/1');
    play.answer('chooseJump', 'stop');
    expect(play.asked).toBe('chooseProduction');
  });

  it('BS-337 upgrades fall away when there is nothing to upgrade', () => {
    const play = new Table().noShips(0).ship(0, 'a1', 4).base(0, 'a1').known('A', 'supplyDepot', 0).act(0, 'supplyDepot.1/1');
    expect(play.asked).toBe('chooseJump');
    const must = new Table().known('A', 'supplyDepot', 0).act(0, 'supplyDepot.1/1');
    expect(must.options()).toEqual([shipOf(1, 'sol')]);
  });

  it('BS-338 missing supply may be replaced by population, or the effect forgone', () => {
    const play = new Table().supply(0, 0, 0, 0, 0, 0).ore(0, 9).known('C', undefined).effect(0, 'yzCeti.colony');
    expect(play.options()).toEqual(['population', 'forgo']);
    play.answer('substitute', 'forgo');
    expect(play.asked).toBe('chooseJump');
  });

  it('BS-338 an action that would otherwise change nothing leaves no choice', () => {
    const table = new Table().noShips(0).ore(0, 9).known('A', 'asteroidFoundries', 0).supply(0, 0, 0, 0, 0, 0);
    const play = table.act(0, 'asteroidFoundries.1/1');
    expect(play.options()).toEqual(['population']);
  });

  it('BS-338 population needed later cannot be spent on missing supply', () => {
    const table = new Table().ore(0, 9).known('G', 'deepSpaceMegastructures', 0).researched(0, '1', 'A').supply(0, 0, 0, 0, 0, 0);
    const faction = table.state.factions[0];
    table.ship(1, 'sol', 1);
    while (faction.population > 1) {
      faction.population--;
      table.state.ships[3]++;
    }
    // G is one's own already, so H has to be open.
    table.state.cubes[5] |= 1;
    table.state.ships[3]--;
    const play = table.act(0, 'deepSpaceMegastructures.1/1');
    expect(play.asked).toBe('chooseField');
    expect(fleet(play.state, 0, 'deepSpace')).toEqual([]);
  });

  it('BS-339 a compulsory part that is impossible forbids the action', () => {
    const table = new Table().ore(0, 9).known('A', 'spacetimeAnomalyStudies', 0).population(0, 0);
    expect(table.turn(0).offers('spacetimeAnomalyStudies.1/1')).toBe(false);
    const nothing = new Table().ore(0, 9).known('C', 'spacetimeAnomalyStudies', 0).turn(0);
    expect(nothing.refusal('spacetimeAnomalyStudies.1/1')).toMatchObject({ reason: 'impossible', rule: 'BS-339' });
  });

  it('BS-340 a bonus or event is carried out as far as possible', () => {
    const levy = new Table().ore(0, 1).effect(0, 'oreLevy');
    expect(levy.state.factions[0].ore).toBe(0);
    const recruits = new Table().supply(0, 1, 0, 0, 0, 0).effect(0, 'unOfSol.B');
    expect(recruits.events.filter((e) => e.type === 'recruited')).toHaveLength(1);
  });

  it('BS-341 "optional" marks the effect it stands at, and nothing else', () => {
    const taken = new Table().ore(0, 9).population(0, 2).known('G', 'capitalShip', 0).act(0, 'capitalShip.1/1');
    taken.answer('takeOptional', 'do');
    expect([fleet(taken.state, 0, 'sol'), taken.state.factions[0].ore, taken.ask().args.steps]).toEqual([[1, 2, 4], 9 - 3 - 2, 3]);
    const play = new Table().ore(0, 9).known('G', 'capitalShip', 0).act(0, 'capitalShip.1/1');
    expect(fleet(play.state, 0, 'sol')).toEqual([1, 4]);
    play.answer('takeOptional', 'skip');
    play.answer('chooseJump', move(4, 'sol', 'a1'));
    expect(fleet(play.state, 0, 'a1')).toEqual([4]);
  });
});
