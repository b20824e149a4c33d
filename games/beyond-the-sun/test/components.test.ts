import { describe, expect, it } from 'vitest';
import { ABILITIES, ABILITY_IDS } from '../content/abilities.ts';
import { ACHIEVEMENT_IDS, ACHIEVEMENTS, achievementsOf } from '../content/achievements.ts';
import { BASIC_IDS, BASIC_SPACES } from '../content/basic.ts';
import { EVENT_IDS, eventsOfLevel } from '../content/events.ts';
import { A_SPACES, B_SPACES, LOCATION, LOCATIONS, SHIPYARDS, SOL, sideFor } from '../content/exploration.ts';
import { FACTION_IDS, FACTIONS, matOf, STANDARD } from '../content/factions.ts';
import { FIELDS, FIELDS_OF, LEFT_OF, levelOf } from '../content/fields.ts';
import { GUILD_IDS } from '../content/guilds.ts';
import { CUBES, MARKERS, TYPES } from '../content/kinds.ts';
import { BASIC_BOX, SPACE_IDS, TECH_SPACES } from '../content/spaces.ts';
import { SYSTEM_IDS, SYSTEMS, systemsOf } from '../content/systems.ts';
import { fits, TECH_IDS, TECHNOLOGIES, techsOfLevel } from '../content/technologies/index.ts';
import { beyondTheSun } from '../index.ts';
import { Table } from './table.ts';

/** Steps from one location to every other along the lines of a side. */
function distances(seats: number, from: number): number[] {
  const { neighbours } = sideFor(seats);
  const far = LOCATIONS.map(() => -1);
  far[from] = 0;
  for (const queue = [from]; queue.length > 0; ) {
    const at = queue.shift() ?? from;
    for (const next of neighbours[at]) {
      if (far[next] >= 0) continue;
      far[next] = far[at] + 1;
      queue.push(next);
    }
  }
  return far;
}

