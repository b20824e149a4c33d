import { at, type Seat } from '@orrery/kernel';
import { OrderRejected } from './order-rejected.ts';

/** This often each seat may go there while the match comes no further. */
const MOST = 16;

/**
 * Acts that are made and unmade without the match coming any further: hints allowed and withdrawn, a bot let in and sent away. Going is
 * counted, coming back never refused: nobody is kept from their own seat, and nobody fills a log for ever.
 */
export class ToAndFro {
  /** The most answers that ever stood: what is taken back and given again is no progress. */
  #furthest: number;
  #counts: number[];

  constructor(seats: number, furthest: number) {
    this.#furthest = furthest;
    this.#counts = Array.from({ length: seats }, () => 0);
  }

  static from({ furthest, counts }: ToAndFro['state']): ToAndFro {
    const all = new ToAndFro(counts.length, furthest);
    all.#counts = [...counts];
    return all;
  }

  get state(): { readonly furthest: number; readonly counts: readonly number[] } {
    return { furthest: this.#furthest, counts: [...this.#counts] };
  }

  mayGo(seat: Seat): void {
    if (at(this.#counts, seat) >= MOST) throw new OrderRejected('tooOften');
  }

  went(seat: Seat): void {
    this.#counts[seat] = at(this.#counts, seat) + 1;
  }

  /** This many answers stand. */
  reached(at: number): void {
    if (at <= this.#furthest) return;
    this.#furthest = at;
    this.#counts.fill(0);
  }
}
