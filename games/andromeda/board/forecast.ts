/** What an option would change on the ship, as far as everybody can know it: shown while the option is focused. */
import type { Answer, Seat, SeenAsk } from '@orrery/kernel';
import { ROOMS } from '../content/rooms.ts';
import { NEIGHBOURS, type Place } from '../content/ship.ts';
import type { ShipTile, Table } from '../view.ts';
import { aimOf } from './aim.ts';

export type Change = { readonly place: Place; readonly seat: Seat; readonly by: number };
/** Who would hold a room: a seat, or nobody, because of a tie or because too few are left. */
export type Hold = { readonly controller: Seat | null; readonly tie: boolean };

export type Forecast = {
  readonly figures: readonly Change[];
  readonly teleporters: readonly Change[];
  /** Rooms that would be held by somebody else than now. */
  readonly holds: ReadonlyMap<Place, Hold>;
  /** Control points each seat would gain or lose. */
  readonly points: readonly number[];
  /** A tile would be turned up: no way back. */
  readonly noUndo: boolean;
};

const NOTHING: Forecast = { figures: [], teleporters: [], holds: new Map(), points: [], noUndo: false };

/** Who holds a room with these researchers in it. */
export function holdOf(tile: Pick<ShipTile, 'room'>, figures: readonly number[]): Hold {
  if (tile.room === null) return { controller: null, tie: false };
  const most = Math.max(...figures);
  const leaders = figures.flatMap((count, seat) => (count === most ? [seat] : []));
  if (most === 0 || most < ROOMS[tile.room].minimum) return { controller: null, tie: false };
  return leaders.length === 1 ? { controller: leaders[0], tie: false } : { controller: null, tie: true };
}

/** Points of a room for each seat: all for whoever holds it, equal shares rounded down for a tie. */
export function pointsIn(tile: Pick<ShipTile, 'room'>, figures: readonly number[]): number[] {
  if (tile.room === null) return figures.map(() => 0);
  const { points, minimum } = ROOMS[tile.room];
  const most = Math.max(...figures);
  const sharing = most === 0 || most < minimum ? 0 : figures.filter((count) => count === most).length;
  return figures.map((count) => (sharing > 0 && count === most ? Math.floor(points / sharing) : 0));
}

export const tileAt = (table: Table, place: Place): ShipTile | undefined => table.ship.find((tile) => tile.place === place);

/** Places beside this one where a seat has researchers. */
export const besides = (table: Table, place: Place, seat: Seat): Place[] =>
  NEIGHBOURS[place].filter((beside) => (tileAt(table, beside)?.figures[seat] ?? 0) > 0);

export function forecast(table: Table, ask: SeenAsk, answer: Answer): Forecast {
  const { seat } = ask;
  const aim = aimOf(ask, answer);
  const figures: Change[] = [];
  const teleporters: Change[] = [];
  let noUndo = false;
  const go = (whose: Seat, from: Place | undefined, to: Place | undefined): void => {
    if (from !== undefined) figures.push({ place: from, seat: whose, by: -1 });
    if (to !== undefined) figures.push({ place: to, seat: whose, by: 1 });
  };
  switch (ask.decision) {
    case 'loseResearcher':
    case 'sacrificeFrom':
      go(seat, aim.place, undefined);
      break;
    case 'callTo':
    case 'cloneAt':
      go(seat, undefined, aim.place);
      break;
    case 'move':
    case 'transitWay':
      go(seat, aim.from, aim.to);
      break;
    case 'pushWhom':
      go(aim.owner ?? seat, aim.from, aim.to);
      break;
    case 'launchTo':
      go(seat, Number(ask.args.from), aim.place);
      break;
    case 'exploreFrom':
      go(seat, aim.place, Number(ask.args.to));
      noUndo = true;
      break;
    case 'sendBackWhom':
      go(aim.owner ?? seat, aim.place, undefined);
      break;
    case 'swapSecond': {
      const first = ask.args.first as { readonly place: Place; readonly seat: Seat };
      go(first.seat, first.place, aim.place);
      go(aim.owner ?? seat, aim.place, first.place);
      break;
    }
    case 'teleporterTo':
      if (aim.place !== undefined) teleporters.push({ place: aim.place, seat, by: 1 });
      break;
    case 'shiftTeleporter':
      if (aim.from !== undefined && aim.to !== undefined)
        teleporters.push({ place: aim.from, seat, by: -1 }, { place: aim.to, seat, by: 1 });
      break;
    case 'act':
      if (aim.explore !== undefined) {
        const from = besides(table, aim.explore, seat);
        go(seat, from.length === 1 ? from[0] : undefined, aim.explore);
        noUndo = true;
      }
      break;
    default:
      return NOTHING;
  }
  return { figures, teleporters, noUndo, ...consequences(table, figures) };
}

function consequences(table: Table, changes: readonly Change[]): Pick<Forecast, 'holds' | 'points'> {
  const holds = new Map<Place, Hold>();
  const points = table.players.map(() => 0);
  for (const tile of table.ship) {
    const here = changes.filter(({ place }) => place === tile.place);
    if (here.length === 0 || tile.room === null) continue;
    const after = tile.figures.map((count, seat) => here.reduce((sum, change) => (change.seat === seat ? sum + change.by : sum), count));
    const hold = holdOf(tile, after);
    if (hold.controller !== tile.controller || hold.tie !== holdOf(tile, tile.figures).tie) holds.set(tile.place, hold);
    pointsIn(tile, after).forEach((count, seat) => {
      points[seat] += count - tile.points[seat];
    });
  }
  return { holds, points };
}
