import { at } from '@orrery/kernel';

/**
 * One flush for everything that waits. While a batch is being written, what arrives is gathered; the next batch takes all of it, so that
 * the disk's pace sets the size of a batch and nobody waits for more than two flushes.
 */
export class GroupCommit<Item, Result> {
  readonly #write: (batch: readonly Item[]) => Promise<readonly Result[]>;
  readonly #most: number;
  #waiting: { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }[] = [];
  #writing = false;

  constructor(write: (batch: readonly Item[]) => Promise<readonly Result[]>, most: number) {
    this.#write = write;
    this.#most = most;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (this.#writing) return;
      this.#writing = true;
      // After this turn of the event loop: what arrived together is written together.
      setImmediate(() => void this.#drain());
    });
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#most);
      try {
        const results = await this.#write(batch.map((b) => b.item));
        for (const [i, { resolve }] of batch.entries()) resolve(at(results, i));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#writing = false;
  }
}
