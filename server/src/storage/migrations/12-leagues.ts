/**
 * Leagues: who plays in them, which matches they have made, and how seasons came out. A member is known by a number within the league and loses the identity when they want to be forgotten.
 * Whoever has an open match in a league gets no second one. And what each seat played with, beside its result.
 */
export const leagues: readonly string[] = [
  'ALTER TABLE results ADD COLUMN plays TEXT',
  `CREATE TABLE leagues (
    id TEXT PRIMARY KEY, title TEXT NOT NULL, game TEXT NOT NULL, kind TEXT NOT NULL, terms TEXT NOT NULL, creator TEXT NOT NULL, network TEXT NOT NULL,
    listed INTEGER NOT NULL, status TEXT NOT NULL, season INTEGER NOT NULL, round INTEGER NOT NULL, due BIGINT, created BIGINT NOT NULL, updated BIGINT NOT NULL)`,
  "CREATE INDEX leagues_running ON leagues (updated) WHERE status = 'running'",
  'CREATE INDEX leagues_creator ON leagues (creator)',
  `CREATE TABLE league_members (
    league_id TEXT NOT NULL, member INTEGER NOT NULL, identity TEXT, place INTEGER NOT NULL, since INTEGER NOT NULL, left_in INTEGER,
    PRIMARY KEY (league_id, member))`,
  'CREATE UNIQUE INDEX league_members_identity ON league_members (identity, league_id)',
  `CREATE TABLE fixtures (
    table_id TEXT PRIMARY KEY, league_id TEXT NOT NULL, season INTEGER NOT NULL, round INTEGER NOT NULL, due BIGINT NOT NULL, status TEXT NOT NULL)`,
  'CREATE INDEX fixtures_league ON fixtures (league_id, season, round)',
  "CREATE INDEX fixtures_open ON fixtures (due) WHERE status = 'open'",
  `CREATE TABLE fixture_seats (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, league_id TEXT NOT NULL, member INTEGER NOT NULL, open INTEGER NOT NULL, place INTEGER, points INTEGER,
    PRIMARY KEY (table_id, seat))`,
  'CREATE UNIQUE INDEX fixture_seats_open ON fixture_seats (league_id, member) WHERE open = 1',
  'CREATE TABLE league_seasons (league_id TEXT NOT NULL, season INTEGER NOT NULL, ended BIGINT NOT NULL, PRIMARY KEY (league_id, season))',
  `CREATE TABLE league_standings (
    league_id TEXT NOT NULL, season INTEGER NOT NULL, member INTEGER NOT NULL, place INTEGER NOT NULL, played INTEGER NOT NULL, won INTEGER NOT NULL,
    score DOUBLE PRECISION NOT NULL, PRIMARY KEY (league_id, season, member))`,
];
