/**
 * The thirty missions: names, conditions, sacrifices and points are original Orrery content. Twenty are worth 1 point (6 cost nobody,
 * 14 cost one researcher), ten are worth 2 points (4 cost one, 6 cost two). Missions about rooms name alternatives, because two tiles
 * are always missing from the ship.
 */
import type { RoomId } from './rooms.ts';
import type { TechnologyId } from './technologies.ts';

/** Something to be counted, and how many of it are needed. */
export type Measure =
  /** Controlled rooms, of those named if any are. */
  | { readonly kind: 'control'; readonly count: number; readonly among?: readonly RoomId[] }
  /** Controlled rooms with at least two own researchers. */
  | { readonly kind: 'firm'; readonly count: number }
  /** Control points of controlled rooms. */
  | { readonly kind: 'worth'; readonly count: number }
  /** Controlled rooms in one straight line. */
  | { readonly kind: 'line'; readonly count: number }
  /** Controlled rooms at corners of the ship. */
  | { readonly kind: 'corners'; readonly count: number }
  /** Controlled rooms with an own teleporter. */
  | { readonly kind: 'linked'; readonly count: number }
  /** Rooms with an own researcher. */
  | { readonly kind: 'stand'; readonly count: number }
  /** Rooms with own researchers and nobody else's. */
  | { readonly kind: 'alone'; readonly count: number }
  /** Rooms with own and other researchers. */
  | { readonly kind: 'shared'; readonly count: number }
  /** Rooms with an own researcher that somebody else controls. */
  | { readonly kind: 'overshadowed'; readonly count: number }
  /** Own researchers in one room, of those named if any are. */
  | { readonly kind: 'gather'; readonly count: number; readonly among?: readonly RoomId[] }
  /** More own researchers in one room than anybody else has there. */
  | { readonly kind: 'lead'; readonly count: number }
  /** Own researchers on the ship. */
  | { readonly kind: 'aboard'; readonly count: number }
  /** Fewer researchers on the ship than each other player, by so many. */
  | { readonly kind: 'behind'; readonly count: number }
  /** More researchers on the ship than each other player, by so many. */
  | { readonly kind: 'ahead'; readonly count: number }
  /** Trained researchers on the species card. */
  | { readonly kind: 'trained'; readonly count: number }
  /** Own teleporters on the ship. */
  | { readonly kind: 'teleporters'; readonly count: number }
  /** Different technologies used this turn, only the named one if one is. */
  | { readonly kind: 'technologies'; readonly count: number; readonly which?: TechnologyId }
  /** Room actions used this turn. */
  | { readonly kind: 'roomActions'; readonly count: number }
  /** Researchers called this turn. */
  | { readonly kind: 'called'; readonly count: number }
  /** Moves made this turn. */
  | { readonly kind: 'moved'; readonly count: number }
  /** Rooms explored this turn. */
  | { readonly kind: 'explored'; readonly count: number }
  /** Every tile of the ship is explored. */
  | { readonly kind: 'charted'; readonly count: 1 }
  /** Unused command dice; they are returned when the mission is fulfilled. */
  | { readonly kind: 'dice'; readonly count: number };

export type Condition =
  | Measure
  | { readonly kind: 'all'; readonly of: readonly Measure[] }
  | { readonly kind: 'any'; readonly of: readonly (Measure | { readonly kind: 'all'; readonly of: readonly Measure[] })[] };

export type Mission = { readonly condition: Condition; readonly sacrifice: 0 | 1 | 2; readonly points: 1 | 2 };

export const MISSION_IDS = [
  'smallFootprint',
  'farSignal',
  'thirdRing',
  'doubleShift',
  'reservePower',
  'underWatch',
  'pathfinders',
  'townMeeting',
  'coldStorage',
  'hotZone',
  'nightWatch',
  'spareParts',
  'listeningPost',
  'sharedTable',
  'hermits',
  'academy',
  'longMarch',
  'massLanding',
  'fieldTrial',
  'stronghold',
  'triangulation',
  'headAndHatch',
  'ringNetwork',
  'upperHand',
  'deepVault',
  'grandSurvey',
  'fullHouse',
  'spine',
  'highGround',
  'cornerClaims',
] as const;
export type MissionId = (typeof MISSION_IDS)[number];

