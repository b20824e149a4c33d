import type { SeatState, TableSetup } from '@orrery/host';
import type { TableSummary } from '@orrery/protocol';
import type { TableRow } from './storage/storage.ts';

type Lobby = { readonly seats: readonly SeatState[]; readonly waiting: readonly number[] };

/** The part of a row's summary that the rules wrote. */
export const lobbyOf = (row: { readonly summary: string }): Lobby => JSON.parse(row.summary) as Lobby;

/** What everybody may know of a setup, which also holds the seed. */
export const termsOf = ({ config, clock, quickerBots }: TableSetup): string =>
  JSON.stringify({ config, clock, ...(quickerBots === true ? { quickerBots } : {}) });

/** Whether a quicker level may answer where a bot waits too long. */
export const agreedToQuicker = (terms: string): boolean => (JSON.parse(terms) as Pick<TableSetup, 'quickerBots'>).quickerBots === true;

/** A table as this identity may see it listed. */
export function summaryOf(row: TableRow, identity: string | undefined, yours: readonly number[]): TableSummary {
  const { config, clock } = JSON.parse(row.terms) as Pick<TableSetup, 'config' | 'clock'>;
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
    quickerBots: agreedToQuicker(row.terms),
    imported: row.imported,
    seq: row.seq,
    created: row.created,
    updated: row.updated,
    commitment: row.commitment,
    yours: [...yours],
    creator: identity !== undefined && row.creator === identity,
  };
}
