/** One thing after another. What one of them throws is its caller's affair, not that of those behind it. */
export class Queue {
  #tail: Promise<unknown> = Promise.resolve();
  #length = 0;
  readonly #next = (): void => {
    this.#length--;
  };

  get busy(): boolean {
    return this.#length > 0;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    this.#length++;
    const done = this.#tail.then(work);
    this.#tail = done.then(this.#next, this.#next);
    return done;
  }

  /** When everything that waits now is done. */
  async idle(): Promise<void> {
    await this.#tail;
  }
}
