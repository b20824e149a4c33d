import { describe, expect, it } from 'vitest';
import { LOCATION } from '../content/exploration.ts';
import { SYSTEMS } from '../content/systems.ts';
import { score } from '../score.ts';
import { baseAt, fleet, holder, move, type Play, Table } from './table.ts';

/** Terraforming in hand and 3 ore to pay it. */
const settler = (table = new Table()): Table => table.ore(0, 3).known('2', undefined, 0);
const colonise = (table: Table): Play => table.act(0, 'terraforming.1/1');

/** Heidi controls Kapteyn's Star with two level-2 ships and a level 1; Frank has one there too. */
const heidi = (): Table =>
  settler()
    .system('a2', 'lalande21185')
    .ship(0, 'b2', 2, 2, 1)
    .ship(1, 'b2', 3)
    .base(0, 'b2', 'ore')
    .ship(0, 'a1', 1)
    .ship(1, 'a1', 2)
    .base(1, 'a1')
    .ship(0, 'a2', 1)
    .base(0, 'a2');

describe('colonising', () => {
  it('BS-303 only system cards can be colonised', () => {
    const table = settler().ship(0, 'y1', 4, 4).base(0, 'y1').ship(0, 'sol', 4).ship(0, 'deepSpace', 4);
    expect(table.turn(0).offers('terraforming.1/1')).toBe(false);
  });

  it('BS-304 runs in order: ships back, others to Deep Space, card and new card, marker, bonus', () => {
    const play = colonise(settler().ship(0, 'a1', 2).ship(1, 'a1', 1).base(0, 'a1'));
    const order = ['shipSettled', 'shipDrifted', 'systemColonised', 'systemTurnedUp', 'colonyMarked', 'systemBonus', 'recruited'];
    expect(play.events.map((e) => e.type).filter((type) => order.includes(type))).toEqual(order);
  });

  it('BS-305 the system must be under one’s control', () => {
    const table = settler().ship(0, 'a1', 3).ship(1, 'a1', 4).base(1, 'a1');
    expect(table.turn(0).offers('terraforming.1/1')).toBe(false);
  });

  it('BS-306 the strength there must reach the printed minimum', () => {
    expect(settler().ship(0, 'a1', 1).base(0, 'a1').turn(0).offers('terraforming.1/1')).toBe(false);
    expect(settler().ship(0, 'a1', 2).base(0, 'a1').turn(0).offers('terraforming.1/1')).toBe(true);
  });

  it('BS-307 ships of others do not matter', () => {
    const play = colonise(settler().ship(0, 'a1', 2).ship(1, 'a1', 2).ship(2, 'a1', 1).base(0, 'a1'));
    expect(play.state.factions[0].colonies).toEqual(['barnardsStar']);
  });

  it('BS-308 a card may ask for other things: Stealth Terraformers need no control', () => {
    const table = new Table().ore(0, 5).known('G', 'stealthTerraformers', 0).noShips(0).ship(0, 'sol', 2);
    const play = table.act(0, 'stealthTerraformers.1/1');
    play.answer('chooseJump', move(2, 'sol', 'a1'));
    play.answer('chooseJump', 'stop');
    expect(play.state.factions[0].colonies).toEqual(['barnardsStar']);
    expect(play.state.factions[0].colonyMarkers).toEqual(['ff']);
    expect(play.events.some((e) => e.type === 'controlTaken')).toBe(false);
  });

  it('BS-309 one effect colonises one system', () => {
    const table = settler().ship(0, 'a1', 2).base(0, 'a1').ship(0, 'a2', 3).base(0, 'a2', 'ore');
    const play = colonise(table);
    expect(play.options()).toEqual(['a1', 'a2']);
    play.answer('chooseColony', 'a2');
    expect(play.state.factions[0].colonies).toEqual(['sirius']);
    expect(play.asked).toBe('chooseProduction');
  });

  it('BS-310 ships with at least the minimum strength are taken back', () => {
    const play = colonise(settler().system('b1', 'ross248').ship(0, 'b1', 1, 2, 2).base(0, 'b1'));
    expect(play.options()).toEqual([1, 2]);
    play.answer('chooseSettlers', 2);
    expect(play.offers('enough')).toBe(false);
    play.answer('chooseSettlers', 1);
    expect(play.offers('enough')).toBe(true);
    play.answer('chooseSettlers', 'enough');
    expect(fleet(play.state, 0, 'deepSpace')).toEqual([2]);
  });

  it('BS-311 more may be taken back; the surplus gives nothing', () => {
    const play = colonise(settler().ship(0, 'a1', 2, 2).base(0, 'a1'));
    play.answer('chooseSettlers', 2);
    play.answer('chooseSettlers', 2);
    expect(play.state.factions[0]).toMatchObject({ ore: 0, colonies: ['barnardsStar'] });
    const single = colonise(settler().ship(0, 'a1', 4).base(0, 'a1'));
    expect(single.state.factions[0].colonies).toEqual(['barnardsStar']);
  });

  it('BS-312 only ships at the system count', () => {
    const table = settler().ship(0, 'a1', 1).base(0, 'a1').ship(0, 'sol', 4);
    expect(table.turn(0).offers('terraforming.1/1')).toBe(false);
  });

  it('BS-313 ships taken back become supply from right to left, above column A when all is full', () => {
    const table = settler().ship(0, 'a1', 2).base(0, 'a1');
    const { population, supply } = table.state.factions[0];
    table.state.factions[0].supply = [4, 4, 3, 3, 3];
    table.state.factions[0].population = population + supply.reduce((a, b) => a + b, 0) - 17;
    const play = colonise(table.system('a1', 'ross128'));
    expect(play.state.factions[0].supply).toEqual([5, 4, 3, 3, 3]);
  });

  it('BS-314 BS-315 all others drift to Deep Space with their levels', () => {
    const play = colonise(settler().ship(0, 'a1', 2).ship(1, 'a1', 1).ship(2, 'a1', 1, 2).base(0, 'a1'));
    expect([0, 1, 2].map((seat) => fleet(play.state, seat, 'deepSpace'))).toEqual([[], [1], [1, 2]]);
    expect([1, 2].map((seat) => fleet(play.state, seat, 'a1'))).toEqual([[], []]);
  });

  it('BS-316 BS-317 the card is taken with its base, a new one of the same deck is turned up for all to see', () => {
    const play = colonise(settler().ship(0, 'a1', 2).base(0, 'a1'));
    expect(play.state.systems[LOCATION.a1]).toBe('lalande21185');
    expect(play.events).toContainEqual({ type: 'systemTurnedUp', system: 'lalande21185', at: 'a1' });
    expect(play.state.factions[0].colonyMarkers[0].startsWith('f')).toBe(true);
  });

  it('BS-318 an empty deck is replaced by the other; when both are empty the space stays empty', () => {
    const a = settler().ship(0, 'a1', 2).base(0, 'a1');
    a.state.systemDecks[0].cards = [];
    const play = colonise(a);
    expect(SYSTEMS[play.state.systems[LOCATION.a1] ?? 'sirius'].deck).toBe('B');
    const b = settler().ship(0, 'a1', 2).base(0, 'a1');
    b.state.systemDecks[0].cards = [];
    b.state.systemDecks[1].cards = [];
    expect(colonise(b).state.systems[LOCATION.a1]).toBeNull();
  });

  it('BS-319 the new system starts without ships and base', () => {
    const play = colonise(settler().ship(0, 'a1', 2, 1).ship(1, 'a1', 1).base(0, 'a1'));
    play.answer('chooseSettlers', 2);
    play.answer('chooseSettlers', 'enough');
    expect(holder(play.state, 'a1')).toBe(-1);
    expect([0, 1, 2, 3].flatMap((seat) => fleet(play.state, seat, 'a1'))).toEqual([]);
  });

  it('BS-320 BS-321 one more marker of the fitting track lies on the card', () => {
    const table = settler().ship(0, 'a1', 2).base(0, 'a1');
    const play = colonise(table);
    expect(play.state.factions[0]).toMatchObject({ food: 6, colonyMarkers: ['ff'] });
  });

  it('BS-322 with several specialisations the second marker is a free choice', () => {
    const play = colonise(settler().system('a1', 'wolf359').ship(0, 'a1', 3).base(0, 'a1', 'food'));
    expect(play.asked).toBe('chooseMarker');
    play.answer('chooseMarker', 'ore');
    expect(play.state.factions[0].colonyMarkers).toEqual(['fo']);
  });

  it('BS-323 without a fitting marker a star is placed, and is no claim', () => {
    const play = colonise(settler().ship(0, 'a1', 2).base(0, 'a1').tracks(0, 0, 8));
    expect(play.state.factions[0].colonyMarkers).toEqual(['f*']);
    expect(play.state.claims.flat()).toEqual([]);
  });

  it('BS-324 the bonus at the bottom of the card comes at once and in full', () => {
    const play = colonise(settler().system('a1', 'teegardensStar').ship(0, 'a1', 3).base(0, 'a1'));
    expect(play.events.flatMap((e) => (e.type === 'shipBuilt' || e.type === 'recruited' ? [e.type] : []))).toEqual([
      'shipBuilt',
      'recruited',
    ]);
    expect(fleet(play.state, 0, 'sol')).toEqual([1, 2]);
  });

  it('BS-325 jumps of the bonus may go to the new card and take control', () => {
    const play = colonise(settler().system('a1', 'epsilonIndi').systemOnTop('ross128').ship(0, 'a1', 4).base(0, 'a1'));
    play.answer('chooseMarker', 'food');
    play.answer('chooseJump', move(1, 'sol', 'a1'));
    play.answer('chooseJump', 'stop');
    expect(play.state.systems[LOCATION.a1]).toBe('ross128');
    expect(holder(play.state, 'a1')).toBe(0);
  });

  it('BS-326 BS-328 a colony is not controlled: it scores its points, not the point of a base', () => {
    const play = colonise(settler().ship(0, 'a1', 2).base(0, 'a1'));
    expect(score(play.state, 0).parts).toMatchObject({ colonies: 4, bases: 0 });
    expect(play.state.bases.includes(0)).toBe(false);
  });

  it('BS-328 each of many colonies scores what is printed on it, and no base', () => {
    for (const seat of [0, 3]) {
      const table = new Table().colony(seat, 'sirius').colony(seat, 'ross128').colony(seat, 'vanMaanensStar').colony(seat, 'procyon');
      expect(score(table.state, seat).parts).toMatchObject({ colonies: 5 + 5 + 11 + 5, bases: 0 });
    }
  });

  it('BS-327 its markers never come back', () => {
    const table = settler().ship(0, 'a1', 2).base(0, 'a1').ore(1, 5).known('2', undefined, 1);
    const play = colonise(table);
    play.playOn((ask, options) => (ask.decision === 'chooseProduction' ? 'ore' : options[0]));
    const rival = table.act(1, 'terraforming.2/1');
    rival.answer('chooseJump', move(1, 'sol', 'a1'));
    rival.answer('chooseJump', 'stop');
    expect(rival.state.factions[0]).toMatchObject({ food: 6, colonies: ['barnardsStar'] });
  });

  it('BS-405 ships taken back are neither lost nor destroyed: the cubes are supply again', () => {
    const table = settler().ship(0, 'a1', 2).base(0, 'a1').system('a1', 'ross128');
    const before = table.state.factions[0].supply.reduce((a, b) => a + b, 0);
    const play = colonise(table);
    expect(play.state.factions[0].supply.reduce((a, b) => a + b, 0)).toBe(before + 1);
  });

  it('BS-406 drifting to Deep Space is no jump and touches no place on the way', () => {
    const table = settler().ship(0, 'a1', 2).ship(1, 'a1', 1).base(0, 'a1');
    const play = colonise(table);
    expect(play.events.some((e) => e.type === 'shipMoved')).toBe(false);
    expect(['y1', 'y3', 'b1'].map((at) => holder(play.state, at as 'y1'))).toEqual([-1, -1, -1]);
  });
});

