import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often is looked whether it has become quiet. */
const EVERY_MS = 5_000;
/** So little work in that time is quiet: somebody who plays then notices a collection as little as anything. */
const QUIET = 10;
/** Less than this leaves nothing worth collecting. */
const WORTH = 500;

type Collect = (options: { readonly type: 'major'; readonly execution: 'sync'; readonly flavor: 'last-resort' }) => void;

/** V8's own collector, which only whoever starts the process could ask for otherwise. */
function collector(): Collect {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as Collect;
}

/**
 * Gives memory back to the system when it has become quiet. V8 keeps the pages of its busiest minute and collects only when it needs more, so
 * that a thread which has nothing to do would hold on to all of them for ever. One of these looks after one thread.
 */
export class GiveBack {
  readonly #timer: NodeJS.Timeout;
  #collect: Collect | undefined;
  /** Since the last collection; starting leaves more than enough behind. */
  #done = WORTH;
  #lately = 0;

  constructor(every = EVERY_MS) {
    this.#timer = setInterval(() => this.#look(), every).unref();
  }

  /** This much was done. */
  worked(jobs: number): void {
    this.#lately += jobs;
  }

  #look(): void {
    const lately = this.#lately;
    this.#done += lately;
    this.#lately = 0;
    if (lately > QUIET || this.#done < WORTH) return;
    this.#done = 0;
    this.#collect ??= collector();
    this.#collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
