import type { Seat } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { LOCATION, LOCATIONS, type LocationId } from '../content/exploration.ts';
import type { ShipLevel } from '../content/kinds.ts';
import { buildingPlaces, makes, strength } from '../queries.ts';
import { controlIsRight } from '../rules/control.ts';
import { baseAt, fleet, holder, move, type Play, shipOf, Table } from './table.ts';

/** Four jumps: Terraforming's second action. */
const fourJumps = (table: Table, seat: Seat = 0): Play => table.ore(seat, 5).known('2', undefined, seat).act(seat, 'terraforming.2/1');
const go = (play: Play, ...moves: readonly (readonly [ShipLevel, LocationId, LocationId])[]): Play => {
  for (const [ship, from, to] of moves) play.answer('chooseJump', move(ship, from, to));
  return play;
};
const stop = (play: Play): Play => {
  play.answer('chooseJump', 'stop');
  return play;
};

describe('jumps', () => {
  it('BS-251 runs in order: moves, control and bases, bonuses', () => {
    const play = stop(go(fourJumps(new Table()), [1, 'sol', 'a2']));
    const order = ['shipMoved', 'controlTaken', 'systemBonus', 'oreGained'];
    expect(play.events.map((e) => e.type).filter((type) => order.includes(type))).toEqual(order);
  });

  it('BS-252 a step moves one ship along one line', () => {
    const play = fourJumps(new Table());
    expect(play.options()).toEqual([move(1, 'sol', 'a1'), move(1, 'sol', 'a2')]);
    go(play, [1, 'sol', 'a1']);
    expect(play.ask().args.steps).toBe(3);
    expect(fleet(play.state, 0, 'a1')).toEqual([1]);
  });

  it('BS-253 steps may go to one ship or to several', () => {
    const one = go(fourJumps(new Table()), [1, 'sol', 'a1'], [1, 'a1', 'y1'], [1, 'y1', 'b1'], [1, 'b1', 'deepSpace']);
    expect(fleet(one.state, 0, 'deepSpace')).toEqual([1]);
    const two = stop(go(fourJumps(new Table().ship(0, 'sol', 2)), [1, 'sol', 'a1'], [2, 'sol', 'a2'], [2, 'a2', 'y2']));
    expect([holder(two.state, 'a1'), holder(two.state, 'y2'), holder(two.state, 'a2')]).toEqual([0, 0, -1]);
  });

  it('BS-254 all moves are one movement: nothing is checked in between', () => {
    const play = go(fourJumps(new Table()), [1, 'sol', 'a1'], [1, 'a1', 'y1']);
    expect(play.events.some((e) => e.type === 'controlTaken')).toBe(false);
    stop(play);
    expect([holder(play.state, 'a1'), holder(play.state, 'y1')]).toEqual([-1, 0]);
  });

  it('BS-255 steps need not be used and are not saved', () => {
    const play = stop(go(fourJumps(new Table()), [1, 'sol', 'a1']));
    expect(play.asked).toBe('chooseProduction');
    expect(play.position.stack.some(({ procedure }) => procedure === 'jump')).toBe(false);
  });

  it('BS-256 passing through changes nothing, and ships of others do not block', () => {
    const table = new Table().ship(1, 'a1', 4).base(1, 'a1');
    const play = stop(go(fourJumps(table), [1, 'sol', 'a1'], [1, 'a1', 'y1']));
    expect([holder(play.state, 'a1'), holder(play.state, 'y1')]).toEqual([1, 0]);
  });

  it('BS-257 only own ships move', () => {
    const play = fourJumps(new Table().ship(1, 'a1', 2).base(1, 'a1'));
    expect(play.offers(move(2, 'a1', 'y1'))).toBe(false);
  });

  it('BS-258 every kind of location can be entered and left', () => {
    const play = go(
      fourJumps(new Table().noShips(0).ship(0, 'y1', 1).base(0, 'y1')),
      [1, 'y1', 'b1'],
      [1, 'b1', 'deepSpace'],
      [1, 'deepSpace', 'b2'],
    );
    go(play, [1, 'b2', 'y2']);
    expect(fleet(play.state, 0, 'y2')).toEqual([1]);
  });
});

