import type { SeatState, TableSetup } from '@orrery/host';
import type { TableSummary } from '@orrery/protocol';
import type { TableRow } from './storage/storage.ts';

type Lobby = { readonly seats: readonly SeatState[]; readonly waiting: readonly number[] };

/** The part of a row's summary that the rules wrote. */
export const lobbyOf = (row: { readonly summary: string }): Lobby => JSON.parse(row.summary) as Lobby;

/** A table as this identity may see it listed. The setup holds the seed: only what is named here leaves it. */
export function summaryOf(row: TableRow, identity: string | undefined, yours: readonly number[]): TableSummary {
  const { config, clock } = JSON.parse(row.setup) as TableSetup;
  const { seats, waiting } = lobbyOf(row);
  return {
    id: row.id,
    title: row.title,
    game: row.game,
    config,
    clock,
    status: row.status,
    seats: [...seats],
    waiting: [...waiting],
    listed: row.listed,
    imported: row.imported,
    seq: row.seq,
    created: row.created,
    updated: row.updated,
    commitment: row.commitment,
    yours: [...yours],
    creator: identity !== undefined && row.creator === identity,
  };
}
