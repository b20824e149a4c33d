const WITHIN_MS = 2_000;
/** However often it is asked, it is not tried more often than this. */
const FRESH_MS = 500;

/** Whether the server could keep an act now: it writes something, and says what is wrong if it cannot. */
export class Health {
  readonly #write: () => Promise<void>;
  #asked: { readonly at: number; readonly answer: Promise<string | undefined> } | undefined;

  constructor(write: () => Promise<void>) {
    this.#write = write;
  }

  ask(now: number): Promise<string | undefined> {
    if (this.#asked === undefined || Math.abs(now - this.#asked.at) >= FRESH_MS) this.#asked = { at: now, answer: this.#try() };
    return this.#asked.answer;
  }

  async #try(): Promise<string | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve('storage does not answer'), WITHIN_MS);
    });
    const tried = this.#write().then(
      () => undefined,
      () => 'storage cannot write',
    );
    try {
      return await Promise.race([tried, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