describe('control', () => {
  /** After seat 0 has moved a ship of this level from Sol to a place. */
  const arrive = (table: Table, level: ShipLevel, at: 'a1' | 'a2'): Play =>
    stop(go(fourJumps(table.ship(0, 'sol', level)), [level, 'sol', at]));

  it('BS-259 systems and shipyards can be controlled, Sol and Deep Space cannot', () => {
    const { state } = new Table();
    const controllable = LOCATIONS.filter((_, i) => makes(state, i).length > 0);
    expect(controllable).toEqual(['a1', 'a2', 'y1', 'y2', 'y3', 'b1', 'b2']);
    const play = new Table().ship(0, 'sol', 4).ship(0, 'deepSpace', 4).effect(0, 'lacaille9352.control');
    play.answer('chooseUpgrade', shipOf(1, 'sol'));
    expect([holder(play.state, 'sol'), holder(play.state, 'deepSpace')]).toEqual([-1, -1]);
  });

  it('BS-260 one faction controls a location, with exactly one base', () => {
    const play = arrive(new Table().ship(1, 'a1', 1).base(1, 'a1'), 2, 'a1');
    expect(holder(play.state, 'a1')).toBe(0);
    expect(baseAt(play.state, 'a1')).toBe('f');
    expect(play.state.factions[1].food).toBe(8);
    // From hand to hand: whoever is strongest lays a base and takes up the one before it; who is level keeps nobody's.
    for (const first of [0, 1, 2, 3] as const) {
      const seats = [0, 1, 2, 3].map((k) => (first + k) % 4);
      const table = new Table();
      for (const [k, seat] of seats.entries()) {
        table.noShips(seat);
        table.ship(seat, 'sol', ([1, 2, 2, 3] as const)[k]);
      }
      const held: number[] = [];
      for (const [k, seat] of seats.entries()) {
        const turn = table.effect(seat, 'epsilonIndi.colony');
        turn.answer('chooseJump', move(([1, 2, 2, 3] as const)[k], 'sol', 'a2'));
        turn.answer('chooseJump', 'stop');
        held.push(holder(turn.state, 'a2'));
        expect(turn.state.factions.map(({ mines }) => mines)).toEqual([0, 1, 2, 3].map((other) => (other === held.at(-1) ? 7 : 8)));
        expect(turn.state.bases.filter((base) => base >= 0)).toHaveLength(1);
        expect(baseAt(turn.state, 'a2')).toBe('o');
      }
      expect(held).toEqual([seats[0], seats[1], seats[1], seats[3]]);
    }
  });

  it('BS-261 strength is the sum of levels, not the number of cubes', () => {
    const table = new Table().ship(1, 'a1', 1, 1, 1).base(1, 'a1');
    expect(strength(table.state, 1, LOCATION.a1)).toBe(3);
    expect(holder(arrive(table, 4, 'a1').state, 'a1')).toBe(0);
  });

  it('BS-262 a base adds nothing to strength', () => {
    expect(holder(arrive(new Table().ship(1, 'a1', 1).base(1, 'a1'), 2, 'a1').state, 'a1')).toBe(0);
    expect(strength(new Table().base(0, 'a1').state, 0, LOCATION.a1)).toBe(0);
  });

  it('BS-263 control is adjusted at once, also for factions whose turn it is not', () => {
    const table = new Table().noShips(0).ship(0, 'a2', 2).base(0, 'a2', 'ore').ship(1, 'a2', 1);
    const play = stop(go(fourJumps(table), [2, 'a2', 'y2']));
    expect([holder(play.state, 'a2'), holder(play.state, 'y2')]).toEqual([1, 0]);
  });

  it('BS-264 case 1: nobody is there; whoever leaves a ship takes control', () => {
    expect(holder(arrive(new Table(), 1, 'a1').state, 'a1')).toBe(0);
  });

  it('BS-265 case 1: a base without ships gives way to the first ship', () => {
    const play = arrive(new Table().base(1, 'a1'), 1, 'a1');
    expect(holder(play.state, 'a1')).toBe(0);
    expect(play.state.factions[1].food).toBe(8);
  });

  it('BS-266 case 2: more strength than the controller is needed', () => {
    expect(holder(arrive(new Table().ship(1, 'a1', 2).base(1, 'a1'), 3, 'a1').state, 'a1')).toBe(0);
    expect(holder(arrive(new Table().ship(1, 'a1', 3).base(1, 'a1'), 2, 'a1').state, 'a1')).toBe(1);
  });

  it('BS-267 case 2: equal strength changes nothing', () => {
    expect(holder(arrive(new Table().ship(1, 'a1', 2).base(1, 'a1'), 2, 'a1').state, 'a1')).toBe(1);
  });

  /** Seat 0 controls A1 with a level 2 ship and leaves with it. */
  const leave = (table: Table): Play => stop(go(fourJumps(table.noShips(0).ship(0, 'a1', 2, 1).base(0, 'a1')), [2, 'a1', 'sol']));

  it('BS-268 case 3: the controller weakens and one other is strongest now', () => {
    expect(holder(leave(new Table().ship(1, 'a1', 2).ship(2, 'a1', 1)).state, 'a1')).toBe(1);
  });

  it('BS-269 case 3: still among the strongest, the controller stays', () => {
    expect(holder(leave(new Table().ship(1, 'a1', 1)).state, 'a1')).toBe(0);
  });

  it('BS-270 BS-271 case 4: others tie above the controller, who loses control though ships remain; nobody gains it', () => {
    const play = leave(new Table().ship(1, 'a1', 2).ship(2, 'a1', 2));
    expect(holder(play.state, 'a1')).toBe(-1);
    expect(fleet(play.state, 0, 'a1')).toEqual([1]);
    expect(play.state.factions[0].food).toBe(8);
  });

  it('BS-272 case 5: all leave and nobody is there; the base stays', () => {
    const table = new Table().noShips(0).ship(0, 'a1', 2).base(0, 'a1');
    const play = stop(go(fourJumps(table), [2, 'a1', 'sol']));
    expect(holder(play.state, 'a1')).toBe(0);
    expect(baseAt(play.state, 'a1')).toBe('f');
  });

  it('BS-273 case 6: ships without a base: the first to be strongest alone takes control', () => {
    const tied = new Table().ship(1, 'a1', 2).ship(2, 'a1', 2);
    const one = tied.effect(1, 'lacaille9352.control');
    one.answer('chooseUpgrade', shipOf(2, 'a1'));
    expect(holder(one.state, 'a1')).toBe(1);
    const still = arrive(new Table().ship(1, 'a1', 2).ship(2, 'a1', 2), 2, 'a1');
    expect(holder(still.state, 'a1')).toBe(-1);
  });

  it('BS-274 the cases hold for every cause: upgrade, decommissioning, museum, drifting', () => {
    const museum = new Table().ore(2, 9).researched(2, 'A').event('G', 'spacecraftMuseum').ship(0, 'a1', 2).base(0, 'a1').ship(1, 'a1', 1);
    museum.state.guilds = 0b0010;
    const play = museum.act(2, 'academyGuild/1');
    play.answer('chooseField', 'G');
    play.answer('exhibit', 'keep', 2);
    play.answer('exhibit', 'keep', 3);
    play.answer('exhibit', shipOf(2, 'a1'), 0);
    expect(holder(play.state, 'a1')).toBe(1);
  });

  it('BS-275 whoever controls a place is never weaker than anybody there', () => {
    for (const level of [1, 2, 3, 4] as const) {
      const { state } = arrive(new Table().ship(1, 'a1', 2).base(1, 'a1').ship(2, 'a1', 1), level, 'a1');
      const here = [0, 1, 2, 3].map((seat) => strength(state, seat, LOCATION.a1));
      expect(here[holder(state, 'a1')]).toBe(Math.max(...here));
      expect(controlIsRight(state)).toBe(true);
    }
  });
});

