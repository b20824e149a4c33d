/** What players think of each other, friends being those who both want it; and to whom it is shown where somebody plays and that they are here. */
export const friends: readonly string[] = [
  'CREATE TABLE friends (identity TEXT NOT NULL, other TEXT NOT NULL, wants INTEGER NOT NULL, since BIGINT NOT NULL, PRIMARY KEY (identity, other))',
  'CREATE INDEX friends_other ON friends (other)',
  "ALTER TABLE profiles ADD COLUMN running TEXT NOT NULL DEFAULT 'friends'",
  "ALTER TABLE profiles ADD COLUMN online TEXT NOT NULL DEFAULT 'friends'",
];
