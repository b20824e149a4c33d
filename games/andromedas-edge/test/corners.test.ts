import { describe, expect, it } from 'vitest';
import { diceOf, newBattle, targetingOf } from '../battle-state.ts';
import { listOf } from '../catalogue.ts';
import type { Count } from '../content/effects.ts';
import { MODULES } from '../content/modules.ts';
import { count, passes } from '../counts.ts';
import { finalParts } from '../final-points.ts';
import { NEIGHBOURS } from '../map.ts';
import { basePrice, costTotal, covers, developmentCost, jumpCost, leadersNeeded, shipCost, shortfall, slotCost } from '../prices.ts';
import { handLimit, levelOn, moonLimit, storageLimit } from '../queries.ts';
import { perform } from '../rules/calls.ts';
import { mayStillAct } from '../rules/free.ts';
import { loseGoods } from '../rules/goods.ts';
import { moveShips, refreshColumn } from '../rules/map-effects.ts';
import { NONE, type State } from '../state.ts';
import { laden, rich } from './story.ts';
import {
  CRUISER,
  card,
  carryOut,
  event,
  faction,
  give,
  launchTo,
  module,
  moon,
  play,
  put,
  SCIENCE_VESSEL,
  supremacyToken,
  TRANSPORT,
  table,
  token,
  until,
  upgrade,
} from './table.ts';

/** Numbers the rules look up, and corners where a small mistake would go unnoticed in an ordinary turn. */

