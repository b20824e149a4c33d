/**
 * Guests who have become players: their settings, the devices that play as them, their passkeys, and tickets that work once. A device is known by the hash of its token, as guests are; one
 * without a row here is a guest of its own. A row without an identity is a device that was taken off, whose token is also the player's first name and must not open anything any more.
 */
export const players: readonly string[] = [
  `CREATE TABLE players (
    identity TEXT PRIMARY KEY, avatar INTEGER NOT NULL, language TEXT NOT NULL, zone TEXT NOT NULL, recovery TEXT UNIQUE, recovery_at BIGINT,
    created BIGINT NOT NULL)`,
  `CREATE TABLE devices (
    device TEXT PRIMARY KEY, identity TEXT, label TEXT NOT NULL, came TEXT NOT NULL, added BIGINT NOT NULL, seen BIGINT NOT NULL)`,
  'CREATE INDEX devices_identity ON devices (identity)',
  `CREATE TABLE passkeys (
    id TEXT PRIMARY KEY, identity TEXT NOT NULL, public_key TEXT NOT NULL, counter BIGINT NOT NULL, transports TEXT NOT NULL, label TEXT NOT NULL,
    added BIGINT NOT NULL, seen BIGINT NOT NULL)`,
  'CREATE INDEX passkeys_identity ON passkeys (identity)',
  'CREATE TABLE tickets (hash TEXT PRIMARY KEY, kind TEXT NOT NULL, identity TEXT, expires BIGINT NOT NULL)',
  'CREATE INDEX tickets_expires ON tickets (expires)',
];
