/**
 * How people are told that they are asked. An outbox row is written with the act that asks somebody, for each of their channels: those without
 * a channel cost a look at an index. `at` tells one occasion from another, so that nobody is told twice of the same.
 */
export const notices: readonly string[] = [
  `CREATE TABLE channels (
    id TEXT PRIMARY KEY, identity TEXT NOT NULL, kind TEXT NOT NULL, target TEXT NOT NULL, label TEXT NOT NULL, origin TEXT NOT NULL,
    made BIGINT NOT NULL, confirm TEXT, failures INTEGER NOT NULL DEFAULT 0)`,
  'CREATE INDEX channels_identity ON channels (identity)',
  'CREATE INDEX channels_confirm ON channels (confirm) WHERE confirm IS NOT NULL',
  'CREATE TABLE notice_wishes (identity TEXT PRIMARY KEY, wishes TEXT NOT NULL)',
  `CREATE TABLE outbox (
    table_id TEXT NOT NULL, identity TEXT NOT NULL, channel TEXT NOT NULL, kind TEXT NOT NULL, at INTEGER NOT NULL, seat INTEGER NOT NULL,
    made BIGINT NOT NULL, due BIGINT NOT NULL, state INTEGER NOT NULL, attempts INTEGER NOT NULL,
    PRIMARY KEY (table_id, identity, channel, kind, at))`,
  'CREATE INDEX outbox_due ON outbox (due) WHERE state = 0',
  'CREATE INDEX outbox_done ON outbox (due) WHERE state <> 0',
  'CREATE INDEX outbox_channel ON outbox (channel, due)',
];
