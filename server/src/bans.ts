import type { FastifyInstance } from 'fastify';
import type { Log } from './log.ts';
import { Refusal } from './refusal.ts';
import type { Storage } from './storage/storage.ts';

/** Another server may have shut somebody out. */
const LOOK_EVERY_MS = 10_000;

/** Whom those who run the server have shut out. It is a word to a browser, not a wall: whoever throws their cookie away comes as somebody else. */
export class Bans {
  readonly #storage: Storage;
  readonly #timer: NodeJS.Timeout | undefined;
  #banned = new Set<string>();
  /** Hears of those who are shut out from now on. */
  onBan: (identity: string) => void = () => {};

  private constructor(storage: Storage, log: Log) {
    this.#storage = storage;
    if (storage.kind === 'postgres')
      this.#timer = setInterval(() => {
        this.look().catch((err: unknown) => log.warn({ err }, 'bans were not read'));
      }, LOOK_EVERY_MS).unref();
  }

  static async open(storage: Storage, log: Log): Promise<Bans> {
    const bans = new Bans(storage, log);
    await bans.look();
    return bans;
  }

  async look(): Promise<void> {
    const before = this.#banned;
    this.#banned = new Set((await this.#storage.office.bans()).map((b) => b.identity));
    for (const identity of this.#banned) if (!before.has(identity)) this.onBan(identity);
  }

  has(identity: string | undefined): boolean {
    return identity !== undefined && this.#banned.has(identity);
  }

  /** Guests are recognised in `preParsing` hooks that were added before this one. */
  attach(app: FastifyInstance): void {
    app.addHook('preParsing', async (request) => {
      if (this.has(request.identity)) throw new Refusal('banned');
    });
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
