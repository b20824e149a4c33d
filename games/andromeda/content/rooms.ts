/** What the player who controls a room may do there, once in the own turn. */
export type RoomAction =
  | { readonly kind: 'moves'; readonly upTo: number }
  | { readonly kind: 'extraCall' }
  | { readonly kind: 'drawMissions'; readonly count: number }
  | { readonly kind: 'swap' }
  | { readonly kind: 'launch' }
  | { readonly kind: 'sendBack' }
  | { readonly kind: 'trainOrCall' };

/** What always holds in a room, whoever controls it. */
export type RoomRule = 'lossesStartHere' | 'noTeleporters' | 'start';

export type Room = {
  /** Control points. */
  readonly points: number;
  /** Own researchers needed for control. */
  readonly minimum: number;
  readonly action?: RoomAction;
  readonly rule?: RoomRule;
  /** Fewest players with whom the tile is used. */
  readonly players: 2 | 3;
};

export const ROOM_IDS = ['crew', 'engine', 'bridge', 'reactor', 'hangar', 'zone', 'cryo', 'armory', 'comms', 'lab', 'airlock'] as const;
export type RoomId = (typeof ROOM_IDS)[number];

export const ROOMS: Readonly<Record<RoomId, Room>> = {
  crew: { points: 1, minimum: 1, action: { kind: 'moves', upTo: 2 }, players: 2 },
  engine: { points: 1, minimum: 1, action: { kind: 'extraCall' }, players: 2 },
  bridge: { points: 1, minimum: 1, action: { kind: 'drawMissions', count: 2 }, players: 2 },
  reactor: { points: 1, minimum: 1, action: { kind: 'swap' }, players: 2 },
  hangar: { points: 1, minimum: 1, action: { kind: 'launch' }, players: 2 },
  zone: { points: 2, minimum: 2, rule: 'lossesStartHere', players: 2 },
  cryo: { points: 2, minimum: 2, players: 2 },
  armory: { points: 0, minimum: 1, action: { kind: 'sendBack' }, players: 3 },
  comms: { points: 1, minimum: 1, action: { kind: 'trainOrCall' }, players: 2 },
  lab: { points: 2, minimum: 2, rule: 'noTeleporters', players: 3 },
  airlock: { points: 1, minimum: 1, rule: 'start', players: 2 },
};

/** One bit for each room: sets of rooms are kept as numbers. */
export const ROOM_BIT: Readonly<Record<RoomId, number>> = Object.fromEntries(ROOM_IDS.map((id, i) => [id, 1 << i])) as Record<
  RoomId,
  number
>;

/** The tiles that are shuffled for this many players. */
export const shuffledRooms = (seats: number): RoomId[] => ROOM_IDS.filter((id) => id !== 'airlock' && ROOMS[id].players <= seats);
