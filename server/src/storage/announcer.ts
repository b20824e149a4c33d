/** What is announced together, and how long others may wait to hear of it at most, but for the time it takes to say. */
const TOGETHER_MS = 10;
const AGAIN_MS = 500;
/** PostgreSQL's notifications hold 8000 bytes; some are for what stands before the list. */
const LONGEST = 7_800;
/** Others look for what they have missed themselves; a server that cannot speak for so long need not remember more. */
const MOST = 20_000;

/**
 * Tells other servers of acts, after they are kept and beside it: a notice in the statement that keeps them would let every server wait for all
 * others at each commit. What happens at the same table meanwhile is one piece of news. Whoever hears of none, because this server has died
 * in between, looks for it every few seconds.
 */
export class Announcer {
  readonly #say: (list: string) => Promise<void>;
  readonly #news = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #saying = false;
  #closed = false;

  /** `say` gets a list of tables with the numbers of their acts. */
  constructor(say: (list: string) => Promise<void>) {
    this.#say = say;
  }

  add(table: string, seq: number): void {
    if (this.#news.size >= MOST && !this.#news.has(table)) return;
    this.#news.set(table, Math.max(seq, this.#news.get(table) ?? 0));
    this.#in(TOGETHER_MS);
  }

  #in(ms: number): void {
    if (this.#timer !== undefined || this.#saying || this.#closed) return;
    this.#timer = setTimeout(() => void this.#speak(), ms);
  }

  async #speak(): Promise<void> {
    this.#timer = undefined;
    this.#saying = true;
    let wait = TOGETHER_MS;
    const said: [string, number][] = [];
    try {
      let list = '';
      for (const [table, seq] of this.#news) {
        const item = `${table}:${seq}`;
        if (list.length + item.length + 1 > LONGEST) break;
        list += list === '' ? item : `,${item}`;
        said.push([table, seq]);
      }
      for (const [table] of said) this.#news.delete(table);
      if (list !== '') await this.#say(list);
    } catch {
      // The database is away: it is said once it is back.
      wait = AGAIN_MS;
      for (const [table, seq] of said) this.#news.set(table, Math.max(seq, this.#news.get(table) ?? 0));
    }
    this.#saying = false;
    if (this.#news.size > 0) this.#in(wait);
  }

  /** Says what is left. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#closed = true;
    while (this.#saying) await new Promise((resolve) => setTimeout(resolve, TOGETHER_MS));
    for (let left = this.#news.size; left > 0; left = this.#news.size) {
      await this.#speak();
      if (this.#news.size >= left) return;
    }
  }
}
