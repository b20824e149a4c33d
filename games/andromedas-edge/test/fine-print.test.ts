import { describe, expect, it } from 'vitest';
import { developmentsNear, diceOf, judged, newBattle } from '../battle-state.ts';
import { distances, NEIGHBOURS } from '../map.ts';
import { energyRoom, escalators, mostEnergy } from '../means.ts';
import { oddsOf } from '../odds.ts';
import { moveRaider } from '../rules/map-effects.ts';
import { damageShips } from '../rules/ships.ts';
import { takeDiscovery } from '../rules/tracks.ts';
import { BAY, NONE, UNBUILT } from '../state.ts';
import {
  CRUISER,
  card,
  carryOut,
  claimed,
  FIGHTER,
  free,
  give,
  hand,
  launchTo,
  look,
  moon,
  play,
  put,
  SCIENCE_VESSEL,
  TRANSPORT,
  table,
  token,
  until,
  upgrade,
} from './table.ts';

/** Small print: what a rule says of the first, the last, the second of two alike, or of whoever has nothing. */

describe('the first of all', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8])('AE-116 ship %i alone on the map can be brought back', (ship) => {
    const state = table();
    state.players[1].ships.fill(UNBUILT);
    state.players[1].ships[ship] = 14;
    state.players[1].ships[(ship + 1) % 9] = BAY;
    expect(look(state, 1).offers('return')).toBe(true);
    // From the first region of the map, too.
    state.players[1].ships[ship] = 0;
    expect(look(state, 1).offers('return')).toBe(true);
    state.players[1].ships[ship] = UNBUILT;
    expect(look(state, 1).offers('return')).toBe(false);
  });

  it.each([0, 1])('AE-403 AE-648 each development of seat %i in or beside a region gives a die there', (seat) => {
    for (const region of [8, 14]) {
      for (const cell of [region, ...NEIGHBOURS[region]]) {
        const state = table();
        state.owner[cell] = seat;
        expect([developmentsNear(state, seat, region), developmentsNear(state, 1 - seat, region)]).toEqual([1, 0]);
      }
      const all = table();
      all.owner.fill(seat);
      expect(developmentsNear(all, seat, region)).toBe(7);
    }
  });

  it('AE-281 with no card left anywhere nothing is drawn and nothing shuffled', () => {
    const state = table();
    claimed(state, 1, 'scienceArchive');
    state.tacticsDeck = [];
    const scene = play(state, 1);
    const told = scene.events.length;
    scene.answer('takeTurn', free('abandon', { moon: moon('scienceArchive') }));
    expect(scene.events.slice(told).map(({ type }) => type)).toEqual(['moonAbandoned']);
  });
});

describe('alike things', () => {
  it('AE-306 AE-310 two moons alike are one way to pay, and so are two bonus resources of a kind', () => {
    const state = table(3);
    claimed(state, 2, 'industryRich', 'industryRich', 'industryPlain');
    put(state, 2, TRANSPORT, 16);
    state.bonus[16 * 6 + 1] = 2;
    // Cell 17 is the Shipyard: a fighter costs 3 titanium.
    const scene = play(state, 2);
    scene.answer('takeTurn', launchTo(TRANSPORT, 17));
    until(scene, 'buildShip').answer('buildShip', FIGHTER);
    expect(scene.asked).toBe('pay');
    expect(scene.options()).toEqual([{ abandon: 6 }, { abandon: 8 }, { collect: 1, at: 16 }]);
  });

  it('AE-431 two tokens alike in a stack are one choice', () => {
    const state = table();
    state.discovery[1] = [token('unknownAlloy'), token('frozenSea'), token('unknownAlloy')];
    const scene = carryOut(state, takeDiscovery, { stack: 1 }, 1);
    expect(scene.options()).toEqual([token('frozenSea'), token('unknownAlloy')]);
    scene.answer('chooseDiscovery', token('unknownAlloy'));
    expect(scene.state.discovery[1]).toEqual([token('frozenSea'), token('unknownAlloy')]);
  });

  it('AE-193 of several S-class raiders in one region one is named to be moved, and only raiders on the map', () => {
    const state = table();
    state.raiders.splice(0, 2, 12, 12);
    const scene = carryOut(state, moveRaider, { range: 1 }, 1);
    const moves = scene.options().filter((option) => option !== 'none') as { raider: number; from: number; to: number }[];
    expect(moves.map(({ to }) => to)).toEqual([...new Set(moves.map(({ to }) => to))]);
    expect(moves.every((move) => move.raider === 0 && move.from === 12)).toBe(true);
    scene.answer('moveRaider', { raider: 0, from: 12, to: 13 });
    expect(scene.state.raiders.slice(0, 3)).toEqual([13, 12, NONE]);
  });

  it('AE-527 two ships that take damage are two ships, also where a shield keeps the first in its region', () => {
    const state = table();
    put(state, 1, CRUISER, 12);
    put(state, 1, FIGHTER, 12);
    state.players[1].placed[CRUISER] = upgrade('aegisCarrier');
    const scene = carryOut(state, damageShips, { n: 2, hit: [] }, 1);
    scene.answer('damageShip', { ship: CRUISER, from: 12 });
    expect(scene.options()).toEqual([{ ship: FIGHTER, from: 12 }]);
  });

  it('AE-470 transports in one region are one choice to escalate, other ships one each', () => {
    const state = table();
    put(state, 1, TRANSPORT, 12);
    put(state, 1, TRANSPORT, 12);
    put(state, 1, TRANSPORT, 6);
    put(state, 1, FIGHTER, 12);
    state.battle = newBattle(state, 13);
    put(state, 0, TRANSPORT, 13);
    expect(escalators(state, 1)).toEqual([
      { ship: TRANSPORT, from: 12 },
      { ship: TRANSPORT, from: 6 },
      { ship: FIGHTER, from: 12 },
    ]);
    expect(escalators(state, 1, true)).toHaveLength(1);
  });

  it('AE-102 many ships in one region are one origin, however many there are', () => {
    const { tile } = table();
    const far = distances(tile, new Array<number>(9).fill(12), true, false, new Int8Array(30));
    expect([...far.slice(0, 6)]).toEqual([2, 2, 3, 4, 5, 6]);
    expect([far[12], far[13], far[17], far[23]]).toEqual([0, 1, 5, 6]);
  });
});