describe('bases', () => {
  const arrive = (table: Table, at: 'a1' | 'a2' = 'a1'): Play => stop(go(fourJumps(table), [1, 'sol', at]));

  it('BS-276 a base is the leftmost marker of the track that fits', () => {
    expect(arrive(new Table()).state.factions[0]).toMatchObject({ food: 7, mines: 8 });
    expect(arrive(new Table(), 'a2').state.factions[0]).toMatchObject({ food: 8, mines: 7 });
  });

  it('BS-277 with several specialisations the player chooses the marker', () => {
    const play = stop(go(fourJumps(new Table()), [1, 'sol', 'a1'], [1, 'a1', 'y3']));
    expect(play.asked).toBe('chooseMarker');
    expect(play.options()).toEqual(['food', 'ore']);
    play.answer('chooseMarker', 'ore');
    expect(play.state.factions[0]).toMatchObject({ food: 8, mines: 7 });
  });

  it('BS-278 without a fitting marker a star is set, and is no claim', () => {
    const play = arrive(new Table().achievements('hegemony', 'polymath').tracks(0, 0, 8));
    expect(baseAt(play.state, 'a1')).toBe('*');
    expect(play.state.claims.flat()).toEqual([]);
  });

  it('BS-279 choosing a kind whose markers are gone means a star', () => {
    const play = stop(go(fourJumps(new Table().tracks(0, 0, 8)), [1, 'sol', 'a1'], [1, 'a1', 'y3']));
    play.answer('chooseMarker', 'food');
    expect(baseAt(play.state, 'y3')).toBe('*');
    expect(play.state.factions[0].mines).toBe(8);
  });

  it('BS-280 BS-281 the loser takes the base back to its track before the new one is set', () => {
    const table = new Table().ship(0, 'sol', 2).ship(1, 'a1', 1).base(1, 'a1');
    expect(table.state.factions[1].food).toBe(7);
    const play = stop(go(fourJumps(table), [2, 'sol', 'a1']));
    expect(play.state.factions[1].food).toBe(8);
    const types = play.events.map((e) => e.type);
    expect(types.indexOf('controlLost')).toBeLessThan(types.indexOf('controlTaken'));
  });

  it('BS-282 the new controller may set another kind', () => {
    const table = new Table().ship(0, 'a1', 3).base(0, 'a1').base(1, 'y3', 'ore');
    const play = stop(go(fourJumps(table), [3, 'a1', 'y3']));
    play.answer('chooseMarker', 'food');
    expect(baseAt(play.state, 'y3')).toBe('f');
    expect(play.state.factions[1].mines).toBe(8);
  });

  it('BS-283 the base decides who builds and who colonises', () => {
    const table = (): Table => new Table().ore(0, 9).ship(0, 'a1', 4).ship(0, 'y1', 4).known('2', undefined, 0);
    const strongerOnly = table().base(1, 'a1').base(1, 'y1');
    expect(strongerOnly.turn(0).offers('terraforming.1/1')).toBe(false);
    expect(buildingPlaces(strongerOnly.state, 0)).toEqual([LOCATION.sol]);
    expect(buildingPlaces(strongerOnly.state, 1)).toEqual([LOCATION.sol, LOCATION.y1]);
    expect(table().base(0, 'a1').turn(0).offers('terraforming.1/1')).toBe(true);
  });

  it('BS-284 taking control is never optional', () => {
    const play = arrive(new Table());
    expect(play.asked).toBe('chooseProduction');
    expect(holder(play.state, 'a1')).toBe(0);
  });
});

