import type { Storage } from './storage/storage.ts';

/** How often the time is kept. After a crash it goes on from the last of these: so much time at most is nobody's loss. */
const KEEP_EVERY = 5_000;

/**
 * The time clocks at tables run by. It goes on evenly while a server runs, whatever anybody does to the machine's clock, and stands
 * still while none does: a clock that was set, or a night without a server, costs nobody time. Storage keeps it over restarts, and keeps
 * several servers together: each follows whichever is furthest.
 */
export class ServerTime {
  readonly #storage: Pick<Storage, 'keepTime'>;
  readonly #monotonic: () => number;
  /** This time minus the machine's even one. */
  #ahead: number;
  readonly #timer: NodeJS.Timeout;

  private constructor(storage: Pick<Storage, 'keepTime'>, monotonic: () => number, at: number, failed: (error: unknown) => void) {
    this.#storage = storage;
    this.#monotonic = monotonic;
    this.#ahead = at - monotonic();
    this.#timer = setInterval(() => void this.keep().catch(failed), KEEP_EVERY).unref();
  }

  /** The machine's clock counts once, the first time there is any server at all. */
  static async open(
    storage: Pick<Storage, 'keepTime'>,
    { wall, monotonic }: { readonly wall: () => number; readonly monotonic: () => number },
    failed: (error: unknown) => void,
  ): Promise<ServerTime> {
    const kept = await storage.keepTime(0);
    return new ServerTime(storage, monotonic, kept === 0 ? wall() : kept, failed);
  }

  readonly now = (): number => Math.floor(this.#monotonic() + this.#ahead);

  async keep(): Promise<void> {
    const furthest = await this.#storage.keepTime(this.now());
    this.#ahead += Math.max(0, furthest - this.now());
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.keep();
  }
}
