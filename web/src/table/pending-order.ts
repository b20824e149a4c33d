import type { Seat } from '@orrery/kernel';
import type { ClientMessageOf } from '@orrery/protocol';

/** What changes the match, once it is acknowledged. */
export type Order = ClientMessageOf<'answer'> | ClientMessageOf<'undo'> | ClientMessageOf<'redo'>;

type Pending = { readonly seat: Seat; readonly order: Order };

const keyOf = (table: string): string => `orrery.pending.${table}`;

/** An order that was not acknowledged outlives a reload: it is sent again, and counts once. */
export function keepPending(table: string, seat: Seat | null, order: Order | undefined): void {
  try {
    if (order === undefined) sessionStorage.removeItem(keyOf(table));
    else sessionStorage.setItem(keyOf(table), JSON.stringify({ seat, order }));
  } catch {
    // Without storage a reload asks again instead.
  }
}

/** The order that was under way for one of these seats when the page went. */
export function keptPending(table: string, yours: readonly Seat[]): Pending | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(table)) ?? 'null') as Pending | null;
    return kept !== null && yours.includes(kept.seat) ? kept : undefined;
  } catch {
    return undefined;
  }
}
