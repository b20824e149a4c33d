import { freeName, type SeatSetup } from '@orrery/host';
import { limits } from '@orrery/protocol';
import { lobbyOf } from '../summary.ts';
import type { LiveTable } from '../tables/live-table.ts';

/** For people who gave no name. */
export const GUEST = 'Guest';

/** A name nobody at the table can be confused by: the wanted one, or with a number. */
export const freeNameAt = (table: LiveTable, wanted: string, seat?: number): string =>
  freeName(
    wanted,
    lobbyOf(table.now).seats.flatMap((s, at) => (s.kind === 'empty' || at === seat ? [] : [s.name])),
    limits.name,
  );

/** The same for a table that is being laid: earlier seats keep their names. */
export function withFreeNames(seats: readonly SeatSetup[]): SeatSetup[] {
  const taken: string[] = [];
  return seats.map((seat) => {
    if (seat.kind === 'empty') return seat;
    const name = freeName(seat.name, taken, limits.name);
    taken.push(name);
    return { ...seat, name };
  });
}
