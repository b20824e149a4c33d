/** The rules a table began under, where it was laid from, when a guest was last here; secrets of the servers, and a place to try writing. */
export const keeping: readonly string[] = [
  'ALTER TABLE tables ADD COLUMN rules INTEGER',
  'ALTER TABLE tables ADD COLUMN network TEXT',
  'CREATE INDEX tables_age ON tables (status, updated)',
  'ALTER TABLE guests ADD COLUMN seen BIGINT NOT NULL DEFAULT 0',
  'CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  'CREATE TABLE trials (id TEXT PRIMARY KEY, ballast TEXT NOT NULL)',
];
