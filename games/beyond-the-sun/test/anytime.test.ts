import { describe, expect, it } from 'vitest';
import { fleet, holder, move, shipOf, Table } from './table.ts';

describe('at any time in one’s turn', () => {
  it('Galactic HQ upgrades a ship in the middle of a movement; control is checked when it is over', () => {
    const table = new Table().power(0, 'headquarters').ore(0, 5).known('2', undefined, 0).ship(1, 'a1', 1).base(1, 'a1');
    const play = table.act(0, 'terraforming.2/1');
    play.answer('chooseJump', move(1, 'sol', 'a1'));
    play.answer('chooseJump', { interject: 'headquarters', ship: 1, at: 'a1' });
    expect(play.asked).toBe('chooseJump');
    expect(play.ask().args.steps).toBe(3);
    expect(fleet(play.state, 0, 'a1')).toEqual([2]);
    expect(holder(play.state, 'a1')).toBe(1);
    play.answer('chooseJump', 'stop');
    expect(holder(play.state, 'a1')).toBe(0);
  });

  it('outside a movement control is checked at once, and others are asked for what is theirs', () => {
    const table = new Table().power(0, 'headquarters').ship(0, 'y3', 1).ship(1, 'y3', 1).base(1, 'y3');
    const play = table.turn(0);
    play.answer('chooseSpace', { interject: 'headquarters', ship: 1, at: 'y3' });
    expect(play.asked).toBe('chooseMarker');
    play.answer('chooseMarker', 'ore');
    expect(holder(play.state, 'y3')).toBe(0);
    expect(play.asked).toBe('chooseSpace');
    expect(play.options().some((o) => typeof o === 'object')).toBe(false);
  });

  it('an upgrade in between does not stand in for the action: something has still to change', () => {
    const table = new Table().power(0, 'headquarters').known('2', undefined, 0);
    const play = table.act(0, 'terraforming.2/1');
    play.answer('chooseJump', { interject: 'headquarters', ship: 1, at: 'sol' });
    expect(play.offers('stop')).toBe(false);
  });

  it('Black Market Industries and 61 Cygni turn population into ore, each once per turn', () => {
    const table = new Table().power(0, 'blackMarket').colony(0, 'cygni61').population(0, 3);
    const play = table.turn(0);
    play.answer('chooseSpace', { interject: 'blackMarket' });
    play.answer('chooseSpace', { interject: 'cygni' });
    expect(play.state.factions[0]).toMatchObject({ ore: 5, population: 1 });
    expect(play.options().some((o) => typeof o === 'object')).toBe(false);
  });

  it('they pay for what was out of reach: the question comes back with more answers', () => {
    const table = new Table().power(0, 'blackMarket').ore(0, 0).population(0, 2).researched(0, '1');
    const play = table.turn(0);
    expect(play.offers('basic.2/1')).toBe(false);
    play.answer('chooseSpace', { interject: 'blackMarket' });
    expect(play.offers('basic.2/1')).toBe(true);
  });

  it('nothing is spent that the action still needs', () => {
    const table = new Table().power(0, 'blackMarket').ore(0, 2).population(0, 1).researched(0, '1');
    const play = table.act(0, 'basic.2/1');
    expect(play.asked).toBe('chooseField');
    expect(play.offers({ interject: 'blackMarket' })).toBe(false);
    const spare = new Table().power(0, 'blackMarket').ore(0, 2).population(0, 2).researched(0, '1').act(0, 'basic.2/1');
    expect(spare.offers({ interject: 'blackMarket' })).toBe(true);
  });

  it('what an interjection has spent is no longer there for an optional part', () => {
    const table = new Table().power(0, 'assimilation').ore(0, 1).known('A', 'modularFleet', 0);
    const play = table.act(0, 'modularFleet.1/1');
    expect(play.offers('do')).toBe(true);
    play.answer('takeOptional', { interject: 'assimilation' });
    expect(play.options()).toEqual(['skip']);
  });

  it('Mind/Machine Assimilation turns supply into population for 1 ore', () => {
    const play = new Table().power(0, 'assimilation').turn(0);
    play.answer('chooseSpace', { interject: 'assimilation' });
    expect(play.state.factions[0]).toMatchObject({ ore: 1, population: 3 });
  });

  it('Mind/Machine Assimilation does not take the cube that is being moved between columns', () => {
    const play = new Table().power(0, 'assimilation').supply(0, 0, 0, 0, 0, 1).effect(0, 'tauCeti.control');
    expect(play.options()).toEqual([{ from: 'E', to: 'A' }]);
  });

  it('Giga-Corporations swap stars for markers that have come free', () => {
    const table = new Table().power(0, 'swapStars').base(0, 'a1', 'star').colony(0, 'ross128', 'f*');
    table.state.factions[0].automation = '*';
    const play = table.turn(0);
    const swaps = play.options().filter((o) => typeof o === 'object');
    expect(swaps).toEqual([
      { interject: 'swapStars', place: 'automation', marker: 'food' },
      { interject: 'swapStars', place: 'automation', marker: 'ore' },
      { interject: 'swapStars', place: 'a1', marker: 'food' },
      { interject: 'swapStars', place: 'ross128', marker: 'food' },
    ]);
    for (const swap of [swaps[1], swaps[2], swaps[3]]) play.answer('chooseSpace', swap);
    expect(play.state.factions[0]).toMatchObject({ automation: 'o', colonyMarkers: ['ff'], food: 5, mines: 7 });
    expect(play.state.baseMarkers[1]).toBe('f');
  });

  it('in the turn of another nothing of this is offered', () => {
    const table = new Table().power(1, 'headquarters').ore(0, 2).researched(0, '1').event('A', 'distressSignal');
    const play = table.act(0, 'basic.2/1');
    play.answer('chooseField', 'A');
    play.answer('chooseJump', 'stop', 0);
    expect(play.ask().seat).toBe(1);
    expect(play.options().every((o) => typeof o === 'string' || !('interject' in (o as object)))).toBe(true);
  });

  it('a compulsory upgrade keeps a ship to be answered with', () => {
    const table = new Table().power(0, 'headquarters').known('A', 'supplyDepot', 0).noShips(0).ship(0, 'sol', 3);
    const play = table.act(0, 'supplyDepot.1/1');
    expect(play.options()).toEqual([shipOf(3, 'sol')]);
  });
});
