/** Which tables have bots, and whose they are: what thinking is shared out by, and the caps are counted by. Rows go with the end of the match. */
export const botTables: readonly string[] = [
  'CREATE TABLE bot_tables (table_id TEXT PRIMARY KEY, creator TEXT NOT NULL, address TEXT NOT NULL)',
  'CREATE INDEX bot_tables_creator ON bot_tables (creator)',
  'CREATE INDEX bot_tables_address ON bot_tables (address)',
];