export const MISSIONS: Readonly<Record<MissionId, Mission>> = {
  // 1 point, nobody sacrificed
  smallFootprint: { condition: { kind: 'behind', count: 2 }, sacrifice: 0, points: 1 },
  farSignal: { condition: { kind: 'stand', count: 6 }, sacrifice: 0, points: 1 },
  thirdRing: {
    condition: {
      kind: 'all',
      of: [
        { kind: 'technologies', count: 1, which: 'teleporter' },
        { kind: 'stand', count: 4 },
      ],
    },
    sacrifice: 0,
    points: 1,
  },
  doubleShift: { condition: { kind: 'technologies', count: 2 }, sacrifice: 0, points: 1 },
  reservePower: { condition: { kind: 'dice', count: 3 }, sacrifice: 0, points: 1 },
  pathfinders: {
    condition: {
      kind: 'any',
      of: [
        { kind: 'explored', count: 3 },
        {
          kind: 'all',
          of: [
            { kind: 'charted', count: 1 },
            { kind: 'stand', count: 5 },
          ],
        },
      ],
    },
    sacrifice: 0,
    points: 1,
  },

  // 1 point, one researcher sacrificed
  underWatch: { condition: { kind: 'overshadowed', count: 2 }, sacrifice: 1, points: 1 },
  townMeeting: { condition: { kind: 'gather', count: 5 }, sacrifice: 1, points: 1 },
  coldStorage: {
    condition: {
      kind: 'all',
      of: [
        { kind: 'control', count: 1, among: ['cryo', 'lab'] },
        { kind: 'aboard', count: 7 },
      ],
    },
    sacrifice: 1,
    points: 1,
  },
  hotZone: { condition: { kind: 'gather', count: 3, among: ['zone', 'reactor'] }, sacrifice: 1, points: 1 },
  nightWatch: {
    condition: {
      kind: 'all',
      of: [
        { kind: 'control', count: 1, among: ['crew', 'hangar'] },
        { kind: 'control', count: 3 },
      ],
    },
    sacrifice: 1,
    points: 1,
  },
  spareParts: {
    condition: {
      kind: 'all',
      of: [
        { kind: 'control', count: 1, among: ['engine', 'armory'] },
        { kind: 'technologies', count: 1 },
      ],
    },
    sacrifice: 1,
    points: 1,
  },
  listeningPost: { condition: { kind: 'gather', count: 2, among: ['bridge', 'comms'] }, sacrifice: 1, points: 1 },
  sharedTable: { condition: { kind: 'shared', count: 4 }, sacrifice: 1, points: 1 },
  hermits: { condition: { kind: 'alone', count: 3 }, sacrifice: 1, points: 1 },
  academy: { condition: { kind: 'trained', count: 6 }, sacrifice: 1, points: 1 },
  longMarch: { condition: { kind: 'moved', count: 5 }, sacrifice: 1, points: 1 },
  massLanding: { condition: { kind: 'called', count: 3 }, sacrifice: 1, points: 1 },
  fieldTrial: {
    condition: {
      kind: 'all',
      of: [
        { kind: 'technologies', count: 1 },
        { kind: 'roomActions', count: 1 },
      ],
    },
    sacrifice: 1,
    points: 1,
  },
  stronghold: { condition: { kind: 'lead', count: 3 }, sacrifice: 1, points: 1 },

  // 2 points, one researcher sacrificed
  triangulation: {
    condition: {
      kind: 'all',
      of: [
        { kind: 'firm', count: 3 },
        { kind: 'aboard', count: 8 },
      ],
    },
    sacrifice: 1,
    points: 2,
  },
  headAndHatch: {
    condition: {
      kind: 'all',
      of: [
        { kind: 'control', count: 1, among: ['airlock'] },
        { kind: 'control', count: 1, among: ['bridge', 'comms'] },
        { kind: 'aboard', count: 9 },
      ],
    },
    sacrifice: 1,
    points: 2,
  },
  ringNetwork: {
    condition: {
      kind: 'all',
      of: [
        { kind: 'linked', count: 2 },
        { kind: 'aboard', count: 8 },
      ],
    },
    sacrifice: 1,
    points: 2,
  },
  upperHand: {
    condition: {
      kind: 'all',
      of: [
        { kind: 'ahead', count: 2 },
        { kind: 'aboard', count: 9 },
      ],
    },
    sacrifice: 1,
    points: 2,
  },

  // 2 points, two researchers sacrificed
  deepVault: {
    condition: {
      kind: 'all',
      of: [
        { kind: 'control', count: 2, among: ['cryo', 'lab', 'zone', 'reactor'] },
        { kind: 'aboard', count: 8 },
      ],
    },
    sacrifice: 2,
    points: 2,
  },
  grandSurvey: {
    condition: {
      kind: 'all',
      of: [
        { kind: 'stand', count: 6 },
        { kind: 'aboard', count: 8 },
      ],
    },
    sacrifice: 2,
    points: 2,
  },
  fullHouse: { condition: { kind: 'aboard', count: 10 }, sacrifice: 2, points: 2 },
  spine: {
    condition: {
      kind: 'all',
      of: [
        { kind: 'line', count: 3 },
        { kind: 'aboard', count: 7 },
      ],
    },
    sacrifice: 2,
    points: 2,
  },
  highGround: { condition: { kind: 'worth', count: 5 }, sacrifice: 2, points: 2 },
  cornerClaims: {
    condition: {
      kind: 'all',
      of: [
        { kind: 'corners', count: 2 },
        { kind: 'aboard', count: 8 },
      ],
    },
    sacrifice: 2,
    points: 2,
  },
};

export const GENERAL_MISSIONS = 7;
