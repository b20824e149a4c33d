/**
 * What changes with every act is in no index any more: PostgreSQL can then write a row anew beside the old one without touching any of its
 * indexes, and SQLite writes one page less. Indexes have the hour of the last act and the minute a clock runs out instead, which rarely change.
 */
export const rarelyIndexed: readonly string[] = [
  'ALTER TABLE tables ADD COLUMN hour BIGINT NOT NULL DEFAULT 0',
  'ALTER TABLE tables ADD COLUMN minute BIGINT',
  'UPDATE tables SET hour = updated / 3600000, minute = timeout / 60000',
  ...['tables_open', 'tables_bots', 'tables_clocks', 'tables_age', 'tables_over', 'tables_running'].map(
    (index) => `DROP INDEX IF EXISTS ${index}`,
  ),
  "CREATE INDEX tables_open ON tables (id) WHERE listed = 1 AND status = 'gathering'",
  'CREATE INDEX tables_bots ON tables (id) WHERE bot_due = 1',
  'CREATE INDEX tables_clocks ON tables (minute) WHERE minute IS NOT NULL',
  "CREATE INDEX tables_running ON tables (hour) WHERE listed = 1 AND status = 'playing'",
  'CREATE INDEX tables_age ON tables (status, hour)',
];
