/** How often somebody took a letter and was never heard of again: it may have been sent. And mailboxes are looked for by whoever comes back through theirs. */
export const doubts: readonly string[] = [
  'ALTER TABLE outbox ADD COLUMN doubts INTEGER NOT NULL DEFAULT 0',
  "CREATE INDEX channels_mail ON channels (label) WHERE kind = 'mail'",
];
