import { describe, expect, it } from 'vitest';
import { CORE_MODULE_NAMES, TRACKS } from '../content/ids.ts';
import { DICE_PER_SIDE, LEADERS, MARKET_SLOTS, S_CLASS_SHIPS, STARTING_PLANETS, TERMINUS } from '../content/setup.ts';
import type { Event } from '../events.ts';
import { andromedasEdge as game } from '../index.ts';
import { BASE, CELLS, isBase, isPlanet, NEBULA } from '../map.ts';
import { score } from '../score.ts';
import { BARGE, CLASS_OF_RAIDER, initial, SCRAPYARD, type State, TYPE_OF_SHIP } from '../state.ts';
import { claimed, free, moon, play, player, table } from './table.ts';

/** The table right after the first questions are asked. */
function opening(seats: number): { state: State; events: Event[] } {
  const effects = { events: [] as { event: unknown }[], rolls: [], barrier: undefined };
  const position = game.start(game.configure(seats, {}), `components ${seats}`, effects as never);
  // Everybody takes the first faction offered: pieces are on the table after that.
  while (game.open(position).some((ask) => ask.decision === 'chooseFaction')) {
    const ask = game.open(position)[0];
    game.play(position, ask, game.options(position, ask)[0], effects as never);
  }
  return { state: position.state, events: effects.events.flatMap(({ event }) => (event === undefined ? [] : [event as Event])) };
}

describe('components', () => {
  it('AE-001 AE-002 two, three or four players sit at the table, each with pieces of their own', () => {
    for (const seats of [2, 3, 4]) expect(opening(seats).state.players).toHaveLength(seats);
    expect(() => game.configure(1, {})).toThrow();
    expect(() => game.configure(5, {})).toThrow();
  });

  it('AE-003 the main board carries the map, the market, the five tracks and the points', () => {
    const { state } = opening(3);
    expect(state.tile).toHaveLength(CELLS);
    expect(state.market).toHaveLength(4 * MARKET_SLOTS);
    for (const player of state.players) {
      expect(player.tracks).toHaveLength(TRACKS.length);
      expect(player.vp).toBeGreaterThan(0);
    }
  });

  it('AE-004 the event board carries one marker and one deck of ten', () => {
    const { state } = opening(4);
    expect(state.marker).toBe(7);
    expect(state.eventDeck).toHaveLength(10);
    expect(state.eventDiscard).toHaveLength(0);
  });

  it('AE-005 the Scrapyard has a top area and the Repair Barge', () => {
    expect(SCRAPYARD).not.toBe(BARGE);
    const { state } = opening(2);
    for (const player of state.players) expect(player.ships.some((at) => at === SCRAPYARD || at === BARGE)).toBe(false);
  });

  it('AE-006 one terminus, on 50, 60 or 70', () => {
    expect(Object.values(TERMINUS)).toEqual([50, 60, 70]);
  });

  it('AE-010 the six nebulae are printed on the board, whatever else is laid out', () => {
    const printed = initial(game.configure(2, {}));
    expect(printed.tile.flatMap((tile, cell) => (tile === NEBULA ? [cell] : []))).toEqual([0, 1, 2, 3, 4, 5]);
    const { state } = opening(4);
    expect(state.tile.filter((tile) => tile === NEBULA)).toHaveLength(6);
    expect(
      state.tile
        .filter(isBase)
        .map((tile) => tile - BASE)
        .toSorted((a, b) => a - b),
    ).toEqual([0, 1, 2, 3, 4, 5]);
    expect(state.tile.filter(isPlanet)).toHaveLength(STARTING_PLANETS[4]);
  });

  it('AE-012 AE-013 eight raiders serve in a game: four of class S and one of each other class', () => {
    const { state } = opening(2);
    expect(state.raiders).toHaveLength(8);
    expect(CLASS_OF_RAIDER.filter((raiderClass) => raiderClass === 0)).toHaveLength(S_CLASS_SHIPS);
    expect(CLASS_OF_RAIDER.filter((raiderClass) => raiderClass > 0)).toEqual([1, 2, 3, 4]);
    expect(state.raiderCard).toHaveLength(5);
  });

  it('AE-014 AE-015 AE-016 everybody, and the raiders, has six dice with faces 1 to 6', () => {
    expect(DICE_PER_SIDE).toBe(6);
    const faces = new Set<number>();
    for (const seats of [2, 3, 4]) {
      const rolled = opening(seats).events.find((event) => event.type === 'startRolled');
      if (rolled?.type !== 'startRolled') throw new Error('nobody rolled for the start');
      expect(rolled.rolls.map((dice) => dice.length)).toEqual(new Array(seats).fill(6));
      for (const die of rolled.rolls.flat()) faces.add(die);
    }
    expect([...faces].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('AE-017 five track markers for each player', () => {
    for (const player of opening(4).state.players) expect(player.tracks.filter((space) => space >= 0)).toHaveLength(5);
  });

  it('AE-018 AE-019 points go on past 99: the marker is turned, not stopped', () => {
    for (const seat of [0, 1]) {
      const state = table();
      state.players[seat].vp = 98;
      claimed(state, seat, 'nebulaWonder');
      const scene = play(state, seat);
      scene.answer('takeTurn', free('abandon', { moon: moon('nebulaWonder') }));
      expect([player(scene, seat).vp, score(scene.state, seat).total]).toEqual([100, 100]);
    }
  });

  it('AE-024 AE-034 AE-035 damage markers and resources never run out', () => {
    const { state } = opening(4);
    for (const player of state.players) {
      player.stock.fill(30);
      for (const row of player.rows) for (const module of row) module.damage = 20;
    }
    for (const { name, check } of game.definition.invariants) expect([name, check(state, [])]).toEqual([name, undefined]);
  });

  it('AE-033 everybody owns nine ships, nine leaders and a station with four core modules', () => {
    const { state } = opening(3);
    for (const player of state.players) {
      expect(player.ships).toHaveLength(TYPE_OF_SHIP.length);
      expect(player.leaders + player.abroad.reduce((sum, n) => sum + n, 0)).toBe(LEADERS);
      expect(player.rows.map((row) => row.length)).toEqual(CORE_MODULE_NAMES.map(() => 1));
    }
  });
});
