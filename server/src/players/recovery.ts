import { randomInt, scrypt } from 'node:crypto';
import { at, type Language } from '@orrery/kernel';
import { RECOVERY_WORDS, recoveryLists } from '@orrery/protocol/recovery';
import { newToken } from '../identity.ts';
import { Queue } from '../queue.ts';
import { Refusal } from '../refusal.ts';
import type { Storage } from '../storage/storage.ts';

/** About 60 ms and 32 MB for each try: whoever has a copy of the database has to pay that 2^80 times, and so has whoever asks us. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 };
/** So many wait for their turn; whoever comes then is told to come again. */
const MOST_WAITING = 20;

/** Words that lead back to a player. They are kept as a hash alone, which is also what they are found by: nobody has to say who they are. */
export class Recovery {
  readonly #salt: string;
  readonly #line = new Queue();
  #waiting = 0;

  private constructor(salt: string) {
    this.#salt = salt;
  }

  static async open(storage: Storage): Promise<Recovery> {
    return new Recovery(await storage.secret('recovery', newToken()));
  }

  /** Eight of 1024, drawn by the machine: 80 bits. */
  draw(language: Language): string[] {
    const list = recoveryLists[language];
    return Array.from({ length: RECOVERY_WORDS }, () => at(list, randomInt(list.length)));
  }

  /** What is kept of words. One at a time, for it is meant to be dear. */
  async keyOf(words: readonly string[]): Promise<string> {
    if (this.#waiting >= MOST_WAITING) throw new Refusal('busy');
    this.#waiting++;
    try {
      return await this.#line.run(
        () =>
          new Promise<string>((resolve, reject) => {
            scrypt(words.join(' '), this.#salt, 32, COST, (error, key) =>
              error === null ? resolve(key.toString('base64url')) : reject(error),
            );
          }),
      );
    } finally {
      this.#waiting--;
    }
  }
}