describe('prices', () => {
  it('AE-041 AE-042 AE-043 what covers a cost', () => {
    // Energy, titanium, ice, nanocarbon, credits, tactics; then any and material.
    const table: [number[], number[], boolean, boolean][] = [
      [[1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0, 0], true, true],
      [[0, 0, 0, 0, 1, 0], [1, 0, 0, 0, 0, 0, 0, 0], false, true],
      [[0, 0, 0, 0, 1, 0], [2, 0, 0, 0, 0, 0, 0, 0], false, false],
      [[0, 0, 0, 0, 1, 0], [0, 1, 0, 0, 0, 0, 0, 0], true, true],
      [[0, 0, 0, 0, 1, 0], [0, 1, 1, 0, 0, 0, 0, 0], false, false],
      [[0, 0, 0, 0, 1, 0], [1, 1, 0, 0, 0, 0, 0, 0], false, false],
      [[0, 0, 1, 0, 1, 0], [0, 1, 1, 0, 0, 0, 0, 0], true, true],
      [[0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 1, 0, 0], true, true],
      [[0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 1, 0, 0], false, false],
      [[0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0, 0], false, false],
      [[0, 1, 1, 1, 0, 0], [0, 0, 0, 0, 0, 0, 0, 3], true, true],
      [[0, 1, 1, 0, 1, 0], [0, 0, 0, 0, 0, 0, 0, 3], true, true],
      [[1, 1, 1, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 3], false, false],
      [[1, 1, 0, 0, 1, 1], [0, 0, 0, 0, 0, 0, 4, 0], true, true],
      [[1, 1, 0, 0, 1, 1], [0, 0, 0, 0, 0, 0, 5, 0], false, false],
      [[0, 2, 0, 0, 1, 0], [0, 1, 0, 0, 0, 0, 1, 1], true, true],
      [[0, 2, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0, 1, 1], false, false],
      [[2, 0, 0, 0, 2, 0], [3, 1, 0, 0, 0, 0, 0, 0], false, true],
      [[2, 0, 0, 0, 2, 0], [3, 1, 0, 0, 0, 0, 1, 0], false, false],
    ];
    for (const [held, cost, plainly, withCredits] of table)
      expect([held, cost, covers(held, cost, false), covers(held, cost, true)]).toEqual([held, cost, plainly, withCredits]);
  });

  it('what is missing of a cost', () => {
    const { players } = table();
    const [player] = players;
    player.stock = [1, 1, 0, 2, 1];
    const missing = (cost: number[]): number[] => shortfall(player, cost);
    expect(missing([1, 1, 0, 2, 1, 0, 0, 0])).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(missing([2, 3, 1, 0, 0, 1, 0, 0])).toEqual([1, 1, 1, 0, 0, 1, 0, 0]);
    expect(missing([0, 0, 0, 0, 0, 0, 0, 5])).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
    expect(missing([0, 0, 0, 0, 0, 0, 7, 0])).toEqual([0, 0, 0, 0, 0, 0, 2, 0]);
    expect(missing([1, 0, 0, 1, 0, 0, 2, 1])).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    player.faction = faction('umbralCartel');
    expect(missing([2, 0, 0, 0, 0, 0, 0, 0])).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(missing([3, 0, 0, 0, 0, 0, 0, 0])).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('AE-353 each slot of the market has its price: 3, 2, 1 of what its column takes', () => {
    const { players } = table();
    const prices = (): string[] => Array.from({ length: 12 }, (_, slot) => slotCost(players[0], slot, 0).join(''));
    const expected = [
      '00030000',
      '00020000',
      '00010000',
      '03000000',
      '02000000',
      '01000000',
      '00000003',
      '00000002',
      '00000001',
      '00300000',
      '00200000',
      '00100000',
    ];
    expect(prices()).toEqual(expected);
    expect(slotCost(players[0], 0, 'free').join('')).toBe('00000000');
    expect([0, 1, 2].map((slot) => slotCost(players[0], slot, 1)[3])).toEqual([2, 1, 0]);
    expect([0, 1, 2].map((slot) => slotCost(players[0], slot, 2)[3])).toEqual([1, 0, 0]);
    expect([3, 4, 5].map((slot) => slotCost(players[0], slot, 2)[1])).toEqual([1, 0, 0]);
    players[0].sustained.push(card('tradeConcession'));
    expect([0, 5, 8, 10].map((slot) => costTotal(slotCost(players[0], slot, 0)))).toEqual([2, 0, 0, 1]);
  });

  it('AE-316 AE-388 ships, developments, leaders, Jumps and bases', () => {
    const { players } = table();
    const [player] = players;
    expect([0, 1, 2, 3].map((ship) => shipCost(player, ship, 0)[1])).toEqual([2, 3, 3, 4]);
    expect([0, 1, 2, 3].map((ship) => shipCost(player, ship, 1)[1])).toEqual([1, 2, 2, 3]);
    expect([0, 1, 2, 3].map((ship) => costTotal(shipCost(player, ship, 'free')))).toEqual([0, 0, 0, 0]);
    expect([0, 1, 2, 3, 4].map((type) => developmentCost(type, 0).join(''))).toEqual([
      '00030000',
      '03000000',
      '01110000',
      '00400000',
      '00000003',
    ]);
    expect([0, 1, 2, 3, 4].map((type) => developmentCost(type, 1).join(''))).toEqual([
      '00020000',
      '02000000',
      '00110000',
      '00300000',
      '00000002',
    ]);
    expect([0, 1, 2, 3, 4].map((type) => leadersNeeded(player, type))).toEqual([2, 2, 1, 3, 1]);
    expect([0, 1].map((base) => basePrice(player, base)[6])).toEqual([2, 2]);
    expect([0, 1, 2, 3].map((ship) => jumpCost(player, ship))).toEqual([1, 1, 1, 1]);
    player.faction = faction('ninthOrchard');
    expect([0, 1, 2, 3, 4].map((type) => leadersNeeded(player, type))).toEqual([1, 1, 1, 2, 1]);
    player.faction = faction('kestrelLeague');
    expect([0, 1, 2, 3].map((ship) => shipCost(player, ship, 0)[1])).toEqual([1, 2, 2, 3]);
    player.sustained.push(card('guildPass'));
    expect([0, 1].map((base) => basePrice(player, base)[6])).toEqual([1, 1]);
    player.placed[3] = upgrade('foldbreaker');
    expect([0, 1, 2, 3].map((ship) => jumpCost(player, ship))).toEqual([1, 1, 1, 0]);
  });
});

describe('counts and limits', () => {
  it('what is counted', () => {
    const expected: Readonly<Record<Count, [number, number, number]>> = {
      developments: [0, 0, 0],
      scienceModules: [0, 1, 0],
      commerceModules: [0, 1, 0],
      moduleSets: [0, 1, 0],
      slottedMoons: [0, 3, 0],
      tactics: [1, 3, 0],
      resources: [4, 23, 2],
      energy: [2, 5, 0],
      credits: [0, 3, 0],
      leaders: [1, 4, 1],
      ships: [3, 8, 4],
      shipsOnMap: [1, 4, 2],
      shipsInScrapyard: [0, 2, 0],
      upgrades: [0, 1, 0],
      basesVisited: [0, 1, 0],
      supremacyTrack: [2, 4, 2],
      tracksAtLevel2: [0, 0, 0],
      ownShipsHere: [1, 1, 1],
      opposingShipsHere: [2, 2, 2],
    };
    const state = laden();
    for (const [what, numbers] of Object.entries(expected))
      expect([what, [0, 1, 2].map((seat) => count(state, seat, what as Count))]).toEqual([what, numbers]);
    state.owner[8] = 1;
    state.owner[12] = 2;
    state.owner[18] = 1;
    expect([0, 1, 2].map((seat) => count(state, seat, 'developments'))).toEqual([0, 2, 1]);
    state.players[1].tracks = [6, 5, 10, 0, 6];
    expect(count(state, 1, 'tracksAtLevel2')).toBe(3);
    state.region = -1;
    expect([count(state, 1, 'ownShipsHere'), count(state, 1, 'opposingShipsHere')]).toEqual([0, 0]);
  });

  it('tests: at least, at most, most and fewest, ties included', () => {
    const state = rich();
    const who = (test: Parameters<typeof passes>[2]): number[] => [0, 1, 2].filter((seat) => passes(state, seat, test));
    expect(who({ atLeast: 2, of: 'energy' })).toEqual([0, 1]);
    expect(who({ atLeast: 3, of: 'energy' })).toEqual([1]);
    expect(who({ atMost: 2, of: 'energy' })).toEqual([0, 2]);
    expect(who({ most: 'supremacyTrack' })).toEqual([1]);
    expect(who({ fewest: 'supremacyTrack' })).toEqual([0, 2]);
    expect(who({ most: 'developments' })).toEqual([0, 1, 2]);
  });

  it('AE-046 AE-047 limits rise with the track and with cards', () => {
    const { players } = table();
    const [player] = players;
    const hands = Array.from({ length: 11 }, (_, space) => {
      player.tracks[3] = space;
      return handLimit(player);
    });
    expect(hands).toEqual([5, 5, 5, 5, 6, 6, 6, 7, 7, 7, 7]);
    const levels = Array.from({ length: 11 }, (_, space) => {
      player.tracks[0] = space;
      return levelOn(player, 0);
    });
    expect(levels).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3]);
    expect([moonLimit(player), [0, 1, 2, 3, 4].map((resource) => storageLimit(player, resource))]).toEqual([4, [10, 5, 5, 5, 5]]);
    player.faction = faction('tidewrightCircle');
    expect([moonLimit(player), handLimit(player), storageLimit(player, 1)]).toEqual([5, 7, 5]);
    player.faction = faction('verdigrisChoir');
    expect([moonLimit(player), handLimit(player)]).toEqual([4, 8]);
  });

  it('AE-552 to AE-560 the parts of the final score', () => {
    const state = laden();
    state.owner[8] = 1;
    state.owner[18] = 1;
    state.players[1].tracks = [6, 5, 9, 2, 10];
    // Tracks 11 + 10 + 17 + 4 + 10; a spaceport at level 2 and a factory at level 1; one damaged module; the second vault; Land Ministry; leaders.
    expect(finalParts(state, 1)).toEqual([52, 11, 0, -2, 46, 8, 4, 0, 0]);
    state.players[1].faction = faction('umbralCartel');
    expect(finalParts(state, 1)[8]).toBe(9);
    state.players[1].stock[4] = 5;
    expect(finalParts(state, 1)[8]).toBe(12);
    state.players[1].faction = faction('glasswingConcord');
    expect(finalParts(state, 1)[8]).toBe(1);
    state.players[1].rows[3][1].damage = 1;
    expect(finalParts(state, 1).slice(3, 6)).toEqual([-4, 50, 0]);
  });
});

