import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';

/** Asks a thread to close its port, whereupon it has nothing left to wait for. */
export const END = 'end';

/** How long a thread may go on with what it is at before it is ended from outside. */
const FINISH_WITHIN_MS = 1_000;
/** A thread that is at nothing is still starting, on a machine that is busy; this long after all others, it hangs. */
const START_WITHIN_MS = 30_000;

/**
 * Lets a thread end by itself. Ending it from outside while it loads modules or a native library is a race within the engine that, once in
 * some hundred times, took the whole process along; so only a thread that says it is `busy`, with everything loaded, is ended that way.
 */
export async function endThread(thread: Worker, busy: () => boolean = () => false): Promise<void> {
  // Number -1: it has ended already, and would not say so again.
  if (thread.threadId === -1) return;
  const since = performance.now();
  const late = new AbortController();
  const watch = setInterval(() => {
    const waited = performance.now() - since;
    if (waited > START_WITHIN_MS || (waited > FINISH_WITHIN_MS && busy())) late.abort();
  }, 100);
  try {
    thread.postMessage(END);
    await once(thread, 'exit', { signal: late.signal });
  } catch {
    await thread.terminate();
  } finally {
    clearInterval(watch);
  }
}
