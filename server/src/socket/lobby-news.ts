import type { TableStatus } from '@orrery/host';
import type { ServerMessage } from '@orrery/protocol';
import type { Log } from '../log.ts';
import type { Storage } from '../storage/storage.ts';

/** Somebody who wants to hear what changes at their tables and among the open ones. */
export interface Listener {
  readonly identity: string | undefined;
  say(message: ServerMessage): void;
}

/** What changed is told together, no more often than this. */
const EVERY_MS = 1_000;
const TABLES_AT_ONCE = 200;
/** Listed tables whose state is remembered. */
const REMEMBERED = 5_000;

/** Tells lobbies that something changed, so that nobody has to ask again and again. Costs nothing while nobody listens. */
export class LobbyNews {
  readonly #storage: Storage;
  readonly #log: Log;
  readonly #listeners = new Set<Listener>();
  readonly #changed = new Set<string>();
  /** Listed tables, and how they were when last looked at. */
  readonly #listed = new Map<string, TableStatus>();
  #timer: NodeJS.Timeout | undefined;

  constructor(storage: Storage, log: Log) {
    this.#storage = storage;
    this.#log = log;
  }

  /** From now on they hear; at first, how things are. */
  async listen(listener: Listener): Promise<void> {
    this.#listeners.add(listener);
    listener.say({ type: 'lobby', mine: true, open: true, waiting: await this.#waiting(listener.identity) });
  }

  leave(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  /** Something changed at a table that a lobby shows. */
  changed(table: string): void {
    if (this.#listeners.size === 0) return;
    this.#changed.add(table);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#tell().catch((err) => this.#log.warn({ err }, 'the lobby was not told'));
    }, EVERY_MS).unref();
  }

  /** We could not hear the others for a while: everybody looks again. */
  missed(): void {
    for (const listener of this.#listeners) listener.say({ type: 'lobby', mine: true, open: true });
  }

  /** Somebody is asked something that is no table's. */
  asked(identity: string): void {
    for (const listener of this.#listeners) if (listener.identity === identity) listener.say({ type: 'lobby', mine: true, open: false });
  }

  async #waiting(identity: string | undefined): Promise<number> {
    return identity === undefined ? 0 : this.#storage.countWaiting(identity);
  }

  async #tell(): Promise<void> {
    const tables = [...this.#changed].slice(0, TABLES_AT_ONCE);
    for (const table of tables) this.#changed.delete(table);
    const rows = await this.#storage.seenIn(tables);
    const open = this.#noteOpen(rows);
    const people = new Set(rows.flatMap((r) => r.identities));
    const counts = new Map<string, number>();
    for (const listener of [...this.#listeners]) {
      const { identity } = listener;
      if (identity === undefined || !people.has(identity)) {
        if (open) listener.say({ type: 'lobby', mine: false, open });
        continue;
      }
      const waiting = counts.get(identity) ?? (await this.#waiting(identity));
      counts.set(identity, waiting);
      listener.say({ type: 'lobby', mine: true, open, waiting });
    }
    const [next] = this.#changed;
    if (next !== undefined) this.changed(next);
  }

  /** Whether the lists of open and of running tables are others now. Of one that gathers everything is told, of one that runs only that it began or ended. */
  #noteOpen(rows: Awaited<ReturnType<Storage['seenIn']>>): boolean {
    let changed = false;
    for (const { id, listed, status } of rows) {
      if (!listed || (status !== 'gathering' && this.#listed.get(id) === status)) continue;
      changed = true;
      if (status === 'over') this.#listed.delete(id);
      else this.#listed.set(id, status);
    }
    if (this.#listed.size > REMEMBERED) this.#listed.clear();
    return changed;
  }
}
