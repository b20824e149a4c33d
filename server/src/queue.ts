/** One thing after another. What one of them throws is its caller's affair, not that of those behind it. */
export class Queue {
  #tail: Promise<unknown> = Promise.resolve();
  #length = 0;

  get busy(): boolean {
    return this.#length > 0;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    this.#length++;
    const done = this.#tail.then(work).finally(() => {
      this.#length--;
    });
    this.#tail = done.catch(() => {});
    return done;
  }

  /** When everything that waits now is done. */
  async idle(): Promise<void> {
    await this.#tail;
  }
}
