import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { CannotStart } from '../cannot-start.ts';
import { endThread } from '../end-thread.ts';
import { flatActs } from './flat-acts.ts';
import type { Driver, Row, Statement, Value } from './sql-storage.ts';
import { type NewAct, StorageAway } from './storage.ts';

export type SqliteJob =
  | { readonly id: number; readonly kind: 'query'; readonly sql: string; readonly values: readonly Value[] }
  | { readonly id: number; readonly kind: 'transaction'; readonly statements: readonly Statement[] }
  | { readonly id: number; readonly kind: 'append'; readonly acts: readonly Value[] }
  | { readonly id: number; readonly kind: 'copy'; readonly file: string }
  | { readonly id: number; readonly kind: 'close' };
/** The first reply, number 0, says whether the file could be opened. */
export type SqliteReply = { readonly id: number; readonly result?: unknown; readonly error?: string; readonly code?: string };

const YOUNG_MB = 3;

/** SQLite in a file, in a thread of its own: while it waits for the disk, the sockets do not. For one server; a second one is refused. */
export class SqliteDriver implements Driver {
  readonly kind = 'sqlite';
  readonly #thread: Worker;
  readonly #waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  #jobs = 0;
  #broken: Error | undefined;

  private constructor(thread: Worker) {
    this.#thread = thread;
    thread.on('message', ({ id, result, error, code }: SqliteReply) => {
      const job = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error === undefined) job?.resolve(result);
      else job?.reject(failureOf(error, code));
    });
    thread.on('error', (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    thread.on('exit', () => this.#fail(new StorageAway('the storage thread has ended')));
  }

  static async open(folder: string): Promise<SqliteDriver> {
    const file = join(folder, 'orrery.sqlite');
    makePrivate(folder, file);
    const thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), {
      name: 'storage',
      workerData: { file },
      // Rows come and go; nothing of them stays.
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    const driver = new SqliteDriver(thread);
    try {
      await new Promise((resolve, reject) => driver.#waiting.set(0, { resolve, reject }));
    } catch (error) {
      await endThread(thread);
      throw whyNot(file, error);
    }
    return driver;
  }

  #fail(error: Error): void {
    this.#broken ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  #send<T>(job: (id: number) => SqliteJob): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#broken !== undefined) {
        reject(this.#broken);
        return;
      }
      const id = ++this.#jobs;
      // Before anything waits: what cannot cross over is its sender's failure alone.
      this.#thread.postMessage(job(id));
      this.#waiting.set(id, { resolve: (result) => resolve(result as T), reject });
    });
  }

  query(sql: string, values: readonly Value[]): Promise<Row[]> {
    return this.#send((id) => ({ id, kind: 'query', sql, values }));
  }

  transaction(statements: readonly Statement[]): Promise<void> {
    return this.#send((id) => ({ id, kind: 'transaction', statements }));
  }

  append(batch: readonly NewAct[]): Promise<boolean[]> {
    return this.#send((id) => ({ id, kind: 'append', acts: flatActs(batch) }));
  }

  copyTo(file: string): Promise<void> {
    return this.#send((id) => ({ id, kind: 'copy', file }));
  }

  /** There is no other server. */
  async claim(): Promise<boolean> {
    return true;
  }
  async release(): Promise<void> {}
  async notify(): Promise<void> {}
  onNotice(): void {}

  async close(): Promise<void> {
    if (this.#broken !== undefined) return;
    await this.#send((id) => ({ id, kind: 'close' }));
    await endThread(this.#thread);
  }
}

/** Seeds are in there: for nobody but who runs the server. */
function makePrivate(folder: string, file: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    closeSync(openSync(file, 'a', 0o600));
    for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, 0o600);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new CannotStart(`${file} cannot be written (${code || message}): choose a folder of your own with --data, or mend its rights`);
  }
}

class SqliteError extends Error {
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

const passing = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|READONLY|NOMEM|CANTOPEN)/;
const failureOf = (message: string, code = ''): Error =>
  passing.test(code) ? new StorageAway(`${code}: ${message}`) : new SqliteError(message, code);

/** Why a file could not be opened, and what helps. */
function whyNot(file: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const message = error.message.replace(/\s+/g, ' ');
  const code = error instanceof SqliteError ? error.code : message;
  if (/^SQLITE_(BUSY|LOCKED)/.test(code))
    return new CannotStart(`${file} is locked by another server: stop that one, or give this one its own folder with --data`);
  if (/^SQLITE_NOTADB/.test(code))
    return new CannotStart(`${file} is not a database: restore it from a backup, or move it away to begin anew`);
  if (/^SQLITE_CORRUPT/.test(code))
    return new CannotStart(
      `${file} is damaged (${message}): restore it from a backup, or save what can be read with sqlite3 ${file} .recover`,
    );
  if (/^SQLITE_(FULL|IOERR|READONLY|CANTOPEN)/.test(code))
    return new CannotStart(`${file} cannot be written (${message}): make room on the disk or mend its rights`);
  // The file was written by a newer server, or something nobody foresaw.
  return message.startsWith(file) ? new CannotStart(message) : error;
}