describe('the map', () => {
  it('AE-103 the neighbours of every cell', () => {
    const lines = NEIGHBOURS.map((cells, cell) => `${cell}: ${cells.join(' ')}`);
    expect(lines).toEqual([
      '0: 1 6',
      '1: 0 2 6 7',
      '2: 1 3 7 8',
      '3: 2 4 8 9',
      '4: 3 5 9 10',
      '5: 4 10 11',
      '6: 0 1 7 12 13',
      '7: 1 2 6 8 13 14',
      '8: 2 3 7 9 14 15',
      '9: 3 4 8 10 15 16',
      '10: 4 5 9 11 16 17',
      '11: 5 10 17',
      '12: 6 13 18',
      '13: 6 7 12 14 18 19',
      '14: 7 8 13 15 19 20',
      '15: 8 9 14 16 20 21',
      '16: 9 10 15 17 21 22',
      '17: 10 11 16 22 23',
      '18: 12 13 19 24 25',
      '19: 13 14 18 20 25 26',
      '20: 14 15 19 21 26 27',
      '21: 15 16 20 22 27 28',
      '22: 16 17 21 23 28 29',
      '23: 17 22 29',
      '24: 18 25',
      '25: 18 19 24 26',
      '26: 19 20 25 27',
      '27: 20 21 26 28',
      '28: 21 22 27 29',
      '29: 22 23 28',
    ]);
  });
});