describe('the first and the last', () => {
  it('AE-502 AE-504 a die beats no die, also when it shows a 1', () => {
    expect(
      judged(
        [
          { side: 0, dice: [3, 1] },
          { side: 1, dice: [3] },
        ],
        0,
      ),
    ).toEqual({ winner: 0, level: [3], best: 1, next: 0 });
    expect(
      judged(
        [
          { side: 0, dice: [1] },
          { side: 1, dice: [1, 1] },
        ],
        0,
      ).winner,
    ).toBe(1);
    expect(
      judged(
        [
          { side: 0, dice: [2] },
          { side: 1, dice: [2] },
        ],
        0,
      ),
    ).toEqual({ winner: NONE, level: [2], best: 0, next: 0 });
    expect(
      oddsOf([
        { rolls: [{ dice: 0, targeting: 1 }], favoured: false },
        { rolls: [{ dice: 0, targeting: 1 }], favoured: true },
      ]),
    ).toEqual([0, 0]);
  });

  it('AE-491 without raiders in the region there are no dice of theirs', () => {
    const state = table();
    put(state, 1, TRANSPORT, 12);
    expect(diceOf(state, 1)).toBe(0);
    state.battle = newBattle(state, 12);
    expect([diceOf(state, 0), diceOf(state, 1), diceOf(state, 2)]).toEqual([0, 1, 0]);
  });

  it('AE-489 energy that is in the battle already counts against the limit of dice', () => {
    const state = table();
    put(state, 1, CRUISER, 12);
    give(state, 1, { energy: 9 });
    state.battle = newBattle(state, 12);
    expect([energyRoom(state, 1), mostEnergy(state, 1)]).toEqual([3, 3]);
    state.battle.energy[1] = 2;
    expect([energyRoom(state, 1), mostEnergy(state, 1)]).toEqual([1, 1]);
  });

  it.each([0, 1, 2])('AE-116 AE-256 the only ship on the map is enough to return, seat %i', (seat) => {
    const state = table(3);
    const { ships } = state.players[seat];
    ships.splice(0, 9, 12, BAY, BAY, UNBUILT, UNBUILT, UNBUILT, UNBUILT, UNBUILT, UNBUILT);
    expect(look(state, seat).offers('return')).toBe(true);
    ships[0] = BAY;
    expect(look(state, seat).offers('return')).toBe(false);
    expect(look(state, seat).refusal('return')).toMatchObject({ reason: 'nothingToReturn', rule: 'AE-116' });
  });

  it('AE-135 a ship in the first nebula is a ship on the map', () => {
    const state = table();
    put(state, 1, SCIENCE_VESSEL, 0);
    const offered = play(state, 1)
      .options()
      .flatMap((o) => (typeof o === 'object' && o !== null && 'launch' in o ? [o.to] : []));
    expect(offered).toEqual([6]);
  });

  it('AE-114 with an empty Launch Bay at the start of the turn every region is refused, the first as well as the last', () => {
    const state = table();
    state.players[1].ships.splice(0, 3, 12, 12, 12);
    hand(state, 1, 'rotationOrder');
    const scene = play(state, 1);
    scene.answer('takeTurn', free('play', { card: card('rotationOrder') }));
    scene.answer('recall', { ship: TRANSPORT, from: 12 });
    expect(scene.options().filter((option) => typeof option === 'string')).toEqual(['return']);
    const regions = Array.from({ length: 24 }, (_, to) => ({ launch: TRANSPORT, to }));
    expect(scene.refusals().map(({ what }) => what)).toEqual(regions);
  });
});
