import { Bucket } from '../socket/bucket.ts';

/** Mail that may not have been asked for: at most this many a day to one address, by one visitor, and from one network, which may be a school's. */
const MOST = { to: 3, by: 3, from: 20 };
const DAY_S = 24 * 60 * 60;
const MOST_REMEMBERED = 10_000;

type Mailing = { readonly to: string; readonly by: string; readonly from: string };

/** Counts mails that somebody has the house send to an address that may not be theirs. */
export class Unasked {
  readonly #buckets = new Map<string, Bucket>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether one more may be sent; it counts as sent. */
  may({ to, by, from }: Mailing): boolean {
    const counts = [
      [`from ${from}`, MOST.from],
      [`by ${by}`, MOST.by],
      [`to ${to.toLowerCase()}`, MOST.to],
    ] as const;
    return counts.every(([name, most]) => this.#take(name, most));
  }

  #take(name: string, most: number): boolean {
    if (this.#buckets.size > MOST_REMEMBERED) this.#buckets.clear();
    const bucket = this.#buckets.get(name) ?? new Bucket(most / DAY_S, most, this.#now());
    this.#buckets.set(name, bucket);
    return bucket.take(this.#now());
  }
}
