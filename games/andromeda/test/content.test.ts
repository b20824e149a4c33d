/**
 * Every number of the box as a literal. Nothing here is read from the content it tests: what is printed stands in these tables, is put on the
 * table by a play, and what changes is compared. Rooms, dice, thresholds and counts are those of the rulebook; missions, species and four
 * technologies are ours, and a change of one has to be made here, too.
 */
import { describe, expect, it } from 'vitest';
import * as dice from '../content/dice.ts';
import { type Condition, GENERAL_MISSIONS, MISSION_IDS, MISSIONS, type MissionId } from '../content/missions.ts';
import { ROOM_BIT, ROOM_IDS, ROOMS, type RoomId, shuffledRooms } from '../content/rooms.ts';
import { AIRLOCK_PLACE, CORNERS, LINES, NEIGHBOURS, PLACES, shipPlaces } from '../content/ship.ts';
import { SPECIES, SPECIES_IDS, type SpeciesId } from '../content/species.ts';
import {
  BEGINNER_TECHNOLOGIES,
  TECHNOLOGIES,
  TECHNOLOGIES_IN_PLAY,
  TECHNOLOGY_BIT,
  TECHNOLOGY_IDS,
  VACCINE_MARKERS,
} from '../content/technologies.ts';
import { score } from '../score.ts';
import { LAST_ROUND, RESEARCHERS, TELEPORTERS, THRESHOLDS } from '../state.ts';
import { game, playOn, set, told } from './table.ts';

describe('dice', () => {
  it('have six symbols in this order, and are 7, 10 or 13', () => {
    expect({ ...dice }).toEqual({
      SYMBOLS: ['training', 'support', 'improvise', 'movement', 'technology', 'contamination'],
      TRAINING: 0,
      SUPPORT: 1,
      IMPROVISE: 2,
      MOVEMENT: 3,
      TECHNOLOGY: 4,
      CONTAMINATION: 5,
      COMMANDS: 5,
      DICE_IN_PLAY: [0, 0, 7, 10, 13],
      MOST_CONTAMINATION: 3,
    });
  });
});

describe('the rulebook', () => {
  it('says these numbers', () => {
    expect([RESEARCHERS, TELEPORTERS, LAST_ROUND, THRESHOLDS]).toEqual([16, 3, 7, [0, 0, 8, 7, 6]]);
    expect([GENERAL_MISSIONS, TECHNOLOGIES_IN_PLAY, VACCINE_MARKERS]).toEqual([7, 4, 10]);
  });
});

describe('the ship', () => {
  it('is three by three, without two opposite corners for two players', () => {
    expect([PLACES, AIRLOCK_PLACE]).toEqual([9, 4]);
    expect([2, 3, 4].map(shipPlaces)).toEqual([
      [0, 1, 3, 4, 5, 7, 8],
      [0, 1, 2, 3, 4, 5, 6, 7, 8],
      [0, 1, 2, 3, 4, 5, 6, 7, 8],
    ]);
  });

  it('has these neighbours, lines and corners', () => {
    expect(NEIGHBOURS).toEqual([
      [1, 3],
      [0, 2, 4],
      [1, 5],
      [0, 4, 6],
      [1, 3, 5, 7],
      [2, 4, 8],
      [3, 7],
      [4, 6, 8],
      [5, 7],
    ]);
    expect(LINES).toEqual([
      [0, 1, 2],
      [3, 4, 5],
      [6, 7, 8],
      [0, 3, 6],
      [1, 4, 7],
      [2, 5, 8],
    ]);
    expect(CORNERS).toEqual([0, 2, 6, 8]);
  });
});

/** id, control points, minimum, action, rule, fewest players. */
const PRINTED_ROOMS: readonly [RoomId, number, number, object | undefined, string | undefined, number][] = [
  ['crew', 1, 1, { kind: 'moves', upTo: 2 }, undefined, 2],
  ['engine', 1, 1, { kind: 'extraCall' }, undefined, 2],
  ['bridge', 1, 1, { kind: 'drawMissions', count: 2 }, undefined, 2],
  ['reactor', 1, 1, { kind: 'swap' }, undefined, 2],
  ['hangar', 1, 1, { kind: 'launch' }, undefined, 2],
  ['zone', 2, 2, undefined, 'lossesStartHere', 2],
  ['cryo', 2, 2, undefined, undefined, 2],
  ['armory', 0, 1, { kind: 'sendBack' }, undefined, 3],
  ['comms', 1, 1, { kind: 'trainOrCall' }, undefined, 2],
  ['lab', 2, 2, undefined, 'noTeleporters', 3],
  ['airlock', 1, 1, undefined, 'start', 2],
];

