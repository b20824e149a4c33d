/** A row like this is there already: SQLite and PostgreSQL say so each in its own way. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '23505' || String(error.code).startsWith('SQLITE_CONSTRAINT'));
