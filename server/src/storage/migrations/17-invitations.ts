/** Who is asked to a table, by name rather than by a link, and until when that stands; and players who want to be forgotten, with the moment that happens for good. */
export const invitations: readonly string[] = [
  `CREATE TABLE invitations (
    table_id TEXT NOT NULL, identity TEXT NOT NULL, maker TEXT NOT NULL, rematch INTEGER NOT NULL, made BIGINT NOT NULL, until BIGINT NOT NULL,
    declined INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (table_id, identity))`,
  'CREATE INDEX invitations_identity ON invitations (identity)',
  'CREATE INDEX invitations_maker ON invitations (maker, made)',
  'ALTER TABLE players ADD COLUMN leaving BIGINT',
  'ALTER TABLE players ADD COLUMN leaving_name TEXT',
  'CREATE INDEX players_leaving ON players (leaving) WHERE leaving IS NOT NULL',
];
