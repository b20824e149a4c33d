import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';

/** Asks a thread to close its port, whereupon it has nothing left to wait for. */
export const END = 'end';

/** A thread that has not ended by then is at something that never looks up. */
const WITHIN_MS = 1_000;

/**
 * Lets a thread end by itself. Ending it from outside while it loads modules or a native library is a race within the engine that, once in
 * some hundred times, took the whole process along.
 */
export async function endThread(thread: Worker): Promise<void> {
  // Number -1: it has ended already, and would not say so again.
  if (thread.threadId === -1) return;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), WITHIN_MS);
  try {
    thread.postMessage(END);
    await once(thread, 'exit', { signal: late.signal });
  } catch {
    await thread.terminate();
  } finally {
    clearTimeout(timer);
  }
}
