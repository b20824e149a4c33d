import type { Act, SeatState, TableSetup, TableStatus } from '@orrery/host';
import type { Seat } from '@orrery/kernel';

/** A table of this device as its list shows it; the acts lie beside it, one by one. */
export type LocalTable = {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly setup: TableSetup;
  readonly status: TableStatus;
  readonly seats: readonly SeatState[];
  readonly waiting: readonly Seat[];
  /** Answers that stand. */
  readonly at: number;
  readonly seq: number;
  readonly created: number;
  readonly updated: number;
};

const NAME = 'orrery';
const TABLES = 'tables';
const ACTS = 'acts';

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: 'id' });
      request.result.createObjectStore(ACTS, { keyPath: ['table', 'seq'] });
    };
    request.onsuccess = () => {
      // Another window with a newer page may need to change the stores.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const actsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

export async function listTables(): Promise<LocalTable[]> {
  const db = await open();
  const all = await result<LocalTable[]>(db.transaction(TABLES).objectStore(TABLES).getAll());
  return all.sort((a, b) => b.updated - a.updated);
}

export async function readTable(id: string): Promise<{ readonly table: LocalTable; readonly acts: Act[] } | undefined> {
  const db = await open();
  const transaction = db.transaction([TABLES, ACTS]);
  const table = await result<LocalTable | undefined>(transaction.objectStore(TABLES).get(id));
  if (table === undefined) return undefined;
  const rows = await result<{ act: Act }[]>(transaction.objectStore(ACTS).getAll(actsOf(id)));
  return { table, acts: rows.map((row) => row.act) };
}

/** Keeps a table and the acts that are new, all or nothing; resolves when the disk has them. */
export async function keepTable(table: LocalTable, acts: readonly Act[]): Promise<void> {
  const db = await open();
  const transaction = db.transaction([TABLES, ACTS], 'readwrite', { durability: 'strict' });
  transaction.objectStore(TABLES).put(table);
  for (const act of acts) transaction.objectStore(ACTS).put({ table: table.id, seq: act.seq, act });
  await done(transaction);
}

export async function removeTable(id: string): Promise<void> {
  const db = await open();
  const transaction = db.transaction([TABLES, ACTS], 'readwrite');
  transaction.objectStore(TABLES).delete(id);
  transaction.objectStore(ACTS).delete(actsOf(id));
  await done(transaction);
}
