import type Database from 'better-sqlite3';

/** Forgotten when there are more: whoever is looked up again costs no more than before. */
const MOST = 50_000;

/**
 * Whom nobody can send anything, as far as anybody has looked: most people who play. Every act asks somebody and has news for the table's own
 * channels, and writing to the outbox of somebody who has none would cost as much as keeping the act.
 */
export class Silent {
  readonly #channel: Database.Statement;
  readonly #known = new Set<string>();

  constructor(db: Database.Database) {
    this.#channel = db.prepare('SELECT 1 FROM channels WHERE identity = ? AND confirm IS NULL LIMIT 1');
  }

  has(identity: string): boolean {
    if (this.#known.has(identity)) return true;
    if (this.#channel.get(identity) !== undefined) return false;
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.add(identity);
    return true;
  }

  /** Somebody may have a channel now. Only this thread writes, so nothing escapes it. */
  notice(sql: string): void {
    if (this.#known.size > 0 && /\bchannels\b/.test(sql) && !/^\s*SELECT\b/i.test(sql)) this.#known.clear();
  }
}
