/** What the first servers kept, before databases had a version: each statement may meet what is there already. */
export const landed: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, title TEXT NOT NULL, game TEXT NOT NULL, terms TEXT NOT NULL, commitment TEXT NOT NULL, creator TEXT NOT NULL,
    listed INTEGER NOT NULL, imported INTEGER NOT NULL, created BIGINT NOT NULL, seq INTEGER NOT NULL, status TEXT NOT NULL,
    summary TEXT NOT NULL, bot_due INTEGER NOT NULL, timeout BIGINT, updated BIGINT NOT NULL)`,
  // Apart, for it can be large and never changes, while a row of tables changes with every act.
  'CREATE TABLE IF NOT EXISTS setups (table_id TEXT PRIMARY KEY, setup TEXT NOT NULL)',
  `CREATE INDEX IF NOT EXISTS tables_open ON tables (updated) WHERE listed = 1 AND status = 'gathering'`,
  `CREATE INDEX IF NOT EXISTS tables_bots ON tables (updated) WHERE bot_due = 1`,
  `CREATE INDEX IF NOT EXISTS tables_clocks ON tables (timeout) WHERE timeout IS NOT NULL`,
  'CREATE INDEX IF NOT EXISTS tables_creator ON tables (creator, created)',
  `CREATE TABLE IF NOT EXISTS acts (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, act TEXT NOT NULL, PRIMARY KEY (table_id, seq))`,
  `CREATE TABLE IF NOT EXISTS snapshots (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, firm INTEGER NOT NULL, data TEXT NOT NULL, PRIMARY KEY (table_id, seq))`,
  `CREATE TABLE IF NOT EXISTS members (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, identity TEXT NOT NULL, PRIMARY KEY (table_id, seat))`,
  'CREATE INDEX IF NOT EXISTS members_identity ON members (identity)',
  `CREATE TABLE IF NOT EXISTS links (
    hash TEXT PRIMARY KEY, table_id TEXT NOT NULL, seat INTEGER, expires BIGINT NOT NULL)`,
  'CREATE INDEX IF NOT EXISTS links_table ON links (table_id)',
  `CREATE TABLE IF NOT EXISTS chat (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, time BIGINT NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (table_id, n))`,
  'CREATE TABLE IF NOT EXISTS guests (identity TEXT PRIMARY KEY, name TEXT NOT NULL)',
];
