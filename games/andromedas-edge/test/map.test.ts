import { describe, expect, it } from 'vitest';
import { adjacent, distances, NEIGHBOURS } from '../map.ts';
import { occupied, regionKind } from '../queries.ts';
import { procedure } from '../rulebook.ts';
import { advanceMarker } from '../rules/marker.ts';
import { COMMERCE_PLANET, carryOut, FIGHTER, launchTo, play, put, SCIENCE_VESSEL, SUPREMACY_PLANET, TRANSPORT, table } from './table.ts';

const pushMarker = procedure(
  'test/pushMarker',
  {},
  {
    push: (x) => {
      advanceMarker(x, 1);
      return 'end';
    },
  },
);

describe('regions and distance', () => {
  it('AE-102 planets, Alliance Bases and nebulae; Quasars and Vortexes are optional', () => {
    const kinds = (options: Record<string, string>) =>
      new Set(table(2, options).tile.map((tile, cell) => (tile < 0 ? '' : regionKind(table(2, options), cell))));
    expect([...kinds({})].sort()).toEqual(['', 'base', 'nebula', 'planet']);
    expect(kinds({ special: 'quasars' }).has('quasar')).toBe(true);
    expect(kinds({ special: 'vortexes' }).has('vortex')).toBe(true);
  });
  it('AE-103 hexagons that share an edge are adjacent', () => {
    expect(NEIGHBOURS[COMMERCE_PLANET].slice().sort((a, b) => a - b)).toEqual([2, 3, 7, 9, 14, 15]);
    for (let a = 0; a < 30; a++) for (const b of NEIGHBOURS[a]) expect(adjacent(b, a)).toBe(true);
    expect(Math.max(...NEIGHBOURS.map((n) => n.length))).toBe(6);
  });
  it('AE-104 distance is the smallest number of steps; a ship reaches what is within its range', () => {
    const state = table();
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    put(state, 0, FIGHTER, -2);
    const scene = play(state);
    const reach = (ship: number) =>
      scene.options().flatMap((o) => (typeof o === 'object' && o !== null && 'launch' in o && o.launch === ship ? [o.to as number] : []));
    expect(reach(TRANSPORT).every((cell) => adjacent(cell, COMMERCE_PLANET))).toBe(true);
    expect(reach(FIGHTER)).toContain(20);
    expect(reach(FIGHTER)).not.toContain(24);
  });
  it('AE-105 an empty space is no region: not entered and not counted through', () => {
    const state = table();
    for (const cell of [14, 15, 7, 9]) state.tile[cell] = -1;
    const far = distances(state.tile, [COMMERCE_PLANET], false, false, new Int8Array(30));
    expect(far[20]).toBeGreaterThan(3);
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    expect(
      play(state)
        .options()
        .every((o) => typeof o !== 'object' || o === null || !('launch' in o)),
    ).toBe(true);
  });
  it('AE-106 without Voyage range is not counted through a nebula', () => {
    const state = table();
    state.tile[7] = -1;
    state.tile[13] = -1;
    state.tile[14] = -1;
    const plain = distances(state.tile, [COMMERCE_PLANET], false, false, new Int8Array(30))[6];
    const voyager = distances(state.tile, [COMMERCE_PLANET], true, false, new Int8Array(30))[6];
    expect(voyager).toBe(3);
    expect(plain).toBeGreaterThan(3);
  });
  it('AE-107 a ship in a nebula may be the origin for a ship without Voyage', () => {
    const state = table();
    put(state, 0, SCIENCE_VESSEL, 2);
    const scene = play(state);
    expect(scene.offers(launchTo(TRANSPORT, COMMERCE_PLANET))).toBe(true);
    expect(scene.offers(launchTo(TRANSPORT, 3))).toBe(false);
  });
  it('AE-108 a raider or any ship, the own included, makes a region occupied', () => {
    const state = table();
    expect(occupied(state, COMMERCE_PLANET)).toBe(false);
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    expect(occupied(state, COMMERCE_PLANET)).toBe(true);
    state.raiders[0] = 14;
    expect(occupied(state, 14)).toBe(true);
  });
  it('AE-109 developments, leaders, moons and bonus resources do not', () => {
    const state = table();
    state.owner[COMMERCE_PLANET] = 1;
    state.bonus[COMMERCE_PLANET * 6] = 2;
    state.players[1].abroad[COMMERCE_PLANET] = 2;
    expect(occupied(state, COMMERCE_PLANET)).toBe(false);
    expect(play(state).offers(launchTo(TRANSPORT, COMMERCE_PLANET))).toBe(true);
  });
  it('AE-110 a new planet is a full region at once', () => {
    const state = table();
    state.marker = 1;
    const scene = carryOut(state, pushMarker, {});
    expect(scene.state.tile[24]).toBe(0);
    expect(play(scene.state).offers(launchTo(TRANSPORT, 24))).toBe(true);
    expect(distances(scene.state.tile, [18], false, false, new Int8Array(30))[24]).toBe(1);
  });
  it('AE-111 sharing a region alone causes no battle', () => {
    const state = table();
    put(state, 1, TRANSPORT, SUPREMACY_PLANET);
    put(state, 0, TRANSPORT, SUPREMACY_PLANET);
    state.raiders[0] = SUPREMACY_PLANET;
    state.raiders[1] = SUPREMACY_PLANET;
    const scene = play(state, 0);
    scene.answer('takeTurn', launchTo(TRANSPORT, 6));
    expect(scene.state.battle === null || scene.state.battle.region !== SUPREMACY_PLANET).toBe(true);
    const home = table();
    put(home, 1, TRANSPORT, SUPREMACY_PLANET);
    put(home, 0, TRANSPORT, SUPREMACY_PLANET);
    const back = play(home);
    back.answer('takeTurn', 'return');
    expect(back.asked).toBe('activate');
  });
});
