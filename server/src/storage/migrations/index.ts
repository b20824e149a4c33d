import { CannotStart } from '../../cannot-start.ts';
import { landed } from './1-landed.ts';
import { botTables } from './2-bot-tables.ts';
import { seats } from './3-seats.ts';
import { keeping } from './4-keeping.ts';
import { bans } from './5-bans.ts';
import { visitors } from './6-visitors.ts';
import { players } from './7-players.ts';
import { notices } from './8-notices.ts';
import { puzzles } from './9-puzzles.ts';
import { life } from './10-life.ts';
import { results } from './11-results.ts';
import { leagues } from './12-leagues.ts';
import { sharing } from './13-sharing.ts';
import { doubts } from './14-doubts.ts';
import { running } from './15-running.ts';
import { rarelyIndexed } from './16-rarely-indexed.ts';
import { invitations } from './17-invitations.ts';
import { keptSeats } from './18-kept-seats.ts';
import { friends } from './19-friends.ts';
import { journal } from './20-journal.ts';
import { turnTimes } from './21-turn-times.ts';

/**
 * How a database came to be as it is: the first of these makes version 1 of nothing, the next version 2 of that, and so on. What has
 * landed is never changed, only followed by another. One dialect for both kinds of storage; times are milliseconds, flags 0 or 1.
 */
const migrations: readonly (readonly string[])[] = [
  // One a line, in the order they landed.
  landed,
  botTables,
  seats,
  keeping,
  bans,
  visitors,
  players,
  notices,
  puzzles,
  life,
  results,
  leagues,
  sharing,
  doubts,
  running,
  rarelyIndexed,
  invitations,
  keptSeats,
  friends,
  journal,
  turnTimes,
];

/** The version this server reads and writes. */
export const SCHEMA_VERSION = migrations.length;

/** Where the version is kept. A database without one is empty, or of the time before there were versions: both begin with the first. */
export const VERSION_TABLE = 'CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)';
export const READ_VERSION = 'SELECT version FROM schema_version';

/** The statements that bring a database of this version up to date, all to be carried out in one transaction. */
export function migrationsFrom(version: number | undefined, where: string): readonly string[] {
  const from = version ?? 0;
  if (from > SCHEMA_VERSION) {
    throw new CannotStart(
      `${where} was written by a newer server (its schema is ${from}, this server knows ${SCHEMA_VERSION}): start the newer server, or restore a backup from before it`,
    );
  }
  if (from === SCHEMA_VERSION) return [];
  const note =
    version === undefined
      ? `INSERT INTO schema_version (version) VALUES (${SCHEMA_VERSION})`
      : `UPDATE schema_version SET version = ${SCHEMA_VERSION}`;
  return [...migrations.slice(from).flat(), note];
}
