/**
 * Matches of somebody's own device that they have shared: the save, packed, for whoever has the link. And plans: what a seat wants to answer when it is asked next, with
 * what it expects to be asked; known to whoever holds the seat alone.
 */
export const sharing: readonly string[] = [
  `CREATE TABLE shares (
    id TEXT PRIMARY KEY, owner TEXT NOT NULL, network TEXT, game TEXT NOT NULL, title TEXT NOT NULL, seats TEXT NOT NULL, ended INTEGER NOT NULL,
    save TEXT NOT NULL, made BIGINT NOT NULL, seen BIGINT NOT NULL)`,
  'CREATE INDEX shares_owner ON shares (owner, made)',
  'CREATE INDEX shares_network ON shares (network, made)',
  'CREATE INDEX shares_seen ON shares (seen)',
  `CREATE TABLE plans (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, identity TEXT NOT NULL, id TEXT NOT NULL, steps TEXT NOT NULL, played INTEGER NOT NULL, ended TEXT,
    made BIGINT NOT NULL, PRIMARY KEY (table_id, seat))`,
  'CREATE INDEX plans_identity ON plans (identity)',
];