describe('moments', () => {
  it('AE-266 a turn ends without a question only when nothing could be done any more', () => {
    const asks = (set: (state: State) => void): boolean => {
      const state = table();
      put(state, 0, TRANSPORT, 20);
      set(state);
      return mayStillAct(state, 0);
    };
    expect(asks(() => undefined)).toBe(false);
    for (const set of [
      (s: State) => s.players[0].hand.push(card('scatterDecoys')),
      (s: State) => s.players[0].moons.push(moon('scienceRich')),
      (s: State) => s.players[0].discoveries.push(token('frozenSea')),
      (s: State) => s.players[0].supremacies.push(supremacyToken('triumph')),
      ...[0, 1, 2, 3, 4].map((type) => (s: State) => s.players[0].cards.splice(type, 1, 1)),
      (s: State) => {
        s.players[0].faction = faction('verdigrisChoir');
      },
      (s: State) => s.players[0].abroad.splice(20, 1, 1),
      // In the first nebula two leaders wait.
      (s: State) => s.players[0].ships.splice(0, 1, 0),
      ...[0, 1, 2, 3, 4].map((resource) => (s: State) => s.bonus.splice(20 * 6 + resource, 1, 1)),
    ])
      expect(asks(set)).toBe(true);
    // Where no own ship is, or what is another's, does not count.
    expect(asks((s) => s.bonus.splice(21 * 6, 1, 1))).toBe(false);
    expect(asks((s) => s.players[0].abroad.splice(21, 1, 1))).toBe(false);
    expect(asks((s) => s.players[1].moons.push(moon('scienceRich')))).toBe(false);
  });

  it('AE-159 what somebody has seen of the events goes with the card', () => {
    for (const seat of [0, 1]) {
      const state = table();
      state.marker = -1;
      state.eventSeen = state.eventDeck.map((_, i) => (i === 0 ? 2 : i === 9 ? 1 : 0));
      const top = state.eventDeck[9];
      const scene = play(state, seat, [0]);
      scene.answer('takeTurn', launchTo(TRANSPORT, 20));
      until(scene);
      expect(scene.events).toContainEqual({ type: 'eventRevealed', event: top });
      expect([scene.state.eventDeck.length, scene.state.eventSeen]).toEqual([9, [2, 0, 0, 0, 0, 0, 0, 0, 0]]);
      // The last card gone, the discarded ones are shuffled and nobody knows any of them.
      const bare = table();
      bare.marker = -1;
      bare.eventDiscard = [event('quietSkies'), event('goldenConvoy')];
      bare.eventDeck = [];
      bare.eventSeen = [];
      const next = play(bare, seat, [0, 0, 0, 0]);
      next.answer('takeTurn', launchTo(TRANSPORT, 20));
      until(next);
      expect([next.state.eventDeck.length, next.state.eventSeen, next.state.eventDiscard.length]).toEqual([1, [0], 1]);
    }
  });

  it('a Jump in a move costs its energy and is told as one', () => {
    const state = rich();
    state.players[1].faction = faction('kestrelLeague');
    put(state, 1, CRUISER, 20);
    const scene = play(state, 1);
    scene.answer('takeTurn', { interject: 'ability', source: 0, id: 11, at: 1 });
    expect(scene.offers({ ship: CRUISER, from: 20, to: 14 })).toBe(true);
    scene.answer('moveShip', { ship: CRUISER, from: 20, to: 11, jump: true });
    expect(scene.events.slice(-2)).toEqual([
      { type: 'paid', seat: 1, resource: 0, n: 1 },
      { type: 'shipMoved', seat: 1, ship: CRUISER, from: 20, to: 11, jump: true },
    ]);
    expect(scene.state.players[1].stock[0]).toBe(5 - 1 - 1);
    const near = play(state, 1);
    near.answer('takeTurn', { interject: 'ability', source: 0, id: 11, at: 1 });
    near.answer('moveShip', { ship: CRUISER, from: 20, to: 14 });
    expect(near.events.at(-1)).toEqual({ type: 'shipMoved', seat: 1, ship: CRUISER, from: 20, to: 14, jump: false });
    expect(near.state.players[1].stock[0]).toBe(5 - 1);
  });

  it('a dire flag lowers the targeting of every opposing side, not of its own and not of its ally', () => {
    const state = table(4, { teams: true });
    for (const seat of [0, 1, 2]) for (let n = 0; n < 3; n++) put(state, seat, TRANSPORT, 8);
    state.raiders.fill(8, 0, 2);
    state.players[1].faction = faction('nightmareAstropirates');
    state.battle = newBattle(state, 8);
    expect([0, 1, 2, 4].map((side) => targetingOf(state, side))).toEqual([3, 3, 2, 1]);
    expect([0, 1, 2, 3, 4].map((side) => diceOf(state, side))).toEqual([3, 3, 3, 0, 2]);
    // Its ships gone, the flag is gone.
    state.players[1].ships.fill(-2, 0, 3);
    expect([0, 2, 4].map((side) => targetingOf(state, side))).toEqual([3, 3, 2]);
    // And nobody aims for raiders that have gone.
    state.raiders.fill(-1, 0, 2);
    expect([targetingOf(state, 4), diceOf(state, 4)]).toEqual([1, 0]);
  });
});

