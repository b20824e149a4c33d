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

/** However many come and go, everybody at a table is told no more often than this. */
const TELL_EVERY_MS = 250;
const telling = new WeakMap<LiveTable, { at: number; due: boolean }>();

/** Tells everybody at a table who is there: at once, or together with what changes in the next moment. */
export function tellPresence(table: LiveTable): void {
  const told = telling.get(table) ?? { at: Number.NEGATIVE_INFINITY, due: false };
  telling.set(table, told);
  if (told.due) return;
  const tell = (): void => {
    told.at = performance.now();
    told.due = false;
    table.tell(JSON.stringify({ type: 'presence', presence: presenceOf(table) } satisfies ServerMessage));
  };
  const wait = told.at + TELL_EVERY_MS - performance.now();
  told.due = wait > 0;
  if (told.due) setTimeout(tell, wait).unref();
  else tell();
}
