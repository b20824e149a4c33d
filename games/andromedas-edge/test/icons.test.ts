import { describe, expect, it } from 'vitest';
import { LISTS, listOf } from '../catalogue.ts';
import { MODULES } from '../content/modules.ts';
import { perform } from '../rules/calls.ts';
import { upgradeShip } from '../rules/upgrades.ts';
import {
  COMMERCE_PLANET,
  card,
  carryOut,
  event,
  free,
  give,
  hand,
  launchTo,
  module,
  play,
  player,
  SHIPYARD_CELL,
  TRANSPORT,
  table,
  until,
} from './table.ts';

const effectsOf = (id: string) => ({ list: listOf(MODULES[module(id)].effects), at: 0 });

describe('icons', () => {
  it('AE-635 "A / B": one of the two', () => {
    const scene = carryOut(table(), perform, effectsOf('cryoAssay'));
    expect(scene.options()).toEqual([0, 1]);
    scene.answer('chooseEffect', 0);
    expect(player(scene).stock).toEqual([0, 0, 1, 0, 0]);
  });
  it('AE-636 "A arrow B": pay A to gain B', () => {
    const state = table();
    give(state, 0, { ice: 1 });
    const scene = carryOut(state, perform, effectsOf('iceExchange'));
    scene.answer('exchange', 'pay');
    expect(player(scene).stock[2]).toBe(0);
    expect(player(scene).stock[4]).toBeGreaterThan(0);
    const declined = table();
    give(declined, 0, { ice: 1 });
    const kept = carryOut(declined, perform, effectsOf('iceExchange'));
    kept.answer('exchange', 'skip');
    expect(player(kept).stock[2]).toBe(1);
  });
  it('AE-637 "all players": each player carries out the effect', () => {
    const state = table(3);
    state.marker = -1;
    state.eventDeck = [...state.eventDeck.filter((c) => c !== event('quietSkies')), event('quietSkies')];
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    until(scene);
    expect(scene.state.players.map((p) => p.stock[0])).toEqual([2, 2, 2]);
  });
  it('AE-640 build: pay to build 1 ship', () => {
    const state = table();
    give(state, 0, { titanium: 2 });
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, SHIPYARD_CELL));
    scene.answer('chooseEffect', 0);
    scene.answer('buildShip', TRANSPORT);
    expect(player(scene).stock[1]).toBe(0);
    expect(player(scene).ships.filter((at) => at === -2)).toHaveLength(3);
  });
  it('AE-644 upgrade: one tile and its free ship', () => {
    const scene = carryOut(table(), upgradeShip, {});
    scene.answer('upgrade', { ship: 3, own: false });
    expect(player(scene).placed[3]).not.toBe(-1);
    expect(player(scene).ships[8]).toBe(-2);
  });
  it('AE-645 VP: the marker advances', () => {
    const state = table();
    hand(state, 0, 'stellarSurvey');
    const scene = play(state);
    scene.answer('takeTurn', free('play', { card: card('stellarSurvey') }));
    expect(player(scene).vp).toBe(1);
  });
  it('every list of effects on every card has a number of its own', () => {
    expect(new Set(LISTS).size).toBe(LISTS.length);
    expect(LISTS.length).toBeGreaterThan(150);
  });
});
