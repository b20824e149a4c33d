import pg from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { migrationsFrom, READ_VERSION, VERSION_TABLE } from '../storage/migrations/index.ts';
import { isAway, placeOf, reasonOf, SCHEMA_LOCK, whyNot } from '../storage/postgres.ts';
import { BadBackup } from './bad-backup.ts';
import { bringUpToDate, columnsOf, openCopy, partsOf } from './database.ts';

/** Rows that cross over at once. */
const TOGETHER = 500;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const client = new pg.Client({ connectionString: url, application_name: 'orrery backup' });
  client.on('error', () => {});
  try {
    await client.connect().catch((error: unknown) => {
      throw isAway(error) ? new BadBackup(`${placeOf(url)} does not answer (${reasonOf(error)})`) : error;
    });
    return await work(client);
  } catch (error) {
    const why = whyNot(url, error);
    throw why instanceof CannotStart ? new BadBackup(why.message) : error;
  } finally {
    await client.end();
  }
}

/** Copies a database as it is at one moment into a new SQLite file, while others go on writing. */
export function copyFromPostgres(url: string, file: string): Promise<void> {
  return withClient(url, async (client) => {
    const db = openCopy(file);
    try {
      // A copy that is not finished is worth nothing: until then nothing need be safe.
      db.pragma('synchronous = OFF');
      bringUpToDate(db, file);
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      for (const table of partsOf(db)) {
        const columns = columnsOf(db, table);
        const insert = db.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`);
        const keep = db.transaction((rows: readonly Record<string, unknown>[]) => {
          for (const row of rows) insert.run(columns.map((column) => row[column]));
        });
        await client.query(`DECLARE part CURSOR FOR SELECT ${columns.join(', ')} FROM ${table}`);
        for (;;) {
          const { rows } = await client.query<Record<string, unknown>>(`FETCH ${TOGETHER} FROM part`);
          if (rows.length === 0) break;
          keep(rows);
        }
        await client.query('CLOSE part');
      }
      await client.query('COMMIT');
      db.pragma('synchronous = FULL');
    } finally {
      db.close();
    }
  });
}

/** Fills an empty database from an SQLite file, all or nothing. */
export function copyToPostgres(file: string, url: string): Promise<void> {
  return withClient(url, async (client) => {
    const db = openCopy(file);
    try {
      bringUpToDate(db, file);
      await client.query('BEGIN');
      await client.query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
      await client.query(VERSION_TABLE);
      const { rows } = await client.query<{ version: number }>(READ_VERSION);
      for (const statement of migrationsFrom(rows[0]?.version, placeOf(url))) await client.query(statement);
      for (const table of ['tables', 'guests']) {
        const { rowCount } = await client.query(`SELECT 1 FROM ${table} LIMIT 1`);
        if (rowCount !== 0) throw new BadBackup(`${placeOf(url)} is not empty: restore into a new one`);
      }
      for (const table of partsOf(db)) {
        // What a server that was started once has left: its secret, the time.
        await client.query(`DELETE FROM ${table}`);
        const columns = columnsOf(db, table).join(', ');
        const put = `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::json)`;
        let batch: unknown[] = [];
        const flush = async (): Promise<void> => {
          if (batch.length > 0) await client.query(put, [JSON.stringify(batch)]);
          batch = [];
        };
        for (const row of db.prepare(`SELECT ${columns} FROM ${table}`).iterate()) {
          batch.push(row);
          if (batch.length >= TOGETHER) await flush();
        }
        await flush();
      }
      await client.query('COMMIT');
    } finally {
      db.close();
    }
  });
}
