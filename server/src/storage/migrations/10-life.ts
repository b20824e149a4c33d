/**
 * What people keep to themselves about tables and each other: days of vacation, a private note and whether a table is still shown, whom they have blocked; and who was
 * sent away from a table that gathers and does not come back.
 */
export const life: readonly string[] = [
  `CREATE TABLE vacations (
    identity TEXT NOT NULL, first TEXT NOT NULL, last TEXT NOT NULL, since BIGINT NOT NULL, until BIGINT NOT NULL, PRIMARY KEY (identity, first))`,
  `CREATE TABLE own_tables (
    identity TEXT NOT NULL, table_id TEXT NOT NULL, note TEXT NOT NULL, hidden INTEGER NOT NULL, PRIMARY KEY (identity, table_id))`,
  'CREATE INDEX own_tables_table ON own_tables (table_id)',
  'CREATE TABLE blocks (identity TEXT NOT NULL, other TEXT NOT NULL, since BIGINT NOT NULL, PRIMARY KEY (identity, other))',
  'CREATE INDEX blocks_other ON blocks (other)',
  'CREATE TABLE kicks (table_id TEXT NOT NULL, identity TEXT NOT NULL, PRIMARY KEY (table_id, identity))',
];
