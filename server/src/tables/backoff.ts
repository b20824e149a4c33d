const FIRST_MS = 250;
const LONGEST_MS = 60_000;

/** Whoever is refused waits before trying the same again, twice as long each time. */
export class Backoff {
  #refusals = 0;
  #until = 0;
  #what: string | undefined;

  /** Whether it is too early to try this again. Something else may be tried at once. */
  holds(what: string, now: number): boolean {
    return what === this.#what && now < this.#until;
  }

  /** Notes a refusal; how often in a row it was, and how long to wait. */
  refused(what: string, now: number): { readonly refusals: number; readonly wait: number } {
    this.#refusals = what === this.#what ? this.#refusals + 1 : 1;
    this.#what = what;
    const wait = Math.min(FIRST_MS * 2 ** (this.#refusals - 1), LONGEST_MS);
    this.#until = now + wait;
    return { refusals: this.#refusals, wait };
  }
}
