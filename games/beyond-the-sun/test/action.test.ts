import { describe, expect, it } from 'vitest';
import { BASIC_BOX, spaceOf, TECH_SPACES } from '../content/spaces.ts';
import { beyondTheSun } from '../index.ts';
import { game } from '../rules/game.ts';
import { fleet, move, Table } from './table.ts';

describe('the turn', () => {
  it('BS-048 players take turns clockwise', () => {
    const position = beyondTheSun.start(beyondTheSun.configure(4, {}), 'clockwise');
    const order: number[] = [];
    for (let i = 0; i < 400 && order.length < 9; i++) {
      const ask = position.asks[0];
      if (ask.decision === 'chooseSpace') order.push(ask.seat);
      const option = ask.decision === 'chooseSpace' ? 'basic.4/1' : ask.decision === 'chooseProduction' ? 'ore' : undefined;
      beyondTheSun.play(position, ask, option ?? beyondTheSun.options(position, ask)[0]);
    }
    const { start } = position.state;
    expect(order).toEqual(Array.from({ length: 9 }, (_, i) => (start + i) % 4));
  });

  it('BS-049 a turn is action, production, achievement, in this order', () => {
    const table = new Table().achievements('clockwork', 'foundries').tracks(0, 8, 1);
    const play = table.turn();
    expect(play.asked).toBe('chooseSpace');
    play.answer('chooseSpace', 'basic.4/1');
    expect(play.asked).toBe('chooseProduction');
    expect(play.state.claims.flat()).toEqual([]);
    play.answer('chooseProduction', 'growth');
    expect(play.asked).toBe('claimAchievement');
  });

  it('BS-050 a turn has exactly one action, one production and at most one achievement', () => {
    const play = new Table().achievements('clockwork', 'foundries').tracks(0, 8, 1).turn();
    play.answer('chooseSpace', 'basic.4/1');
    play.answer('chooseProduction', 'ore');
    play.answer('claimAchievement', 'clockwork');
    expect(play.over).toBe(true);
    expect(play.state.claims.flat()).toEqual([0]);
  });

  it('BS-051 turns run strictly one after the other', () => {
    const position = beyondTheSun.start(beyondTheSun.configure(2, {}), 'sequence');
    for (let i = 0; i < 60; i++) {
      expect(position.asks).toHaveLength(1);
      const ask = position.asks[0];
      beyondTheSun.play(position, ask, beyondTheSun.options(position, ask)[0]);
    }
  });

  it('BS-052 a round is one turn of everybody from the start player on', () => {
    const position = beyondTheSun.start(beyondTheSun.configure(3, {}), 'round');
    const turns: [number, number][] = [];
    for (let i = 0; i < 200 && turns.length < 7; i++) {
      const ask = position.asks[0];
      if (ask.decision === 'chooseSpace') turns.push([position.state.round, ask.seat]);
      beyondTheSun.play(position, ask, ask.decision === 'chooseSpace' ? 'basic.4/1' : beyondTheSun.options(position, ask)[0]);
    }
    const s = position.state.start;
    expect(turns).toEqual([1, 1, 1, 2, 2, 2, 3].map((round, i) => [round, (s + i) % 3]));
    expect(game.first).toBe('setUp');
  });
});

