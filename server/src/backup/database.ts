import Database from 'better-sqlite3';
import { migrationsFrom, READ_VERSION, VERSION_TABLE } from '../storage/migrations/index.ts';

/** What a database holds, once every page and every index of it has been looked at. */
export type Examined = { readonly schema: number; readonly rows: Readonly<Record<string, number>> };

/** Opens a copy that nobody else uses. In one file: without a log beside it. */
export function openCopy(file: string): Database.Database {
  const db = new Database(file);
  db.pragma('journal_mode = DELETE');
  return db;
}

/** Throws what SQLite complains about. */
export function examine(file: string): Examined {
  const db = openCopy(file);
  try {
    const [found] = db.pragma('integrity_check(1)') as { integrity_check: string }[];
    if (found?.integrity_check !== 'ok') throw new Database.SqliteError(found?.integrity_check ?? 'no answer', 'SQLITE_CORRUPT');
    const schema = db.prepare(READ_VERSION).pluck().get() as number;
    const count = (table: string): number => db.prepare(`SELECT COUNT(*) FROM ${table}`).pluck().get() as number;
    return { schema, rows: Object.fromEntries(partsOf(db).map((table) => [table, count(table)])) };
  } finally {
    db.close();
  }
}

/** An empty database in a new file, or an older one, as this server keeps it. */
export function bringUpToDate(db: Database.Database, file: string): void {
  db.transaction(() => {
    db.exec(VERSION_TABLE);
    const version = db.prepare(READ_VERSION).pluck().get() as number | undefined;
    for (const statement of migrationsFrom(version, file)) db.exec(statement);
  }).immediate();
}

/** The tables of a database that hold what people did. */
export const partsOf = (db: Database.Database): string[] =>
  db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'schema_version' ORDER BY name")
    .pluck()
    .all() as string[];

export const columnsOf = (db: Database.Database, table: string): string[] =>
  (db.pragma(`table_info(${table})`) as { name: string }[]).map((column) => column.name);