describe('what is not there', () => {
  it('a free choice is of all resources, of cards only while there are any', () => {
    const choices = (cards: boolean): unknown => {
      const state = table();
      if (!cards) state.tacticsDeck = [];
      return carryOut(state, perform, { list: listOf(MODULES[module('paradoxEngine')].effects), at: 0 }, 1).options();
    };
    expect([choices(true), choices(false)]).toEqual([
      [0, 1, 2, 3, 4, 5],
      [0, 1, 2, 3, 4],
    ]);
  });

  it('material is lost first; where there is no more of it, only what is asked for besides', () => {
    const state = table();
    give(state, 1, { energy: 2, ice: 1 });
    const scene = carryOut(state, loseGoods, { cost: [0, 0, 0, 0, 0, 0, 1, 2] }, 1);
    while (scene.asked === 'loseKind') scene.answer('loseKind', scene.options()[0], 1);
    expect([scene.over, scene.state.players[1].stock]).toEqual([true, [1, 0, 0, 0, 0]]);
  });
});

describe('what cards move', () => {
  it('AE-141 quasars keep nobody out of a nebula who can voyage', () => {
    const state = table(2, { special: 'quasars' });
    put(state, 1, SCIENCE_VESSEL, 9);
    put(state, 1, TRANSPORT, 9);
    // 3 and 4 are nebulae; 15, which lies beside as well, is a quasar.
    expect(carryOut(state, moveShips, { ships: 1, range: 1 }, 1).options()).toEqual([
      { ship: TRANSPORT, from: 9, to: 8 },
      { ship: TRANSPORT, from: 9, to: 10 },
      { ship: TRANSPORT, from: 9, to: 16 },
      { ship: SCIENCE_VESSEL, from: 9, to: 3 },
      { ship: SCIENCE_VESSEL, from: 9, to: 4 },
      { ship: SCIENCE_VESSEL, from: 9, to: 8 },
      { ship: SCIENCE_VESSEL, from: 9, to: 10 },
      { ship: SCIENCE_VESSEL, from: 9, to: 16 },
      'done',
    ]);
  });

  it('the only move there is may be made or left', () => {
    const state = table();
    put(state, 1, TRANSPORT, 9);
    for (const cell of [2, 3, 8, 15, 16]) state.tile[cell] = NONE;
    expect(carryOut(state, moveShips, { ships: 1, range: 1 }, 1).options()).toEqual([{ ship: TRANSPORT, from: 9, to: 10 }, 'done']);
  });

  it('an empty slot of the market is not swept', () => {
    const state = table();
    state.market[1] = NONE;
    state.moduleDeck[0] = [];
    const [first, , third] = state.market;
    const scene = carryOut(state, refreshColumn, { types: 1 }, 1);
    scene.answer('refreshMarket', 0);
    expect(scene.events.flatMap((e) => (e.type === 'moduleRemoved' ? [[e.slot, e.module]] : []))).toEqual([
      [0, first],
      [2, third],
    ]);
    expect(scene.state.market.slice(0, 3)).toEqual([NONE, third, first]);
  });
});