describe('the box', () => {
  it('BS-001 is for 2, 3 or 4 players with one faction each', () => {
    for (const seats of [2, 3, 4]) {
      const { state } = beyondTheSun.start(beyondTheSun.configure(seats, {}), 'box');
      expect(new Set(state.factions.map((f) => f.mat)).size).toBe(seats);
    }
    expect(() => beyondTheSun.configure(1, {})).toThrow('2-4');
    expect(() => beyondTheSun.configure(5, {})).toThrow('2-4');
  });

  it('BS-002 BS-003 has one technology board for all: Basic Spacefaring at the left, then four columns, level I to IV', () => {
    expect(FIELDS.map((_, field) => levelOf(field))).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4]);
    expect(FIELDS_OF[1].every((field) => LEFT_OF[field].length === 0)).toBe(true);
    for (let field = 4; field < FIELDS.length; field++) {
      for (const left of LEFT_OF[field]) expect(levelOf(left)).toBe(levelOf(field) - 1);
    }
    expect(BASIC_IDS).toHaveLength(4);
  });

  it('BS-004 has 46 technology cards: 4, 16, 16 and 10', () => {
    expect(TECH_IDS).toHaveLength(46);
    expect([1, 2, 3, 4].map((level) => techsOfLevel(level as 1 | 2 | 3 | 4).length)).toEqual([4, 16, 16, 10]);
  });

  it('BS-005 every technology card offers an action space, a lasting ability, an immediate bonus, or a mix', () => {
    for (const id of TECH_IDS) {
      const { immediate, actions, power } = TECHNOLOGIES[id];
      expect(
        [immediate, actions, power].some((part) => part !== undefined),
        id,
      ).toBe(true);
    }
  });

  it('BS-006 has exactly four technology types', () => {
    expect(TYPES).toEqual(['science', 'economy', 'military', 'commerce']);
    expect(new Set(TECH_IDS.flatMap((id) => [TECHNOLOGIES[id].primary, TECHNOLOGIES[id].secondary]))).toEqual(new Set(TYPES));
  });

  it('BS-007 a hybrid card belongs to both of its types, a pure one to a single type', () => {
    expect(TYPES.filter((type) => fits(TECHNOLOGIES.modularFleet, type))).toEqual(['military', 'commerce']);
    expect(TYPES.filter((type) => fits(TECHNOLOGIES.plasmaCannon, type))).toEqual(['military']);
  });

  it('BS-008 a card passes on one type: levels II and III have every pair of primary and secondary once', () => {
    for (const level of [2, 3] as const) {
      const pairs = techsOfLevel(level).map((id) => `${TECHNOLOGIES[id].primary}/${TECHNOLOGIES[id].secondary}`);
      expect(new Set(pairs).size).toBe(16);
    }
    const unordered = techsOfLevel(4).map((id) => [TECHNOLOGIES[id].primary, TECHNOLOGIES[id].secondary].sort().join('/'));
    expect(new Set(unordered).size).toBe(10);
  });

  it('BS-009 has 20 events: 10 of level II, 10 of level III', () => {
    expect(EVENT_IDS).toHaveLength(20);
    expect(eventsOfLevel(2)).toHaveLength(10);
    expect(eventsOfLevel(3)).toHaveLength(10);
  });

  it('BS-010 has an exploration board of two sides with Sol, system spaces, shipyards and Deep Space', () => {
    expect(sideFor(2)).not.toBe(sideFor(3));
    expect(sideFor(3)).toBe(sideFor(4));
    for (const seats of [2, 4]) {
      const { places } = sideFor(seats);
      expect(places).toEqual(expect.arrayContaining([SOL, LOCATION.deepSpace, ...A_SPACES, ...B_SPACES]));
      expect(places.filter((place) => SHIPYARDS[place] !== undefined)).toHaveLength(seats === 2 ? 2 : 3);
    }
  });

  it('BS-011 locations are joined by lines both ways, and every one can be reached', () => {
    for (const seats of [2, 4]) {
      const { places, neighbours } = sideFor(seats);
      for (const place of places) for (const next of neighbours[place]) expect(neighbours[next]).toContain(place);
      const far = distances(seats, SOL);
      for (const place of places) expect(far[place]).toBeGreaterThanOrEqual(0);
    }
    expect(distances(4, LOCATION.a1)[LOCATION.y1]).toBe(1);
  });

  it('BS-012 has 24 systems: 12 A and 12 B', () => {
    expect(SYSTEM_IDS).toHaveLength(24);
    expect(systemsOf('A')).toHaveLength(12);
    expect(systemsOf('B')).toHaveLength(12);
  });

  it('BS-013 a system states strength, points and specialisations, and usually a bonus', () => {
    const bare = SYSTEM_IDS.filter((id) => {
      const { strength, points, makes, control, colony, power } = SYSTEMS[id];
      expect(strength).toBeGreaterThan(0);
      expect(points).toBeGreaterThan(0);
      expect(makes.length).toBeGreaterThan(0);
      return control === undefined && colony === undefined && power === undefined;
    });
    expect(bare.length).toBeLessThan(4);
    expect(systemsOf('A').filter((id) => SYSTEMS[id].start === true)).toHaveLength(4);
  });

  it('BS-014 BS-015 two A spaces lie next to Sol, the B spaces farther out', () => {
    expect(A_SPACES).toHaveLength(2);
    for (const seats of [2, 4]) {
      const far = distances(seats, SOL);
      expect(A_SPACES.map((space) => far[space])).toEqual([1, 1]);
      expect(B_SPACES.map((space) => far[space])).toEqual([3, 3]);
    }
  });

  it('BS-016 B systems demand more and give more than A systems', () => {
    const mean = (deck: 'A' | 'B', of: 'strength' | 'points'): number =>
      systemsOf(deck).reduce((sum, id) => sum + SYSTEMS[id][of], 0) / systemsOf(deck).length;
    expect(mean('B', 'strength')).toBeGreaterThan(mean('A', 'strength') + 1);
    expect(mean('B', 'points')).toBeGreaterThan(mean('A', 'points') + 2);
    expect(Math.min(...systemsOf('B').map((id) => SYSTEMS[id].points))).toBeGreaterThanOrEqual(
      Math.max(...systemsOf('A').map((id) => SYSTEMS[id].points)),
    );
  });

  it('BS-017 has 10 achievements: 2 basic, 4 A, 4 B', () => {
    expect(ACHIEVEMENT_IDS).toHaveLength(10);
    expect((['basic', 'A', 'B'] as const).map((group) => achievementsOf(group).length)).toEqual([2, 4, 4]);
  });

  it('BS-018 some achievements have room for fewer claims than there are players', () => {
    expect(ACHIEVEMENT_IDS.filter((id) => ACHIEVEMENTS[id].slots.length < 4).length).toBeGreaterThan(0);
    for (const id of ACHIEVEMENT_IDS) {
      const { slots } = ACHIEVEMENTS[id];
      expect([...slots].sort((a, b) => b - a)).toEqual(slots);
    }
  });

  it('BS-019 one player is the start player', () => {
    const { state } = beyondTheSun.start(beyondTheSun.configure(4, {}), 'start');
    expect([0, 1, 2, 3]).toContain(state.start);
  });

  it('BS-020 has four guilds under covers, one of them the Terraforming Guild', () => {
    expect(GUILD_IDS).toHaveLength(4);
    expect(GUILD_IDS).toContain('terraformingGuild');
  });

  it('BS-021 BS-024 ore never runs out: a faction may hold more than the 60 crystals of the box', () => {
    const table = new Table().ore(0, 200);
    const play = table.act(0, 'basic.4/1');
    expect(play.state.factions[0].ore).toBe(201);
  });

  it('BS-022 has its own Basic Spacefaring box for 2 and for 3 players', () => {
    const spaces = [2, 3, 4].map((seats) => BASIC_BOX[seats].length);
    expect(spaces).toEqual([6, 7, 8]);
    for (const seats of [2, 3, 4]) {
      expect(
        Object.values(BASIC_SPACES[seats])
          .flat()
          .filter((surcharge) => surcharge === 1),
      ).toHaveLength(2);
    }
  });

  it('BS-023 the display of the expert variant plays no part in the normal game', () => {
    const { state } = beyondTheSun.start(beyondTheSun.configure(4, {}), 'frames');
    expect(state.rows).toEqual([[], [], []]);
    expect(state.rowsOpen).toEqual([false, false, false]);
  });

  it('BS-025 BS-026 has four factions, each with a standard and an expert mat of which one is used', () => {
    expect(FACTION_IDS).toHaveLength(4);
    for (const id of FACTION_IDS) {
      expect(matOf(id, 'standard')).toBe(STANDARD);
      expect(matOf(id, 'expert')).not.toEqual(STANDARD);
    }
  });

  it('BS-027 BS-028 a faction has 20 cubes, 8 food and 8 ore markers, one pawn', () => {
    for (const mats of ['standard', 'expert']) {
      const { state } = beyondTheSun.start(beyondTheSun.configure(4, { mats }), 'pieces');
      for (const [seat, faction] of state.factions.entries()) {
        const ships = state.ships.slice(seat * 40, seat * 40 + 40).reduce((a, b) => a + b, 0);
        expect(faction.supply.reduce((a, b) => a + b, 0) + faction.population + ships).toBe(CUBES);
        expect([faction.food, faction.mines]).toEqual([MARKERS, MARKERS]);
        expect(faction.pawn).toBeNull();
      }
    }
  });

  it('BS-029 stars never run out, production markers do: nine automations of food leave eight markers and a star', () => {
    const table = new Table();
    for (let i = 0; i < 9; i++) table.effect(0, 'epsilonEridani.colony');
    expect(table.state.factions[0].automation).toBe('ffffffff*');
    expect(table.state.factions[0].food).toBe(0);
  });

  it('BS-030 BS-031 a cube is population, supply or a ship of level 1 to 4, and there are never more than 20', () => {
    const table = new Table().ore(0, 5).known('1', undefined, 0);
    const play = table.act(0, 'narrowBeamLaser.1/1');
    const faction = play.state.factions[0];
    const ships = play.state.ships.slice(0, 40).reduce((a, b) => a + b, 0);
    expect(faction.supply.reduce((a, b) => a + b, 0) + faction.population + ships + 1).toBe(CUBES);
    expect(faction.population).toBe(1);
  });

  it('BS-032 BS-033 a mat has five supply columns, two production tracks and an automation track for population and ore', () => {
    const { columns, food, ore } = STANDARD;
    expect([columns.length, food.length, ore.length]).toEqual([5, 5, 5]);
    expect(columns.reduce((a, b) => a + b, 0)).toBe(17);
    const { growth, oreOutput } = beyondTheSun.view(beyondTheSun.start(beyondTheSun.configure(2, {}), 'mat'), 0).table;
    expect([growth, oreOutput]).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  it('BS-034 standard mats share their tracks and differ only in how they start', () => {
    const starts = FACTION_IDS.map((id) => JSON.stringify(FACTIONS[id].start));
    expect(new Set(starts).size).toBe(4);
    expect(new Set(FACTION_IDS.map((id) => matOf(id, 'standard'))).size).toBe(1);
  });

  it('BS-035 every expert mat has its own tracks or columns and two abilities', () => {
    expect(new Set(FACTION_IDS.map((id) => JSON.stringify(FACTIONS[id].expert))).size).toBe(4);
    for (const id of FACTION_IDS) {
      const slots = new Set(ABILITY_IDS.filter((a) => ABILITIES[a].faction === id).map((a) => ABILITIES[a].slot));
      expect([...slots].sort()).toEqual(['A', 'B']);
      expect(FACTIONS[id].expert.columns.reduce((a, b) => a + b, 0)).toBe(17);
      expect(FACTIONS[id].expert.food[4]).toBeLessThanOrEqual(MARKERS);
    }
  });

  it('BS-036 markers leave a track from the left and come back from the right: their number says it all', () => {
    const table = new Table(2).base(1, 'y2', 'ore').ship(0, 'y2', 1);
    table.state.ships[shipsAtSolOf(1)] = 1;
    const before = table.state.factions[1].mines;
    const play = table.ship(0, 'y2', 1).effect(0, 'distressSignal');
    play.answer('chooseJump', { ship: 1, from: 'sol', to: 'a1' });
    expect(play.state.factions[1].mines).toBe(before + 1);
    expect(play.state.factions[0].mines).toBe(MARKERS - 1);
  });

  it('every action space has a name of its own, and cards hold as many as they say', () => {
    expect(new Set(SPACE_IDS).size).toBe(SPACE_IDS.length);
    expect(TECH_SPACES.metahumanChambers.map((s) => s.id)).toEqual(['metahumanChambers.1/1', 'metahumanChambers.1/2']);
  });
});

const shipsAtSolOf = (seat: number): number => seat * 40;