describe('rooms', () => {
  it('are eleven, in this order, one bit each', () => {
    expect(ROOM_IDS).toEqual(PRINTED_ROOMS.map(([id]) => id));
    expect(ROOM_IDS.map((id) => ROOM_BIT[id])).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024]);
  });

  it.each(PRINTED_ROOMS)(
    'AN-020 %s has its property, minimum and points, and gives them to whoever controls it',
    (id, points, minimum, action, rule, players) => {
      expect([ROOMS[id].action, ROOMS[id].rule, ROOMS[id].players]).toEqual([action, rule, players]);
      // Armory and Laboratory lie where the Crew Quarters usually do.
      const ship = id === 'armory' || id === 'lab' ? { 0: id } : {};
      for (const [researchers, expected] of [
        [0, 0],
        [1, minimum === 1 ? points : 0],
        [2, points],
      ]) {
        const state = set({ ship, figures: [{ [id]: researchers }] });
        expect(score(state, 0)).toEqual({ total: expected, parts: { missions: 0, rooms: expected } });
      }
      // Two who are level share, rounded down; a third with fewer gets nothing.
      const level = set({ ship, figures: [{ [id]: 3 }, { [id]: 3 }, { [id]: 2 }] });
      expect([0, 1, 2].map((seat) => score(level, seat).total)).toEqual(points === 2 ? [1, 1, 0] : [0, 0, 0]);
    },
  );

  it('eight are shuffled for two players, ten for more; never the airlock', () => {
    expect(shuffledRooms(2)).toEqual(['crew', 'engine', 'bridge', 'reactor', 'hangar', 'zone', 'cryo', 'comms']);
    for (const seats of [3, 4])
      expect(shuffledRooms(seats)).toEqual(['crew', 'engine', 'bridge', 'reactor', 'hangar', 'zone', 'cryo', 'armory', 'comms', 'lab']);
  });
});

describe('technologies', () => {
  it('are eight, four of them for beginners', () => {
    expect(TECHNOLOGIES).toEqual({
      teleporter: { kind: 'placeTeleporter' },
      cloning: { kind: 'clone' },
      universalTool: { kind: 'anyCommand' },
      vaccine: { kind: 'takeVaccines', count: 2 },
      ringShifter: { kind: 'moveTeleporter' },
      overrideKey: { kind: 'roomAction' },
      transitTube: { kind: 'transit', upTo: 2 },
      repulsor: { kind: 'push' },
    });
    expect(TECHNOLOGY_IDS).toEqual([
      'teleporter',
      'cloning',
      'universalTool',
      'vaccine',
      'ringShifter',
      'overrideKey',
      'transitTube',
      'repulsor',
    ]);
    expect(TECHNOLOGY_IDS.map((id) => TECHNOLOGY_BIT[id])).toEqual([1, 2, 4, 8, 16, 32, 64, 128]);
    expect(BEGINNER_TECHNOLOGIES).toEqual(['teleporter', 'cloning', 'universalTool', 'vaccine']);
  });
});

/** id, in the airlock, on the card, ability. */
const PRINTED_SPECIES: readonly [SpeciesId, number, number, object][] = [
  ['sylth', 4, 3, { kind: 'extra', symbol: 'movement', by: 1 }],
  ['tarn', 4, 3, { kind: 'extra', symbol: 'training', by: 1 }],
  ['mnemos', 3, 3, { kind: 'anyDieTechnology' }],
  ['orphane', 4, 2, { kind: 'sacrificesReturn' }],
  ['vherrin', 3, 2, { kind: 'immune', dice: 1 }],
  ['kessik', 3, 2, { kind: 'improviseBoth' }],
  ['ulmara', 3, 3, { kind: 'freeExploration' }],
  ['dovani', 4, 2, { kind: 'roomActions', count: 2 }],
];

describe('species', () => {
  it('are eight, with these abilities', () => {
    expect(SPECIES_IDS).toEqual(PRINTED_SPECIES.map(([id]) => id));
    for (const [id, , , ability] of PRINTED_SPECIES) expect(SPECIES[id].ability).toEqual(ability);
  });

  it('land with their numbers, the rest of the sixteen in the supply', () => {
    const seen = new Set<SpeciesId>();
    for (let i = 0; i < 12; i++) {
      const table = playOn(game(4, { beginner: true }, `land${i}`), 'land', (decision) => decision === 'buildOffer');
      table.state.species.forEach((species, seat) => {
        const printed = PRINTED_SPECIES.find(([id]) => id === species);
        if (printed === undefined) throw new Error('no species');
        const [id, airlock, card] = printed;
        seen.add(id);
        expect([id, table.state.figures[4 * 4 + seat], table.state.cards[seat], table.state.supplies[seat]]).toEqual([
          id,
          airlock,
          card,
          16 - airlock - card,
        ]);
      });
      expect(told(table, 'landed')).toHaveLength(4);
    }
    expect(seen.size).toBe(8);
  });
});

