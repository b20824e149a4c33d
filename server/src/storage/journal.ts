import Database from 'better-sqlite3';
import { actsIn, flatActs } from './flat-acts.ts';
import { hourOf, minuteOrNone } from './rounded.ts';
import type { Silent } from './silent.ts';
import type { Value } from './sql-storage.ts';
import type { NewAct, TableNow } from './storage.ts';

/** Acts are put where they belong when somebody asks, and otherwise after so long or so many of them. */
const SETTLE_WITHIN_MS = 1_000;
const MOST_ACTS = 2_000;

/** Whether a statement sees or changes what acts change. */
export const needsActs = (sql: string): boolean => /\b(acts|tables|members|links|outbox|channels)\b/i.test(sql);

/**
 * Acts that are kept and not yet in their tables. Each of those lies on a page of its own, as does the row of its table, so keeping a batch there
 * means writing twice as many pages as there are acts. Here it is one row, and what is put there later goes to a page many acts at a time. Nobody
 * sees the difference: whoever asks for what acts change waits until they are there, and so does a server that starts after a crash.
 */
export class Journal {
  readonly #db: Database.Database;
  readonly #silent: Silent;
  readonly #add: Database.Statement;
  readonly #all: Database.Statement;
  readonly #empty: Database.Statement;
  readonly #lastOf: Database.Statement;
  readonly #insertAct: Database.Statement;
  readonly #updateTable: Database.Statement;
  readonly #putMember: Database.Statement;
  readonly #dropMember: Database.Statement;
  readonly #dropLinks: Database.Statement;
  readonly #ask: Database.Statement;
  readonly #carryOver: () => void;
  /** The number of the last act of each table with acts here. */
  readonly #last = new Map<string, number>();
  #acts = 0;
  #timer: NodeJS.Timeout | undefined;
  /** Somebody copies the file: what is kept now goes where it belongs at once. */
  #copies = 0;

  constructor(db: Database.Database, silent: Silent) {
    this.#db = db;
    this.#silent = silent;
    this.#add = db.prepare('INSERT INTO journal (acts) VALUES (?)');
    this.#all = db.prepare('SELECT acts FROM journal ORDER BY n').pluck();
    this.#empty = db.prepare('DELETE FROM journal');
    this.#lastOf = db.prepare('SELECT seq FROM tables WHERE id = ?').pluck();
    this.#insertAct = db.prepare('INSERT INTO acts (table_id, seq, act) VALUES (?, ?, ?)');
    this.#updateTable = db.prepare(
      'UPDATE tables SET seq = ?, status = ?, summary = ?, bot_due = ?, timeout = ?, updated = ?, rules = ?, hour = ?, minute = ? WHERE id = ?',
    );
    this.#putMember = db.prepare(
      'INSERT INTO members (table_id, seat, identity) VALUES (?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE SET identity = excluded.identity',
    );
    this.#dropMember = db.prepare('DELETE FROM members WHERE table_id = ? AND seat = ?');
    this.#dropLinks = db.prepare('DELETE FROM links WHERE table_id = ? AND seat = ?');
    this.#ask = db.prepare(
      `INSERT INTO outbox (table_id, identity, channel, kind, at, seat, made, due, state, attempts)
       SELECT ?, identity, id, ?, ?, ?, ?, ?, 0, 0 FROM channels WHERE identity = ? AND confirm IS NULL ON CONFLICT DO NOTHING`,
    );
    this.#carryOver = db.transaction(() => {
      for (const text of this.#all.all() as string[]) this.#putWhereItBelongs(actsIn(JSON.parse(text) as Value[]));
      this.#empty.run();
    });
    // What a server that was killed has left.
    this.#carryOver();
  }

  /** Keeps all whose number is free, in one flush; says which. */
  keep(flat: readonly Value[]): boolean[] {
    const batch = actsIn(flat);
    const last = new Map<string, number>();
    const free = batch.map(({ table, now: { seq } }) => {
      const before = last.get(table) ?? this.#last.get(table) ?? (this.#lastOf.get(table) as number | undefined);
      if (before === undefined || seq <= before) return false;
      last.set(table, seq);
      return true;
    });
    const kept = batch.filter((_, i) => free[i]);
    if (kept.length === 0) return free;
    this.#add.run(JSON.stringify(kept.length === batch.length ? flat : flatActs(kept)));
    for (const [table, seq] of last) this.#last.set(table, seq);
    this.#acts += kept.length;
    if (this.#copies > 0) this.settle();
    else this.#settleIn(this.#acts < MOST_ACTS ? SETTLE_WITHIN_MS : 0);
    return free;
  }

  /** Puts all acts where they belong. They are on disk already, so this need not wait for it. */
  settle(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#acts === 0) return;
    this.#db.pragma('synchronous = NORMAL');
    try {
      this.#carryOver();
    } finally {
      this.#db.pragma('synchronous = FULL');
    }
    this.#acts = 0;
    this.#last.clear();
  }

  /** Nobody waits for this one. Where there is no room it is tried again, and whoever asks for something is told why it cannot be done. */
  #settleIn(ms: number): void {
    if (this.#timer !== undefined && ms > 0) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      try {
        this.settle();
      } catch {
        this.#settleIn(SETTLE_WITHIN_MS);
      }
    }, ms);
  }

  /** Does something that looks at the whole file for a while: nothing is in here meanwhile, or it was done in vain. */
  async without<T>(work: () => Promise<T>): Promise<T> {
    this.settle();
    this.#copies++;
    try {
      const done = await work();
      // No backup would look for acts here, and these are kept.
      if (this.#acts > 0) throw new Database.SqliteError('acts kept meanwhile could not be put where they belong', 'SQLITE_FULL');
      return done;
    } finally {
      this.#copies--;
    }
  }

  #putWhereItBelongs(batch: readonly NewAct[]): void {
    const rows = new Map<string, TableNow>();
    for (const { table, act, now, member, asks = [] } of batch) {
      this.#insertAct.run(table, now.seq, act);
      rows.set(table, now);
      if (member !== undefined) {
        if (member.identity === null) this.#dropMember.run(table, member.seat);
        else this.#putMember.run(table, member.seat, member.identity);
        this.#dropLinks.run(table, member.seat);
      }
      for (const { identity, kind, at, seat, due } of asks)
        if (!this.#silent.has(identity)) this.#ask.run(table, kind, at, seat, now.updated, due, identity);
    }
    for (const [table, { seq, status, summary, botDue, timeout, updated, rules }] of rows)
      this.#updateTable.run(seq, status, summary, botDue ? 1 : 0, timeout, updated, rules, hourOf(updated), minuteOrNone(timeout), table);
  }
}