describe('Heidi colonises', () => {
  it('BS-329 only Kapteyn’s Star may be colonised', () => {
    const play = heidi().turn(0);
    expect(play.offers('terraforming.1/1')).toBe(true);
    play.answer('chooseSpace', 'terraforming.1/1');
    expect(play.ask().args.at).toBe('b2');
  });

  it('BS-330 two level-2 ships go back: the last free place of B, then A', () => {
    const table = heidi();
    const faction = table.state.factions[0];
    const cubes = faction.supply.reduce((a, b) => a + b, 0);
    faction.supply = [2, 3, 3, 3, 3];
    faction.population += cubes - 14;
    const play = colonise(table);
    play.answer('chooseSettlers', 2);
    expect(play.state.factions[0].supply).toEqual([2, 4, 3, 3, 3]);
    play.answer('chooseSettlers', 2);
    expect(play.state.factions[0].supply).toEqual([3, 4, 3, 3, 3]);
  });

  const settled = (): Play => {
    const play = colonise(heidi());
    play.answer('chooseSettlers', 2);
    play.answer('chooseSettlers', 2);
    play.answer('chooseSettlers', 'enough');
    return play;
  };

  it('BS-331 the other two ships drift to Deep Space and pay nothing', () => {
    const { state } = settled();
    expect([fleet(state, 0, 'deepSpace'), fleet(state, 1, 'deepSpace')]).toEqual([[1], [3]]);
  });

  it('BS-332 she keeps the base on the card, a new B card comes, and adds a food marker', () => {
    const play = settled();
    expect(play.asked).toBe('chooseMarker');
    play.answer('chooseMarker', 'food');
    expect(play.state.factions[0]).toMatchObject({ colonies: ['kapteynsStar'], colonyMarkers: ['of'] });
    expect(play.state.systems[LOCATION.b2]).toBe('ross154');
    expect(baseAt(play.state, 'b2')).toBe('');
  });

  it('BS-333 BS-370 the bonus: she may put 1 supply as a ship into Deep Space', () => {
    const play = settled();
    play.answer('chooseMarker', 'food');
    expect(play.asked).toBe('takeOptional');
    play.answer('takeOptional', 'do');
    expect(fleet(play.state, 0, 'deepSpace')).toEqual([1, 2]);
    expect(SYSTEMS.kapteynsStar).toMatchObject({ deck: 'B', strength: 4, makes: ['food', 'ore'] });
  });
});