describe('bonuses of systems', () => {
  it('BS-286 BS-287 whoever takes control gets the control bonus, ships there before or not', () => {
    const empty = stop(go(fourJumps(new Table()), [1, 'sol', 'a2']));
    expect(empty.state.factions[0].ore).toBe(5 - 1 + 1);
    const held = stop(go(fourJumps(new Table().ship(0, 'sol', 2).ship(1, 'a2', 1).base(1, 'a2', 'ore')), [2, 'sol', 'a2']));
    expect(held.state.factions[0].ore).toBe(5);
  });

  it('BS-288 the bonus comes outside one’s turn too', () => {
    const table = new Table().noShips(0).ship(0, 'a2', 2).base(0, 'a2', 'ore').ship(1, 'a2', 1);
    const play = stop(go(fourJumps(table), [2, 'a2', 'sol']));
    expect(play.state.factions[1].ore).toBe(3);
  });

  it('BS-289 colonising does not give it again', () => {
    const table = new Table().ore(0, 3).ship(0, 'a2', 3).base(0, 'a2', 'ore').known('2', undefined, 0);
    const play = table.act(0, 'terraforming.1/1');
    expect(play.state.factions[0].colonies).toEqual(['sirius']);
    expect(play.events.filter((e) => e.type === 'systemBonus')).toEqual([
      { type: 'systemBonus', seat: 0, system: 'sirius', bonus: 'colony' },
    ]);
    expect(play.state.factions[0].ore).toBe(0);
  });

  it('BS-290 taking control again gives it again', () => {
    const table = new Table().ship(1, 'a2', 2).base(1, 'a2', 'ore').ship(0, 'sol', 3);
    const first = stop(go(fourJumps(table), [3, 'sol', 'a2']));
    expect(first.state.factions[0].ore).toBe(5);
    const second = table.effect(1, 'lacaille9352.control');
    second.answer('chooseUpgrade', shipOf(2, 'a2'));
    table.effect(1, 'lacaille9352.control').answer('chooseUpgrade', shipOf(3, 'a2'));
    expect(holder(table.state, 'a2')).toBe(1);
    expect(table.state.factions[1].ore).toBe(3);
  });

  it('BS-291 several bonuses at once: their owner chooses the order', () => {
    const table = new Table().system('a1', 'epsilonEridani').ship(0, 'sol', 1);
    const play = stop(go(fourJumps(table), [1, 'sol', 'a1'], [1, 'sol', 'a2']));
    expect(play.asked).toBe('chooseBonus');
    expect(play.options()).toEqual(['a1', 'a2']);
    play.answer('chooseBonus', 'a2');
    expect(play.events.flatMap((e) => (e.type === 'systemBonus' ? [e.system] : []))).toEqual(['sirius', 'epsilonEridani']);
  });

  it('BS-292 bonuses of several factions: the active one first, then clockwise', () => {
    const table = new Table().system('a1', 'epsilonEridani').noShips(2).ship(2, 'a1', 2).base(2, 'a1').ship(1, 'a1', 1);
    const play = stop(go(fourJumps(table.ship(2, 'sol', 1), 2), [2, 'a1', 'sol'], [1, 'sol', 'a2']));
    expect(play.events.flatMap((e) => (e.type === 'systemBonus' ? [e.seat] : []))).toEqual([2, 1]);
  });

  it('BS-292 the active one first, also when a marker had to be chosen between the bases', () => {
    const table = new Table().system('a1', 'epsilonEridani').system('a2', 'wolf359').noShips(2).ship(2, 'a1', 2).base(2, 'a1');
    const play = stop(go(fourJumps(table.ship(1, 'a1', 1).ship(2, 'sol', 1), 2), [2, 'a1', 'sol'], [1, 'sol', 'a2']));
    play.answer('chooseMarker', 'food', 2);
    expect([holder(play.state, 'a1'), holder(play.state, 'a2')]).toEqual([1, 2]);
    expect(play.events.flatMap((e) => (e.type === 'systemBonus' ? [e.system] : []))).toEqual(['wolf359']);
    play.answer('chooseJump', 'stop');
    expect(play.events.flatMap((e) => (e.type === 'systemBonus' ? [e.system] : []))).toEqual(['wolf359', 'epsilonEridani']);
  });

  it('BS-293 all bases change hands before any bonus', () => {
    const table = new Table().system('a1', 'epsilonEridani').ship(0, 'sol', 1);
    const play = stop(go(fourJumps(table), [1, 'sol', 'a1'], [1, 'sol', 'a2']));
    play.answer('chooseBonus', 'a1');
    const types = play.events.map((e) => e.type);
    expect(types.lastIndexOf('controlTaken')).toBeLessThan(types.indexOf('systemBonus'));
  });

  it('BS-294 some systems give something to whoever moves there', () => {
    const table = new Table().system('b1', 'gliese687').noShips(0).ship(0, 'y1', 1).base(0, 'y1').ship(1, 'b1', 4).base(1, 'b1', 'ore');
    const play = stop(go(fourJumps(table), [1, 'y1', 'b1']));
    expect(holder(play.state, 'b1')).toBe(1);
    expect(play.state.factions[0].ore).toBe(5);
    expect(play.events).toContainEqual({ type: 'systemBonus', seat: 0, system: 'gliese687', bonus: 'arrival' });
  });

  it('BS-294 passing through, or out and in again, gives nothing', () => {
    const table = new Table().system('b1', 'gliese687').noShips(0).ship(0, 'b1', 1).base(0, 'b1', 'ore');
    const play = stop(go(fourJumps(table), [1, 'b1', 'y1'], [1, 'y1', 'b1'], [1, 'b1', 'deepSpace']));
    expect(play.events.some((e) => e.type === 'systemBonus')).toBe(false);
  });

  it('BS-294 ships moved by Wormhole Technology arrive too', () => {
    for (const seat of [0, 1]) {
      const table = new Table()
        .system('b1', 'gliese687')
        .ore(seat, 0)
        .noShips(seat)
        .ship(seat, 'y1', 1)
        .base(seat, 'y1')
        .ship(2, 'b1', 4)
        .base(2, 'b1', 'ore');
      const play = table.effect(seat, 'wormholeTechnology!');
      if (play.asked === 'chooseShipyard') play.answer('chooseShipyard', 'sol');
      play.answer('chooseTransfer', move(1, 'y1', 'b1'));
      play.answer('chooseTransfer', 'stop');
      expect(holder(play.state, 'b1')).toBe(2);
      expect(play.events).toContainEqual({ type: 'systemBonus', seat, system: 'gliese687', bonus: 'arrival' });
      expect(play.state.factions[seat].ore).toBe(2);
    }
  });

  it('BS-295 further rules stand on the card: 61 Cygni and Ross 154 give their owners an ability', () => {
    for (const seat of [0, 2]) {
      const cygni = new Table().colony(seat, 'cygni61').turn(seat);
      cygni.answer('chooseSpace', { interject: 'cygni' });
      expect(cygni.state.factions[seat]).toMatchObject({ ore: 3, population: 1, supply: [5, 4, 3, 3, 3] });
      expect(cygni.offers({ interject: 'cygni' })).toBe(false);
      expect(new Table().turn(seat).offers({ interject: 'cygni' })).toBe(false);
      const other = new Table().colony(seat, 'cygni61').turn((seat + 1) % 4);
      expect(other.offers({ interject: 'cygni' })).toBe(false);
      const occupied = (): Table => new Table(2).pawn(1 - seat / 2, 'basic.1/1');
      expect(
        occupied()
          .turn(seat / 2)
          .refusal('basic.1/1'),
      ).toMatchObject({ reason: 'occupied' });
      const ross = occupied()
        .colony(seat / 2, 'ross154')
        .act(seat / 2, 'basic.1/1');
      expect(ross.asked).toBe('chooseField');
      expect(ross.state.factions[1 - seat / 2]).toMatchObject({ pawn: 'basic.1/1', pushed: true });
    }
    // An ability comes with the system, however that was gained: here by the Dyson Sphere.
    const sphere = new Table().dyson('cygni61').ore(1, 9).population(1, 4).act(1, 'dysonSphere.1/1');
    sphere.playOn(
      (_ask, options) => options[0],
      (ask) => ask.decision === 'chooseProduction',
    );
    expect(sphere.state.factions[1].colonies).toEqual(['cygni61']);
    expect(sphere.offers({ interject: 'cygni' })).toBe(true);
    // Gliese 687 pays whoever arrives, and nobody else.
    const table = new Table().system('a1', 'gliese687').ore(0, 5).known('2', undefined, 0).ship(1, 'a1', 1).base(1, 'a1', 'ore');
    const arrived = stop(go(table.act(0, 'terraforming.2/1'), [1, 'sol', 'a1']));
    expect([arrived.state.factions[0].ore, arrived.state.factions[1].ore]).toEqual([5 - 1 + 1, 2]);
  });

  it('a control bonus with jumps is finished, control checked again, and new bonuses queue behind', () => {
    const table = new Table().system('a1', 'wolf359').ship(0, 'sol', 1);
    const play = stop(go(fourJumps(table), [1, 'sol', 'a1']));
    play.answer('chooseMarker', 'food');
    expect(play.asked).toBe('chooseJump');
    play.answer('chooseJump', move(1, 'sol', 'a2'));
    expect(holder(play.state, 'a2')).toBe(0);
    expect(play.events.flatMap((e) => (e.type === 'systemBonus' ? [e.system] : []))).toEqual(['wolf359', 'sirius']);
  });
});

