import type { Notice } from '../storage/storage.ts';
import { LiveTable } from './live-table.ts';
import type { Tools } from './tools.ts';

/** Due tables looked at in one sweep. */
const SWEEP = 200;
/** So many leave memory at once: enough to be quick, not so many that those who play would notice. */
const TOGETHER = 16;

/** How often a server says that it is there, and how long it is remembered when somebody was last seen. */
const PRESENCE_EVERY = 10_000;
const PRESENCE_KEPT = 24 * 60 * 60_000;

/** All tables in memory. Tables come when somebody asks for them, or something is due at them, and go when nobody does. */
export class Hall {
  readonly #tools: Tools;
  readonly #idle: number;
  readonly #sweepEvery: number;
  readonly #tables = new Map<string, Promise<LiveTable | undefined>>();
  readonly #live = new Map<string, LiveTable>();
  readonly #leaving = new Map<string, Promise<void>>();
  readonly #onNews: (kind: 'chat' | 'members' | 'presence', table: LiveTable, seq: number) => void;
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<void> = Promise.resolve();
  #closing = false;
  #presenceKept = 0;

  constructor(
    tools: Tools,
    { idle, sweep }: { readonly idle: number; readonly sweep: number },
    onNews: (kind: 'chat' | 'members' | 'presence', table: LiveTable, seq: number) => void,
  ) {
    this.#tools = tools;
    this.#idle = idle;
    this.#sweepEvery = sweep;
    this.#onNews = onNews;
    tools.storage.onNotice((notice) => this.#hear(notice));
    this.#schedule();
  }

  /** Works with a table, which stays in memory meanwhile; undefined if there is no such table. */
  async use<T>(id: string, work: (table: LiveTable) => Promise<T>): Promise<T | undefined> {
    const table = await this.hold(id);
    if (table === undefined) return undefined;
    try {
      return await work(table);
    } finally {
      this.letGo(table);
    }
  }

  /** The table, to be let go of later. */
  async hold(id: string): Promise<LiveTable | undefined> {
    const table = await this.#get(id);
    if (table === undefined) return undefined;
    // It may have left memory while we waited; then it is fetched anew.
    if (this.#live.get(id) !== table) return this.hold(id);
    table.users++;
    return table;
  }

  letGo(table: LiveTable): void {
    table.users--;
    table.lastUsed = this.#tools.time();
  }

  #get(id: string): Promise<LiveTable | undefined> {
    let found = this.#tables.get(id);
    if (found === undefined) {
      found = this.#fetch(id).catch((error) => {
        this.#tables.delete(id);
        throw error;
      });
      this.#tables.set(id, found);
    }
    return found;
  }

  async #fetch(id: string): Promise<LiveTable | undefined> {
    const { storage } = this.#tools;
    // Of one table there is never more than one here: the old one has left before the new one looks.
    await this.#leaving.get(id);
    const row = await storage.table(id);
    if (row === undefined) {
      this.#tables.delete(id);
      return undefined;
    }
    const table = new LiveTable(this.#tools, row, await storage.members(id));
    this.#live.set(id, table);
    return table;
  }

  #hear({ kind, table: id, seq }: Notice): void {
    if (kind === 'act' || kind === 'members') this.#tools.changed(id);
    if (kind === 'missed') {
      for (const table of this.live) {
        table.follow(Number.POSITIVE_INFINITY).catch(() => {});
        table.lookAtPlans();
      }
      return;
    }
    const table = this.#live.get(id);
    if (table === undefined || kind === 'device' || kind === 'friend') return;
    const failed = (err: unknown): void => this.#tools.log.warn({ table: id, err }, 'could not follow another server');
    if (kind === 'act') table.follow(seq).catch(failed);
    else if (kind === 'members')
      table
        .refreshMembers()
        .then(() => this.#onNews(kind, table, seq))
        .catch(failed);
    else if (kind === 'presence') this.#lookAround(table).catch(failed);
    else if (kind === 'plan') table.lookAtPlans();
    else this.#onNews(kind, table, seq);
  }

  #schedule(): void {
    this.#timer = setTimeout(() => {
      this.#sweeping = this.#sweep()
        .catch((err) => this.#tools.log.warn({ err }, 'the sweep failed'))
        .finally(() => {
          if (!this.#closing) this.#schedule();
        });
    }, this.#sweepEvery).unref();
  }

  /** Looks after tables that are due, here or left behind by a server that died, and lets idle ones go. */
  async #sweep(): Promise<void> {
    const now = this.#tools.time();
    await this.#keepPresence(now);
    const due = await this.#tools.storage.dueTables(this.#tools.now() - this.#sweepEvery, now, SWEEP);
    for (const id of due) {
      if (this.#closing) return;
      // Some other server is at it already; nothing is gained by opening the table here as well.
      if (!this.#live.has(id) && !(await this.#unclaimed(id))) continue;
      try {
        await this.use(id, (table) => table.attend());
      } catch (err) {
        this.#tools.log.warn({ table: id, err }, 'a due table could not be attended to');
      }
    }
    const idle = this.live.filter((table) => now - table.lastUsed >= this.#idle);
    for (let i = 0; i < idle.length; i += TOGETHER) {
      await Promise.all(idle.slice(i, i + TOGETHER).map((table) => (table.busy ? undefined : this.#retire(table))));
    }
  }

  async #lookAround(table: LiveTable): Promise<void> {
    if (table.onlookers.size === 0) return;
    await table.lookAround();
    this.#onNews('presence', table, 0);
  }

  /** Says that whoever is connected here still is, and looks whether the others still say so. */
  async #keepPresence(now: number): Promise<void> {
    if (now - this.#presenceKept < PRESENCE_EVERY) return;
    this.#presenceKept = now;
    await this.#tools.storage.keepPresence(this.#tools.node, now, now - PRESENCE_KEPT);
    for (const table of this.live) if (table.sharedPresence) await this.#lookAround(table);
    await this.#lookForMissed();
  }

  /** A server that dies may have kept an act that it told nobody about. */
  async #lookForMissed(): Promise<void> {
    const { storage, log } = this.#tools;
    if (storage.kind === 'sqlite') return;
    const watched = this.live.filter((table) => table.onlookers.size > 0);
    const seqs = await storage.seqsOf(watched.map((table) => table.id));
    for (const table of watched) {
      const seq = seqs.get(table.id) ?? 0;
      if (seq > table.now.seq) table.follow(seq).catch((err) => log.warn({ table: table.id, err }, 'could not follow another server'));
    }
  }

  async #unclaimed(id: string): Promise<boolean> {
    const { storage } = this.#tools;
    if (!(await storage.claim(id))) return false;
    await storage.release(id);
    return true;
  }

  async #retire(table: LiveTable): Promise<void> {
    const { id } = table;
    this.#live.delete(id);
    this.#tables.delete(id);
    const gone = table
      .retire()
      .catch((err) => this.#tools.log.warn({ table: id, err }, 'a table left without a snapshot'))
      .finally(() => this.#leaving.delete(id));
    this.#leaving.set(id, gone);
    await gone;
    this.#tools.giveBack.worked(1);
  }

  /** Lets go of a table that is no more. */
  async forget(id: string): Promise<void> {
    const table = this.#live.get(id);
    if (table !== undefined) await this.#retire(table);
  }

  /** Whether a table is in memory here. */
  has(id: string): boolean {
    return this.#live.has(id);
  }

  get live(): readonly LiveTable[] {
    return [...this.#live.values()];
  }

  /** Lets everything under way end, and leaves a snapshot of each table. */
  async close(): Promise<void> {
    this.#closing = true;
    clearTimeout(this.#timer);
    await this.#sweeping;
    await Promise.all(this.live.map((t) => t.retire().catch((err) => this.#tools.log.warn({ table: t.id, err }, 'no snapshot'))));
  }
}