const all = (...of: object[]): object => ({ kind: 'all', of });
/** id, condition, sacrifice, points. */
const PRINTED_MISSIONS: readonly [MissionId, object, number, number][] = [
  ['smallFootprint', { kind: 'behind', count: 2 }, 0, 1],
  ['farSignal', { kind: 'stand', count: 6 }, 0, 1],
  ['thirdRing', all({ kind: 'technologies', count: 1, which: 'teleporter' }, { kind: 'stand', count: 4 }), 0, 1],
  ['doubleShift', { kind: 'technologies', count: 2 }, 0, 1],
  ['reservePower', { kind: 'dice', count: 3 }, 0, 1],
  ['underWatch', { kind: 'overshadowed', count: 2 }, 1, 1],
  [
    'pathfinders',
    { kind: 'any', of: [{ kind: 'explored', count: 3 }, all({ kind: 'charted', count: 1 }, { kind: 'stand', count: 5 })] },
    0,
    1,
  ],
  ['townMeeting', { kind: 'gather', count: 5 }, 1, 1],
  ['coldStorage', all({ kind: 'control', count: 1, among: ['cryo', 'lab'] }, { kind: 'aboard', count: 7 }), 1, 1],
  ['hotZone', { kind: 'gather', count: 3, among: ['zone', 'reactor'] }, 1, 1],
  ['nightWatch', all({ kind: 'control', count: 1, among: ['crew', 'hangar'] }, { kind: 'control', count: 3 }), 1, 1],
  ['spareParts', all({ kind: 'control', count: 1, among: ['engine', 'armory'] }, { kind: 'technologies', count: 1 }), 1, 1],
  ['listeningPost', { kind: 'gather', count: 2, among: ['bridge', 'comms'] }, 1, 1],
  ['sharedTable', { kind: 'shared', count: 4 }, 1, 1],
  ['hermits', { kind: 'alone', count: 3 }, 1, 1],
  ['academy', { kind: 'trained', count: 6 }, 1, 1],
  ['longMarch', { kind: 'moved', count: 5 }, 1, 1],
  ['massLanding', { kind: 'called', count: 3 }, 1, 1],
  ['fieldTrial', all({ kind: 'technologies', count: 1 }, { kind: 'roomActions', count: 1 }), 1, 1],
  ['stronghold', { kind: 'lead', count: 3 }, 1, 1],
  ['triangulation', all({ kind: 'firm', count: 3 }, { kind: 'aboard', count: 8 }), 1, 2],
  [
    'headAndHatch',
    all(
      { kind: 'control', count: 1, among: ['airlock'] },
      { kind: 'control', count: 1, among: ['bridge', 'comms'] },
      { kind: 'aboard', count: 9 },
    ),
    1,
    2,
  ],
  ['ringNetwork', all({ kind: 'linked', count: 2 }, { kind: 'aboard', count: 8 }), 1, 2],
  ['upperHand', all({ kind: 'ahead', count: 2 }, { kind: 'aboard', count: 9 }), 1, 2],
  ['deepVault', all({ kind: 'control', count: 2, among: ['cryo', 'lab', 'zone', 'reactor'] }, { kind: 'aboard', count: 8 }), 2, 2],
  ['grandSurvey', all({ kind: 'stand', count: 6 }, { kind: 'aboard', count: 8 }), 2, 2],
  ['fullHouse', { kind: 'aboard', count: 10 }, 2, 2],
  ['spine', all({ kind: 'line', count: 3 }, { kind: 'aboard', count: 7 }), 2, 2],
  ['highGround', { kind: 'worth', count: 5 }, 2, 2],
  ['cornerClaims', all({ kind: 'corners', count: 2 }, { kind: 'aboard', count: 8 }), 2, 2],
];

describe('missions', () => {
  it('are thirty, in this order', () => {
    expect(MISSION_IDS).toEqual(PRINTED_MISSIONS.map(([id]) => id));
    expect(Object.keys(MISSIONS)).toHaveLength(30);
  });

  it.each(PRINTED_MISSIONS)('%s asks for this, costs so many and is worth so much', (id, condition, sacrifice, points) => {
    expect(MISSIONS[id].condition).toEqual(condition as Condition);
    expect([MISSIONS[id].sacrifice, MISSIONS[id].points]).toEqual([sacrifice, points]);
    expect(score(set({ fulfilled: [[id]] }), 0).total).toBe(points);
  });
});
