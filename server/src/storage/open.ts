import { PostgresDriver } from './postgres.ts';
import { SqlStorage } from './sql-storage.ts';
import { SqliteDriver } from './sqlite.ts';
import type { Storage } from './storage.ts';

/** PostgreSQL where an address is given, else SQLite in the data folder. */
export async function openStorage(
  where: { readonly databaseUrl?: string; readonly dataDir: string },
  onBatch?: (size: number, seconds: number) => void,
  onWait?: (why: string) => void,
): Promise<Storage> {
  const driver =
    where.databaseUrl === undefined ? await SqliteDriver.open(where.dataDir) : await PostgresDriver.open(where.databaseUrl, onWait);
  return new SqlStorage(driver, onBatch);
}
