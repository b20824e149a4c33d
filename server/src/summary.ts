import { ABSENCE, type SeatState, type TableSetup } from '@orrery/host';
import type { TableSummary } from '@orrery/protocol';
import { standIn } from './bots/pool.ts';
import type { TableRow } from './storage/storage.ts';

type Lobby = {
  readonly seats: readonly SeatState[];
  readonly waiting: readonly number[];
  /** Not there in rows from before tables could sleep and be marked. */
  readonly asleep?: boolean;
  readonly luckKnown?: boolean;
  /** Not there where no clock ever rests. */
  readonly rests?: TableSummary['rests'];
  /** Not there in rows of matches that ended before it was kept. */
  readonly result?: TableSummary['result'];
  /** Of a match that is over: whether everybody had allowed hints, what each seat played with, and the seats that played together. */
  readonly hinted?: boolean;
  readonly playsAs?: readonly (string | null)[];
  readonly sides?: readonly (readonly number[])[];
};

/** What everybody may know before they sit down. Older tables agreed on nothing about absence. */
type Terms = Pick<TableSetup, 'config' | 'clock' | 'absence' | 'standIn' | 'quickerBots' | 'rated'>;

/** The part of a row's summary that the rules wrote. */
export const lobbyOf = (row: { readonly summary: string }): Lobby => JSON.parse(row.summary) as Lobby;

/** What everybody may know of a setup, which also holds the seed. */
export const termsOf = ({ config, clock, absence, standIn, quickerBots, rated }: TableSetup): string =>
  JSON.stringify({ config, clock, absence, standIn, quickerBots, rated } satisfies Record<keyof Terms, unknown>);

/** Whether a quicker level may answer where a bot waits too long. */
export const agreedToQuicker = (terms: string): boolean => (JSON.parse(terms) as Terms).quickerBots === true;

/** Whether a table counts for ratings. */
export const ratedAt = (row: Pick<TableRow, 'terms'>): boolean => (JSON.parse(row.terms) as Terms).rated === true;

/** The clock a table agreed on. */
export const clockAt = (row: Pick<TableRow, 'terms'>): TableSetup['clock'] => (JSON.parse(row.terms) as Terms).clock;

/** The bot that stands in at a table: the level agreed on, else the house's. */
export const standInAt = (row: Pick<TableRow, 'terms'>): string => (JSON.parse(row.terms) as Terms).standIn ?? standIn;

/** A table as this identity may see it listed. */
export function summaryOf(row: TableRow, identity: string | undefined, yours: readonly number[]): TableSummary {
  const { config, clock, absence } = JSON.parse(row.terms) as Terms;
  const { seats, waiting, asleep, luckKnown, rests, result } = lobbyOf(row);
  return {
    id: row.id,
    title: row.title,
    game: row.game,
    config,
    clock,
    absence: absence ?? ABSENCE,
    standIn: standInAt(row),
    status: row.status,
    seats: [...seats],
    waiting: [...waiting],
    listed: row.listed,
    rated: ratedAt(row),
    quickerBots: agreedToQuicker(row.terms),
    asleep: asleep ?? false,
    luckKnown: luckKnown ?? false,
    timeout: row.timeout,
    rests: [...(rests ?? [])],
    result: result ?? null,
    imported: row.imported,
    seq: row.seq,
    created: row.created,
    updated: row.updated,
    commitment: row.commitment,
    yours: [...yours],
    creator: identity !== undefined && row.creator === identity,
  };
}