describe('Ellen jumps', () => {
  /** Ellen 0, Frank 1, Georg 2, yellow 3. */
  const ellen = (): Table =>
    new Table()
      .noShips(0)
      .ship(0, 'a1', 2)
      .base(0, 'a1')
      .ship(0, 'a2', 3)
      .base(0, 'a2', 'ore')
      .ship(2, 'a2', 1)
      .ship(3, 'y1', 2)
      .base(3, 'y1')
      .ship(1, 'b2', 2)
      .base(1, 'b2', 'ore')
      .system('b2', 'tauCeti')
      .system('b1', 'kapteynsStar');
  const jumped = (): Play => stop(go(fourJumps(ellen()), [2, 'a1', 'y1'], [3, 'a2', 'y2'], [3, 'y2', 'b2']));

  it('BS-296 one step to the shipyard, two to Tau Ceti, one unused', () => {
    const play = go(fourJumps(ellen()), [2, 'a1', 'y1'], [3, 'a2', 'y2'], [3, 'y2', 'b2']);
    expect(play.ask().args.steps).toBe(1);
    expect(play.offers('stop')).toBe(true);
  });

  it('BS-297 the shipyard stays yellow: equal strength', () => {
    expect(holder(jumped().state, 'y1')).toBe(3);
  });

  it('BS-298 Tau Ceti is hers with 3 against 2; she sets her leftmost food marker', () => {
    const play = jumped();
    expect(play.asked).toBe('chooseMarker');
    play.answer('chooseMarker', 'food');
    expect(holder(play.state, 'b2')).toBe(0);
    expect(baseAt(play.state, 'b2')).toBe('f');
  });

  it('BS-299 Frank takes his ore base back', () => {
    const play = jumped();
    play.answer('chooseMarker', 'food');
    expect(play.state.factions[1].mines).toBe(8);
    expect(play.events).toContainEqual({ type: 'controlLost', seat: 1, at: 'b2', system: 'tauCeti', marker: 'ore' });
  });

  it('BS-300 BS-368 she gets the bonus of Tau Ceti: 1 supply to column A', () => {
    const play = jumped();
    play.answer('chooseMarker', 'food');
    expect(play.ask().seat).toBe(0);
    expect(play.asked).toBe('chooseSupplyMove');
    const before = [...play.state.factions[0].supply];
    play.answer('chooseSupplyMove', { from: 'D', to: 'A' });
    expect(play.state.factions[0].supply).toEqual([before[0] + 1, before[1], before[2], before[3] - 1, before[4]]);
  });

  it('BS-301 BS-369 Sirius goes to Georg, who gets 1 ore outside his turn; her ore base comes back', () => {
    const play = jumped();
    play.answer('chooseMarker', 'food');
    play.answer('chooseSupplyMove', { from: 'D', to: 'A' });
    expect(holder(play.state, 'a2')).toBe(2);
    expect(play.state.factions[2].ore).toBe(3);
    expect(play.state.factions[0].mines).toBe(8);
    expect(play.asked).toBe('chooseProduction');
  });

  it('BS-302 her base on Barnard’s Star stays: nobody else is there', () => {
    const play = jumped();
    expect(holder(play.state, 'a1')).toBe(0);
    expect(fleet(play.state, 0, 'a1')).toEqual([]);
  });
});
