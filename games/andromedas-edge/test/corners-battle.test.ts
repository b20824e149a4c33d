import { describe, expect, it } from 'vitest';
import { reserves, saveShip, setDie, sidesMeant, withdrawals } from '../rules/battle-effects.ts';
import { couldRaiseEnergy } from '../rules/free.ts';
import type { State } from '../state.ts';
import {
  COMMERCE_PLANET,
  CRUISER,
  events,
  give,
  launchTo,
  MONOLITH_CELL,
  moon,
  onward,
  type Play,
  play,
  put,
  raider,
  SCIENCE_PLANET,
  supremacyToken,
  TRADE_HUB_CELL,
  TRANSPORT,
  table,
  token,
  until,
} from './table.ts';

/** Corners of launching and fighting that an ordinary turn passes by. */

describe('battles', () => {
  it('AE-023 the Mechaphage infects those it defeats, not those who lose to somebody else', () => {
    const fight = (rigged: number[]): Play => {
      const state = table(3);
      state.raiderCard[4] = raider('mechaphageHive');
      state.raiders[7] = COMMERCE_PLANET;
      put(state, 0, TRANSPORT, 14);
      put(state, 1, TRANSPORT, COMMERCE_PLANET);
      const scene = play(state, 0, rigged);
      scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
      return until(onward(scene));
    };
    // One die each for the players, then five for the Hive.
    const lost = fight([5, 0, 1, 1, 1, 1, 1]);
    expect(events(lost, 'battleDecided')).toMatchObject([{ winners: [0], losers: [1], raiders: 'lost' }]);
    expect(events(lost, 'moduleDamaged')).toEqual([]);
    const won = fight([3, 0, 5, 1, 1, 1, 1]);
    expect(events(won, 'battleDecided')).toMatchObject([{ winners: [], losers: [0, 1], raiders: 'won' }]);
    expect(events(won, 'moduleDamaged').map((e) => (e.type === 'moduleDamaged' ? e.seat : -1))).toEqual([0, 1]);
    expect(events(won, 'advanced')).toEqual([]);
  });

  it('outside a battle its cards find nothing to change', () => {
    const state = table();
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    put(state, 1, TRANSPORT, COMMERCE_PLANET);
    expect([withdrawals(state, 0, true), withdrawals(state, 0, false), reserves(state, 0)]).toEqual([[], [], []]);
    expect([sidesMeant(state, 0, 'you'), sidesMeant(state, 0, 'rival')]).toEqual([[], []]);
    expect(saveShip.options(state, 0, {})).toEqual(['done']);
    expect(setDie.options(state, 0, { to: 6 })).toEqual(['done']);
  });

  it('AE-270 what could bring in energy, and what not', () => {
    const could = (set: (state: State) => void, seat = 0): boolean => {
      const state = table(4, { teams: true });
      state.active = 0;
      set(state);
      return couldRaiseEnergy(state, seat);
    };
    const alone = (set: (state: State) => void): boolean => {
      const state = table();
      state.active = 0;
      set(state);
      return couldRaiseEnergy(state, 0);
    };
    expect(alone(() => undefined)).toBe(false);
    expect(alone((s) => give(s, 1, { energy: 5 }))).toBe(false);
    expect(alone((s) => s.players[0].discoveries.push(token('frozenSea')))).toBe(true);
    expect(alone((s) => s.players[0].moons.push(moon('supremacyRich')))).toBe(true);
    expect(alone((s) => s.players[0].moons.push(moon('scienceRich')))).toBe(false);
    expect(alone((s) => s.players[0].supremacies.push(supremacyToken('warfire')))).toBe(true);
    expect(alone((s) => s.players[0].supremacies.push(supremacyToken('triumph')))).toBe(false);
    expect([0, 1, 2, 3, 4].map((type) => alone((s) => s.players[0].cards.splice(type, 1, 1)))).toEqual([true, false, false, true, true]);
    for (const [cell, resource, raises] of [
      [8, 0, true],
      [8, 1, false],
      [9, 0, false],
    ] as const) {
      const found = alone((s) => {
        put(s, 0, TRANSPORT, 8);
        s.bonus[cell * 6 + resource] = 1;
      });
      expect([cell, resource, found]).toEqual([cell, resource, raises]);
    }
    // A teammate's energy counts as long as the turn's transfer is open; on another's turn nothing does.
    expect(could(() => undefined)).toBe(false);
    expect(could((s) => give(s, 1, { energy: 1 }))).toBe(true);
    expect(could((s) => give(s, 1, { titanium: 1 }))).toBe(false);
    expect(could((s) => give(s, 2, { energy: 1 }))).toBe(false);
    expect(could((s) => s.players[1].moons.push(moon('supremacyRich')))).toBe(true);
    expect(could((s) => s.players[1].supremacies.push(supremacyToken('triumph')))).toBe(true);
    expect(
      could((s) => {
        give(s, 1, { energy: 1 });
        s.transferred = true;
      }),
    ).toBe(false);
    expect(could((s) => give(s, 0, { energy: 1 }), 1)).toBe(false);
    expect(
      could((s) => {
        s.players[0].moons.push(moon('supremacyRich'));
        s.inEvent = true;
      }),
    ).toBe(false);
  });
});

describe('launching', () => {
  it('AE-142 AE-144 a base is judged with what the Jump leaves', () => {
    const state = (energy: number): State => {
      const found = table();
      put(found, 0, TRANSPORT, COMMERCE_PLANET);
      put(found, 0, CRUISER, -2);
      give(found, 0, { energy });
      return found;
    };
    const two = play(state(2));
    expect(two.offers(launchTo(CRUISER, TRADE_HUB_CELL))).toBe(true);
    expect(two.offers({ launch: CRUISER, to: MONOLITH_CELL, jump: true })).toBe(false);
    expect(two.refusal(launchTo(CRUISER, MONOLITH_CELL))).toMatchObject({ reason: 'base', rule: 'AE-142' });
    expect(two.offers({ launch: CRUISER, to: SCIENCE_PLANET, jump: true })).toBe(true);
    const three = play(state(3));
    expect(three.offers(launchTo(CRUISER, TRADE_HUB_CELL))).toBe(true);
    expect(three.offers({ launch: CRUISER, to: MONOLITH_CELL, jump: true })).toBe(true);
    const one = play(state(1));
    expect(one.offers(launchTo(CRUISER, TRADE_HUB_CELL))).toBe(false);
    // Near the Monolith and far from the Trade Hub it is the other way round.
    const other = table();
    put(other, 0, TRANSPORT, 20);
    put(other, 0, CRUISER, -2);
    give(other, 0, { energy: 2 });
    const far = play(other);
    expect([far.offers(launchTo(CRUISER, MONOLITH_CELL)), far.offers({ launch: CRUISER, to: TRADE_HUB_CELL, jump: true })]).toEqual([
      true,
      false,
    ]);
  });
});
