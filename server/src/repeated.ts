/** Does something again and again, with a pause after each time, until it is stopped; whoever stops it waits for what is under way. */
export class Repeated {
  readonly #every: number;
  readonly #work: () => Promise<void>;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #doing: Promise<void> = Promise.resolve();

  constructor(every: number, work: () => Promise<void>, failed: (error: unknown) => void) {
    this.#every = every;
    this.#work = () => work().catch(failed);
    this.#next();
  }

  #next(): void {
    this.#timer = setTimeout(() => {
      this.#doing = this.#work().finally(() => {
        if (!this.#stopped) this.#next();
      });
    }, this.#every).unref();
  }

  get stopped(): boolean {
    return this.#stopped;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#doing;
  }
}
