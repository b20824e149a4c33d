import { SPECTATOR } from '@orrery/kernel';
import type { Presence, ServerMessage } from '@orrery/protocol';
import { lobbyOf } from '../summary.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Onlooker } from '../tables/tools.ts';

/** Who is at a table, for those who are, and for somebody who is just arriving. */
export function presenceOf(table: LiveTable, also?: Onlooker): Presence {
  const arriving = also === undefined ? [] : table.seatsOf(also.identity);
  const watching = [...table.onlookers].filter((o) => o.viewer === SPECTATOR && o !== also).length;
  const awaySince = lobbyOf(table.now).seats.map((s, seat) =>
    s.kind !== 'human' || arriving.includes(seat) ? null : table.awaySince(seat),
  );
  return {
    seats: lobbyOf(table.now).seats.map((s, seat) => s.kind === 'human' && awaySince[seat] === null),
    awaySince,
    watching: watching + (also?.viewer === SPECTATOR ? 1 : 0),
  };
}

export const tellPresence = (table: LiveTable): void =>
  table.tell(JSON.stringify({ type: 'presence', presence: presenceOf(table) } satisfies ServerMessage));
