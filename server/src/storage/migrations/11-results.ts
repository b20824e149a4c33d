/**
 * How matches came out, and what that says about who plays how well. `who` is a player's identity, or `bot:` and a level; guests and people who were forgotten have none.
 * A profile is found by a handle that says nothing about whose it is.
 */
export const results: readonly string[] = [
  `CREATE TABLE matches (
    table_id TEXT PRIMARY KEY, game TEXT NOT NULL, ended BIGINT NOT NULL, began BIGINT NOT NULL, seats INTEGER NOT NULL, rated INTEGER NOT NULL,
    listed INTEGER NOT NULL, moves INTEGER NOT NULL)`,
  'CREATE INDEX matches_game ON matches (game, ended) WHERE listed = 1',
  `CREATE TABLE results (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, who TEXT, name TEXT NOT NULL, place INTEGER NOT NULL, points INTEGER NOT NULL, gain INTEGER,
    PRIMARY KEY (table_id, seat))`,
  'CREATE INDEX results_who ON results (who, table_id)',
  `CREATE TABLE ratings (
    game TEXT NOT NULL, who TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL, matches INTEGER NOT NULL,
    PRIMARY KEY (game, who))`,
  'CREATE TABLE profiles (handle TEXT PRIMARY KEY, identity TEXT NOT NULL UNIQUE, shown TEXT NOT NULL)',
  "CREATE INDEX tables_over ON tables (updated) WHERE status = 'over'",
];
