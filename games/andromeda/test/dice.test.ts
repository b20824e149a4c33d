import { describe, expect, it } from 'vitest';
import { figures, place, told, turnOf } from './table.ts';

describe('training', () => {
  it('AN-120 Training Camp trains up to two', () => {
    const table = turnOf({ dice: [{ training: 1 }] });
    table.answer('act', { act: 'training' });
    expect(table.options()).toEqual([2, 1]);
    table.answer('howMany', 2);
    expect([table.state.supplies[0], table.state.cards[0]]).toEqual([14, 2]);
  });

  it('AN-121 trains nobody from an empty supply and one from a supply of one', () => {
    const empty = turnOf({ cards: [16], dice: [{ training: 1 }] });
    expect(empty.offers({ act: 'training' })).toBe(false);
    expect(empty.refusal({ act: 'training' })).toMatchObject({ reason: 'supplyEmpty', rule: 'AN-121' });
    const one = turnOf({ cards: [15], dice: [{ training: 1 }] });
    one.answer('act', { act: 'training' });
    expect([one.asked, one.state.cards[0], one.state.supplies[0]]).toEqual(['act', 16, 0]);
  });

  it('a drilled species trains three', () => {
    const table = turnOf({ species: ['tarn'], dice: [{ training: 1 }] });
    table.answer('act', { act: 'training' });
    expect(table.options()).toEqual([3, 2, 1]);
  });
});

describe('calling', () => {
  it('AN-122 Support calls up to two to rooms with an own teleporter', () => {
    const table = turnOf({ cards: [3], teleporters: [['airlock']], dice: [{ support: 1 }] });
    table.answer('act', { act: 'support' });
    table.answer('callTo', place('airlock'));
    expect([table.state.cards[0], figures(table.state, 'airlock', 0), table.asked]).toEqual([1, 2, 'act']);
    const one = turnOf({ cards: [3], dice: [{ support: 1 }] });
    one.answer('act', { act: 'support' });
    one.answer('callTo', 'stop');
    expect(one.state.cards[0]).toBe(2);
  });

  it('AN-123 each may go to another teleporter', () => {
    const table = turnOf({ cards: [3], teleporters: [['airlock', 'bridge']], dice: [{ support: 1 }] });
    table.answer('act', { act: 'support' });
    expect(table.options()).toEqual([place('bridge'), place('airlock')]);
    table.answer('callTo', place('bridge'));
    table.answer('callTo', place('airlock'));
    expect([figures(table.state, 'bridge', 0), figures(table.state, 'airlock', 0)]).toEqual([1, 1]);
  });

  it('AN-124 holds for every way of calling', () => {
    const teleporters = [['airlock', 'bridge', 'crew']] as const;
    const choices = [place('crew'), place('bridge'), place('airlock')];
    const improvise = turnOf({ cards: [1], teleporters, dice: [{ improvise: 1 }] });
    improvise.answer('act', { act: 'improvise', as: 'call' });
    expect(improvise.options()).toEqual(choices);
    const comms = turnOf({ cards: [1], teleporters, figures: [{ comms: 1 }] });
    comms.answer('act', { act: 'room', room: 'comms' });
    comms.answer('trainOrCallChoice', 'call');
    expect(comms.options()).toEqual(choices);
    const engine = turnOf({ cards: [2], teleporters, figures: [{ engine: 1 }], dice: [{ improvise: 1 }] });
    engine.answer('act', { act: 'improvise', as: 'call' });
    engine.answer('callTo', place('bridge'));
    expect(engine.options()).toEqual([...choices, 'stop']);
  });

  it('AN-125 teleporters of others are of no use', () => {
    const table = turnOf({ cards: [2], teleporters: [['crew', 'airlock'], ['bridge'], ['hangar']], dice: [{ support: 1 }] });
    table.answer('act', { act: 'support' });
    expect(table.options()).toEqual([place('crew'), place('airlock')]);
  });

  it('AN-126 calls nobody from an empty species card', () => {
    const table = turnOf({ cards: [0], dice: [{ support: 1 }] });
    expect(table.offers({ act: 'support' })).toBe(false);
    expect(table.refusal({ act: 'support' })).toMatchObject({ reason: 'cardEmpty', rule: 'AN-126' });
  });

  it('AN-127 Improvise trains one or calls one, not both', () => {
    const table = turnOf({ cards: [1], dice: [{ improvise: 1 }] });
    expect(table.options().filter((o) => (o as { act: string }).act === 'improvise')).toEqual([
      { act: 'improvise', as: 'train' },
      { act: 'improvise', as: 'call' },
    ]);
    table.answer('act', { act: 'improvise', as: 'train' });
    expect([table.state.cards[0], table.state.supplies[0], table.asked]).toEqual([2, 14, 'act']);
    expect(table.options()).toEqual([{ act: 'end' }]);
    const call = turnOf({ cards: [1], dice: [{ improvise: 1 }] });
    call.answer('act', { act: 'improvise', as: 'call' });
    expect([call.state.cards[0], figures(call.state, 'airlock', 0), call.state.supplies[0]]).toEqual([0, 1, 15]);
  });

  it('a species of two minds does both with one Improvise', () => {
    const table = turnOf({ cards: [0], species: ['kessik'], dice: [{ improvise: 1 }] });
    table.answer('act', { act: 'improvise', as: 'both' });
    expect([table.state.supplies[0], table.state.cards[0], figures(table.state, 'airlock', 0)]).toEqual([15, 0, 1]);
  });
});

