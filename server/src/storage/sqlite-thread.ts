import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { END } from '../end-thread.ts';
import { Journal, needsActs } from './journal.ts';
import { migrationsFrom, READ_VERSION, VERSION_TABLE } from './migrations/index.ts';
import { Silent } from './silent.ts';
import type { Value } from './sql-storage.ts';
import type { SqliteJob, SqliteReply } from './sqlite.ts';

const port = parentPort;
if (port === null) throw new Error('this file is a thread');

const { file } = workerData as { file: string };
const asFailure = (error: unknown): Pick<SqliteReply, 'error' | 'code'> => ({
  error: error instanceof Error ? error.message : String(error),
  ...(error instanceof Database.SqliteError ? { code: error.code } : {}),
});

/** Opens the file, looks for damage and brings it up to date. Damage is looked for in the structure of every page, not in what is written there. */
function open(): Database.Database {
  const db = new Database(file, { timeout: 2000 });
  bringUp(db);
  // Its own knows A to Z only: whoever looks for änna means Änna.
  db.function('lower', { deterministic: true }, (text) => (typeof text === 'string' ? text.toLowerCase() : text));
  return db;
}

function bringUp(db: Database.Database): void {
  // Exclusive: a second server on the same file would not hear of the first one's acts, so it must not start.
  db.pragma('locking_mode = EXCLUSIVE');
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  // Pages of a busy table are written to the log again and again; moving them into the file now and then is enough.
  db.pragma('wal_autocheckpoint = 8000');
  // And once they are there, the log need not stay as large as it was in the busiest minute.
  db.pragma('journal_size_limit = 67108864');
  const [damage] = db.pragma('quick_check(1)', { simple: false }) as { quick_check: string }[];
  if (damage?.quick_check !== 'ok') throw new Database.SqliteError(damage?.quick_check ?? 'no answer', 'SQLITE_CORRUPT');
  db.transaction(() => {
    db.exec(VERSION_TABLE);
    const version = db.prepare(READ_VERSION).pluck().get() as number | undefined;
    for (const statement of migrationsFrom(version, file)) db.exec(statement);
  }).immediate();
}

let db: Database.Database;
let silent: Silent;
let journal: Journal;
try {
  db = open();
  silent = new Silent(db);
  journal = new Journal(db, silent);
  port.postMessage({ id: 0 } satisfies SqliteReply);
} catch (error) {
  port.postMessage({ id: 0, ...asFailure(error) } satisfies SqliteReply);
  process.exit();
}

type Prepared = { readonly statement: Database.Statement; readonly needsActs: boolean };
const prepared = new Map<string, Prepared>();
function prepare(sql: string): Prepared {
  let found = prepared.get(sql);
  if (found === undefined) {
    found = { statement: db.prepare(sql.replace(/\$(\d+)/g, '?$1')), needsActs: needsActs(sql) };
    prepared.set(sql, found);
  }
  return found;
}

/** Numbered parameters are bound by name: the same one may stand twice in a statement. */
const named = (values: readonly Value[]): Record<string, Value> => Object.fromEntries(values.map((v, i) => [String(i + 1), v]));

function run(sql: string, values: readonly Value[]): unknown[] {
  const { statement } = prepare(sql);
  silent.notice(sql);
  if (statement.reader) return statement.all(named(values));
  statement.run(named(values));
  return [];
}

const transaction = db.transaction((statements: SqliteJob & { kind: 'transaction' }) => {
  for (const { sql, values } of statements.statements) run(sql, values);
});

/** Pages copied between two orders: those who play hardly notice. What they change meanwhile gets into the copy as well. */
const PAGES_AT_ONCE = 256;

function work(job: SqliteJob): unknown {
  switch (job.kind) {
    case 'query':
      if (prepare(job.sql).needsActs) journal.settle();
      return run(job.sql, job.values);
    case 'transaction':
      if (job.statements.some(({ sql }) => prepare(sql).needsActs)) journal.settle();
      return transaction(job);
    case 'append':
      return journal.keep(job.acts);
    case 'copy':
      return journal.without(() => db.backup(job.file, { progress: () => PAGES_AT_ONCE })).then(() => undefined);
    case 'close':
      journal.settle();
      db.close();
      return undefined;
  }
}

port.on('message', (job: SqliteJob | typeof END) => {
  if (job === END) {
    port.close();
    return;
  }
  const { id } = job;
  const failed = (error: unknown): void => port.postMessage({ id, ...asFailure(error) } satisfies SqliteReply);
  try {
    const result = work(job);
    // A copy takes its time, and others their turn meanwhile.
    if (result instanceof Promise) result.then(() => port.postMessage({ id } satisfies SqliteReply), failed);
    else port.postMessage({ id, result } satisfies SqliteReply);
  } catch (error) {
    failed(error);
  }
});
