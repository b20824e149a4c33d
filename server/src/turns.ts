import { Queue } from './queue.ts';

/** Whoever counts first and acts afterwards must be alone meanwhile, or many at once all count the same: one at a time under each name. */
export class Turns {
  readonly #queues = new Map<string, { readonly queue: Queue; users: number }>();

  /** Does this when it is its turn under all of these names, which everybody must give in the same order. */
  async take<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    const [name, ...others] = names;
    if (name === undefined) return work();
    const entry = this.#queues.get(name) ?? { queue: new Queue(), users: 0 };
    this.#queues.set(name, entry);
    entry.users++;
    try {
      return await entry.queue.run(() => this.take(others, work));
    } finally {
      if (--entry.users === 0) this.#queues.delete(name);
    }
  }
}
