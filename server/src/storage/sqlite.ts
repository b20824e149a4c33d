import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Driver, Row, Statement, Value } from './sql-storage.ts';
import type { NewAct } from './storage.ts';

export type SqliteJob =
  | { readonly id: number; readonly kind: 'query'; readonly sql: string; readonly values: readonly Value[] }
  | { readonly id: number; readonly kind: 'transaction'; readonly statements: readonly Statement[] }
  | { readonly id: number; readonly kind: 'append'; readonly batch: readonly NewAct[] }
  | { readonly id: number; readonly kind: 'close' };
export type SqliteReply = { readonly id: number; readonly result?: unknown; readonly error?: string };

/** SQLite in a file, in a thread of its own: while it waits for the disk, the sockets do not. For one server; a second one is refused. */
export class SqliteDriver implements Driver {
  readonly kind = 'sqlite';
  readonly #thread: Worker;
  readonly #waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  #jobs = 0;
  #broken: Error | undefined;

  private constructor(thread: Worker) {
    this.#thread = thread;
    thread.on('message', ({ id, result, error }: SqliteReply) => {
      const job = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error === undefined) job?.resolve(result);
      else job?.reject(new Error(error));
    });
    thread.on('error', (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    thread.on('exit', () => this.#fail(new Error('the storage thread has ended')));
  }

  static async open(folder: string): Promise<SqliteDriver> {
    mkdirSync(folder, { recursive: true });
    const thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: { file: join(folder, 'orrery.sqlite') } });
    const driver = new SqliteDriver(thread);
    await driver.query('SELECT 1 AS one', []);
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
    return this.#send((id) => ({ id, kind: 'append', batch }));
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
    await this.#thread.terminate();
  }
}
