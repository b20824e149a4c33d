import type { Act, SeatState, Table, TableSetup, TableStatus } from '@orrery/host';
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
  /** Points and winners once it is over; not there in tables from before that was kept. */
  readonly result?: Table['result'];
  /** Answers that stand. */
  readonly at: number;
  readonly seq: number;
  /** A guided first game: the other seats play its lines. */
  readonly lesson?: true;
  /** A private copy on which a seat's next turn at a server's table is tried. */
  readonly plan?: { readonly table: string; readonly seat: Seat };
  readonly created: number;
  readonly updated: number;
};

/** The ids of tables at which a position is tried begin so. They are in no list and count as nobody's game. */
export const TRIAL = 'try-';
export const isTrial = (id: string): boolean => id.startsWith(TRIAL);

const NAME = 'orrery';
const TABLES = 'tables';
const ACTS = 'acts';
/** What was found out about matches; see analysis/store.ts. */
export const ANALYSES = 'analyses';

let opened: Promise<IDBDatabase> | undefined;

export function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 2);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        request.result.createObjectStore(TABLES, { keyPath: 'id' });
        request.result.createObjectStore(ACTS, { keyPath: ['table', 'seq'] });
      }
      request.result.createObjectStore(ANALYSES, { keyPath: 'id' });
    };
    request.onsuccess = () => {
      // Another window with a newer page may need to change the stores.
      request.result.onversionchange = () => {
        request.result.close();
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

export const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });

export const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const actsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

export async function listTables(): Promise<LocalTable[]> {
  const db = await database();
  const all = await resultOf<LocalTable[]>(db.transaction(TABLES).objectStore(TABLES).getAll());
  return all.sort((a, b) => b.updated - a.updated);
}

export async function readTable(id: string): Promise<{ readonly table: LocalTable; readonly acts: Act[] } | undefined> {
  const db = await database();
  const transaction = db.transaction([TABLES, ACTS]);
  const table = await resultOf<LocalTable | undefined>(transaction.objectStore(TABLES).get(id));
  if (table === undefined) return undefined;
  const rows = await resultOf<{ act: Act }[]>(transaction.objectStore(ACTS).getAll(actsOf(id)));
  return { table, acts: rows.map((row) => row.act) };
}

/** A table without its acts: all that a list, or the page of it, needs to know. */
export async function readEntry(id: string): Promise<LocalTable | undefined> {
  const db = await database();
  return resultOf<LocalTable | undefined>(db.transaction(TABLES).objectStore(TABLES).get(id));
}

/** Keeps a table and the acts that are new, all or nothing; resolves when the disk has them. */
export async function keepTable(table: LocalTable, acts: readonly Act[]): Promise<void> {
  const db = await database();
  const transaction = db.transaction([TABLES, ACTS], 'readwrite', { durability: 'strict' });
  transaction.objectStore(TABLES).put(table);
  for (const act of acts) transaction.objectStore(ACTS).put({ table: table.id, seq: act.seq, act });
  await finished(transaction);
}

export async function removeTable(id: string): Promise<void> {
  const db = await database();
  const transaction = db.transaction([TABLES, ACTS, ANALYSES], 'readwrite');
  transaction.objectStore(TABLES).delete(id);
  transaction.objectStore(ANALYSES).delete(id);
  transaction.objectStore(ACTS).delete(actsOf(id));
  await finished(transaction);
}