describe('moving', () => {
  it('AN-128 Movement gives up to three moves', () => {
    const table = turnOf({ figures: [{ airlock: 1 }], dice: [{ movement: 1 }] });
    table.answer('act', { act: 'movement' });
    expect(table.offers('stop')).toBe(false); // an action that changes nothing is none
    table.answer('move', { from: 4, to: 1 });
    expect(table.offers('stop')).toBe(true);
    table.answer('move', { from: 1, to: 0 });
    table.answer('move', { from: 0, to: 3 });
    expect([table.asked, figures(table.state, 'reactor', 0)]).toEqual(['act', 1]);
    expect(told(table, 'moved')).toHaveLength(3);
  });

  it('AN-129 AN-131 one explored room beside is enough, whichever it is', () => {
    const ship = ['crew', 'engine', 'bridge', 'reactor', 'airlock', 'hangar', 'comms', 'zone', 'cryo'] as const;
    const movable = (from: number, ...explored: number[]): boolean =>
      turnOf({
        figures: [{ [ship[from]]: 1 }],
        hidden: ship.filter((_, at) => at !== from && !explored.includes(at)),
        dice: [{ movement: 1 }],
      }).offers({ act: 'step' });
    const beside: string[] = [];
    for (let from = 0; from < 9; from++) {
      expect(movable(from)).toBe(false);
      for (let to = 0; to < 9; to++) if (movable(from, to)) beside.push(`${from}${to}`);
    }
    expect(beside.join(' ')).toBe('01 03 10 12 14 21 25 30 34 36 41 43 45 47 52 54 58 63 67 74 76 78 85 87');
  });

  it('AN-129 one move takes one own researcher to an adjacent explored room', () => {
    const table = turnOf({ hidden: ['engine', 'reactor'], figures: [{ airlock: 2 }, { crew: 3 }], dice: [{ movement: 1 }] });
    table.answer('act', { act: 'movement' });
    expect(table.options()).toEqual([
      { from: 4, to: place('hangar') },
      { from: 4, to: place('zone') },
    ]);
    table.answer('move', { from: 4, to: place('zone') });
    expect([figures(table.state, 'airlock', 0), figures(table.state, 'zone', 0)]).toEqual([1, 1]);
  });

  it('AN-130 moves may be spread over several researchers', () => {
    const table = turnOf({ figures: [{ airlock: 3 }], dice: [{ movement: 1 }] });
    table.answer('act', { act: 'movement' });
    for (const to of [1, 3, 5]) table.answer('move', { from: 4, to });
    expect([figures(table.state, 'engine', 0), figures(table.state, 'reactor', 0), figures(table.state, 'hangar', 0)]).toEqual([1, 1, 1]);
  });

  it('AN-131 diagonal rooms are not adjacent', () => {
    const table = turnOf({ figures: [{ airlock: 1 }], dice: [{ movement: 1 }] });
    table.answer('act', { act: 'movement' });
    expect(table.options().map((o) => (o as { to: number }).to)).toEqual([1, 3, 5, 7]);
    const edge = turnOf({ figures: [{ bridge: 1 }], dice: [{ movement: 1 }] });
    edge.answer('act', { act: 'movement' });
    expect(edge.options().map((o) => (o as { to: number }).to)).toEqual([1, 5]); // no step around the edge of the ship
  });

  it('AN-132 nobody moves onto an unexplored tile', () => {
    const table = turnOf({ hidden: ['engine'], figures: [{ airlock: 1 }], dice: [{ movement: 1 }] });
    table.answer('act', { act: 'movement' });
    expect(table.offers({ from: 4, to: 1 })).toBe(false);
    expect(table.refusal({ from: 4, to: 1 })).toMatchObject({ reason: 'unexplored', rule: 'AN-132' });
  });
});
