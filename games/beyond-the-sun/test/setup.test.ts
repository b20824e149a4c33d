import { describe, expect, it } from 'vitest';
import { claimsToEnd } from '../content/achievements.ts';
import { opensGuild } from '../content/events.ts';
import { A_SPACES, B_SPACES, LOCATIONS, SHIPYARDS, SOL } from '../content/exploration.ts';
import { FACTIONS, startingOre } from '../content/factions.ts';
import { FIELDS_OF } from '../content/fields.ts';
import { BASIC_BOX } from '../content/spaces.ts';
import { SYSTEMS } from '../content/systems.ts';
import { TECHNOLOGIES } from '../content/technologies/index.ts';
import { beyondTheSun } from '../index.ts';
import type { State } from '../state.ts';
import { Table } from './table.ts';

const started = (seats: number, seed: string, options = {}): State =>
  beyondTheSun.start(beyondTheSun.configure(seats, options), seed).state;
const seeds = Array.from({ length: 12 }, (_, i) => `setup/${i}`);

describe('setting up', () => {
  it('BS-037 pawns start off the board and no space is occupied', () => {
    const state = started(4, 'pawns');
    expect(state.factions.map((f) => f.pawn)).toEqual([null, null, null, null]);
    const position = beyondTheSun.start(beyondTheSun.configure(4, {}), 'pawns');
    const refused = beyondTheSun.refusals(position, position.asks[0]);
    expect(refused.some((r) => r.reason === 'occupied')).toBe(false);
  });

  it('BS-038 everybody knows Basic Spacefaring from the start', () => {
    for (const seats of [2, 3, 4]) {
      const position = beyondTheSun.start(beyondTheSun.configure(seats, {}), 'basic');
      const options = beyondTheSun.options(position, position.asks[0]);
      expect(options).toEqual(expect.arrayContaining(['basic.1/1', 'basic.3/1', 'basic.4/1']));
    }
  });

  it('BS-039 a face-down event lies on every level II and III field, nowhere else, both guild events of each level among them', () => {
    for (const seed of seeds) {
      const { events } = started(3, seed);
      expect(events.map((event) => event !== null)).toEqual(Array.from({ length: 19 }, (_, f) => f >= 4 && f < 16));
      for (const level of [2, 3] as const) expect(FIELDS_OF[level].filter((f) => opensGuild(events[f] ?? 'ono')).length).toBe(2);
    }
  });

  it('BS-040 level I lies face up, the higher levels are face-down decks', () => {
    const position = beyondTheSun.start(beyondTheSun.configure(4, {}), 'decks');
    const { state } = position;
    expect(new Set(state.technologies.slice(0, 4))).toEqual(
      new Set(['narrowBeamLaser', 'terraforming', 'advancedGenetics', 'advancedRobotics']),
    );
    expect(state.technologies.slice(4).every((card) => card === null)).toBe(true);
    expect(state.techDecks.map((deck) => deck.cards.length)).toEqual([16, 16, 10]);
    expect(beyondTheSun.view(position, 0).table.techDecks).toEqual([
      { unseen: 16, buried: [] },
      { unseen: 16, buried: [] },
      { unseen: 10, buried: [] },
    ]);
    for (const [i, deck] of state.techDecks.entries()) for (const card of deck.cards) expect(TECHNOLOGIES[card].level).toBe(i + 2);
  });

  it('BS-041 all guilds are covered and cannot be used', () => {
    const play = new Table().ore(0, 20).turn();
    expect(play.options().filter((o) => `${o}`.includes('Guild'))).toEqual([]);
    expect(play.refusal('academyGuild/1')).toMatchObject({ reason: 'covered', rule: 'BS-041' });
  });

  it('BS-042 the box of Basic Spacefaring depends on the number of players', () => {
    const research1 = (seats: number): number => BASIC_BOX[seats].filter((space) => space.action === 'basic.1').length;
    expect([2, 3, 4].map(research1)).toEqual([1, 2, 3]);
    expect(new Table(2).turn().options()).not.toContain('basic.1/2');
    expect(new Table(4).turn().options()).toContain('basic.1/3');
  });

  it('BS-043 both basic achievements and two drawn ones are in the game', () => {
    const drawn = new Set<string>();
    for (const seed of seeds) {
      const { achievements } = started(4, seed);
      expect(achievements.slice(0, 2)).toEqual(['empire', 'transcendence']);
      expect(achievements).toHaveLength(4);
      drawn.add(achievements[2]).add(achievements[3]);
    }
    expect(drawn.size).toBeGreaterThan(4);
  });

  it('BS-044 start systems lie on the A spaces, B systems on the B spaces, the rest are decks', () => {
    for (const seed of seeds) {
      const { systems, systemDecks } = started(2, seed);
      for (const space of A_SPACES) expect(SYSTEMS[systems[space] ?? 'tauCeti'].start).toBe(true);
      for (const space of B_SPACES) expect(SYSTEMS[systems[space] ?? 'sirius'].deck).toBe('B');
      expect(systemDecks.map((deck) => deck.cards.length)).toEqual([10, 10]);
      for (const place of [SOL, ...Object.keys(SHIPYARDS).map(Number)]) expect(systems[place]).toBeNull();
    }
  });

  it('BS-045 the start player stays the same for the whole game', () => {
    const position = beyondTheSun.start(beyondTheSun.configure(3, {}), 'marker');
    const first = position.state.start;
    expect(position.asks[0].seat).toBe(first);
    for (let i = 0; i < 200 && position.asks.length > 0; i++) {
      const ask = position.asks[0];
      beyondTheSun.play(position, ask, beyondTheSun.options(position, ask)[0]);
    }
    expect(position.state.start).toBe(first);
    expect(position.state.round).toBeGreaterThan(3);
  });

  it('BS-046 the end comes with 4 claims in a game of four, with 3 otherwise', () => {
    expect([2, 3, 4].map(claimsToEnd)).toEqual([3, 3, 4]);
  });

  it('BS-047 expert mats and the display are separate variants that go together in any way', () => {
    for (const mats of ['standard', 'expert']) {
      for (const display of [false, true]) {
        const state = started(4, 'variants', { mats, display });
        expect([state.config.options.mats, state.config.options.display]).toEqual([mats, display]);
      }
    }
  });

  it('a standard start has 20 cubes, a ship on Sol and ore by place at the table', () => {
    for (const seed of seeds) {
      const state = started(4, seed);
      for (const [seat, faction] of state.factions.entries()) {
        const { start } = FACTIONS[faction.mat];
        const place = (seat - state.start + 4) % 4;
        expect(faction.ore).toBe(startingOre(4, place) + start.ore);
        expect(faction.population).toBe(start.populationFrom === undefined ? 2 : 3);
        const ships = LOCATIONS.map((_, at) => state.ships.slice(seat * 40 + at * 4, seat * 40 + at * 4 + 4).reduce((a, b) => a + b, 0));
        expect(ships[SOL]).toBe(start.escortFrom === undefined ? 1 : 2);
        expect(ships.slice(1).every((n) => n === 0)).toBe(true);
      }
    }
  });

  it('UN of Sol takes its extra population out of column C, and the next returned cube fills from the right', () => {
    const state = started(4, 'un');
    const seat = state.factions.findIndex((f) => f.mat === 'unOfSol');
    expect(state.factions[seat].supply).toEqual([4, 4, 2, 3, 3]);
  });
});
