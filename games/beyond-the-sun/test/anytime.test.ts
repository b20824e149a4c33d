import { isInterjection } from '@orrery/kernel';
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

  it('BS-248 BS-263 BS-401 an upgrade while nobody jumps in the end is checked when the movement is over', () => {
    for (const seat of [0, 2]) {
      const table = new Table().power(seat, 'headquarters').known('A', 'merchantConvoys', seat);
      const play = table.ship(seat, 'a1', 1).ship(1, 'a1', 1).base(1, 'a1').act(seat, 'merchantConvoys.1/1');
      play.answer('chooseJump', { interject: 'headquarters', ship: 1, at: 'a1' });
      expect(holder(play.state, 'a1')).toBe(1);
      play.answer('chooseJump', 'stop');
      expect(holder(play.state, 'a1')).toBe(seat);
      expect(play.events).toContainEqual({ type: 'controlTaken', seat, at: 'a1', system: 'barnardsStar', marker: 'food' });
      expect(play.asked).toBe('chooseProduction');
    }
  });

  it('BS-263 an upgrade while bases change hands counts when they have', () => {
    const table = new Table().power(0, 'headquarters').ore(0, 5).known('2', undefined, 0).ship(0, 'a1', 1).ship(1, 'a1', 1).base(1, 'a1');
    const play = table.act(0, 'terraforming.2/1');
    for (const way of [move(1, 'sol', 'a1'), move(1, 'a1', 'y3'), 'stop']) play.answer('chooseJump', way);
    expect(play.asked).toBe('chooseMarker');
    play.answer('chooseMarker', { interject: 'headquarters', ship: 1, at: 'a1' });
    expect([play.asked, holder(play.state, 'a1'), holder(play.state, 'y3')]).toEqual(['chooseMarker', 1, -1]);
    play.answer('chooseMarker', 'ore');
    expect([play.asked, holder(play.state, 'a1'), holder(play.state, 'y3')]).toEqual(['chooseProduction', 0, 0]);
  });

  it('BS-263 and an upgrade in the middle of colonising when that is over', () => {
    const table = new Table().power(0, 'headquarters').ore(0, 9).known('2', undefined, 0).ship(0, 'a1', 1, 1, 1).base(0, 'a1');
    const play = table.ship(0, 'a2', 1).ship(1, 'a2', 1).base(1, 'a2', 'ore').act(0, 'terraforming.1/1');
    expect(play.asked).toBe('chooseSettlers');
    play.answer('chooseSettlers', { interject: 'headquarters', ship: 1, at: 'a2' });
    expect(holder(play.state, 'a2')).toBe(1);
    for (const answer of [1, 1, 'enough']) play.answer('chooseSettlers', answer);
    expect([play.asked, holder(play.state, 'a2'), play.state.factions[0].colonies]).toEqual(['chooseProduction', 0, ['barnardsStar']]);
  });

  it.each([0, 2])('BS-337 an optional upgrade is no question where no ship can be upgraded, whatever ore seat %i could raise', (seat) => {
    const race = (level: 1 | 4): ReturnType<Table['act']> => {
      const table = new Table().power(seat, 'blackMarket').ore(seat, 2).population(seat, 4).researched(seat, '1').event('A', 'armsRace');
      const play = table.noShips(seat).ship(seat, 'sol', level).act(seat, 'basic.2/1');
      play.answer('chooseField', 'A');
      return play;
    };
    expect([race(1).asked, race(1).ask().seat, race(1).offers('do')]).toEqual(['takeOptional', seat, false]);
    expect([race(4).asked, race(4).ask().seat]).toEqual(['takeOptional', (seat + 1) % 4]);
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

  it('BS-065 an optional part is offered when population could pay for it: Black Market Industries bring the 3 ore of Pathfinder Guild', () => {
    for (const seat of [0, 3]) {
      const table = new Table()
        .power(seat, 'blackMarket')
        .ore(seat, 4)
        .population(seat, 1)
        .noShips(seat)
        .ship(seat, 'a1', 3)
        .base(seat, 'a1');
      table.ship(seat, 'b1', 1).base(seat, 'b1').state.guilds = 8;
      const play = table.act(seat, 'pathfinderGuild/1');
      expect(play.state.factions[seat].ore).toBe(2);
      play.answer('chooseJump', move(1, 'b1', 'deepSpace'));
      play.answer('chooseJump', 'stop');
      expect(play.asked).toBe('takeOptional');
      expect(play.options()).toEqual(['skip', { interject: 'blackMarket' }]);
      play.answer('takeOptional', { interject: 'blackMarket' });
      expect(play.options()).toEqual(['do', 'skip']);
      play.answer('takeOptional', 'do');
      expect(play.state.factions[seat]).toMatchObject({ ore: 1, colonies: ['barnardsStar'] });
    }
  });

  it('an optional part that no free action could pay for is not offered', () => {
    const table = new Table().power(0, 'cygni').ore(0, 3).population(0, 1).noShips(0).ship(0, 'a1', 3).base(0, 'a1');
    table.ship(0, 'b1', 1).base(0, 'b1').state.guilds = 8;
    const play = table.act(0, 'pathfinderGuild/1');
    play.answer('chooseJump', move(1, 'b1', 'deepSpace'));
    play.answer('chooseJump', 'stop');
    expect(play.asked).toBe('chooseProduction');
  });

  it('two of them together can pay', () => {
    const table = new Table()
      .power(0, 'blackMarket')
      .colony(0, 'cygni61')
      .ore(0, 2)
      .population(0, 2)
      .noShips(0)
      .ship(0, 'a1', 3)
      .base(0, 'a1');
    table.ship(0, 'b1', 1).base(0, 'b1').state.guilds = 8;
    const play = table.act(0, 'pathfinderGuild/1');
    play.answer('chooseJump', move(1, 'b1', 'deepSpace'));
    play.answer('chooseJump', 'stop');
    expect(play.options()).toEqual(['skip', { interject: 'blackMarket' }, { interject: 'cygni' }]);
    play.answer('takeOptional', { interject: 'cygni' });
    expect(play.options()).toEqual(['skip', { interject: 'blackMarket' }]);
    play.answer('takeOptional', { interject: 'blackMarket' });
    expect(play.options()).toEqual(['do', 'skip']);
  });

  it('what an event offers counts too', () => {
    const table = new Table().power(0, 'blackMarket').ore(0, 2).population(0, 2).known('1', undefined, 0).event('A', 'labourReform');
    const play = table.act(0, 'basic.2/1');
    play.answer('chooseField', 'A');
    expect([play.asked, play.options()]).toEqual(['takeOptional', ['skip', { interject: 'blackMarket' }]]);
    play.answer('takeOptional', { interject: 'blackMarket' });
    expect(play.options()).toEqual(['do', 'skip']);
  });

  it('a choice is asked when another part could be paid for', () => {
    const table = new Table().power(0, 'blackMarket').ore(0, 0).population(0, 1).known('A', 'massCloning', 0);
    const play = table.act(0, 'massCloning.1/1');
    expect([play.asked, play.options()]).toEqual(['chooseOne', ['a', { interject: 'blackMarket' }]]);
    play.answer('chooseOne', { interject: 'blackMarket' });
    expect(play.options()).toEqual(['a', 'b']);
    const alone = new Table().ore(0, 0).population(0, 1).known('A', 'massCloning', 0).act(0, 'massCloning.1/1');
    expect(alone.asked).toBe('chooseProduction');
  });

  it('a choice keeps a part that can be chosen: what would close the last one is not offered', () => {
    const table = new Table().power(0, 'blackMarket').power(0, 'assimilation').ore(0, 3).population(0, 2);
    const play = table.known('G', 'cerebralImplants', 0).researched(0, '1', '2', 'A', 'B').act(0, 'cerebralImplants.1/1');
    expect([play.asked, play.options()]).toEqual(['chooseOne', ['a', { interject: 'blackMarket' }]]);
    play.answer('chooseOne', { interject: 'blackMarket' });
    expect(play.options()).toEqual(['a', 'b', { interject: 'assimilation' }]);
  });

  it('BS-070 the last cube stays for the part that would change nothing without it', () => {
    for (const seat of [0, 3]) {
      const table = new Table().power(seat, 'assimilation').ore(seat, 1).known('A', 'massCloning', seat);
      const play = table.supply(seat, 0, 0, 0, 0, 1).act(seat, 'massCloning.1/1');
      expect([play.asked, play.options()]).toEqual(['chooseOne', ['a', 'b']]);
      const two = new Table().power(seat, 'assimilation').ore(seat, 1).known('A', 'massCloning', seat);
      const spare = two.supply(seat, 0, 0, 0, 1, 1).act(seat, 'massCloning.1/1');
      spare.answer('chooseOne', { interject: 'assimilation' });
      expect([spare.asked, spare.options()]).toEqual(['chooseOne', ['a']]);
      spare.answer('chooseOne', 'a');
      expect([spare.asked, spare.state.factions[seat].supply]).toEqual(['chooseProduction', [0, 0, 0, 0, 0]]);
    }
  });

  it('a copy is asked for when another action could be paid for', () => {
    const table = new Table().power(0, 'blackMarket').ore(0, 0).population(0, 2).known('G', 'quantumDataExchange', 0).researched(0, '1');
    const play = table.act(0, 'quantumDataExchange.1/1');
    expect([play.asked, play.options()]).toEqual(['copyAction', ['basic.1', { interject: 'blackMarket' }]]);
    play.answer('copyAction', { interject: 'blackMarket' });
    expect(play.offers('basic.2')).toBe(true);
  });

  it('the prize is offered to whoever could recruit for it', () => {
    const table = new Table().power(0, 'assimilation').ore(0, 3).population(0, 1).known('1', undefined, 0).event('A', 'humanitarianPrize');
    const play = table.act(0, 'basic.2/1');
    play.answer('chooseField', 'A');
    expect([play.asked, play.ask().seat]).toEqual(['takePrize', 0]);
    expect(play.options()).toEqual(['decline', { interject: 'assimilation' }]);
    play.answer('takePrize', { interject: 'assimilation' });
    play.answer('takePrize', 'take');
    expect(play.state).toMatchObject({ prize: 0, factions: [{ ore: 0, population: 0 }, {}, {}, {}] });
  });

  it.each([0, 1, 2])('and passes over those who could not return population, after seat %i', (seat) => {
    const table = new Table().ore(seat, 2).known('1', undefined, seat).event('A', 'humanitarianPrize');
    for (const other of [0, 1, 2, 3]) table.population(other, other === seat || other === (seat + 2) % 4 ? 1 : 0);
    const play = table.act(seat, 'basic.2/1');
    play.answer('chooseField', 'A');
    expect([play.asked, play.ask().seat, play.options()]).toEqual(['takePrize', (seat + 2) % 4, ['take', 'decline']]);
    play.answer('takePrize', 'decline');
    expect(play.asked).toBe('chooseTechnology');
    expect(play.state.discarded).toEqual(['humanitarianPrize']);
  });

  it('nothing is spent that the action still needs', () => {
    const table = new Table().power(0, 'blackMarket').ore(0, 2).population(0, 1).researched(0, '1');
    const play = table.act(0, 'basic.2/1');
    expect(play.asked).toBe('chooseField');
    expect(play.offers({ interject: 'blackMarket' })).toBe(false);
    const spare = new Table().power(0, 'blackMarket').ore(0, 2).population(0, 2).researched(0, '1').act(0, 'basic.2/1');
    expect(spare.offers({ interject: 'blackMarket' })).toBe(true);
  });

  it('the last cube of the supply may be recruited, and no cube more', () => {
    const offered = (...supply: [number, number, number, number, number]): boolean =>
      new Table()
        .power(0, 'assimilation')
        .ore(0, 2)
        .supply(0, ...supply)
        .turn(0)
        .offers({ interject: 'assimilation' });
    expect([offered(0, 0, 0, 0, 2), offered(0, 0, 0, 0, 1), offered(0, 0, 0, 0, 0)]).toEqual([true, true, false]);
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
    expect(play.options().every((o) => !isInterjection(o))).toBe(true);
  });

  it('a compulsory upgrade keeps a ship to be answered with', () => {
    const table = new Table().power(0, 'headquarters').known('A', 'supplyDepot', 0).noShips(0).ship(0, 'sol', 3);
    const play = table.act(0, 'supplyDepot.1/1');
    expect(play.options()).toEqual([shipOf(3, 'sol')]);
  });
});
