/** What seats need: links that know who made them for whom, chat that counts once, who is where, and a clock that outlives the server. */
export const seats: readonly string[] = [
  // Links to seats from before are not bound to anybody and could be used for a theft: they end here. New ones are made in a moment.
  'DELETE FROM links WHERE seat IS NOT NULL',
  "ALTER TABLE links ADD COLUMN maker TEXT NOT NULL DEFAULT ''",
  'ALTER TABLE links ADD COLUMN holder TEXT',
  'ALTER TABLE chat ADD COLUMN order_id TEXT',
  'CREATE UNIQUE INDEX chat_orders ON chat (table_id, seat, order_id)',
  `CREATE TABLE presence (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, node TEXT NOT NULL, here INTEGER NOT NULL, seen BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, node))`,
  'CREATE INDEX presence_node ON presence (node) WHERE here = 1',
  'CREATE INDEX presence_seen ON presence (seen)',
  'CREATE TABLE server_time (one INTEGER PRIMARY KEY, at BIGINT NOT NULL)',
];
