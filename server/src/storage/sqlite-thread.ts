import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { END } from '../end-thread.ts';
import { actsIn } from './flat-acts.ts';
import { migrationsFrom, READ_VERSION, VERSION_TABLE } from './migrations/index.ts';
import { hourOf, minuteOrNone } from './rounded.ts';
import { Silent } from './silent.ts';
import type { Value } from './sql-storage.ts';
import type { SqliteJob, SqliteReply } from './sqlite.ts';
import type { NewAct } from './storage.ts';

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
  prepare(db);
  // Its own knows A to Z only: whoever looks for änna means Änna.
  db.function('lower', { deterministic: true }, (text) => (typeof text === 'string' ? text.toLowerCase() : text));
  return db;
}

function prepare(db: Database.Database): void {
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
try {
  db = open();
  port.postMessage({ id: 0 } satisfies SqliteReply);
} catch (error) {
  port.postMessage({ id: 0, ...asFailure(error) } satisfies SqliteReply);
  process.exit();
}

const prepared = new Map<string, Database.Statement>();
function statement(sql: string): Database.Statement {
  let found = prepared.get(sql);
  if (found === undefined) {
    found = db.prepare(sql.replace(/\$(\d+)/g, '?$1'));
    prepared.set(sql, found);
  }
  return found;
}

/** Numbered parameters are bound by name: the same one may stand twice in a statement. */
const named = (values: readonly Value[]): Record<string, Value> => Object.fromEntries(values.map((v, i) => [String(i + 1), v]));

function run(sql: string, values: readonly Value[]): unknown[] {
  const found = statement(sql);
  silent.notice(sql);
  if (found.reader) return found.all(named(values));
  found.run(named(values));
  return [];
}

const insertAct = db.prepare(
  'INSERT INTO acts (table_id, seq, act) SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?1) ON CONFLICT DO NOTHING',
);
const updateTable = db.prepare(
  'UPDATE tables SET seq = ?, status = ?, summary = ?, bot_due = ?, timeout = ?, updated = ?, rules = ?, hour = ?, minute = ? WHERE id = ?',
);
const putMember = db.prepare(
  'INSERT INTO members (table_id, seat, identity) VALUES (?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE SET identity = excluded.identity',
);
const dropMember = db.prepare('DELETE FROM members WHERE table_id = ? AND seat = ?');
const dropLinks = db.prepare('DELETE FROM links WHERE table_id = ? AND seat = ?');
const ask = db.prepare(
  `INSERT INTO outbox (table_id, identity, channel, kind, at, seat, made, due, state, attempts)
   SELECT ?, identity, id, ?, ?, ?, ?, ?, 0, 0 FROM channels WHERE identity = ? AND confirm IS NULL ON CONFLICT DO NOTHING`,
);

const silent = new Silent(db);

const append = db.transaction((batch: readonly NewAct[]): boolean[] =>
  batch.map(({ table, act, now, member, asks = [] }) => {
    if (insertAct.run({ 1: table, 2: now.seq, 3: act }).changes === 0) return false;
    const { seq, status, summary, botDue, timeout, updated, rules } = now;
    updateTable.run(seq, status, summary, botDue ? 1 : 0, timeout, updated, rules, hourOf(updated), minuteOrNone(timeout), table);
    if (member !== undefined) {
      if (member.identity === null) dropMember.run(table, member.seat);
      else putMember.run(table, member.seat, member.identity);
      dropLinks.run(table, member.seat);
    }
    for (const { identity, kind, at, seat, due } of asks)
      if (!silent.has(identity)) ask.run(table, kind, at, seat, now.updated, due, identity);
    return true;
  }),
);
const transaction = db.transaction((statements: SqliteJob & { kind: 'transaction' }) => {
  for (const { sql, values } of statements.statements) run(sql, values);
});

/** Pages copied between two orders: those who play hardly notice. What they change meanwhile gets into the copy as well. */
const PAGES_AT_ONCE = 256;

function work(job: SqliteJob): unknown {
  switch (job.kind) {
    case 'query':
      return run(job.sql, job.values);
    case 'transaction':
      return transaction(job);
    case 'append':
      return append(actsIn(job.acts));
    case 'copy':
      return db.backup(job.file, { progress: () => PAGES_AT_ONCE }).then(() => undefined);
    case 'close':
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
