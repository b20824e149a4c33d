/** Questions about what everybody sees of the ship. */
import type { Seat } from '@orrery/kernel';
import { ROOMS } from './content/rooms.ts';
import { NEIGHBOURS, type Place } from './content/ship.ts';
import type { ShipTile, TableView } from './view.ts';

export const tileAt = (table: TableView, place: Place): ShipTile | undefined => table.ship.find((tile) => tile.place === place);

/** Enough researchers for the room, but of several seats the same number. */
export const isTied = ({ room, controller, figures }: ShipTile): boolean =>
  room !== null && controller === null && ROOMS[room].minimum <= Math.max(...figures);

/** Points from rooms can be lost again; until then they count. */
export const openPoints = ({ players }: TableView, seat: Seat): number => players[seat].missionPoints + players[seat].roomPoints;

/** Places beside this one where a seat has researchers. */
export const besides = (table: TableView, place: Place, seat: Seat): Place[] =>
  NEIGHBOURS[place].filter((beside) => (tileAt(table, beside)?.figures[seat] ?? 0) > 0);
