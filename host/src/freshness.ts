import { type Ask, at, type Seat, samePlain } from '@orrery/kernel';

/** For each seat, the act its open question came with: an answer from before that is to another question. */
export class Freshness {
  readonly #asked: number[];

  constructor(asked: readonly number[]) {
    this.#asked = [...asked];
  }

  get asked(): readonly number[] {
    return [...this.#asked];
  }

  askedAt(seat: Seat): number {
    return at(this.#asked, seat);
  }

  /** A question is a new one unless it belongs to a sealed round that is still going on and its seat did not act. */
  turn(before: readonly Ask[], now: readonly Ask[], seq: number): void {
    const sameRound = before.length > 1 && before.length === now.length;
    for (let seat = 0; seat < this.#asked.length; seat++) {
      const was = before.find((a) => a.seat === seat);
      const is = now.find((a) => a.seat === seat);
      const same =
        sameRound && was !== undefined && was.decision === is?.decision && samePlain([was.args, was.answer], [is.args, is.answer]);
      if (!same) this.#asked[seat] = seq;
    }
  }
}