describe('the action phase', () => {
  it('BS-053 the pawn moves to a space and its action is carried out', () => {
    const play = new Table().act(0, 'basic.4/1');
    expect(play.state.factions[0].pawn).toBe('basic.4/1');
    expect([play.state.factions[0].population, play.state.factions[0].ore]).toEqual([3, 3]);
  });

  it('BS-054 a space with a pawn of another faction cannot be chosen', () => {
    const play = new Table().pawn(1, 'basic.1/1').turn(0);
    expect(play.offers('basic.1/1')).toBe(false);
    expect(play.refusal('basic.1/1')).toMatchObject({ reason: 'occupied', rule: 'BS-054', args: { seat: 1 } });
  });

  it('BS-055 the pawn must leave the space it stands on', () => {
    const play = new Table().pawn(0, 'basic.1/1').turn(0);
    expect(play.offers('basic.1/1')).toBe(false);
    expect(play.refusal('basic.1/1')).toMatchObject({ reason: 'mustMove', rule: 'BS-055' });
  });

  it('BS-056 the pawn may move to another free space of the same card', () => {
    for (const [from, to] of [
      ['hivemindComputing.1/1', 'hivemindComputing.1/2'],
      ['hivemindComputing.1/2', 'hivemindComputing.1/1'],
    ] as const) {
      const table = new Table().ore(0, 9).population(0, 4).researched(0, '2').known('G', 'hivemindComputing', 0);
      const play = table.researched(0, 'A', 'B', 'H').pawn(0, from).turn(0);
      expect([play.offers(from), play.offers(to)]).toEqual([false, true]);
    }
  });

  it('BS-057 an action with another free space may be taken again', () => {
    for (const [from, to] of [
      ['basic.2/1', 'basic.2/2'],
      ['basic.2/2', 'basic.2/1'],
    ] as const) {
      const play = new Table().ore(0, 9).researched(0, '1').pawn(0, from).turn(0);
      expect([play.offers(from), play.offers(to)]).toEqual([false, true]);
    }
  });

  it('BS-058 the must-move rule holds for Basic Spacefaring, except for its lowest action', () => {
    const spaces = ['basic.1/1', 'basic.1/2', 'basic.1/3', 'basic.2/1', 'basic.2/2', 'basic.3/1', 'basic.3/2', 'basic.4/1'];
    const again = spaces.filter((id) => new Table().ore(0, 9).researched(0, '1').pawn(0, id).turn(0).offers(id));
    expect(again).toEqual(['basic.4/1']);
  });

  it('BS-059 the lowest action is never blocked and may be repeated', () => {
    const table = new Table().pawn(0, 'basic.4/1').pawn(1, 'basic.4/1').pawn(2, 'basic.4/1');
    for (let i = 0; i < 3; i++) {
      const play = table.turn(0);
      expect(play.offers('basic.4/1')).toBe(true);
      play.answer('chooseSpace', 'basic.4/1');
      play.answer('chooseProduction', 'ore');
    }
    expect(table.state.factions[0].ore).toBe(2 + 3 * 2);
  });

  it('BS-060 a space of a technology needs research of it, or owning it privately', () => {
    const table = new Table().ore(0, 9).known('A', 'plasmaCannon', 1).privately(2, 'supplyDepot').ore(2, 9);
    expect(table.turn(0).refusal('plasmaCannon.1/1')).toMatchObject({ reason: 'notResearched', rule: 'BS-060' });
    expect(table.turn(1).offers('plasmaCannon.1/1')).toBe(true);
    expect(table.turn(2).offers('supplyDepot.1/1')).toBe(true);
    expect(table.turn(0).offers('supplyDepot.1/1')).toBe(false);
  });

  it('BS-061 researched means a cube on the bar of the field; a private technology needs none', () => {
    const table = new Table().known('A', 'plasmaCannon', 1).ore(1, 9).ore(0, 9);
    expect(table.state.cubes[4]).toBe(0b10);
    table.state.cubes[4] = 0b01;
    expect(table.turn(1).offers('plasmaCannon.1/1')).toBe(false);
    expect(table.turn(0).offers('plasmaCannon.1/1')).toBe(true);
  });

  it('BS-062 spaces printed on the board need no research', () => {
    const table = new Table().ore(0, 9).population(0, 3).researched(0, '1', '2', 'A');
    table.state.guilds = 0b0010;
    const options = table.turn(0).options();
    expect(options).toEqual(expect.arrayContaining(['basic.1/1', 'basic.2/1', 'basic.3/1', 'basic.4/1', 'academyGuild/1']));
    // What is still covered cannot be entered, whatever one has.
    const guilds = (open: number): unknown[] => {
      const able = new Table().ore(0, 12).population(0, 3).researched(0, '1', '2', 'A').ship(0, 'a1', 2).base(0, 'a1');
      able.state.guilds = open;
      return able
        .turn(0)
        .options()
        .filter((space) => String(space).includes('Guild'));
    };
    expect([0b0000, 0b0001, 0b0010, 0b1101].map(guilds)).toEqual([
      [],
      ['terraformingGuild/1'],
      ['academyGuild/1'],
      ['terraformingGuild/1', 'technocratsGuild/1', 'pathfinderGuild/1'],
    ]);
  });

  it('BS-063 what cannot be paid or carried out cannot be chosen', () => {
    const poor = new Table().ore(0, 2).known('2', undefined, 0).ship(0, 'a1', 2).base(0, 'a1').turn(0);
    expect(poor.refusal('terraforming.1/1')).toMatchObject({ reason: 'ore', rule: 'BS-063', args: { missing: 1 } });
    const rich = new Table().ore(0, 3).known('2', undefined, 0).ship(0, 'a1', 2).base(0, 'a1').turn(0);
    expect(rich.offers('terraforming.1/1')).toBe(true);
    const nobody = new Table().population(0, 0).turn(0);
    expect(nobody.refusal('basic.1/1')).toMatchObject({ reason: 'population', args: { missing: 1 } });
  });

  it('BS-063 a part of an effect that cannot be chosen says why', () => {
    const table = () => new Table().researched(1, '1', '2').known('A', 'massCloning', 1);
    const poor = table().ore(1, 2).act(1, 'massCloning.1/1');
    expect([poor.asked, poor.options()]).toEqual(['chooseOne', ['a', 'b']]);
    expect(poor.refusals()).toEqual([{ what: 'c', reason: 'ore', rule: 'BS-063', args: { missing: 1, price: 3, has: 2 } }]);
    const rich = table().ore(1, 3).act(1, 'massCloning.1/1');
    expect([rich.options(), rich.refusals()]).toEqual([['a', 'b', 'c'], []]);
    const nothing = new Table().researched(1, '1').known('A', 'massCloning', 1).ore(1, 3).act(1, 'massCloning.1/1');
    expect(nothing.refusals()).toEqual([{ what: 'c', reason: 'impossible', rule: 'BS-339' }]);
  });

  it('BS-064 BS-087 two spaces of the box cost 1 ore more: research II then costs 3', () => {
    for (const seats of [2, 3, 4]) {
      expect(BASIC_BOX[seats].filter((space) => space.surcharge === 1).map((space) => space.id)).toEqual(['basic.2/2', 'basic.3/2']);
    }
    const two = new Table().ore(0, 2).researched(0, '1').turn(0);
    expect(two.offers('basic.2/1')).toBe(true);
    expect(two.refusal('basic.2/2')).toEqual({ what: 'basic.2/2', reason: 'ore', rule: 'BS-063', args: { missing: 1, price: 3, has: 2 } });
    const play = new Table().ore(0, 3).researched(0, '1').act(0, 'basic.2/2');
    expect(play.state.factions[0].ore).toBe(0);
  });

  it('BS-065 one pawn on a space, any number on the lowest action', () => {
    const table = new Table().pawn(1, 'basic.3/1').pawn(2, 'basic.4/1');
    const play = table.turn(0);
    expect(play.offers('basic.3/1')).toBe(false);
    expect(play.offers('basic.4/1')).toBe(true);
    expect(spaceOf('basic.4/1').unlimited).toBe(true);
  });

  it('BS-066 guilds and the Dyson Sphere add spaces to those of cards and box', () => {
    const table = new Table().ore(0, 20).population(0, 4).ship(0, 'a1', 2).base(0, 'a1');
    table.state.guilds = 0b1111;
    table.state.dyson = 'ross154';
    table.state.staying.push('dysonSphere');
    expect(table.turn(0).options()).toEqual(expect.arrayContaining(['terraformingGuild/1', 'pathfinderGuild/1', 'dysonSphere.1/1']));
  });

  it('BS-067 BS-068 the cost stands before the colon and is paid in full before the effect', () => {
    const play = new Table().ore(0, 5).known('1', undefined, 0).base(0, 'y1').act(0, 'narrowBeamLaser.1/1');
    expect(play.asked).toBe('chooseShipyard');
    expect(play.state.factions[0].ore).toBe(4);
    expect(fleet(play.state, 0, 'sol')).toEqual([1]);
    const types = play.events.map((e) => e.type);
    expect(types.indexOf('orePaid')).toBeGreaterThan(types.indexOf('pawnMoved'));
  });

  it('BS-069 a card without a space is no target', () => {
    expect(TECH_SPACES.advancedGenetics).toEqual([]);
    const options = new Table().ore(0, 9).known('3', undefined, 0).turn(0).options();
    expect(options.some((o) => `${o}`.startsWith('advancedGenetics'))).toBe(false);
  });

  it('BS-070 what was taken in an earlier action pays nobody now', () => {
    const table = new Table().ore(0, 5).ore(1, 5).known('2', undefined, 0).base(2, 'a1').noShips(1).known('A', 'privateerCharters', 1);
    const first = table.act(0, 'terraforming.2/1');
    first.answer('chooseJump', { ship: 1, from: 'sol', to: 'a1' });
    first.answer('chooseJump', 'stop');
    expect(first.events).toContainEqual({ type: 'controlTaken', seat: 0, at: 'a1', system: 'barnardsStar', marker: 'food' });
    first.answer('chooseProduction', 'ore');
    const next = table.turn(1);
    expect(next.refusal('privateerCharters.1/1')).toMatchObject({ reason: 'noChange', rule: 'BS-070' });
  });

  it('BS-070 a location taken from another pays as well where one chooses the marker for its base; a free one does not', () => {
    const paid = (table: Table) => {
      const play = table.ore(0, 5).known('A', 'privateerCharters', 0).power(0, 'eitherTrack').act(0, 'privateerCharters.1/1');
      play.answer('chooseJump', move(1, 'sol', 'a1'));
      play.answer('chooseJump', 'stop');
      expect(play.asked).toBe('chooseMarker');
      play.answer('chooseMarker', play.options()[0]);
      return play.events.filter((e) => e.type === 'oreGained');
    };
    expect(paid(new Table().base(2, 'a1'))).toEqual([{ type: 'oreGained', seat: 0, ore: 2 }]);
    expect(paid(new Table())).toEqual([]);
  });

  it('BS-070 an action that would change nothing cannot be chosen', () => {
    const table = new Table().noShips(0).population(0, 0);
    const play = table.turn(0);
    expect(play.refusal('basic.3/1')).toMatchObject({ reason: 'noChange', rule: 'BS-070' });
  });

  it('BS-071 BS-079 "gain 2 ore, 2 jumps" may be taken for the ore alone; "4 jumps" needs a jump', () => {
    const convoy = new Table().known('A', 'merchantConvoys', 0).act(0, 'merchantConvoys.1/1');
    expect(convoy.state.factions[0].ore).toBe(4);
    expect(convoy.offers('stop')).toBe(true);
    const jumps = new Table().known('2', undefined, 0).act(0, 'terraforming.2/1');
    expect(jumps.offers('stop')).toBe(false);
    expect(jumps.refusal('stop')).toMatchObject({ reason: 'noChange', rule: 'BS-070' });
    jumps.answer('chooseJump', move(1, 'sol', 'a1'));
    expect(jumps.offers('stop')).toBe(true);
  });

  it('BS-072 somebody with nothing at all can still recruit', () => {
    const table = new Table().noShips(0).population(0, 0).ore(0, 0);
    for (const space of BASIC_BOX[4]) if (!space.unlimited) table.pawn(1, space.id);
    expect(table.turn(0).options()).toEqual(['basic.4/1']);
  });

  it('BS-073 BS-228 a new card can be used from the next turn on, and by others only after research', () => {
    const table = new Table().ore(0, 9).ore(1, 9).population(0, 3).researched(0, '1').onTop('plasmaCannon', 'humanExperiments');
    const play = table.act(0, 'basic.2/1');
    play.answer('chooseField', 'A');
    play.answer('chooseTechnology', 'plasmaCannon');
    play.playOn((ask, options) => (ask.decision === 'chooseProduction' ? 'ore' : ask.decision === 'chooseJump' ? 'stop' : options[0]));
    expect(play.events.filter((e) => e.type === 'pawnMoved')).toHaveLength(1);
    expect(table.turn(0).offers('plasmaCannon.1/1')).toBe(true);
    expect(table.turn(1).offers('plasmaCannon.1/1')).toBe(false);
  });

  it('BS-074 Annie on "research I" must move; the other research I space is free to her', () => {
    const play = annie().turn(0);
    expect(play.offers('basic.1/1')).toBe(false);
    expect(play.offers('basic.1/2')).toBe(true);
  });

  it('BS-075 Annie may use any free basic space and Narrow-Beam Laser', () => {
    const play = annie().turn(0);
    expect(play.options()).toEqual(
      expect.arrayContaining(['basic.1/2', 'basic.1/3', 'basic.2/1', 'basic.2/2', 'basic.4/1', 'narrowBeamLaser.1/1']),
    );
  });

  it('BS-076 both spaces of "build, then 2 jumps" are occupied: Annie may not take it', () => {
    const play = annie().turn(0);
    expect(play.options().filter((o) => `${o}`.startsWith('basic.3'))).toEqual([]);
    expect(BASIC_BOX[4].filter((space) => space.action === 'basic.3')).toHaveLength(2);
  });

  it('BS-077 Annie has not researched Terraforming', () => {
    expect(annie().turn(0).refusal('terraforming.1/1')).toMatchObject({ reason: 'notResearched' });
  });

  it('BS-078 Advanced Genetics has no space for Annie', () => {
    const play = annie().known('3', undefined, 0).turn(0);
    expect([...play.options(), ...play.refusals().map((r) => r.what)].some((o) => `${o}`.startsWith('advancedGenetics'))).toBe(false);
  });

  it('BS-404 moving out and back is no change and cannot be the whole action', () => {
    const play = new Table().known('2', undefined, 0).act(0, 'terraforming.2/1');
    play.answer('chooseJump', move(1, 'sol', 'a1'));
    play.answer('chooseJump', move(1, 'a1', 'sol'));
    expect(play.offers('stop')).toBe(false);
    play.answer('chooseJump', move(1, 'sol', 'a2'));
    expect(play.offers('stop')).toBe(true);
    expect(play.offers(move(1, 'a2', 'sol'))).toBe(false);
    play.answer('chooseJump', move(1, 'a2', 'y2'));
    expect(fleet(play.state, 0, 'y2')).toEqual([1]);
  });
});

/** Annie stands on research I, has Narrow-Beam Laser, and others hold both building spaces. */
function annie(): Table {
  return new Table()
    .ore(0, 3)
    .known('1', undefined, 0)
    .pawn(0, 'basic.1/1')
    .pawn(1, 'basic.3/1')
    .pawn(2, 'basic.3/2')
    .known('2', undefined, 3)
    .pawn(3, 'terraforming.2/1');
}
