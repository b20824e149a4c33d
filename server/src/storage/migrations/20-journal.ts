/** Acts that SQLite has kept and not yet put where they belong, a batch in each row; empty in a backup, and always in PostgreSQL. */
export const journal: readonly string[] = ['CREATE TABLE journal (n INTEGER PRIMARY KEY, acts TEXT NOT NULL)'];
